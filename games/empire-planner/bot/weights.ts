// What things are worth before they are points, in points of the final score.
//
// Begun with the dossier's section J and changed where matches said so: each change was tried against Archie and against
// the player before it, on the same 60 to 100 deals. What mattered, in points a game: a dollar near half a point all
// through the game, not 0.8 to 0.95 early on (+3); Goods and open levels below what they will score, so that using them
// gains something (+4); a price on the nine building slots, and not too high (0.7 + 0.25 a round; twice that loses 14);
// money waiting for an exchange valued at less than the exchange gives (at full rate the last chance is missed: -11).
// Most other weights can move by a third without anybody noticing.

import type { BuildingType } from '../data/buildings.ts'
import type { Colour } from '../data/factories.ts'

export interface Weights {
  /** A dollar, by the rounds that are still to come. For the last two rounds the Action cards tell better. */
  readonly money: readonly number[]
  /** Of the rate at which money can be exchanged, how much it keeps while one waits with it. */
  readonly hold: number
  /** A level a building can still rise. */
  readonly open: Readonly<Record<BuildingType, number>>
  /** A Good for which a building has room, and one that waits for such a building. */
  readonly goods: Readonly<Record<Colour, number>>
  readonly spareGoods: Readonly<Record<Colour, number>>
  /** From so many rounds before the end, Goods and open levels lose worth. */
  readonly fading: number
  /** A Factory card, when the whole game is still to come. */
  readonly factory: Readonly<Record<Colour | 'none', number>>
  /** The share of its fare that a train on its start link is worth, and one that is nearly home. */
  readonly trainStart: number
  readonly trainHome: number
  /** Leisure buildings of a side that leads by one, is level or behind, when the whole game is still to come. */
  readonly leisure: readonly [ahead: number, level: number, behind: number]
  /** A building one can still build, and how much more for each round to come. */
  readonly slot: number
  readonly slotPerRound: number
  /** A Parking and a Town Hall beyond their points, when the whole game is still to come. */
  readonly parking: number
  readonly townHall: number
  /** To be first in the next round: worth 3 points a game. */
  readonly first: number
  /** How much of what the other has counts against oneself: a person, and Archie. */
  readonly other: number
  readonly archie: number
}

export const WEIGHTS: Weights = {
  money: [0, 0.42, 0.56, 0.56, 0.56, 0.56, 0.56, 0.56, 0.56, 0.56, 0.56, 0.59, 0.62, 0.64, 0.67, 0.7],
  hold: 0.9,
  open: { residential: 0.25, commercial: 0.1, leisure: 0.2, industrial: 0.05, mixed: 0, parking: 0, 'town-hall': 0 },
  goods: { brown: 1.25, blue: 0.65, red: 0.9 },
  spareGoods: { brown: 0.8, blue: 0.4, red: 0.5 },
  fading: 3,
  factory: { brown: 6, blue: 4, red: 4, none: 0.5 },
  trainStart: 0.35,
  trainHome: 1,
  leisure: [0.85, 0.3, 0.1],
  slot: 0.7,
  slotPerRound: 0.25,
  parking: 0.5,
  townHall: 0.5,
  first: 0.3,
  other: 0.9,
  archie: 1,
}
