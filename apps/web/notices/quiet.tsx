// Quiet hours in the player's own time zone.

import type { QuietHours } from '@tableworks/protocol'
import { useState } from 'react'
import { onlineTables } from '../online/here.ts'
import { ActButton, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import css from './notices.module.css'

const EVENING = '22:30'
const MORNING = '07:00'

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export function Quiet({ hours, onChange }: { hours: QuietHours | null; onChange: () => void }) {
  const [from, setFrom] = useState(hours === null ? EVENING : clockOf(hours.from))
  const [to, setTo] = useState(hours === null ? MORNING : clockOf(hours.to))
  const keep = async (kept: QuietHours | null) => {
    await (await onlineTables()).ask('keepQuiet', { hours: kept })
    onChange()
  }
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <section className={parts['panel']} aria-labelledby="quiet">
      <h2 id="quiet">{t('notices.quiet.title')}</h2>
      <p role="status">
        {hours === null
          ? t('notices.quiet.off')
          : t('notices.quiet.on', { from: clockOf(hours.from), to: clockOf(hours.to), zone: hours.zone })}
      </p>
      <div className={css['hours']}>
        <label className={parts['field']}>
          <span>{t('notices.quiet.from')}</span>
          <input className={parts['input']} type="time" value={from} onChange={event => setFrom(event.target.value)} />
        </label>
        <label className={parts['field']}>
          <span>{t('notices.quiet.to')}</span>
          <input className={parts['input']} type="time" value={to} onChange={event => setTo(event.target.value)} />
        </label>
        <ActButton work={() => keep({ from: minutesOf(from), to: minutesOf(to), zone })}>
          {t('notices.quiet.keep')}
        </ActButton>
        {hours !== null && <ActButton work={() => keep(null)}>{t('notices.quiet.drop')}</ActButton>}
      </div>
    </section>
  )
}
