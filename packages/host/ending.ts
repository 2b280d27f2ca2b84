// How a game ended whose rules have changed since: it cannot be played again, but what was noted at its end can be shown.

import { type AnyGame, heardBy, type LogLine, Referee, type SavedState, type SeatView } from '@tableworks/kernel'
import type { Ending, Entry } from './link.ts'
import { isKept } from './memories.ts'
import type { TableRecord } from './store.ts'

/** What a spectator is shown of it; less where less was noted. */
export function endingOf(game: AnyGame, record: TableRecord, lines: readonly LogLine[], kept: unknown): Ending {
  const noted = isKept(kept) ? kept.memory.line : []
  const entries = noted.map(({ seat, decision, text, told }, i): Entry => ({
    step: i + 1,
    seat,
    decision,
    choice: text,
    told: heardBy(null, told),
  }))
  const position = lastPosition(record, lines.length, kept)
  return { seen: position === null ? null : seenAt(game, record, position), entries }
}

/** Where a table was carried on after its end, or what was noted then; null when neither is of the end. */
function lastPosition({ earlier = 0, position }: TableRecord, lines: number, kept: unknown): SavedState | null {
  if (earlier === lines) return position as SavedState | null // as it was saved
  return isKept(kept) && earlier + kept.memory.lines === lines ? (kept.position ?? null) : null
}

/** The rules of today look at a position of before: where they can make nothing of it, nothing is shown. */
function seenAt(game: AnyGame, { seats, variants, components, news }: TableRecord, kept: SavedState): SeatView | null {
  const { options: _variants, ...fields } = kept.g
  try {
    const { box } = new Referee(game, components ?? undefined)
    const view = game.view({ ...fields, variants, box }, null) as unknown
    const nobody = { seat: null, actor: null, decision: null, choices: [], frames: [] }
    return { ...nobody, seats: seats.length, variants, view, result: news.result }
  } catch {
    return null
  }
}
