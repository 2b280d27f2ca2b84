// A hint: a strong bot's plan, drawn on the board and listed step by step, with its reasons and an alternative.

import { type AnyGameUi, type StandingItem, type Tale, useLayer } from '@tableworks/board-kit'
import type { Hint, Reason } from '@tableworks/bots'
import type { AnyGame, Seat, SeatView } from '@tableworks/kernel'
import { Button, FailureNote } from '../parts/parts.tsx'
import { heightAs } from './height-as.ts'
import { t } from './words.ts'
import css from './hint-note.module.css'
import { CLEAR, inPoints, isClose, sayAction, sayChoice, sayReason, sayWorth } from './hints.ts'
import { useTable } from './table-model.ts'
import type { ShownHint } from './use-hint.ts'
import { changesOf } from './voice.ts'

const heightAsTip = heightAs('--tip')

/** Placed beside the board, or above the bottom bar of a phone or an upright tablet. */
export function HintNote() {
  const { hinting, isText, layout } = useTable()
  const { asked, close } = hinting
  if (asked === null) return null
  return (
    <section
      ref={heightAsTip}
      className={css['note']}
      aria-label={t('hint.title')}
      data-layout={isText ? 'text' : layout}
      data-hint={asked.state}
    >
      <div role="status">
        {asked.state === 'thinking' && <p className={css['thinking']}>{t('hint.thinking')}</p>}
        {asked.state === 'failed' && <FailureNote error={asked.error} />}
        {asked.state === 'ready' && <Idea shown={asked} />}
      </div>
      <div className={css['row']}>
        {asked.state === 'ready' && <Follow shown={asked} />}
        <Button onClick={close}>{asked.state === 'thinking' ? t('stop') : t('close')}</Button>
      </div>
    </section>
  )
}

function Idea({ shown }: { shown: ShownHint }) {
  const { game, voice, seen } = useTable()
  const { hint, isSecond } = shown
  const other = isSecond ? hint.action : hint.instead
  return (
    <>
      <h2>{t(isSecond ? 'hint.another' : 'hint.would')}</h2>
      <Steps shown={shown} />
      {isClose(hint) && !isSecond && <p>{t('hint.several')}</p>}
      {isSecond && other !== null && (
        <p>{t(isClose(hint) ? 'hint.even' : 'hint.behind', { other: sayAction(game, voice, other, seen) })}</p>
      )}
      {!isSecond && other !== null && <Why game={game} hint={hint} other={sayAction(game, voice, other, seen)} />}
      <p className={css['guess']}>{t('hint.guess')}</p>
    </>
  )
}

/** The remaining steps, numbered as on the board, and their total effect. */
function Steps({ shown: { left } }: { shown: ShownHint }) {
  const { game, voice, plan, board, seen, box } = useTable()
  if (plan === null || plan.tale === null)
    return (
      <ol className={css['action']} translate="no">
        {left.map((choice, i) => (
          <li key={`${i} ${choice.name}`}>{sayChoice(game, voice, choice, seen)}</li>
        ))}
      </ol>
    )
  const sum = sumOf(board, seen, plan.after, box)
  return (
    <>
      <ol className={css['action']} translate="no">
        {plan.tale.clauses.map(clause => (
          <Step key={clause.text} {...clause} />
        ))}
      </ol>
      {sum !== '' && <p className={css['sum']}>{t('hint.inAll', { sum })}</p>}
    </>
  )
}

const Step = ({ text, sign }: Tale['clauses'][number]) => (
  <li data-unnumbered={sign === null || undefined}>
    {sign !== null && <b className={css['sign']}>{sign}</b>}
    {text}
  </li>
)

/** "Credits 14 → 16, Water 3 → 4". */
function sumOf(board: AnyGameUi | null, before: SeatView, after: SeatView, box: unknown): string {
  if (board === null || before.seat === null) return ''
  const figuresOf = (seen: SeatView, side: Seat): readonly StandingItem[] => board.standing(seen, side, box)
  return changesOf(figuresOf, before, after, before.seat)
    .map(({ label, from, to }) => t('table.change', { label, from, to }))
    .join(', ')
}

/** Plays the next move of the plan, or shows the alternative. */
function Follow({ shown: { hint, isSecond, left } }: { shown: ShownHint }) {
  const { hinting } = useTable()
  const { offered, hand } = useLayer()
  const next = offered.choices.find(({ name, open }) => open && name === left[0]?.name)
  return (
    <>
      {next !== undefined && (
        <Button kind="strong" onClick={() => hand.choose(next)}>
          {t(left.length > 1 ? 'hint.doNext' : 'hint.doIt')}
        </Button>
      )}
      {hint.instead !== null && (
        <Button onClick={hinting.turnOver}>{t(isSecond ? 'hint.firstIdea' : 'hint.nextIdea')}</Button>
      )}
    </>
  )
}

interface About {
  readonly game: AnyGame
  readonly hint: Hint
  readonly other: string
}

function Why(about: About) {
  const { chances } = about.hint
  return (
    <>
      {chances !== null && (
        <p>
          {t('hint.chances', { own: inPercent(chances.own), other: about.other, instead: inPercent(chances.instead) })}
        </p>
      )}
      <WhyPoints {...about} />
    </>
  )
}

function WhyPoints({ game, hint, other }: About) {
  const { reasons, against, playedOn, chances, margin } = hint
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
  if (reasons.length === 0) return chances === null ? <p>{t('hint.noReason', { other })}</p> : null
  return (
    <>
      <p>{t(margin < CLEAR ? 'hint.hardly' : 'hint.ratherThan', { other })}</p>
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

export const Reasons = ({ game, reasons }: { game: AnyGame; reasons: readonly Reason[] }) => (
  <ul className={css['reasons']}>
    {reasons.map(reason => (
      <li key={reason.part}>
        <span translate="no">{sayReason(game, reason)}</span>{' '}
        {sayWorth(reason) !== null && <small title={t('hint.worth')}>{sayWorth(reason)}</small>}
      </li>
    ))}
  </ul>
)

const inPercent = (chance: number): string => `${Math.round(100 * chance)}%`
