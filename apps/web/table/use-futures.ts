// Looks for the questions a waiting player may be asked next, a little at a time, so the page stays responsive.

import type { Foresight, FutureQuestion, PreparedMove } from '@tableworks/host'
import type { SeatView } from '@tableworks/kernel'
import { useEffect, useState } from 'react'

export interface LikelyQuestion extends Pick<FutureQuestion, 'decision' | 'frame'> {
  /** In how many sampled futures each option was legal. */
  readonly options: ReadonlyMap<string, number>
  readonly times: number
}

interface Futures {
  /** The most likely question first. */
  readonly questions: readonly LikelyQuestion[]
  readonly isDone: boolean
}

const SAMPLES = 24
const NONE: Futures = { questions: [], isDone: false }

export function useFutures(foresight: Foresight, seen: SeatView, moves: readonly PreparedMove[]): Futures {
  const [futures, setFutures] = useState(NONE)
  const key = JSON.stringify(moves)
  useEffect(() => {
    const planned = JSON.parse(key) as PreparedMove[]
    let found = NONE
    let tried = 0
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      found = withQuestion(found, foresight.future(seen, planned, `${key} ${tried++}`), tried === SAMPLES)
      setFutures(found)
      if (!found.isDone) timer = setTimeout(look)
    }
    timer = setTimeout(look)
    return () => clearTimeout(timer)
  }, [foresight, seen, key])
  return futures
}

function withQuestion({ questions }: Futures, question: FutureQuestion | null, isDone: boolean): Futures {
  if (question === null) return { questions, isDone }
  const { decision, frame } = question
  const known = questions.find(one => one.decision === decision) ?? { decision, frame, options: new Map(), times: 0 }
  const options = new Map(known.options)
  for (const name of question.options) options.set(name, (options.get(name) ?? 0) + 1)
  const others = questions.filter(one => one.decision !== decision)
  const all = [...others, { ...known, options, times: known.times + 1 }]
  return { questions: all.toSorted((a, b) => b.times - a.times), isDone }
}
