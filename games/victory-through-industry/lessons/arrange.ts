// Arranges a position for a lesson: both complexes, contracts and the token, on top of a short set-up.

import type { Seat } from '@tableworks/kernel'
import type { LessonMoment, LessonStart } from '@tableworks/lessons'
import type { Turn } from '../data/box.ts'
import { type FactoryId, typeNumber } from '../data/factories.ts'
import { type ProductId, productNumber } from '../data/products.ts'
import type { game } from '../index.ts'
import {
  cardOn,
  emptyFloor,
  factoryCard,
  type Floor,
  putFactory,
  putProduct,
  spotAt,
  typeOn,
} from '../readings/floor.ts'
import { factoriesOn } from '../readings/inventory.ts'
import type { State } from '../state.ts'

type FactoryAt = readonly [factory: FactoryId, x: number, y: number, turn?: Turn]
type ProductAt = readonly [product: ProductId, x: number, y: number]

interface Complex {
  readonly factories: readonly FactoryAt[]
  readonly products?: readonly ProductAt[]
  readonly contracts?: readonly ProductId[]
}

interface Arranged {
  readonly complexes: readonly [Complex, Complex]
  readonly open: readonly ProductId[]
  readonly token?: Seat
}

/** Turns played before the lesson, so that the opening is over. */
const TURNS_BEFORE = 8

/** A start where Ann is about to make the first of her two moves. */
export const start = (at: Arranged): LessonStart<typeof game> => ({
  seats: ['Ann', 'Ben'],
  seed: 'lesson 1',
  choices: OPENING,
  arrange: g => arrange(g, at),
})

/** A draft and a layout. Only the order of play is kept from them. */
const OPENING = `
  draft forest; draft forest; draft forest; draft forest; draft iron_mine; draft coal_mine; draft oil_well; draft cattle_farm
  lay forest; turn 0; lay forest; at -1,-1; turn 0; lay coal_mine; at -2,-2; turn 0; at -3,-3; turn 0
  lay forest; turn 0; lay forest; at -1,-1; turn 0; lay iron_mine; at -2,-2; turn 0; at -3,-3; turn 0
`

function arrange(g: State, { complexes, open, token }: Arranged): void {
  g.turn = TURNS_BEFORE
  g.open = [...open]
  g.token = token ?? null
  for (const [i, { contracts = [], ...cards }] of complexes.entries()) {
    const seat = i as Seat
    count(g, g.floor[seat], 1)
    g.floor[seat] = floorWith(cards)
    count(g, g.floor[seat], -1)
    g.contracts[seat] = [...contracts]
  }
}

function floorWith({ factories, products = [] }: Complex): Floor {
  const floor = emptyFloor()
  for (const [factory, x, y, turn = 0] of factories) putFactory(floor, x, y, factoryCard(typeNumber[factory], turn))
  for (const [product, x, y] of products) putProduct(floor, spotAt(floor, x, y), productNumber[product])
  return floor
}

/** Returns a floor's factories to their stacks, or takes them from there. */
function count(g: State, floor: Floor, change: 1 | -1): void {
  for (const spot of floor.sites) g.stacks[typeOn(cardOn(floor, spot))] += change
}

/** Whether one of the learner's factories of this type could run now. */
export const isReady = ({ position, seat }: LessonMoment<typeof game>, factory: FactoryId): boolean =>
  factoriesOn(position, seat).some(one => one.factory === factory && one.ready)

/** Ben's script in lessons that aren't about him: he keeps his contracts and does nothing else. */
export const QUIET = ['fulfil *', 'operate', 'stop']

/** Whether the learner has played this many turns since the lesson began, or the game is over. */
export const afterTurns = ({ seats, turn, ending }: Pick<State, 'seats' | 'turn' | 'ending'>, turns: number): boolean =>
  ending !== null || turn > TURNS_BEFORE + (turns - 1) * seats
