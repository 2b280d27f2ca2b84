// Evaluates a position for every seat, in points of the final score: the score if the game ended now, plus the expected value of
// money, counters and cards. One pass over the board serves all seats.

import type { ValuePart } from '@tableworks/bots'
import { perSeat, type PerSeat, type Seat } from '@tableworks/kernel'
import { type BoardMap, NOWHERE } from '../data/board.ts'
import { INDUSTRIES } from '../data/industries.ts'
import { levelOf, mapOf, siteAt } from '../readings/board.ts'
import { profitOf, wantsNothing } from '../readings/flipping.ts'
import { isGood } from '../readings/selling.ts'
import { nextLevel } from '../readings/standing.ts'
import { finalCount, linkValue } from '../readings/worth.ts'
import type { Good } from '../data/markets.ts'
import type { Counter, State } from '../state.ts'
import type { Weights } from './weights.ts'

/** A seat's expected score minus a part of its rivals' expected scores. */
export function valuesOf(g: State, weights: Weights): PerSeat<number> {
  const own = scoresOf(g, weights)
  const sum = own.reduce((all, value) => all + value, 0)
  return perSeat(g.seats, seat => own[seat] - ((sum - own[seat]) / (g.seats - 1)) * weights.others)
}

/** Each seat's expected final score. */
const scoresOf = (g: State, weights: Weights): PerSeat<number> =>
  g.over ? perSeat(g.seats, seat => finalCount(g, seat).points) : prospectsOf(g, weights)

/** One seat's value split into named parts, one of them for the rivals. */
export function partsOf(g: State, seat: Seat, weights: Weights): ValuePart[] {
  const own = scoresOf(g, weights)[seat]
  const against = own - valuesOf(g, weights)[seat]
  const rivals = { name: 'rivals', amount: against, worth: 0 - against }
  if (g.over) return [{ name: 'points', amount: own, worth: own }, rivals]
  const map = mapOf(g)
  const turns = turnsLeft(g, map)
  const outlets = openOutlets(g, map)
  let levels = 0
  let profits = 0
  let links = 0
  for (let site = 0; site < g.counters.length; site++) {
    const counter = g.counters[site]
    if (counter?.owner !== seat) continue
    levels += counter.level
    if (!counter.flipped) profits += expectedProfit(g, map, site, counter, outlets, turns, weights)
  }
  for (let link = 0; link < g.rails.length; link++)
    if (g.rails[link] === seat) links += linkWorth(g, link, turns, weights)
  const debt = debtOf(g, seat, turns, weights)
  // A dollar is worth more to a seat that needs it to repay a loan.
  const each = pointsFor(g, g.cash[seat] + profits + links - debt < 0, weights)
  const hand = handWorth(g, seat, turns, weights)
  return [
    { name: 'levels', amount: levels, worth: levels },
    { name: 'cash', amount: g.cash[seat], worth: g.cash[seat] * each },
    { name: 'profits', amount: profits, worth: profits * each },
    { name: 'links', amount: links, worth: links * each },
    { name: 'debt', amount: debt, worth: 0 - debt * each },
    { name: 'hand', amount: hand, worth: hand },
    rivals,
  ]
}

/** The parts of a seat's value and some plain counts: the linear judge's features. */
export const FEATURES = [
  ...(['levels', 'cash', 'profits', 'links', 'debt', 'hand'] as const),
  ...(['cards', 'loans', 'rails', 'waiting', 'flipped', 'place'] as const),
]
/** The first six features are the parts of the hand-made evaluation. */
const PARTS = 6

export function featuresOf(g: State, seat: Seat, weights: Weights): number[] {
  const worth = new Map(partsOf(g, seat, weights).map(part => [part.name, part.worth]))
  const own = g.counters.filter(counter => counter?.owner === seat)
  return [
    ...FEATURES.slice(0, PARTS).map(name => worth.get(name) ?? 0),
    g.hand[seat].length + g.openHand[seat].length,
    g.loans[seat],
    g.rails.filter(owner => owner === seat).length,
    own.filter(counter => counter?.flipped === false).length,
    own.filter(counter => counter?.flipped === true).length,
    g.order.indexOf(seat),
  ]
}

