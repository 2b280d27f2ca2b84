// Lets players set days away, when their clocks at slow tables stop.

import { HOLIDAY_ALLOWANCE, type HolidayState } from '@tableworks/protocol'
import { type FormEvent, useState } from 'react'
import { onlineTables } from '../online/here.ts'
import { sayLastDay } from '../online/paces.ts'
import { TextField } from '../parts/fields.tsx'
import { ActButton, Button, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { useLoad } from '../parts/use-load.ts'
import { sayDayOfYear } from '../words/index.ts'
import { t } from './words.ts'
import css from './you.module.css'

export function Away() {
  const [loaded, reload] = useLoad('holidays', async () => (await onlineTables()).ask('holidays', {}))
  return (
    <section className={parts['panel']} aria-labelledby="away">
      <h2 id="away">{t('away.title')}</h2>
      <p className={parts['explain']}>{t('away.text', { days: HOLIDAY_ALLOWANCE })}</p>
      {loaded.state === 'loading' && <p>{t('loading')}</p>}
      {loaded.state === 'failed' && <FailureNote error={loaded.error} />}
      {loaded.state === 'ready' && <Plan state={loaded.value} onChange={reload} />}
    </section>
  )
}

function Plan({ state: { left, holiday }, onChange }: { state: HolidayState; onChange: () => void }) {
  const [today] = useState(Date.now)
  if (holiday === null) return left > 0 ? <Plans left={left} onChange={onChange} /> : <p>{t('away.noneLeft')}</p>
  // Compares days, because this device's clock may differ from the server's.
  const hasBegun = dateOf(holiday.from) <= dateOf(today)
  const until = sayLastDay(holiday.until)
  const end = async () => {
    await (await onlineTables()).ask('endHoliday', {})
    onChange()
  }
  return (
    <>
      <p role="status">
        <strong>
          {hasBegun ? t('clock.awayNow', { until }) : t('away.later', { from: sayDayOfYear(holiday.from), until })}
        </strong>
      </p>
      <p>
        <ActButton work={end}>{t(hasBegun ? 'away.end' : 'away.cancel')}</ActButton>
      </p>
    </>
  )
}

const DAY_MS = 24 * 60 * 60_000

/** A date as inputs write it, in the player's time zone. */
function dateOf(time: number): string {
  const date = new Date(time)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}
/** Midnight at the start of that day, or of the day after. */
const startOf = (date: string, daysLater = 0): number => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + daysLater).getTime()
}

function Plans({ left, onChange }: { left: number; onChange: () => void }) {
  const [today] = useState(Date.now)
  const [from, setFrom] = useState(dateOf(today))
  const [until, setUntil] = useState(dateOf(today + 6 * DAY_MS))
  const { busy, error, act } = useAct()
  const days = Math.round((startOf(until, 1) - startOf(from)) / DAY_MS)
  const isValid = days > 0 && days <= left
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return
    act(async () => {
      await (await onlineTables()).ask('takeHoliday', { from: startOf(from), until: startOf(until, 1) })
      onChange()
    })
  }
  return (
    <form className={css['away']} onSubmit={save}>
      <TextField type="date" label={t('away.from')} required min={dateOf(today)} value={from} onChange={setFrom} />
      <TextField type="date" label={t('away.until')} required min={from} value={until} onChange={setUntil} />
      <Button type="submit" kind="strong" aria-disabled={busy || !isValid || undefined}>
        {t('away.save')}
      </Button>
      <p role="status">{sayDays(days, left)}</p>
      {error !== null && <FailureNote error={error} />}
    </form>
  )
}

function sayDays(days: number, left: number): string {
  if (!(days > 0)) return t('away.order')
  return t(days > left ? 'away.tooLong' : 'away.days', { days: t('away.count', { count: days }), left })
}
