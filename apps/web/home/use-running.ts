// A returning player's unfinished tables; those where it's their turn come first.

import type { TableCard } from '@tableworks/host'
import { tablesHere } from '../host/connect.ts'
import { bySoonest } from '../online/paces.ts'
import { isYourTurn } from '../parts/whose-turn.ts'
import { countRunning, rememberRunning } from '../parts/running-tables.ts'
import { useLoad } from '../parts/use-load.ts'

export interface Running {
  /** Null is a placeholder for a table that is still loading. */
  readonly yours: readonly (TableCard | null)[]
  readonly others: readonly (TableCard | null)[]
  /** Whether tables survive after this tab closes. */
  readonly isKept: boolean
  readonly error: unknown
}

export function useRunning(): Running {
  const [loaded] = useLoad('tables', async () => {
    const tables = await tablesHere()
    const [all, keeping] = await Promise.all([tables.tables(), tables.keeping()])
    const cards = all.filter(({ result }) => result === null)
    const yours = cards.filter(isYourTurn).toSorted(bySoonest)
    const others = cards.filter(card => !isYourTurn(card))
    rememberRunning(cards)
    return { yours, others, isKept: keeping !== 'memory' }
  })
  if (loaded.state === 'ready') return { ...loaded.value, error: null }
  const { yours, others } = countRunning()
  const places = (count: number) => Array.from({ length: count }, () => null)
  return {
    yours: places(yours),
    others: places(others),
    isKept: true,
    error: loaded.state === 'failed' ? loaded.error : null,
  }
}
