// What a table remembers beyond its opening and its log, as plain data. Whoever keeps it opens a long table in a few
// steps instead of playing the whole log again. It is only a cache: what does not hold any more is left aside.

import type { AnyGame } from './game.ts'
import type { Mixing } from './mixing.ts'
import type { SavedState } from './state.ts'
import type { Seat } from './seats.ts'
import type { KeptSuggestion } from './suggestions.ts'
import { Problem } from './shape.ts'
import type { Played, Request } from './table.ts'

/** A choice without its option, which is read from its name again. */
export type KeptChoice = Omit<Played, 'option'>

export interface Memory {
  /** How many lines of the log it stands for. */
  readonly lines: number
  /** The choices that count, and a position a few steps before the last. */
  readonly line: readonly KeptChoice[]
  readonly mark: { readonly step: number; readonly state: SavedState }
  readonly undone: readonly KeptChoice[]
  readonly request: Request | null
  readonly asked: readonly (readonly [Seat, number])[]
  /** Older memories only say whether draws were taken back. */
  readonly redraws?: number
  readonly foreseen?: boolean
  /** Missing in memories kept before players mixed in numbers and before the end of a game was a barrier. */
  readonly mixing?: Mixing
  readonly continued?: number
  /** Missing in memories kept before there were suggestions. */
  readonly suggested?: readonly KeptSuggestion[]
}

export const keptChoice = ({ option: _option, ...kept }: Played): KeptChoice => kept

export function choiceAgain(notation: AnyGame['notation'], kept: KeptChoice): Played {
  const reading = notation.read(kept.decision, kept.text)
  if ('misread' in reading) throw new Problem(`'${kept.text}' is no choice of ${kept.decision}`)
  return { ...kept, option: reading.option }
}

/** An older memory doesn't know how often draws were taken back; then the log is played again. */
export function redrawsIn({ redraws, foreseen = false }: Memory): number {
  if (redraws === undefined && foreseen) throw new Problem('draws were taken back, and nobody counted how often')
  return redraws ?? 0
}