/** Roughly how much of the game is left, as a share. */
export const toCome = (g: State): number => (g.over ? 0 : Math.min(1, turnsLeft(g, mapOf(g)) / LONG_GAME))

/** A long game has at least this many turns left. With more, its whole length counts as still to be played. */
const LONG_GAME = 16

const pointsFor = (g: State, isUnpaid: boolean, weights: Weights): number =>
  (isUnpaid ? weights.unpaid / 2.2 : 1) / g.box.figures.dollarsPerPoint

const debtOf = (g: State, seat: Seat, turns: number, weights: Weights): number =>
  g.loans[seat] * (g.variants.loanRepayCost + g.box.figures.interest * Math.min(turns, weights.loanTurns))

const linkWorth = (g: State, link: number, turns: number, weights: Weights): number =>
  linkValue(g, link) + (g.deck.length === 0 ? 0 : weights.growingLink * Math.min(4, turns))

function prospectsOf(g: State, weights: Weights): PerSeat<number> {
  const map = mapOf(g)
  const turns = turnsLeft(g, map)
  const levels = perSeat(g.seats, () => 0)
  const income = perSeat(g.seats, seat => g.cash[seat])
  const outlets = openOutlets(g, map)
  for (let site = 0; site < g.counters.length; site++) {
    const counter = g.counters[site]
    if (counter === null || counter === undefined) continue
    levels[counter.owner] += counter.level
    if (!counter.flipped) income[counter.owner] += expectedProfit(g, map, site, counter, outlets, turns, weights)
  }
  for (let link = 0; link < g.rails.length; link++) {
    const owner = g.rails[link]
    if (owner !== null && owner !== undefined) income[owner] += linkWorth(g, link, turns, weights)
  }
  return perSeat(g.seats, seat => {
    const money = income[seat] - debtOf(g, seat, turns, weights)
    return levels[seat] + money * pointsFor(g, money < 0, weights) + handWorth(g, seat, turns, weights)
  })
}

/** x to the power of 0.75, computed with square roots because JavaScript engines round `**` differently. */
function threeQuarters(x: number): number {
  const root = Math.sqrt(x)
  return root * Math.sqrt(root)
}

/** A whole power, computed by multiplication for the same reason. */
function powerOf(x: number, times: number): number {
  let power = 1
  for (let i = 0; i < times; i++) power *= x
  return power
}

/** How many cards all players together draw in one turn, as measured in greedy games. */
const drawnATurn = (g: State, map: BoardMap): number =>
  map.rules.pricedCards ? 1.8 + 0.45 * g.seats : 1.6 + 0.32 * g.seats

export const turnsLeft = (g: State, map: BoardMap): number => g.deck.length / drawnATurn(g, map)

/** The value of a seat's first counters, hand cards and next counters, which counts only while there are turns left to use them. */
function handWorth(g: State, seat: Seat, turns: number, weights: Weights): number {
  const time = Math.min(1, turns / 4)
  const cards = g.hand[seat].length + g.openHand[seat].length
  let worth = footholdOf(g, seat, weights) + weights.card * threeQuarters(Math.min(cards, 2 * turns + 1))
  for (const industry of INDUSTRIES) {
    const level = nextLevel(g, seat, industry)?.level ?? 0
    worth += level * (industry === 'factory' ? weights.topFactory : weights.top)
  }
  return worth * time
}

/**
 * On maps where cubes must be sold, nothing pays off early, so bots without an incentive to start wait for each other until the
 * end.
 */
function footholdOf(g: State, seat: Seat, weights: Weights): number {
  if (!mapOf(g).rules.sellsCubes) return 0
  let own = 0
  for (const counter of g.counters) if (counter?.owner === seat) own++
  return weights.foothold * Math.min(own, FIRST_FEW)
}
const FIRST_FEW = 5

