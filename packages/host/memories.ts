// What a host notes of a table so that it opens in a few steps: kept beside the log, which stays the truth.

import { type AnyGame, type LogLine, type Memory, shape, Table } from '@tableworks/kernel'
import { openingOf } from './records.ts'
import type { TableRecord } from './store.ts'

interface KeptMemory {
  /** Under other rules the whole log is compared again. */
  readonly rules: number
  readonly stepAfter: readonly number[]
  readonly memory: Memory
}

export const remembered = (game: AnyGame, table: Table, stepAfter: readonly number[]): KeptMemory => ({
  rules: game.rules,
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
  const table = Table.recall(game, openingOf(game, record), lines, kept.memory)
  return table === null || kept.stepAfter.length !== table.log.length ? null : { table, stepAfter: kept.stepAfter }
}

const isKept = (kept: unknown): kept is KeptMemory =>
  shape.isRecord(kept) && Array.isArray(kept['stepAfter']) && shape.isRecord(kept['memory'])
