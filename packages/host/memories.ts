// What a host notes of a table so that it opens in a few steps: kept beside the log, which stays the truth.

import {
  type AnyGame,
  carriedDice,
  fingerprint,
  type LogLine,
  type Memory,
  NOTHING_MIXED,
  type SavedState,
  savedState,
  shape,
  Table,
} from '@tableworks/kernel'
import { openingOf } from './records.ts'
import type { Carried, TableRecord } from './store.ts'

interface KeptMemory {
  /** Under other rules the whole log is compared again. */
  readonly rules: number
  /** Where the table is: from there it can go on under later rules. Older notes do not say. */
  readonly position?: SavedState
  readonly stepAfter: readonly number[]
  readonly memory: Memory
}

export const remembered = (game: AnyGame, table: Table, stepAfter: readonly number[]): KeptMemory => ({
  rules: game.rules,
  position: savedState(table.state),
  stepAfter: [...stepAfter],
  memory: table.memory(),
})

/** The table as it was remembered; null when there is no memory or it does not hold. */
export function recalled(
  game: AnyGame,
  record: TableRecord,
  lines: readonly LogLine[],
  kept: unknown,
): { readonly table: Table; readonly stepAfter: readonly number[] } | null {
  if (!isKept(kept) || kept.rules !== game.rules) return null
  const table = Table.recall(game, openingOf(game, record), lines.slice(record.earlier ?? 0), kept.memory)
  return table === null || kept.stepAfter.length !== table.log.length ? null : { table, stepAfter: kept.stepAfter }
}

export const isKept = (kept: unknown): kept is KeptMemory =>
  shape.isRecord(kept) && Array.isArray(kept['stepAfter']) && shape.isRecord(kept['memory'])

/**
 * Where a table of earlier rules goes on under the game's own: the note is of the end of its log, and the game says how such
 * positions become its own. Null when it cannot.
 */
export function carriedOn(
  game: AnyGame,
  record: TableRecord,
  lines: readonly LogLine[],
  kept: unknown,
): Carried | null {
  if (!isKept(kept) || kept.position === undefined || typeof kept.rules !== 'number') return null
  const isAtTheEnd = (record.earlier ?? 0) + kept.memory.lines === lines.length
  if (!isAtTheEnd || fingerprint(kept.position) !== lines.at(-1)?.hash) return null
  const position = upgraded(game, kept.position, kept.rules)
  if (position === null) return null
  const { mixing = NOTHING_MIXED, continued = 0 } = kept.memory
  const carried: Carried = {
    rules: game.rules,
    // Its dice stay behind: from here on they follow from the seed again, so that a file can prove them.
    position: { ...position, chance: NO_DICE },
    earlier: lines.length,
    carried: carriedDice(kept.rules, game.rules, mixing, continued),
  }
  try {
    openingOf(game, { ...record, ...carried })
    return carried
  } catch {
    return null // what came out is no position of the game
  }
}

const NO_DICE = { a: 0, b: 0, c: 0, d: 0 }

function upgraded(game: AnyGame, kept: SavedState, from: number): SavedState | null {
  let position = kept
  for (let rules = from + 1; rules <= game.rules; rules++) {
    const upgrade = game.upgrades?.[rules]
    if (upgrade === undefined) return null
    position = upgrade(position)
  }
  return from < game.rules ? position : null
}
