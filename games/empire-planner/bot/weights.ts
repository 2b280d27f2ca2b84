// The evaluation's weights, in points of the final score.
//
// They started as estimates and were changed when matches showed a gain: each change was tested against Archie and against the
// previous player on the same 60 to 100 deals. The changes that mattered, in points per game: a dollar is worth about half a point
// throughout the game, not 0.8 to 0.95 early on (+3); Goods and open levels are worth less than they will score, so using them
// gains something (+4); the nine building slots have a moderate value (0.7 + 0.25 a round; twice that loses 14); money waiting for
// an exchange is worth less than the exchange gives (at full rate the bot misses the last chance: -11). Most other weights can
// change by a third without a visible effect.

import type { BuildingType } from '../data/buildings.ts'
import type { Colour } from '../data/factories.ts'

export interface Weights {
  /** A dollar, by the number of rounds left. In the last two rounds the Action cards give a better value. */
  readonly money: readonly number[]
  /** How much of the exchange rate counts for money that waits for an exchange. */
  readonly hold: number
  /** A level that a building can still gain. */
  readonly open: Readonly<Record<BuildingType, number>>
  /** A Good that a building has room for, and one waiting for such a building. */
  readonly goods: Readonly<Record<Colour, number>>
  readonly spareGoods: Readonly<Record<Colour, number>>
  /** This many rounds before the end, Goods and open levels start to lose value. */
  readonly fading: number
  /** A Factory card at the start of the game. */
  readonly factory: Readonly<Record<Colour | 'none', number>>
  /** How much of its fare counts for a train: on its start link, and one link from home. */
  readonly trainStart: number
  readonly trainHome: number
  /** A Leisure building at the start of the game, for a side that is one ahead, even or one behind. */
  readonly leisure: readonly [ahead: number, level: number, behind: number]
  /** A building that the side can still build, and what each round left adds to that. */
  readonly slot: number
  readonly slotPerRound: number
  /** What a Parking and a Town Hall are worth beyond their points, at the start of the game. */
  readonly parking: number
  readonly townHall: number
  /** Going first in the next round: worth 3 points a game. */
  readonly first: number
  /** How much the other side's value counts against a side, if that side is a person and if it's Archie. */
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
