// Steps through a table's history, links to a step, and starts a what-if from a step.

import type { Seat } from '@tableworks/kernel'
import { useId, useReducer, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { type TableLink, HostError } from '@tableworks/host'
import { ActButton, Button } from '../parts/parts.tsx'
import { t } from './words.ts'
import { addressOf } from './address.ts'
import css from './replay.module.css'
import type { TableSession } from './session.ts'
import { stopsFrom } from './stops.ts'
import type { Shown } from './shown.ts'
import type { Replaying } from './use-replaying.ts'

interface ReplayProps {
  readonly tables: TableLink
  readonly session: TableSession
  readonly state: Shown
  readonly replaying: Replaying
}

export function Replay({ tables, session, state, replaying }: ReplayProps) {
  const { stops, by, setUnit, autoplay, goTo, goBy } = replaying
  const { position, card, viewer } = state
  const { step, last } = position
  const [copied, setCopied] = useState<number | null>(null)
  if (last === 0) return null

  const copyLink = async () => {
    const link = new URL(addressOf(card.id, step), location.href).href
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      throw new HostError('noClipboard', link) // the browser doesn't allow it, or the page came over plain http
    }
    setCopied(step)
  }
  const whatIf = async () => navigate(addressOf(await tables.branch(card.id, viewer, step), null))

  return (
    <section className={css['replay']} aria-label={t('table.replay')}>
      <div className={css['scrub']}>
        <Jump label={t('table.first')} sign={FIRST} isOff={step === 0} onPress={() => goTo(0)} />
        <Jump label={t('table.previous')} sign={BACK} isOff={step === 0} onPress={() => goBy(-1)} />
        <Jump
          label={t(autoplay.isPlaying ? 'table.stopReplay' : 'table.playReplay')}
          sign={autoplay.isPlaying ? PAUSE : PLAY}
          isOff={false}
          onPress={() => {
            if (autoplay.isPlaying) autoplay.stop()
            else autoplay.play(step === last ? by.steps : [step, ...stopsFrom(by, step, 1)], 'stay')
          }}
        />
        <Jump label={t('table.next')} sign={ON} isOff={step === last} onPress={() => goBy(1)} />
        <Jump label={t('table.now')} sign={LAST} isOff={step === last} onPress={() => goTo(last)} />
        <Slider
          session={session}
          last={last}
          ticks={stops.length > 2 ? (stops.at(-1)?.steps ?? []) : []}
          onStep={goTo}
        />
        <output className={css['step']}>{t('table.step', { step, last })}</output>
        <label className={css['by']}>
          {t('table.replayBy')}
          <select value={by.unit} onChange={event => setUnit(event.target.value)}>
            {stops.map(({ unit }) => (
              <option key={unit} value={unit}>
                {unitName(unit)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={css['more']}>
        {card.result !== null && <LookAs session={session} state={state} />}
        <ActButton work={copyLink}>{t('table.copyLink')}</ActButton>
        {position.seen.result === null && (card.online === undefined || card.result !== null) && (
          <ActButton title={t('table.whatIfHint')} work={whatIf}>
            {t('table.whatIf')}
          </ActButton>
        )}
        <span role="status">{copied === step && t('table.linkCopied', { step })}</span>
      </div>
    </section>
  )
}

interface SliderProps {
  readonly session: TableSession
  readonly last: number
  /** Where the largest chapters of the game begin. */
  readonly ticks: readonly number[]
  readonly onStep: (step: number) => void
}

/** Follows the pointer, showing the requested step without waiting for the render. */
function Slider({ session, last, ticks, onStep }: SliderProps) {
  const marks = useId()
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  const step = session.wanted ?? last
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        list={marks}
        aria-label={t('table.stepLabel')}
        aria-valuetext={t('table.step', { step, last })}
        onChange={event => {
          onStep(Number(event.target.value))
          drawAnew()
        }}
      />
      <datalist id={marks}>
        {ticks.map(tick => (
          <option key={tick}>{tick}</option>
        ))}
      </datalist>
    </>
  )
}

const FIRST = 'M4 5h3v14H4zM20 5v14L8 12z'
const BACK = 'M16 5v14L5 12zM17 5h3v14h-3z'
const ON = 'M8 5v14l11-7zM4 5h3v14H4z'
const PLAY = 'M7 5v14l11-7z'
const PAUSE = 'M6 5h4v14H6zM14 5h4v14h-4z'
const LAST = 'M17 5h3v14h-3zM4 5v14l12-7z'

interface JumpProps {
  readonly label: string
  readonly sign: string
  readonly isOff: boolean
  readonly onPress: () => void
}

const Jump = ({ label, sign, isOff, onPress }: JumpProps) => (
  <Button
    kind="quiet"
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onPress()}
  >
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d={sign} />
    </svg>
  </Button>
)

/** When the game is over, any seat's view can be shown. */
const LookAs = ({ session, state: { card, viewer } }: { session: TableSession; state: Shown }) => (
  <label className={css['lookAs']}>
    {t('table.lookAs')}
    <select
      value={viewer ?? ''}
      onChange={event => session.lookAs(event.target.value === '' ? null : (Number(event.target.value) as Seat))}
    >
      <option value="">{t('table.everyone')}</option>
      {card.seats.map(({ name }, seat) => (
        <option key={name} value={seat} translate="no">
          {name}
        </option>
      ))}
    </select>
  </label>
)

const UNITS = ['choice', 'turn', 'round', 'age', 'cycle'] as const

/** The name of a kind of chapter; a game's own word is used unchanged. */
function unitName(unit: string): string {
  const known = UNITS.find(one => one === unit)
  return known === undefined ? unit : t(`table.unit.${known}`)
}
