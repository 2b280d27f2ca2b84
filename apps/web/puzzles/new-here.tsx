// At a daily puzzle of a game the player doesn't know: its lessons, and a puzzle of a game they know.

import { Link } from 'wouter'
import { countDone } from '../lessons/progress.ts'
import { nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import { addressOf, puzzlesOf } from './books.ts'
import { nextPuzzle } from './progress.ts'
import { triedIn } from './tries.ts'
import { t } from './words.ts'

/** Whether the player has finished a lesson of the game, or tried a puzzle. */
const knows = (game: string): boolean =>
  countDone(game).done > 0 || puzzlesOf(game).some(({ id }) => id in triedIn(game))

export function NewHere({ game }: { game: string }) {
  if (knows(game)) return null
  const known = [...WORLDS, TEACHING_GAME].find(one => one !== game && knows(one) && nextPuzzle(one, {}) !== null)
  const other = known === undefined ? null : nextPuzzle(known, {})
  return (
    <>
      {t('puzzle.newTo', { game: nameOf(game) })} <Link href={`/learn/${game}`}>{t('puzzle.learnIt')}</Link>
      {other !== null && (
        <>
          {' · '}
          <Link href={addressOf(other)}>{t('puzzle.solveOther', { game: nameOf(other.game) })}</Link>
        </>
      )}
    </>
  )
}
