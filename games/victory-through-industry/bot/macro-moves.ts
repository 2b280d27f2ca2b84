// Macro-moves: whole moves as lines of choices. There is one production move for each type that can run. Work on the floor has one
// main action (nothing, one or two builds, the bank and a build, claims, a moved factory, a trade), and then arranges products for
// the next runs.

import { type Referee, type Seat, seatsOf, type State as Position } from '@tableworks/kernel'
import { copied } from '@tableworks/table-kit'
import { FACTORY_IDS, TYPE_NUMBERS, typeNumber, type TypeNumber } from '../data/factories.ts'
import { PRODUCT_IDS, PRODUCT_NUMBERS, type ProductId, type ProductNumber } from '../data/products.ts'
import { FIVE, fulfillable, MOST_CONTRACTS, stockOf } from '../readings/contracts.ts'
import { type Cell, cellAt, isFactory, roomOn } from '../readings/floor.ts'
import { countTypes } from '../readings/need.ts'
import { canBuild } from '../readings/paying.ts'
import { facesBeside, runsByType } from '../readings/running.ts'
import type { State } from '../state.ts'
import { bank, build, carryFor, claim, discard, moveFactory, produce } from './actions.ts'
import { offerSwap, swapsOf } from './dealing.ts'
import { type Goal, type Goals, needFor, workOf } from './goal.ts'
import { Line, stateOf } from './line.ts'

/** How many of each kind the search tries. */
const TYPES_TO_BUILD = 7
const PAIRS_OF_BUILDS = 4
const KINDS_TO_BANK = 3
const KINDS_FROM_BANK = 2
const AIMS = 4
const AIMS_OF_A_CORE = 2
/** A floor with fewer free cells than this is crowded, so throwing products away is worth considering. */
const CROWDED = 4
const FACTORIES_TO_MOVE = 2

type Core = (line: Line) => boolean

/** Every macro-move for a seat that is choosing a move or working on the floor. */
export function macroMoves(referee: Referee, position: Position, seat: Seat, goals: Goals): Line[] {
  const g = stateOf(position)
  const goal = goals[seat]
  const lines: Line[] = []
  const begin = () => new Line(referee, position, seat)
  const isMove = begin().decision === 'move'
  if (isMove)
    for (const type of runnable(g, seat)) {
      const line = begin()
      if (produce(line, FACTORY_IDS[type], goal)) lines.push(line)
    }
  const operate = (core: Core, aims: readonly TypeNumber[] | null): void => {
    const line = begin()
    if (isMove && !line.say('move', 'operate')) return
    if (!core(line)) return
    if (aims !== null && line.decision === 'operate' && !carryFor(line, aims)) return
    if (line.decision === 'operate' && !line.say('operate', 'stop')) return
    lines.push(line)
  }
  const aims = aimsOf(g, seat, goal)
  operate(() => true, null)
  for (const aim of aims) operate(() => true, aim)
  for (const core of coresOf(g, seat, goals)) {
    operate(core, null)
    for (const aim of aims.slice(0, AIMS_OF_A_CORE)) operate(core, aim)
  }
  return lines
}

/** The types with at least one factory that can run. */
function runnable(g: State, seat: Seat): TypeNumber[] {
  const runs = runsByType(g, seat)
  return TYPE_NUMBERS.filter(type => runs[type] > 0)
}

/** Pairs of types to run next, starting with those the goal needs most. */
function aimsOf(g: State, seat: Seat, goal: Goal): TypeNumber[][] {
  const types = countTypes(g.floor[seat])
  const { runs } = needFor(g, seat, goal, types)
  const owned = TYPE_NUMBERS.filter(type => types[type] > 0)
  const useful = (type: TypeNumber) => Math.min(types[type], runs[type]) + 0.1 * types[type]
  const [first, second, third] = owned.toSorted((a, b) => useful(b) - useful(a))
  const pairs: TypeNumber[][] = []
  if (first !== undefined) pairs.push(second === undefined ? [first] : [first, second])
  if (first !== undefined && second !== undefined) pairs.push([second, first])
  if (first !== undefined && third !== undefined) pairs.push([first, third], [third, first])
  return pairs.slice(0, AIMS)
}

function coresOf(g: State, seat: Seat, goals: Goals): Core[] {
  const goal = goals[seat]
  const wanted = typesToBuild(g, seat, goal)
  const payable = wanted.filter(type => canBuild(g, seat, type)).map(type => FACTORY_IDS[type])
  const cores: Core[] = payable.map(factory => line => build(line, factory, goal))
  const [first, ...others] = payable
  if (first !== undefined)
    for (const second of [first, ...others].slice(0, PAIRS_OF_BUILDS))
      cores.push(line => build(line, first, goal) && build(line, second, goal))
  cores.push(...bankCores(g, seat, goal, wanted))
  if (roomOn(g.floor[seat]) < CROWDED) for (const count of [1, 2, 4]) cores.push(line => discard(line, count, goal))
  for (const contracts of claimsOf(g, seat)) cores.push(line => claim(line, contracts))
  for (const cell of walledIn(g, seat).slice(0, FACTORIES_TO_MOVE)) cores.push(line => moveFactory(line, cell, goal))
  for (const swap of swapsOf(g, seat, goals)) cores.push(line => offerSwap(line, swap, goals))
  return cores
}

