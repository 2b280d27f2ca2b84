// A lesson's page: the table at the lesson's position, with its coach.

import type { AnyExercise } from '@tableworks/lessons'
import { useCallback, useMemo, useState } from 'react'
import { loadGame } from '../games.ts'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import { Failure } from '../parts/parts.tsx'
import { TableOutline } from '../parts/table-outline.tsx'
import { useLoad } from '../parts/use-load.ts'
import { inLocale } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { type Kind, loadBook } from './books.ts'
import { type LessonStarting, type Taught, TaughtContext } from './coach.ts'
import { AtTable } from './at-table.tsx'
import { openExercise } from './lesson-host.ts'
import { progressIn } from './progress.ts'

interface LessonPageProps {
  readonly kind: Kind
  readonly game: string
  /** Counted from 1. */
  readonly number: number
}

export function LessonPage({ kind, game, number }: LessonPageProps) {
  const [loaded] = useLoad(`book of ${game}`, () => loadBook(game))
  if (loaded.state === 'loading') return <TableOutline />
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  const { lessons = [], challenges = [] } = loaded.value ?? {}
  const lesson = kind === 'lesson' ? lessons[number - 1] : undefined
  const challenge = kind === 'challenge' ? challenges[number - 1] : undefined
  if (lesson !== undefined) return <Opened game={game} number={number} exercise={{ lesson }} of={lesson} />
  if (challenge !== undefined) return <Opened game={game} number={number} exercise={{ challenge }} of={challenge} />
  return <NotFound />
}

interface OpenedProps extends Pick<Taught, 'game' | 'number' | 'exercise'> {
  readonly of: AnyExercise
}

/** Each start opens a new table, so a restarted lesson has the same dice. */
interface Start extends LessonStarting {
  readonly round: number
}

const FIRST: Start = { round: 0, line: [], finished: [], shows: false }

/** Where the learner left a lesson. */
const startOf = (game: string, { id }: AnyExercise): Start => ({ ...FIRST, ...progressIn(game).begun[id] })

function Opened({ game, number, exercise, of }: OpenedProps) {
  const [start, setStart] = useState(() => startOf(game, of))
  const { round, line } = start
  const [loaded] = useLoad(`${of.id} ${round}`, async () => openExercise(await loadGame(game), of, line))
  usePageTitle(t('lesson.pageTitle', { title: inLocale(of.title), game: nameOf(game) }))
  const restart = useCallback(
    (later: Partial<LessonStarting> = {}) => setStart(before => ({ ...FIRST, ...later, round: before.round + 1 })),
    [],
  )
  const taught = useMemo(
    () => ({ game, number, exercise, start, restart }),
    // The exercise object changes with every render, but its id doesn't.
    // oxlint-disable-next-line react/exhaustive-deps
    [game, number, of, start, restart],
  )
  if (loaded.state === 'failed') {
    // A new version of the game may refuse moves that an older version stored.
    if (line.length > 0 && round === 0) restart()
    return <Failure error={loaded.error} />
  }
  if (loaded.state === 'loading') return <TableOutline />
  return (
    <TaughtContext value={taught}>
      <AtTable key={`${of.id} ${round}`} {...loaded.value} />
    </TaughtContext>
  )
}
