// Automatic answers: the host gives them whenever the seat must decide, until the player turns them off.

import type { TablePosition } from '@tableworks/host'
import type { AnyGame } from '@tableworks/kernel'
import { Button, Check, Dialog } from '../parts/parts.tsx'
import { sayList } from '../words/index.ts'
import { t } from './words.ts'
import css from './table-view.module.css'

type Stand = (decision: string, answer: string | null) => void

interface Answer {
  readonly decision: string
  readonly answer: string
  /** The answer's label. */
  readonly label: string
}

export const answersThatMayStand = ({ standingAnswers = {} }: AnyGame): Answer[] =>
  Object.entries(standingAnswers).flatMap(([decision, answers = {}]) =>
    Object.entries(answers).map(([answer, label]) => ({ decision, answer, label })),
  )

interface StandingProps {
  readonly game: AnyGame
  readonly position: TablePosition
  readonly onStand: Stand
}

export const StandingDialog = ({ game, position, onStand, onClose }: StandingProps & { onClose: () => void }) => (
  <Dialog title={t('standing.title')} onClose={onClose}>
    <p>{t('standing.text')}</p>
    {answersThatMayStand(game).map(({ decision, answer, label }) => (
      <Check
        key={`${decision} ${answer}`}
        label={label}
        checked={position.standing[decision] === answer}
        onChange={checked => onStand(decision, checked ? answer : null)}
      />
    ))}
  </Dialog>
)

/** Shows an active automatic answer with a button to turn it off. */
export function StandingNote({ game, position, onStand }: StandingProps) {
  const standing = answersThatMayStand(game).filter(({ decision, answer }) => position.standing[decision] === answer)
  if (standing.length === 0 || position.seen.result !== null) return null
  return (
    <p className={css['notice']} role="status">
      {t('standing.note', { answers: sayList(standing.map(({ label }) => label)) })}
      <Button onClick={() => standing.forEach(({ decision }) => onStand(decision, null))}>{t('standing.stop')}</Button>
    </p>
  )
}
