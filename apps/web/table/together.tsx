// Seats that decide at the same time: the prompt says so, and a player who has chosen can still change their mind.

import { Button } from '../parts/parts.tsx'
import { sayList } from '../words/index.ts'
import { t } from './words.ts'
import { type TableModel, useTable } from './table-model.ts'
import css from './table-view.module.css'

/** What the prompt says while other players have yet to choose; null while the viewer is choosing. */
export function useWaiting() {
  const table = useTable()
  const { position, viewer, sides } = table
  const { together, chosen } = position
  const undecided = together.filter(seat => !chosen.includes(seat))
  if (!isTogether(table) || undecided.some(seat => seat === viewer) || undecided.length === 0) return null
  const names = sayList(undecided.map(seat => sides[seat] ?? ''))
  return { who: t('together.waiting', { names }), why: sayHow(table) }
}

const isTogether = ({ position, isReplay, isHeld }: TableModel): boolean =>
  position.together.length > 1 && !isReplay && !isHeld

function sayHow({ game, position }: TableModel): string {
  const step = game.steps[position.seen.decision ?? '']
  const isSecret = step !== undefined && 'secret' in step && step.secret
  return t(isSecret ? 'together.secretly' : 'together.atOnce')
}

/** Below the question: says that everyone chooses at once, and lets the player change their choice. */
export function Together() {
  const table = useTable()
  const { position, viewer, session } = table
  if (!isTogether(table) || viewer === null || !position.together.includes(viewer)) return null
  const hasChosen = position.chosen.includes(viewer)
  return (
    <p className={css['together']}>
      {hasChosen ? t('together.hint') : `${sayHow(table)} ${t('together.hint')}`}
      {hasChosen && <Button onClick={session.undo}>{t('together.change')}</Button>}
    </p>
  )
}
