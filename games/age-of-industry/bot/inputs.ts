// A network's inputs: a row for every seat, the seat's own hand, the table, and who holds each site and link. They leave out other
// hands, except for how many cards they hold and which cards everyone saw.

import type { Inputs } from '@tableworks/bots'
import type { Seat, State as Position } from '@tableworks/kernel'
import { type BoardMap, NOWHERE } from '../data/board.ts'
import { FACES, type Face } from '../data/cards.ts'
import { CUBES, INDUSTRIES } from '../data/industries.ts'
import { SEATS } from '../meta.ts'
import { mapOf, siteAt } from '../readings/board.ts'
import { acceptedAt, profitOf } from '../readings/flipping.ts'
import { isGood } from '../readings/selling.ts'
import { linkValue } from '../readings/worth.ts'
import type { Counter, Frames, State } from '../state.ts'
import { openOutlets, type Outlets, turnsLeft, valuesOf } from './features.ts'
import { type Weights, WEIGHTS } from './weights.ts'

const MOST_SEATS = Math.max(...SEATS)
const FACE = Object.fromEntries(FACES.map((face, i) => [face, i])) as Readonly<Record<Face, number>>
const INDUSTRY = Object.fromEntries(INDUSTRIES.map((one, i) => [one, i])) as Readonly<
  Record<Counter['industry'], number>
>

/** The contents of a seat's row: plain numbers, then four numbers for each industry, then the cards it took openly. */
const ROW = {
  isThere: 0,
  cash: 1,
  loans: 2,
  spent: 3,
  actions: 4,
  cards: 5,
  levels: 6,
  soldProfit: 7,
  sellable: 8,
  coalCubes: 9,
  ironCubes: 10,
  connectedCubes: 11,
  exportProfit: 12,
  links: 13,
  linkValue: 14,
  scoreNow: 15,
  tuned: 16,
  plain: 17,
  orderNext: 18,
  flipped: 19,
  waiting: 19 + INDUSTRIES.length,
  profits: 19 + 2 * INDUSTRIES.length,
  stacks: 19 + 3 * INDUSTRIES.length,
  openCards: 19 + 4 * INDUSTRIES.length,
} as const
const ROW_LENGTH = ROW.openCards + FACES.length

/** After the rows: the seat's own hand, then the table. */
const HAND = MOST_SEATS * ROW_LENGTH
const TABLE = HAND + FACES.length
const TABLE_ROW = {
  seats: 0,
  deck: SEATS.length,
  turns: SEATS.length + 1,
  turnsOfTwo: SEATS.length + 2,
  turnsOfFive: SEATS.length + 3,
  isDeckEmpty: SEATS.length + 4,
  gaps: SEATS.length + 5,
  ports: SEATS.length + 7,
  highPorts: SEATS.length + 8,
  markets: SEATS.length + 9,
  rails: SEATS.length + 10,
  ironMarkets: SEATS.length + 11,
  turn: SEATS.length + 12,
  isTaking: SEATS.length + 13,
  display: SEATS.length + 14,
} as const
const BOARD = TABLE + TABLE_ROW.display + FACES.length
/** Each site's inputs: the seat's own counter, unflipped or flipped, and a rival's, unflipped or flipped. */
const SITE_LENGTH = 4
const LINK_LENGTH = 2
const HELD = 0.5

/** The inputs, computed with a position's tuned weights, which depend on the map. */
export const inputsBy = (tunedIn: (g: State) => Weights): Inputs<State> => ({
  points: 10,
  count(g) {
    const { sites, links } = mapOf(g)
    return BOARD + SITE_LENGTH * sites.length + LINK_LENGTH * links.length
  },
  read(position, seat, x) {
    const { g } = position
    const map = mapOf(g)
    const own = seat as Seat
    const rowOf = rowsFrom(g, own)
    readCounters(g, map, own, rowOf, x)
    readRails(g, map, own, rowOf, x)
    readTable(g, map, x)
    readSeats(g, rowOf, tunedIn(g), x)
    readTurn(position, rowOf, x)
    for (const face of g.hand[own]) add(x, HAND + FACE[face], HELD)
    for (const face of g.openHand[own]) add(x, HAND + FACE[face], HELD)
  },
})

