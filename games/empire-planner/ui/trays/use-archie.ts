// Facts are delivered only once, so this remembers Archie's last action until his next one.

import { useState } from 'react'
import type { Fact } from '../../facts.ts'
import type { State } from '../../state.ts'
import { type BuildStep, type ChartReading, chartReading, buildSteps, stillHolds } from './chart-reading.ts'

interface ArchieNews {
  readonly facts: readonly Fact[]
  readonly reading: ChartReading | null
  readonly steps: readonly BuildStep[]
}

export function useArchie(g: State, facts: readonly Fact[]): ArchieNews {
  const [kept, setKept] = useState<ArchieNews>({ facts: [], reading: null, steps: [] })
  if (kept.facts === facts) return kept
  const steps = buildSteps(facts)
  const read = chartReading(facts) ?? kept.reading
  const news = {
    facts,
    reading: read !== null && stillHolds(g, read) ? read : null,
    steps: steps.length > 0 ? steps : kept.steps,
  }
  setKept(news)
  return news
}
