// How a board reads the position, the pending decision and the offered options, in its game's types.
//
//   export const { positionOf, askedOf, offered, here } = readerFor<typeof game>(NOTATION)

import type {
  AskedOf,
  BoxOf,
  DecisionOf,
  Notation,
  Option,
  OptionsOf,
  PositionOf,
  Seat,
  SeatView,
  SeenOf,
} from '@tableworks/kernel'
import type { AboutAt } from './game-ui.ts'

/** A position, prepared for inspect cards. */
export interface Here<G> {
  readonly g: PositionOf<G>
  readonly seen: SeenOf<G>
  /** The viewer's seat; null for a spectator. */
  readonly me: Seat | null
  readonly names: readonly string[]
}

/** A seat's name. */
export const nameOf = ({ names }: Pick<Here<unknown>, 'names'>, seat: Seat): string => names[seat] ?? ''

export interface Reader<G> {
  /** The view with seats, variants and box: what the game's readings take. */
  positionOf(seen: SeenOf<G>, box: BoxOf<G>): PositionOf<G>
  /** The pending decision with its frame; null if the game is over. */
  askedOf(seen: SeenOf<G>): AskedOf<G> | null
  /** The viewer's options at a decision; empty if another decision is pending or another seat decides. */
  offered<K extends DecisionOf<G>>(seen: SeenOf<G>, decision: K): readonly OptionsOf<G>[K][]
  here(at: AboutAt<G>): Here<G>
}

const positionOf = <G>({ view, seats, variants }: SeenOf<G>, box: BoxOf<G>): PositionOf<G> => ({
  ...view,
  seats,
  variants,
  box,
})

export const readerFor = <G>(notation: Notation<OptionsOf<G>>): Reader<G> => ({
  positionOf,
  askedOf({ decision, frames }) {
    const top = frames.at(-1)
    return top === undefined || decision === null ? null : { decision, frame: top.frame }
  },
  offered: (seen, decision) => (seen.decision === decision ? optionsIn(notation, seen) : []),
  here: ({ seen, box, sideNames }) => ({ g: positionOf<G>(seen, box), seen, me: seen.seat, names: sideNames }),
})

/** The seat whose trays a board shows: the viewer's, or for a spectator the active seat's. */
export const viewerOf = ({ seat, actor }: Pick<SeatView, 'seat' | 'actor'>): Seat => seat ?? actor ?? 0

/** Whether it's the viewer's decision. */
export const isAsked = ({ choices }: Pick<SeatView, 'choices'>): boolean => choices.length > 0

type AnyNotation = Pick<Notation<Record<string, Option>>, 'read'>

const read = new WeakMap<SeatView, readonly Option[]>()

/** The offered options in the order of their names. Names are parsed once per position. */
export function optionsIn(notation: AnyNotation, seen: SeatView): readonly Option[] {
  const known = read.get(seen)
  if (known !== undefined) return known
  const { decision, choices } = seen
  const options = decision === null ? [] : choices.map(name => optionOf(notation, decision, name))
  read.set(seen, options)
  return options
}

function optionOf(notation: AnyNotation, decision: string, name: string): Option {
  const reading = notation.read(decision, name)
  if ('misread' in reading) throw new Error(`the notation of '${decision}' cannot read '${name}', which is offered`)
  return reading.option
}
