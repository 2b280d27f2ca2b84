// Snapshots that let a host open a long table quickly. The log stays the source of truth.

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
  /** A snapshot of other rules is ignored, and the whole log is replayed. */
  readonly rules: number
  /** The table's position, from which it can continue under later rules. Older snapshots lack it. */
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

/** The table from its snapshot; null if the snapshot is missing or doesn't match. */
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
 * Continues a table of earlier rules under the current ones. The snapshot must be from the end of its log, and the game must have
 * an upgrade for its position. Returns null otherwise.
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
    // Drops the state of the dice, so that they follow from the seed again and can be verified in a game file.
    position: { ...position, chance: NO_DICE },
    earlier: lines.length,
    carried: carriedDice(kept.rules, game.rules, mixing, continued),
  }
  try {
    openingOf(game, { ...record, ...carried })
    return carried
  } catch {
    return null // the upgraded position is invalid
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
