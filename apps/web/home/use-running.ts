// A returning player's unfinished tables. Those where it's their turn come first.

import type { TableCard } from '@tableworks/host'
import { useEffect } from 'react'
import { bySoonest } from '../online/paces.ts'
import { isYourTurn } from '../parts/whose-turn.ts'
import { countRunning, rememberRunning } from '../parts/running-tables.ts'
import { useTables } from '../parts/use-tables.ts'

export interface Running {
  /** Null is a placeholder for a table that is still loading. */
  readonly yours: readonly (TableCard | null)[]
  readonly others: readonly (TableCard | null)[]
  /** Whether tables survive after this tab closes. */
  readonly isKept: boolean
  readonly error: unknown
}

export function useRunning(): Running {
  const [loaded] = useTables(tables => tables.keeping())
  const all = loaded.state === 'ready' ? loaded.value.cards : null
  useEffect(() => {
    if (all !== null) rememberRunning(all.filter(isRunning))
  }, [all])
  if (loaded.state === 'ready') {
    const cards = loaded.value.cards.filter(isRunning)
    const yours = cards.filter(isYourTurn).toSorted(bySoonest)
    const others = cards.filter(card => !isYourTurn(card))
    return { yours, others, isKept: loaded.value.more !== 'memory', error: null }
  }
  const { yours, others } = countRunning()
  const places = (count: number) => Array.from({ length: count }, () => null)
  return {
    yours: places(yours),
    others: places(others),
    isKept: true,
    error: loaded.state === 'failed' ? loaded.error : null,
  }
}

const isRunning = ({ result }: TableCard): boolean => result === null
