// A snapshot of a table as plain data, stored beside its opening and log. With it a long table opens in a few steps instead of a
// full replay. It's only a cache, so an invalid snapshot is ignored.

import type { AnyGame } from './game.ts'
import type { Mixing } from './mixing.ts'
import type { SavedState } from './state.ts'
import type { Seat } from './seats.ts'
import type { KeptSuggestion } from './suggestions.ts'
import { Problem } from './shape.ts'
import type { Played, Request } from './table.ts'

/** A choice without its option, which is parsed from its name again. */
export type KeptChoice = Omit<Played, 'option'>

export interface Memory {
  /** How many log lines it covers. */
  readonly lines: number
  /** The choices in the current line of play, and a position a few steps before the last one. */
  readonly line: readonly KeptChoice[]
  readonly mark: { readonly step: number; readonly state: SavedState }
  readonly undone: readonly KeptChoice[]
  readonly request: Request | null
  readonly asked: readonly (readonly [Seat, number])[]
  /** Older snapshots only say whether draws were undone. */
  readonly redraws?: number
  readonly foreseen?: boolean
  /** Missing in snapshots from before players could mix numbers into the dice. */
  readonly mixing?: Mixing
  readonly continued?: number
  /** Missing in snapshots from before suggestions existed. */
  readonly suggested?: readonly KeptSuggestion[]
}

export const keptChoice = ({ option: _option, ...kept }: Played): KeptChoice => kept

export function choiceAgain(notation: AnyGame['notation'], kept: KeptChoice): Played {
  const reading = notation.read(kept.decision, kept.text)
  if ('misread' in reading) throw new Problem(`'${kept.text}' is not an option of ${kept.decision}`)
  return { ...kept, option: reading.option }
}

/** An older snapshot doesn't count undone draws, so the log is replayed instead. */
export function redrawsIn({ redraws, foreseen = false }: Memory): number {
  if (redraws === undefined && foreseen) throw new Problem('the memory doesn’t say how often draws were undone')
  return redraws ?? 0
}
