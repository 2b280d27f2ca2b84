// The evaluation's weights, in market share at the end of the game.
//
// Measured with a simulated greedy player unless marked "set by eye". Only `won` was changed after a test.
// They have not been tuned in long matches yet.

import type { AdvancementId, Age } from '../data/advancements.ts'
import type { FacilityId } from '../data/facilities.ts'
import type { Formula } from '../data/formulas.ts'

export interface Weights {
  /** How much of the game is left when zero to eight white cards are still missing. Set by eye. */
  readonly toCome: readonly number[]
  /** A dollar, without the bonus it may win. */
  readonly dollar: Readonly<Record<Age, number>>
  /** How much of the money bonus counts, and how many dollars ahead make it likely. Set by eye. */
  readonly bonus: Readonly<Record<Age, number>>
  readonly bonusLead: number
  /** How much the chance of a cube's sale drops for each dollar of its price, each rival producer and each missing white card. */
  readonly risk: number
  /** How much of that risk remains while demand isn't covered, and the lowest chance to assume for a sale. */
  readonly riskUncovered: number
  readonly leastSure: number
  /** How much demand a grid gains by the end of the age, while more than one white card is missing. */
  readonly growth: number
  /**
   * A cube that consumers don't buy. In a red grid, the first few such cubes, which other actions or players may use. Set by eye.
   */
  readonly unsold: number
  readonly spare: readonly number[]
  readonly research: readonly number[]
  /** How much of the best price's gain badly priced cubes keep, because they can be repriced. Set by eye. */
  readonly reprice: number
  /** A cube in a red grid, which allows buying from the bank. */
  readonly license: Readonly<Record<Age, number>>
  /** How likely a domination bonus is, for leads from -2 to 3. Set by eye. */
  readonly domination: readonly number[]
  /** How many turns of rent count at the start of the game. A seat spends much of that rent badly. */
  readonly rentTurns: number
  readonly rent: number
  /** Each cube that a facility can make in one action for uncovered demand, and each of the facility's sizes. */
  readonly gap: number
  readonly size: number
  /** What a facility makes later, at the start of the game: by kind, and by size. Set by eye for sizes. */
  readonly facility: Readonly<Record<FacilityId, number>>
  readonly sizes: readonly number[]
  /** The best facility counts in full, the next ones less and less, because a turn uses only one. Set by eye. */
  readonly nth: readonly number[]
  /** An advancement with a lasting effect, at the start of its age. */
  readonly advancement: Readonly<Partial<Record<AdvancementId, number>>>
  /** A Titan whose face is unknown, and the best of four still to choose from. */
  readonly titan: number
  readonly titanToKeep: number
  /** A card's average worth while the game is still open, and how much its current value counts instead. Set by eye. */
  readonly prior: Readonly<Record<Formula['per'], number>>
  readonly certain: Readonly<Record<Age, number>>
  /** One place higher in the turn order. Set by eye. */
  readonly place: number
  /** How much the rivals' values count against the seat: the leader's, and the average. Set by eye. */
  readonly foremost: number
  readonly average: number
  /** Winning a finished game. Larger than anything that waiting could gain. Set by eye. */
  readonly won: number
}

export const WEIGHTS: Weights = {
  toCome: [0.05, 0.3, 0.45, 0.6, 0.7, 0.78, 0.86, 0.93, 1],
  dollar: { 1: 0.13, 2: 0.11, 3: 0.06 },
  bonus: { 1: 0.1, 2: 0.3, 3: 0.8 },
  bonusLead: 25,
  risk: 0.018,
  riskUncovered: 0.4,
  leastSure: 0.25,
  growth: 1,
  unsold: 0.1,
  spare: [0.6, 0.5, 0.4, 0.3],
  research: [1, 0.8, 0.5, 0.3],
  reprice: 0.8,
  license: { 1: 3, 2: 1.5, 3: 1.5 },
  domination: [0.1, 0.2, 0.35, 0.6, 0.8, 0.9],
  rentTurns: 30,
  rent: 0.45,
  gap: 1.2,
  size: 0.25,
  facility: {
    'lumber-camp': 3,
    'stone-quarry': 3,
    'steel-forge': 3,
    'corn-farm': 2.5,
    'power-station': 4,
    'oil-well': 4.2,
    university: 2,
  },
  sizes: [0, 1, 1.5, 2, 2.3, 2.5],
  nth: [1, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2],
  advancement: {
    dynamite: 2,
    'band-saw': 2.5,
    'blast-furnace': 2.5,
    'patent-office': 1,
    'steam-engine': 2.5,
    'land-survey': 12,
    telegraph: 6,
    recycling: 6,
    warehousing: 2,
    'assembly-line': 12,
    advertising: 6,
    'property-management': 6,
    'brand-loyalty': 11,
  },
  titan: 5,
  titanToKeep: 6,
  prior: {
    areaOwned: 6,
    advancement: 6,
    facilityKind: 5,
    facilityExpansion: 6,
    titan: 5,
    gridsSoldIn: 5,
    gridsAtTopPrice: 6,
    dominationBonus: 8,
    money: 5,
    sales: 8,
    salesToPlayers: 3,
    sectorSales: 4,
    facilitySize: 4,
    facilityAtLeast: 3,
    realEstateArea: 4,
    realEstateLevel: 6,
    turnOrderPlace: 4,
  },
  certain: { 1: 0.4, 2: 0.7, 3: 1 },
  place: 0.3,
  foremost: 0.3,
  average: 0.3,
  won: 60,
}
