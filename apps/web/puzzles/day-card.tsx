// Today's puzzle on the home page, with the streak. In a version without puzzles, renders nothing.

import { Link } from 'wouter'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { Icon } from '../parts/icons.tsx'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { dailyPuzzle, sayLevel } from './books.ts'
import css from './day-card.module.css'
import { streakNow, triedDays } from './tries.ts'
import { useToday } from './use-today.ts'

export function DayCard() {
  const now = useToday()
  const puzzle = dailyPuzzle(now)
  if (puzzle === undefined) return null
  const tried = triedDays()[now]
  const { current } = streakNow(now)
  return (
    <Link href="/puzzle" className={css['card']} data-tried={tried}>
      <BoardCloseUp game={puzzle.game} sizes="8rem" />
      <span>
        <strong>{t('puzzle.daily')}</strong>
        <span>
          {[
            nameOf(puzzle.game),
            tried === undefined ? sayLevel(puzzle.level) : t(`puzzle.today.${tried}`),
            ...(current > 0 ? [t('puzzle.inARow', { count: current })] : []),
          ].join(' · ')}
        </span>
      </span>
      <Icon name={tried === 'first' || tried === 'later' ? 'check' : 'right'} size={20} />
    </Link>
  )
}
