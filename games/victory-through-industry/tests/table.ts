// Builds a test position from a short description. A seat without a floor gets a single forest at 0,0. At every
// decision a test reaches, options, bars and refusals must agree.

import { tableAt } from '@tableworks/contract'
import { type Option, perSeat, type Seat } from '@tableworks/kernel'
import type { Turn } from '../data/box.ts'
import { COPIES, FACTORY_IDS, type FactoryId, typeNumber } from '../data/factories.ts'
import { type ProductId, productNumber } from '../data/products.ts'
import { game } from '../index.ts'
import type { Carry } from '../readings/arranging.ts'
import { cellAt, emptyFloor, factoryCard, type Floor, putFactory, putProduct, spotAt } from '../readings/floor.ts'
import { factoriesOn, productsLying } from '../readings/inventory.ts'
import type { State } from '../state.ts'
import { REASONS } from './reasons.ts'

export const ANN: Seat = 0
export const BEN: Seat = 1
export const CAT: Seat = 2

export type FactoryAt = readonly [factory: FactoryId, x: number, y: number, turn?: Turn]
export type ProductAt = readonly [product: ProductId, x: number, y: number]

export interface Complex {
  factories?: readonly FactoryAt[]
  products?: readonly ProductAt[]
  contracts?: readonly ProductId[]
}

type Plain = 'firstPlayer' | 'turn' | 'movesLeft' | 'open' | 'token' | 'operating' | 'actions'
export interface Position extends Partial<Pick<State, Plain>> {
  seats?: number
  offers?: readonly number[]
  closed?: readonly boolean[]
  variants?: Partial<State['variants']>
  /** Each seat's cards, from seat 0. */
  complexes?: readonly Complex[]
}

export function floorWith({ factories = [['forest', 0, 0]], products = [] }: Complex): Floor {
  const floor = emptyFloor()
  for (const [factory, x, y, turn = 0] of factories) putFactory(floor, x, y, factoryCard(typeNumber[factory], turn))
  for (const [product, x, y] of products) putProduct(floor, spotAt(floor, x, y), productNumber[product])
  return floor
}

export const victoryTable = (position: Position = {}): VictoryTable => watched(laidOut(position))

function laidOut({ seats = 2, variants = {}, complexes = [], ...rest }: Position) {
  const floor = perSeat(seats, seat => floorWith(complexes[seat] ?? {}))
  const contracts = perSeat(seats, seat => [...(complexes[seat]?.contracts ?? [])])
  const standing = floor.flatMap((_floor, seat) => (complexes[seat]?.factories ?? [['forest', 0, 0]]).map(([id]) => id))
  return tableAt(game, {
    seats,
    variants,
    g: {
      firstPlayer: ANN,
      turn: seats, // the first turn after the opening
      movesLeft: 2,
      set: [],
      open: ['wood', 'coal', 'brass'],
      ...rest,
      floor,
      contracts,
      stacks: FACTORY_IDS.map(id => COPIES - standing.filter(one => one === id).length),
    },
  })
}
export type VictoryTable = ReturnType<typeof laidOut>

/** Checks every decision a test reaches. */
function watched(table: VictoryTable): VictoryTable {
  const [at, pick] = [table.at.bind(table), table.pick.bind(table)]
  table.at = (step, frame) => {
    at(step, frame)
    lookAt(table)
    return table
  }
  table.pick = (option, times?: number) => {
    for (let i = 0; i < (times ?? 1); i++) {
      pick(option)
      lookAt(table)
    }
    return table
  }
  return table
}

/** The options must be exactly the candidates that aren't barred, and every bar must give a true reason. */
function lookAt({ referee, state }: VictoryTable): void {
  if (referee.waiting(state) === null) return
  const name = ({ option }: { readonly option: Option }) => referee.name(state, option)
  const candidates = referee.candidates(state)
  const open = candidates.filter(({ refusal }) => refusal === null)
  const listed = referee
    .options(state)
    .map(option => name({ option }))
    .join('; ')
  if (listed !== open.map(name).join('; ')) throw new Error(`listed: ${listed}; open: ${open.map(name).join('; ')}`)
  const frame = state.frames.at(-1)?.frame ?? {}
  for (const { option, refusal } of candidates)
    if (refusal !== null && REASONS[refusal.because]?.({ g: state.g, frame, option, refusal }) !== true)
      throw new Error(`${name({ option })} is refused for what is not so: ${JSON.stringify(refusal)}`)
}

/** Ann is working on the floor. */
export const operating = (position: Position) =>
  victoryTable({ operating: true, ...position }).at('moves', { seat: ANN })

/** Ann is about to choose a move. */
export const moving = (position: Position) => victoryTable(position).at('moves', { seat: ANN })

/** `['steel 0,1']`, row by row. */
export const lying = (table: VictoryTable, seat: Seat = ANN): string[] =>
  productsLying(table.g, seat).map(({ product, x, y }) => `${product} ${x},${y}`)

/** `['0,1 to -1,0']`, in order. */
export const waysOf = (floor: Floor, carries: readonly Carry[]): string[] =>
  carries.map(spots =>
    spots
      .map(spot => cellAt(floor, spot))
      .map(({ x, y }) => `${x},${y}`)
      .join(' to '),
  )

/** `['forest 0,0 turn 0']`, oldest first. */
export const standing = (table: VictoryTable, seat: Seat = ANN): string[] =>
  factoriesOn(table.g, seat).map(({ factory, x, y, turn }) => `${factory} ${x},${y} turn ${turn}`)

export const stackOf = (table: VictoryTable, factory: FactoryId): number => table.g.stacks[typeNumber[factory]] ?? -1
