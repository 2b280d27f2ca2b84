// A hint: what a strong player would do, and why. A note beside the board, or above the foot of a phone.

import type { Hint, Reason } from '@tableworks/bots'
import type { Voice } from '@tableworks/board-kit'
import type { AnyGame } from '@tableworks/kernel'
import { Button, FailureNote } from '../parts/parts.tsx'
import type { Layout } from '../parts/use-layout.ts'
import { t } from '../words/index.ts'
import css from './hint-note.module.css'
import { sayAction, sayChoice, sayReason } from './hints.ts'
import type { Asked } from './use-hint.ts'

interface HintNoteProps {
  readonly game: AnyGame
  readonly voice: Voice
  readonly asked: Asked
  readonly layout: Layout | 'text'
  readonly onClose: () => void
}

export function HintNote({ game, voice, asked, layout, onClose }: HintNoteProps) {
  return (
    <section className={css['note']} aria-label={t('hint.title')} data-layout={layout} data-hint={asked.state}>
      <div role="status">
        {asked.state === 'thinking' && <p className={css['thinking']}>{t('hint.thinking')}</p>}
        {asked.state === 'failed' && <FailureNote error={asked.error} />}
        {asked.state === 'ready' && <Answer game={game} voice={voice} hint={asked.hint} made={asked.made} />}
      </div>
      <div className={css['row']}>
        <Button onClick={onClose}>{asked.state === 'thinking' ? t('stop') : t('close')}</Button>
        {asked.state === 'ready' && <small>{t('hint.guess')}</small>}
      </div>
    </section>
  )
}

type Told = Pick<HintNoteProps, 'game' | 'voice'>

function Answer({ game, voice, hint, made }: Told & { hint: Hint; made: number }) {
  const { action, instead } = hint
  return (
    <>
      <h2>{t('hint.would')}</h2>
      <ol className={css['action']} translate="no">
        {action.map((choice, i) => (
          <li
            key={`${i} ${choice.name}`}
            data-made={i < made || undefined}
            aria-current={i === made ? 'step' : undefined}
          >
            {sayChoice(game, voice, choice)}
          </li>
        ))}
      </ol>
      {instead !== null && <Why game={game} hint={hint} other={sayAction(game, voice, instead)} />}
    </>
  )
}

function Why({ game, hint, other }: { game: AnyGame; hint: Hint; other: string }) {
  const { reasons, against, playedOn } = hint
  if (playedOn !== null)
    return (
      <p>
        {Math.abs(playedOn.ahead) < CLEAR
          ? t('hint.even', { other })
          : t(playedOn.ahead > 0 ? 'hint.playedOn' : 'hint.unsure', {
              other,
              count: playedOn.times,
              points: inPoints(playedOn.ahead),
            })}
      </p>
    )
  if (reasons.length === 0) return <p>{t('hint.noReason', { other })}</p>
  return (
    <>
      <p>{t('hint.ratherThan', { other })}</p>
      <Reasons game={game} reasons={reasons} />
      {against.length > 0 && (
        <>
          <p>{t('hint.against')}</p>
          <Reasons game={game} reasons={against} />
        </>
      )}
    </>
  )
}

const Reasons = ({ game, reasons }: { game: AnyGame; reasons: readonly Reason[] }) => (
  <ul className={css['reasons']}>
    {reasons.map(reason => (
      <li key={reason.part}>
        <span translate="no">{sayReason(game, reason)}</span>{' '}
        <small title={t('hint.worth')}>{signed(reason.worth)}</small>
      </li>
    ))}
  </ul>
)

/** Points by which something that was played on has to be ahead to be called better. */
const CLEAR = 0.2

const inPoints = (worth: number): string => Math.abs(worth).toFixed(1)
const signed = (worth: number): string => `${worth < 0 ? '−' : '+'}${inPoints(worth)}`
