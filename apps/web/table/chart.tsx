// Everyone's score from round to round: the main figure in the seat panels, as the viewer could see it at the time.

import { type AnyGameUi, ScoreChart } from '@tableworks/board-kit'
import type { Foresight, TableLink } from '@tableworks/host'
import type { Chapter } from '@tableworks/kernel'
import { FailureNote, Loading } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { countedOf } from './figures.ts'
import type { Shown } from './shown.ts'
import { AFTER_ALL } from './stops.ts'

interface ChartProps {
  readonly tables: TableLink
  readonly state: Shown
  readonly board: AnyGameUi | null
  readonly foresight: Foresight
  readonly chapters: readonly Chapter[]
}

export function Chart({ tables, state: { card, viewer, position }, board, foresight, chapters }: ChartProps) {
  const { last, seq } = position
  const steps = stopsOf(chapters, last)
  const [course] = useLoad(`chart of ${card.id} for ${viewer} at ${seq}`, async () => {
    const views = await tables.moments(
      card.id,
      viewer,
      steps.map(step => ({ step, nth: AFTER_ALL })),
    )
    return views.map(seen => card.sides.map((_name, side) => countedOf(board, seen, side, foresight)))
  })
  if (course.state === 'failed') return <FailureNote error={course.error} />
  if (course.state === 'loading') return <Loading text={t('table.chartLoading')} />
  return <ScoreChart sideNames={card.sides} scores={byStep(steps, course.value, last)} chapters={chapters} />
}

/** The maximum number of positions per request. */
const MOST = 100

/** The steps where chapters of the smallest kind begin, plus the start and the current step. */
function stopsOf(chapters: readonly Chapter[], last: number): number[] {
  const rounds = chapters.filter(({ name }) => name === chapters.at(-1)?.name).map(({ step }) => step)
  return [...new Set([0, ...rounds.slice(2 - MOST), last])]
}

/** The scores at every step. Steps between two stops have the scores of the earlier stop. */
function byStep(steps: readonly number[], scores: readonly (readonly number[])[], last: number): (readonly number[])[] {
  return Array.from(
    { length: last + 1 },
    (_, step) => scores[steps.findLastIndex(stop => stop <= step)] ?? scores[0] ?? [],
  )
}
