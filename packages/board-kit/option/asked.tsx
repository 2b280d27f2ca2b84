// The prompt, and which player it's for.

import type { ReactNode } from 'react'
import type { TurnProgress } from '../game-ui.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import { type Layer, type Shown, useLayer } from './layer-context.ts'
import css from './prompt-bar.module.css'
import { RuleLink } from './rule-link.tsx'

export interface AskedProps {
  /** Whether the key that returns to the prompt always leads here, even in text mode. */
  readonly home?: 'always'
  readonly progress?: TurnProgress | null | undefined
  readonly waiting?: OthersWaiting | null | undefined
  /** The deciding player's clock, where no other clock is visible. */
  readonly clock?: ReactNode
}

/** What the prompt says while the viewer waits for several seats. */
export interface OthersWaiting {
  readonly who: string
  readonly why: string
}

/** "Your turn, Ann. Harvest two of a good, sell some, or deliver your order." */
export function Asked({ home, progress, waiting = null, clock }: AskedProps) {
  const layer = useLayer()
  const { seen, game } = layer.shown
  const top = seen.frames.at(-1)
  const question = waiting?.why ?? questionOf(layer)
  return (
    <div className={css['asked']}>
      {seen.actor !== null && <SeatMark seat={seen.actor} size={34} />}
      <div>
        {seen.actor !== null && (
          <div className={css['who']}>
            <p role="status">{waiting?.who ?? whoseTurn(layer.shown, seen.actor)}</p>
            <RuleLink rule={game.words.clauses?.prompts[top?.step ?? '']} />
            {clock}
          </div>
        )}
        <h2
          className={css['prompt']}
          tabIndex={-1}
          data-home={home ?? ''}
          data-long={question.length > TWO_LINES || undefined}
        >
          {question}
        </h2>
      </div>
      {progress && <Progress {...progress} />}
    </div>
  )
}

/** As many letters as fit on two lines on a phone. */
const TWO_LINES = 58

const Progress = ({ now, of, label }: TurnProgress) => (
  <p className={css['progress']}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-done={i < now || undefined} aria-hidden="true" />
    ))}
    <span>{label}</span>
  </p>
)

/** Tells spectators whose turn it is. */
function whoseTurn({ seen, sideNames }: Shown, actor: number): string {
  const name = sideNames[actor] ?? ''
  if (isMine(seen)) return say('turnOf', { name })
  return say(seen.seat === null ? 'watching' : 'waitingFor', { name })
}

/** The prompt addresses the deciding player. For everyone else it's a report. */
function questionOf({ shown: { seen, voice, sideNames }, offered: { choices, question } }: Layer): string {
  const top = seen.frames.at(-1)
  if (top === undefined) return say(seen.result === null ? 'scene.asked' : 'over')
  if (!isMine(seen)) return say('askedOfOthers', { name: sideNames[seen.actor ?? -1] ?? '', prompt: voice.prompt(top) })
  if (question !== null) return question
  return voice.prompt(
    top,
    choices.filter(({ open }) => open).map(({ option }) => option),
  )
}

export const isMine = ({ actor, choices }: { actor: number | null; choices: readonly string[] }): boolean =>
  actor !== null && choices.length > 0
