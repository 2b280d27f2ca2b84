// The last two weeks of daily puzzles, and how many were solved in a row.

import { Link } from 'wouter'
import { sayDay } from '../words/index.ts'
import { t } from './words.ts'
import { addressOfDay, dailyPuzzle, today } from './books.ts'
import { type Day, dayAfter, noonOf } from './days.ts'
import css from './puzzles.module.css'
import { isSolved, streakNow, triedDays, triedIn, type Try } from './tries.ts'

const WEEKS = 2

type Mark = Try | 'afterwards' | 'open'

/** The result of a day's puzzle on that day, or whether it was solved later. */
function markOf(day: Day): Mark {
  const then = triedDays()[day]
  if (then !== undefined) return then
  const puzzle = dailyPuzzle(day)
  return puzzle !== undefined && isSolved(triedIn(puzzle.game)[puzzle.id]) ? 'afterwards' : 'open'
}

const SIGNS: Readonly<Record<Mark, string>> = {
  first: '✓',
  later: '✓',
  afterwards: '✓',
  missed: '✗',
  shown: '–',
  open: '',
}

/** One mark for each day, oldest first. Each leads to its puzzle. */
function StreakRow() {
  const now = today()
  const days = Array.from({ length: 7 * WEEKS }, (_, i) => dayAfter(now, i + 1 - 7 * WEEKS))
  return (
    <ol className={css['days']} aria-label={t('puzzle.lastDays')}>
      {days.map(day => {
        const mark = markOf(day)
        const said = t('puzzle.dayIs', { day: sayDay(noonOf(day)), mark: t(`puzzle.mark.${mark}`) })
        return (
          <li key={day}>
            {dailyPuzzle(day) === undefined ? (
              <span aria-hidden="true" />
            ) : (
              <Link
                href={addressOfDay(day)}
                aria-label={said}
                title={said}
                data-mark={mark}
                data-today={day === now || undefined}
              >
                {SIGNS[mark] === '' ? Number(day.slice(-2)) : SIGNS[mark]}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function sayStreak(now: Day): string {
  const { current, longest } = streakNow(now)
  if (longest === 0) return t('puzzle.noStreak')
  return t('puzzle.streak', { current: t('puzzle.dayCount', { count: current }), longest })
}

/** The streak in words, the days, and what counts towards it. */
export const StreakNote = () => (
  <div className={css['streak']}>
    <p>
      <b>{sayStreak(today())}</b>
    </p>
    <StreakRow />
    <p className={css['fine']}>{t('puzzle.counts')}</p>
  </div>
)