/** For each network: how many ports and markets would take cotton, and how many would take factory goods. */
export interface Outlets {
  readonly cotton: readonly number[]
  readonly factory: readonly number[]
}

export function openOutlets(g: State, map: BoardMap): Outlets {
  const cotton = map.zeros.slice()
  const factory = map.zeros.slice()
  const add = (list: number[], place: number) => {
    const part = g.parts[place] ?? 0
    list[part] = (list[part] ?? 0) + 1
  }
  for (const site of map.portSites) {
    const port = g.counters[site]
    if (port === null || port === undefined || port.flipped) continue
    const { place } = siteAt(map, site)
    add(cotton, place)
    if (port.level >= g.box.figures.portLevelForGoods) add(factory, place)
  }
  for (let market = 0; market < map.markets.length; market++) {
    if (g.sold[market] === true) continue
    const { place = NOWHERE, ship = NOWHERE } = map.markets[market] ?? {}
    const at = ship === NOWHERE ? place : g.counters[ship] === null ? NOWHERE : (siteAt(map, ship).ends[0] ?? NOWHERE)
    if (at === NOWHERE) continue
    const { accepts } = g.box.markets[g.markets[market] ?? 'none']
    if (accepts.includes('cotton')) add(cotton, at)
    if (accepts.includes('factory')) add(factory, at)
  }
  return { cotton, factory }
}

/** The expected profit from a counter that hasn't flipped yet. */
function expectedProfit(
  g: State,
  map: BoardMap,
  site: number,
  counter: Counter,
  outlets: Outlets,
  turns: number,
  weights: Weights,
): number {
  const profit = profitOf(g, map, site, counter)
  const time = Math.min(1, (turns + 0.3) / 3)
  const { industry } = counter
  if (isGood(industry)) return profit * saleChance(g, map, site, industry, counter.owner, outlets, turns, weights)
  if (industry === 'port') return profit * weights.port * time
  if (industry === 'ship') return profit * shipChance(g, map, site, counter, weights) * time
  const made = Math.max(1, levelOf(g, counter).cubes)
  const left = industry === 'coal' ? counter.coal : counter.iron
  return profit * weights.works * (1 - 0.6 * Math.min(1, left / made)) * time
}

/**
 * An outlet takes only one sale, so when several of a player's goods share outlets, some stay unsold. Each unsold good is worth
 * less than the one before.
 */
function saleChance(
  g: State,
  map: BoardMap,
  site: number,
  industry: Good,
  owner: Seat,
  outlets: Outlets,
  turns: number,
  weights: Weights,
): number {
  const part = g.parts[siteAt(map, site).place]
  let rivals = 0
  let waiting = 0
  for (let before = 0; before < site; before++) {
    const other = g.counters[before]
    if (other?.owner !== owner || other.flipped || !isGood(other.industry)) continue
    waiting++
    if (other.industry === industry && g.parts[siteAt(map, before).place] === part) rivals++
  }
  if ((outlets[industry][part ?? 0] ?? 0) > rivals) return weights.sellable * Math.min(1, turns + 0.4)
  return weights.unsold * powerOf(weights.glut, waiting) * Math.min(1, (turns + 0.3) / 3)
}

/** How likely a ship flips. Its cubes need no action to leave, but its market needs a sale. */
function shipChance(g: State, map: BoardMap, site: number, counter: Counter, weights: Weights): number {
  const { market, ironMarket } = siteAt(map, site)
  let chance = weights.ship + 0.15 * (2 - counter.coal - counter.iron)
  if (market !== NOWHERE && g.sold[market] !== true && !wantsNothing(g, market)) chance *= 0.6
  if (ironMarket !== NOWHERE) chance = 0.35 + 0.3 * (g.ironMarkets[ironMarket] ?? 0)
  return Math.min(0.95, chance)
}