const add = (x: Float32Array, at: number, amount: number): void => {
  x[at] = (x[at] ?? 0) + amount
}

/** Where each seat's row begins. The seat's own row comes first, then the others in turn order. */
function rowsFrom(g: State, own: Seat): number[] {
  const first = g.order.indexOf(own)
  const rows: number[] = []
  for (const [place, seat] of g.order.entries()) rows[seat] = ((place - first + g.seats) % g.seats) * ROW_LENGTH
  return rows
}

function readCounters(g: State, map: BoardMap, own: Seat, rowOf: readonly number[], x: Float32Array): void {
  const outlets = openOutlets(g, map)
  const { access, used } = { access: accessIn(g, map), used: new Map<number, number>() }
  for (let site = 0; site < g.counters.length; site++) {
    const counter = g.counters[site]
    if (counter === null || counter === undefined) continue
    const { owner, flipped, level } = counter
    x[BOARD + SITE_LENGTH * site + (owner === own ? 0 : 2) + (flipped ? 0 : 1)] = HELD
    const row = rowOf[owner] ?? 0
    const industry = INDUSTRY[counter.industry]
    add(x, row + ROW.levels, level / 10)
    add(x, row + (flipped ? ROW.flipped : ROW.waiting) + industry, HELD)
    if (flipped) continue
    const profit = profitOf(g, map, site, counter) / 20
    add(x, row + ROW.profits + industry, profit)
    const part = g.parts[siteAt(map, site).place] ?? NOWHERE
    if (isGood(counter.industry)) {
      if (!takesOutlet(outlets, used, counter, part)) continue
      add(x, row + ROW.soldProfit, profit)
      add(x, row + ROW.sellable, HELD)
    } else if (counter.industry === 'coal' || counter.industry === 'iron')
      readCubes(g, counter, profit, access[part] === 1, row, x)
  }
}

function readCubes(
  g: State,
  { industry, coal, iron }: Counter,
  profit: number,
  isConnected: boolean,
  row: number,
  x: Float32Array,
): void {
  const cubes = coal + iron
  add(x, row + (industry === 'coal' ? ROW.coalCubes : ROW.ironCubes), cubes / 4)
  if (!isConnected) return
  add(x, row + ROW.connectedCubes, cubes / 4)
  if (cubes <= gapFor(g, industry === 'coal' ? 'coal' : 'iron')) add(x, row + ROW.exportProfit, profit)
}

/** Counts each outlet once for each seat, because it takes only one sale. */
function takesOutlet(outlets: Outlets, used: Map<number, number>, { owner, industry }: Counter, part: number): boolean {
  const isFactory = industry === 'factory'
  const key = 2 * (part * MOST_SEATS + owner) + (isFactory ? 1 : 0)
  const taken = used.get(key) ?? 0
  if (((isFactory ? outlets.factory : outlets.cotton)[part] ?? 0) <= taken) return false
  used.set(key, taken + 1)
  return true
}

/** For each network, 1 if it reaches a port. */
function accessIn(g: State, map: BoardMap): number[] {
  const access = map.zeros.slice()
  for (const port of map.distantPorts) access[g.parts[port] ?? 0] = 1
  for (const site of map.portSites) if (g.counters[site] !== null) access[g.parts[siteAt(map, site).place] ?? 0] = 1
  return access
}

const gapFor = (g: State, cube: (typeof CUBES)[number]): number => g.box.demand[cube].spaces.length - g.demand[cube]

function readRails(g: State, map: BoardMap, own: Seat, rowOf: readonly number[], x: Float32Array): void {
  const links = BOARD + SITE_LENGTH * map.sites.length
  for (let link = 0; link < g.rails.length; link++) {
    const owner = g.rails[link]
    if (owner === null || owner === undefined) continue
    const row = rowOf[owner] ?? 0
    x[links + LINK_LENGTH * link + (owner === own ? 0 : 1)] = HELD
    add(x, row + ROW.links, 1 / 6)
    add(x, row + ROW.linkValue, linkValue(g, link) / 20)
    add(x, TABLE + TABLE_ROW.rails, 1 / 12)
  }
}

