// How a board reads what it is shown: the position, what is asked, and what is offered, in its game's own types.
//
//   export const { positionOf, askedOf, offered } = readerFor<typeof game>(NOTATION)

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

export interface Reader<G> {
  /** The view with seats, variants and box beside it: what the game's readings are given. */
  positionOf(seen: SeenOf<G>, box: BoxOf<G>): PositionOf<G>
  /** The decision that waits, with its frame; null when the game is over. */
  askedOf(seen: SeenOf<G>): AskedOf<G> | null
  /** What is offered at a decision; nothing when another one waits or somebody else is asked. */
  offered<K extends DecisionOf<G>>(seen: SeenOf<G>, decision: K): readonly OptionsOf<G>[K][]
}

export const readerFor = <G>(notation: Notation<OptionsOf<G>>): Reader<G> => ({
  positionOf: ({ view, seats, variants }, box) => ({ ...view, seats, variants, box }),
  askedOf({ decision, frames }) {
    const top = frames.at(-1)
    return top === undefined || decision === null ? null : { decision, frame: top.frame }
  },
  offered: (seen, decision) => (seen.decision === decision ? optionsIn(notation, seen) : []),
})

/** Whose trays a board shows: the viewer's, and for a spectator those of the seat to move. */
export const viewerOf = ({ seat, actor }: Pick<SeatView, 'seat' | 'actor'>): Seat => seat ?? actor ?? 0

/** Whether it is the viewer who is asked. */
export const isAsked = ({ choices }: Pick<SeatView, 'choices'>): boolean => choices.length > 0

type AnyNotation = Pick<Notation<Record<string, Option>>, 'read'>

const read = new WeakMap<SeatView, readonly Option[]>()

/** The offered options, in the order of their names: every name is read once for each position. */
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
