// Shows how a finished game ended when its rules have changed since. The log can't be replayed, but the snapshot from the end can
// be shown.

import { type AnyGame, heardBy, type LogLine, Referee, type SavedState, type SeatView } from '@tableworks/kernel'
import type { Ending, Entry } from './link.ts'
import { isKept } from './memories.ts'
import type { TableRecord } from './store.ts'

/** The ending as a spectator may see it, with less detail if the snapshot is incomplete. */
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

/** The position at the end of the log, from the record or from the snapshot; null if neither is from the end. */
function lastPosition({ earlier = 0, position }: TableRecord, lines: number, kept: unknown): SavedState | null {
  if (earlier === lines) return position as SavedState | null // stored as a SavedState
  return isKept(kept) && earlier + kept.memory.lines === lines ? (kept.position ?? null) : null
}

/** Shows a position of earlier rules under the current rules; null if that's impossible. */
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