function readTable(g: State, map: BoardMap, x: Float32Array): void {
  const at = (place: number, value: number) => add(x, TABLE + place, value)
  const turns = turnsLeft(g, map)
  at(TABLE_ROW.seats + SEATS.findIndex(seats => seats === g.seats), 1)
  at(TABLE_ROW.deck, g.deck.length / 30)
  at(TABLE_ROW.turns, turns / 10)
  at(TABLE_ROW.turnsOfTwo, Math.min(1, turns / 2))
  at(TABLE_ROW.turnsOfFive, Math.min(1, turns / 5))
  at(TABLE_ROW.isDeckEmpty, g.deck.length === 0 ? 1 : 0)
  for (const [i, cube] of CUBES.entries()) at(TABLE_ROW.gaps + i, gapFor(g, cube) / 8)
  for (const site of map.portSites) {
    const port = g.counters[site]
    if (port === null || port === undefined || port.flipped) continue
    at(TABLE_ROW.ports, 1 / 4)
    if (port.level >= g.box.figures.portLevelForGoods) at(TABLE_ROW.highPorts, 1 / 4)
  }
  for (let market = 0; market < map.markets.length; market++)
    if (g.sold[market] !== true && acceptedAt(g, market).length > 0) at(TABLE_ROW.markets, 1 / 5)
  for (const cubes of g.ironMarkets) at(TABLE_ROW.ironMarkets, cubes / 8)
  at(TABLE_ROW.turn, g.turn / 12)
  for (const face of g.faceUp) if (face !== null) at(TABLE_ROW.display + FACE[face], HELD)
}

function readSeats(g: State, rowOf: readonly number[], weights: Weights, x: Float32Array): void {
  const tuned = valuesOf(g, weights)
  const plain = valuesOf(g, WEIGHTS)
  const { loanRepayCost } = g.variants
  const { dollarsPerPoint, unpaidLoanPoints } = g.box.figures
  for (const [place, seat] of g.order.entries()) {
    const row = rowOf[seat] ?? 0
    const put = (at: number, value: number) => (x[row + at] = value)
    put(ROW.isThere, 1)
    put(ROW.cash, g.cash[seat] / 10)
    put(ROW.loans, g.loans[seat] / 4)
    put(ROW.spent, g.spent[seat] / 10)
    put(ROW.cards, (g.hand[seat].length + g.openHand[seat].length) / 6)
    const money = g.cash[seat] + 20 * (x[row + ROW.linkValue] ?? 0)
    const repaid = Math.min(g.loans[seat], Math.floor((money + 1e-3) / loanRepayCost))
    const points =
      10 * (x[row + ROW.levels] ?? 0) +
      (money - repaid * loanRepayCost) / dollarsPerPoint -
      unpaidLoanPoints * (g.loans[seat] - repaid)
    put(ROW.scoreNow, points / 20)
    put(ROW.tuned, tuned[seat] / 10)
    put(ROW.plain, plain[seat] / 10)
    for (const [other, rival] of g.order.entries())
      if (g.spent[rival] < g.spent[seat] || (g.spent[rival] === g.spent[seat] && other < place))
        add(x, row + ROW.orderNext, 1 / 2)
    for (const industry of INDUSTRIES) {
      const level = g.box.stacks[industry][g.taken[industry][seat]]?.level ?? 0
      put(ROW.stacks + INDUSTRY[industry], level / 3)
    }
    for (const face of g.openHand[seat]) add(x, row + ROW.openCards + FACE[face], HELD)
  }
}

/** How many actions each seat has left this turn, and the cards a seat is taking. */
function readTurn({ g, frames }: Position<State>, rowOf: readonly number[], x: Float32Array): void {
  for (const { step, frame } of frames) {
    if (step === 'turns')
      for (const seat of (frame as unknown as Frames['turns']).queue) x[(rowOf[seat] ?? 0) + ROW.actions] = 1
    else if (step === 'action') {
      const { seat, left } = frame as unknown as Frames['action']
      x[(rowOf[seat] ?? 0) + ROW.actions] = left / 2
    } else if (step === 'takeCard') {
      const { seat, taken } = frame as unknown as Frames['takeCard']
      x[TABLE + TABLE_ROW.isTaking] = 1
      add(x, (rowOf[seat] ?? 0) + ROW.cards, (g.box.figures.cardsTaken - taken) / 6)
    }
  }
}