/** Factories that can't run because another factory is right next to one of their sides. */
function walledIn(g: State, seat: Seat): Cell[] {
  const floor = g.floor[seat]
  return floor.sites
    .filter(spot => facesBeside(g.box, floor, spot).some(({ card }) => isFactory(card)))
    .map(spot => cellAt(floor, spot))
}

/** The types whose next copy saves the most work; if none does, copies of the seat's own factories. */
function typesToBuild(g: State, seat: Seat, goal: Goal): TypeNumber[] {
  const types = countTypes(g.floor[seat])
  const need = needFor(g, seat, goal, types)
  const before = workOf(need, types, g.stacks, goal.weights)
  const saving = (type: TypeNumber) => {
    const more = copied(types)
    more[type] = more[type] + 1
    return before - workOf(need, more, g.stacks, goal.weights) + 0.01 * types[type]
  }
  return TYPE_NUMBERS.filter(type => g.stacks[type] > 0)
    .map(type => ({ type, saved: saving(type) }))
    .toSorted((a, b) => b.saved - a.saved)
    .slice(0, TYPES_TO_BUILD)
    .map(({ type }) => type)
}

/**
 * Trades in three spare products for a missing one, preferably one that no seat can make. Or trades for wood, then makes the build
 * it allows.
 */
function bankCores(g: State, seat: Seat, goal: Goal, wanted: readonly TypeNumber[]): Core[] {
  const types = countTypes(g.floor[seat])
  const { products } = needFor(g, seat, goal, types)
  const surplus = (product: ProductNumber) => g.floor[seat].stock[product] - products[product]
  const canMake = (product: ProductNumber) =>
    g.box.makers[product].some(maker => types[typeNumber[maker]] > 0) ? 1 : 0
  const given = PRODUCT_NUMBERS.filter(product => stockOf(g, seat, PRODUCT_IDS[product]) >= 3 && surplus(product) >= 2)
    .toSorted((a, b) => g.box.values[a] - g.box.values[b] || surplus(b) - surplus(a))
    .slice(0, KINDS_TO_BANK)
  const lacking = PRODUCT_NUMBERS.filter(product => surplus(product) < 0).toSorted(
    (a, b) => canMake(a) - canMake(b) || g.box.values[b] - g.box.values[a],
  )
  const [first] = wanted
  const factory = first === undefined ? undefined : FACTORY_IDS[first]
  return given.flatMap(product => {
    const id = PRODUCT_IDS[product]
    const received = lacking.filter(one => g.box.values[one] <= g.box.values[product])
    const cores: Core[] = received.slice(0, KINDS_FROM_BANK).map(one => line => bank(line, id, PRODUCT_IDS[one]))
    if (factory !== undefined && id !== 'wood')
      cores.push(line => {
        const isBanked = bank(line, id, 'wood')
        if (isBanked) build(line, factory, goal)
        return isBanked && line.decision === 'operate'
      })
    return cores
  })
}

/**
 * Claims that win at once, end the game, or stop a rival from winning. Claiming four and waiting for a fifth isn't included,
 * because when several seats held four each, none could end the game.
 */
function claimsOf(g: State, seat: Seat): ProductId[][] {
  const claims: ProductId[][] = []
  const byWorth = (a: ProductId, b: ProductId) => g.box.contracts[b].value - g.box.contracts[a].value
  const held = fulfillable(g, seat).length
  const paired = g.open.filter(product => stockOf(g, seat, product) >= 2).toSorted(byWorth)
  if (held + paired.length >= FIVE) claims.push(paired, paired.slice(0, FIVE - held))
  const possible = g.open.filter(product => stockOf(g, seat, product) >= 1).toSorted(byWorth)
  const room = MOST_CONTRACTS - g.contracts[seat].length
  if (possible.length === g.open.length || possible.length >= room) claims.push(possible.slice(0, room))
  for (const rival of seatsOf(g.seats)) {
    if (rival === seat) continue
    const ready = g.open.filter(product => stockOf(g, rival, product) >= 2)
    const over = fulfillable(g, rival).length + ready.length - FIVE + 1
    const mine = ready.filter(product => possible.includes(product))
    if (over > 0 && mine.length >= over) claims.push(mine.slice(0, over))
  }
  return claims.filter(list => list.length > 0)
}
