// What things are worth before they are points.

import type { BuildingType } from '../data/buildings.ts'
import type { Colour } from '../data/factories.ts'

/** All values in points of the final score (VP). */
export interface Weights {
  /** A dollar, by the rounds in which it can still be spent: 0, 1, 2, ... */
  readonly money: readonly number[]
  /** Of the rate at which money can be exchanged, how much it keeps while one waits with it. */
  readonly hold: number
  /** From so many rounds before the end, Goods and open levels lose worth. */
  readonly fading: number
  /** A level a building can still rise, by type. */
  readonly open: Readonly<Record<BuildingType, number>>
  /** A Good for which a building has room, and one that waits for such a building. */
  readonly goods: Readonly<Record<Colour, number>>
  readonly spareGoods: Readonly<Record<Colour, number>>
  /** A Factory card, when the whole game is still to come. */
  readonly factory: Readonly<Record<Colour | 'none', number>>
  /** The share of its fare that a train just put on its start link is worth, and one nearly home. */
  readonly trainStart: number
  readonly trainHome: number
  /** Leisure buildings in full, with the majority by one, level, and behind, when the whole game is still to come. */
  readonly leisure: readonly [ahead: number, level: number, behind: number]
  /** A building one can still build, and how much more for each round to come. */
  readonly slot: number
  readonly slotPerRound: number
  /** A Parking and a Town Hall beyond their points, when the whole game is still to come. */
  readonly parking: number
  readonly townHall: number
  /** To be first in the next round. */
  readonly first: number
  /** How much of what the other has counts against oneself: a person, and Archie. */
  readonly other: number
  readonly archie: number
}

export const WEIGHTS: Weights = {
  money: [0, 0.42, 0.53, 0.53, 0.53, 0.53, 0.53, 0.53, 0.53, 0.53, 0.53, 0.564, 0.598, 0.632, 0.666, 0.7],
  open: { residential: 0.25, commercial: 0.1, leisure: 0.2, industrial: 0.05, mixed: 0, parking: 0, 'town-hall': 0 },
  goods: { brown: 1.25, blue: 0.65, red: 0.9 },
  spareGoods: { brown: 0.8, blue: 0.4, red: 0.5 },
  hold: 0.95,
  fading: 3,
  factory: { brown: 4, blue: 2, red: 2, none: 0.5 },
  trainStart: 0.35,
  trainHome: 1,
  leisure: [0.85, 0.3, 0.1],
  slot: 1,
  slotPerRound: 0.3,
  parking: 0.5,
  townHall: 0.5,
  first: 0.3,
  other: 0.5,
  archie: 1,
}
