// Set-up before the first turn: RULES.md TOI-3 to TOI-9.

import { type Chance, perSeat, seatsOf } from '@tableworks/kernel'
import { drawMany, recordOf } from '@tableworks/table-kit'
import { SPACE_IDS } from './data/areas.ts'
import { FACILITY_IDS } from './data/facilities.ts'
import { GRID_IDS } from './data/grids.ts'
import { TITAN_IDS } from './data/titans.ts'
import { SHARE_SOURCES, type State } from './state.ts'

/** TOI-4 */
const MONEY = 35
/** TOI-7 */
export const ROW = 4
/** TOI-8 */
export const TITANS_SHOWN = 4

export function setup({ seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const none = () => perSeat(seats, () => 0)
  const piles = { 1: [...box.ofAge[1]], 2: [...box.ofAge[2]], 3: [...box.ofAge[3]] }
  const row = drawMany(piles[1], ROW, chance)
  const deck = [...TITAN_IDS]
  const shown = perSeat(seats, () => drawMany(deck, TITANS_SHOWN, chance))
  return {
    seats, // TOI-3: each seat is a colour. Everything a seat owns is stored under its index.
    variants,
    box,
    age: 1,
    ageOver: false,
    over: false,
    round: 0,
    builtIn: 0,
    order: [], // TOI-9: drawn after the Titans are kept.
    license: false,
    money: perSeat(seats, () => MONEY),
    share: recordOf(SHARE_SOURCES, none),
    size: recordOf(FACILITY_IDS, none), // TOI-5: all cards are in their piles.
    cubes: recordOf(GRID_IDS, none),
    price: recordOf(GRID_IDS, none),
    estate: recordOf(SPACE_IDS, () => null), // TOI-6: all cards are in their piles, open to all.
    owner: recordOf(SPACE_IDS, () => null),
    white: recordOf(SPACE_IDS, () => false),
    piles,
    row,
    advancements: perSeat(seats, () => []),
    discard: [],
    deck,
    titans: perSeat(seats, () => []),
    shown,
    putBack: perSeat(seats, () => []),
    soldToPlayers: none(),
    sold: recordOf(GRID_IDS, none),
    soldAt: recordOf(GRID_IDS, none),
    dominations: none(),
  }
}

/** TOI-9 */
export const orderOfPlay = (g: State, chance: Chance) => chance.shuffle([...seatsOf(g.seats)])
