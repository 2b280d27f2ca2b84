// A puzzle's page: the table at the puzzle's position. `/puzzle` is today's, `/puzzle/2026-11-18` that day's.

import { beginsOf } from '@tableworks/bots'
import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { loadGame } from '../games.ts'
import { loadBots } from '../host/bot-entries.ts'
import { AtTable } from '../lessons/at-table.tsx'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import { ButtonLink, Failure, partsCss as parts } from '../parts/parts.tsx'
import { TableOutline } from '../parts/table-outline.tsx'
import { useLoad } from '../parts/use-load.ts'
import { sayDay } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { dailyPuzzle, filterIn, loadPuzzle, today } from './books.ts'
import { type Day, isDay, noonOf } from './days.ts'
import { type Posed, PosedContext } from './posing.ts'
import { openPuzzle } from './puzzle-host.ts'

interface PuzzlePageProps {
  /** Omit it for the puzzle of a day. */
  readonly at?: Pick<OnePuzzleProps, 'game' | 'id'>
  /** Omit it for today. */
  readonly day?: Day | undefined
}

export const PuzzlePage = ({ at, day }: PuzzlePageProps) =>
  at === undefined ? <DailyPuzzle day={day} /> : <OnePuzzle {...at} />

function DailyPuzzle({ day }: Pick<PuzzlePageProps, 'day'>) {
  // A puzzle that was opened before midnight stays on screen and counts for its day.
  const [opened] = useState(today)
  const wanted = day ?? opened
  const puzzle = isDay(wanted) && wanted <= opened ? dailyPuzzle(wanted) : undefined
  if (puzzle !== undefined) return <OnePuzzle {...puzzle} day={wanted} isToday={wanted === opened} />
  return isDay(wanted) && wanted > opened ? <NotYet day={wanted} /> : <NotFound />
}

const NotYet = ({ day }: { day: Day }) => (
  <div className={parts['page']}>
    <h1>{t('puzzle.daily')}</h1>
    <p className={parts['text']}>{t('puzzle.notYet', { day: sayDay(noonOf(day)) })}</p>
    <div className={parts['row']}>
      <ButtonLink kind="strong" href="/puzzle">
        {t('puzzle.toToday')}
      </ButtonLink>
    </div>
  </div>
)

interface OnePuzzleProps {
  readonly game: string
  readonly id: string
  readonly day?: Day | null
  readonly isToday?: boolean
}

function OnePuzzle({ game, id, day = null, isToday = false }: OnePuzzleProps) {
  const [loaded] = useLoad(`puzzle ${game} ${id}`, () => opening(game, id))
  const query = useSearch()
  usePageTitle(t(day === null ? 'puzzle.pageTitle' : 'puzzle.dailyTitle', { game: nameOf(game) }))
  const ready = loaded.state === 'ready' ? loaded.value : null
  const posed = useMemo(
    (): Posed | null => ready && { game, ...ready.of, day, isToday, filter: filterIn(query) },
    [ready, game, day, isToday, query],
  )
  if (loaded.state === 'loading') return <TableOutline />
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (posed === null || ready === null) return <NotFound />
  return (
    <PosedContext value={posed}>
      <AtTable key={id} {...ready.table} earliest={posed.puzzle.step} />
    </PosedContext>
  )
}

/** Null if there is no such puzzle. */
async function opening(name: string, id: string) {
  const found = await loadPuzzle(name, id)
  if (found === null) return null
  const { book, puzzle } = found
  const [game, bots] = await Promise.all([loadGame(name), loadBots(name)])
  const { explaining } = bots
  if (explaining === undefined) return null
  return { of: { book, puzzle, begins: beginsOf(bots), explaining }, table: await openPuzzle(game, book, puzzle) }
}
