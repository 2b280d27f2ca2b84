// A returning player's unfinished tables, first those where it's their turn.

import type { TableCard } from '@tableworks/host'
import { tablesHere } from '../host/connect.ts'
import { isYourTurn } from '../parts/whose-turn.ts'
import { remember, remembered } from '../parts/remembered.ts'
import { useLoad } from '../parts/use-load.ts'

export interface Running {
  /** Null is a placeholder for a table that is still loading. */
  readonly yours: readonly (TableCard | null)[]
  readonly others: readonly (TableCard | null)[]
  /** Whether tables are kept after this tab closes. */
  readonly isKept: boolean
  readonly error: unknown
}

export function useRunning(): Running {
  const [loaded] = useLoad('tables', async () => {
    const tables = await tablesHere()
    const [all, keeping] = await Promise.all([tables.tables(), tables.keeping()])
    const cards = all.filter(({ result }) => result === null)
    const yours = cards.filter(isYourTurn)
    const others = cards.filter(card => !isYourTurn(card))
    remember(KEY, `${yours.length} ${others.length}`)
    return { yours, others, isKept: keeping !== 'memory' }
  })
  if (loaded.state === 'ready') return { ...loaded.value, error: null }
  const [yours = 0, others = 0] = (remembered(KEY) ?? '').split(' ').map(Number)
  const places = (count: number) => Array.from({ length: count || 0 }, () => null)
  return {
    yours: places(yours),
    others: places(others),
    isKept: true,
    error: loaded.state === 'failed' ? loaded.error : null,
  }
}

/** The number of tables last time, to reserve space while they load. */
const KEY = 'tableworks running'
