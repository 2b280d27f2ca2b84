// Going through the steps of a table, linking to one, and playing on from one.

import type { Seat } from '@tableworks/kernel'
import { useReducer, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { type TableLink, HostError } from '@tableworks/host'
import { ActButton, Button } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import { addressOf } from './address.ts'
import css from './replay.module.css'
import type { TableSession } from './session.ts'
import type { Shown } from './table-view.tsx'

interface ReplayProps {
  readonly tables: TableLink
  readonly session: TableSession
  readonly state: Shown
  readonly onStep: (step: number) => void
  /** So many steps on, or back. */
  readonly onMove: (steps: number) => void
}

export function Replay({ tables, session, state, onStep, onMove }: ReplayProps) {
  const { position, card, viewer } = state
  const { step, last } = position
  const [copied, setCopied] = useState<number | null>(null)
  if (last === 0) return null

  const copyLink = async () => {
    const link = new URL(addressOf(card.id, step), location.href).href
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      throw new HostError('noClipboard', link) // not allowed, or not to be had at a plain http address
    }
    setCopied(step)
  }
  const whatIf = async () => navigate(addressOf(await tables.branch(card.id, viewer, step), null))

  return (
    <section className={css['replay']} aria-label={t('table.replay')}>
      <div className={css['scrub']}>
        <Jump label={t('table.first')} sign={FIRST} isOff={step === 0} onPress={() => onStep(0)} />
        <Jump label={t('table.previous')} sign={BACK} isOff={step === 0} onPress={() => onMove(-1)} />
        <Slider session={session} last={last} onStep={onStep} />
        <Jump label={t('table.next')} sign={ON} isOff={step === last} onPress={() => onMove(1)} />
        <Jump label={t('table.now')} sign={LAST} isOff={step === last} onPress={() => onStep(last)} />
        <output className={css['step']}>{t('table.step', { step, last })}</output>
      </div>
      <div className={css['more']}>
        {card.result !== null && <LookAs session={session} state={state} />}
        <ActButton kind="quiet" work={copyLink}>
          {t('table.copyLink')}
        </ActButton>
        {position.seen.result === null && (
          <ActButton kind="quiet" title={t('table.whatIfHint')} work={whatIf}>
            {t('table.whatIf')}
          </ActButton>
        )}
        <span role="status">{copied === step && t('table.linkCopied', { step })}</span>
      </div>
    </section>
  )
}

/** Stays under the hand: it shows the step asked for and does not wait until that is drawn. */
function Slider({ session, last, onStep }: { session: TableSession; last: number; onStep: (step: number) => void }) {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  const step = session.wanted ?? last
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={step}
      aria-label={t('table.stepLabel')}
      aria-valuetext={t('table.step', { step, last })}
      onChange={event => {
        onStep(Number(event.target.value))
        drawAnew()
      }}
    />
  )
}

const FIRST = 'M4 5h3v14H4zM20 5v14L8 12z'
const BACK = 'M17 5v14L6 12z'
const ON = 'M7 5v14l11-7z'
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

/** When the game is over every seat is open. */
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
