// A what-if table's origin: the turns at the original table before it branched off.

import type { JournalTurn } from '@tableworks/board-kit'
import type { TableCard, TableLink } from '@tableworks/host'
import { type AnyGame, chaptersIn, type Seat } from '@tableworks/kernel'
import { useMemo } from 'react'
import { useLoad } from '../parts/use-load.ts'
import { endOf, turnsIn, turnsUpTo, turnsWithin } from './turns.ts'

export interface Origin {
  readonly table: string
  readonly step: number
  /** Null if the original was deleted, or can't be read. */
  readonly turns: readonly JournalTurn[] | null
}

/** Null if the table isn't a what-if, and until it's known. */
export function useOrigin(tables: TableLink, card: TableCard, viewer: Seat | null, game: AnyGame): Origin | null {
  const { from, sides } = card
  const [loaded] = useLoad(from === null ? '' : `origin of ${card.id} for ${viewer}`, async () => {
    if (from === null) return []
    const look = { viewer, gate: null, isChosen: false, step: from.step, since: -1 }
    return (await tables.look(from.table, look)).journal.entries
  })
  return useMemo(() => {
    if (from === null || loaded.state === 'loading') return null
    if (loaded.state === 'failed') return { ...from, turns: null }
    const chapters = chaptersIn(game, loaded.value, sides)
    const turns = turnsIn(loaded.value, turnsWithin(game, loaded.value, chapters), new Map(), chapters)
    return { ...from, turns: turnsUpTo(turns, endOf(from.step)) }
  }, [from, loaded, game, sides])
}
