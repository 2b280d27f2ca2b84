// Evaluates an Empire Planner position for one side, in points.

import { otherSide, type Side } from '../data/pieces.ts'
import { linksLeft } from '../readings/factories.ts'
import { lastSpace, levelAt, pollutionShare } from '../readings/pollution.ts'
import { ARCHIE, isArchie, piecesOf, whoIsFirst } from '../readings/sides.ts'
import type { Factory, State } from '../state.ts'
import { type Estate, estateOf } from './estate.ts'
import { claimsLeft, hope, isOver, roundsLeft, toCome } from './clock.ts'
import { incomeWorth, moneyWorth } from './money.ts'
import type { Weights } from './weights.ts'

/** A side's value minus the other side's value. */
export function valueOf(g: State, side: Side, weights: Weights): number {
  const other = otherSide(side)
  const own = estateOf(g, side, weights)
  const theirs = estateOf(g, other, weights)
  const holdings = holdingsOf(g, side, own, theirs, weights)
  if (isArchie(g, other)) return holdings - weights.archie * archieHoldings(g, theirs, own, weights)
  return holdings - weights.other * holdingsOf(g, other, theirs, own, weights) + orderWorth(g, side, weights)
}

/** How much the other side's value counts against the bot's own. */
export function againstOf(g: State, side: Side, weights: Weights): number {
  const other = otherSide(side)
  const own = estateOf(g, side, weights)
  const theirs = estateOf(g, other, weights)
  return isArchie(g, other)
    ? weights.archie * archieHoldings(g, theirs, own, weights)
    : weights.other * holdingsOf(g, other, theirs, own, weights)
}

/** A player's assets and prospects, as one value. */
function holdingsOf(g: State, side: Side, own: Estate, theirs: Estate, weights: Weights): number {
  const dollar = moneyWorth(g, side, weights)
  return (
    g.profit[side] +
    g.capital[side] * dollar +
    own.income * incomeWorth(g, weights) +
    pointsWorth(g, own, theirs, weights) +
    (own.open + stockWorth(g, side, own, weights)) * hope(g, side, weights) +
    cardsWorth(g, side, own, weights) +
    faresWorth(g, side, dollar, weights) +
    slotsWorth(g, side, weights) -
    pollutionAhead(g, own, theirs)
  )
}

/** The parts of a side's value, for reasons and networks. */
export const PARTS = [
  'profit',
  'capital',
  'income',
  'points',
  'hopes',
  'cards',
  'fares',
  'slots',
  'pollution',
  'order',
] as const

/** The worth of each part. */
export function worthsOf(g: State, side: Side, weights: Weights): number[] {
  const other = otherSide(side)
  const own = estateOf(g, side, weights)
  const theirs = estateOf(g, other, weights)
  const dollar = moneyWorth(g, side, weights)
  return [
    g.profit[side],
    g.capital[side] * dollar,
    own.income * incomeWorth(g, weights),
    pointsWorth(g, own, theirs, weights),
    (own.open + stockWorth(g, side, own, weights)) * hope(g, side, weights),
    cardsWorth(g, side, own, weights),
    faresWorth(g, side, dollar, weights),
    slotsWorth(g, side, weights),
    -pollutionAhead(g, own, theirs),
    isArchie(g, other) ? 0 : orderWorth(g, side, weights),
  ]
}

/** Archie's assets and prospects: he neither upgrades nor exchanges, and each of his dollars is a point (EMP-103). */
function archieHoldings(g: State, his: Estate, yours: Estate, weights: Weights): number {
  const gains = isOver(g) ? 0 : roundsLeft(g) + 1
  return (
    g.profit[ARCHIE] +
    g.capital[ARCHIE] +
    his.income * gains +
    pointsWorth(g, his, yours, weights) +
    faresWorth(g, ARCHIE, 1, weights) -
    pollutionAhead(g, his, yours)
  )
}

/** EMP-73 to EMP-79 with the current dice. Leisure is weighted by the chance of keeping the majority. */
const pointsWorth = (g: State, own: Estate, theirs: Estate, weights: Weights): number =>
  own.points + own.leisurePoints * leisureShare(g, own.leisure - theirs.leisure, weights)

/** EMP-76: how much of the Leisure score to expect. At the end it's all or nothing, but until then the lead may change. */
function leisureShare(g: State, lead: number, weights: Weights): number {
  const [ahead, level, behind] = weights.leisure
  const early = lead > 1 ? 1 : lead === 1 ? ahead : lead === 0 ? level : behind
  return early * toCome(g) + (lead > 0 ? 1 - toCome(g) : 0)
}

/** EMP-80. If Archie has an Industrial building, he adds pollution every round (EMP-102). */
function pollutionAhead(g: State, own: Estate, theirs: Estate): number {
  const lead = own.industrial - theirs.industrial
  if (lead === 0) return 0
  const grows = g.seats === 1 && !isOver(g) && own.industrial + theirs.industrial > 0 ? roundsLeft(g) + 1 : 0
  return levelAt(g, Math.min(lastSpace(g), g.pollution + grows)) * pollutionShare(lead)
}

/** The value of Goods in Factories: those that a building has room for, and those that must wait for one. */
function stockWorth(g: State, side: Side, { rising }: Estate, weights: Weights): number {
  const room = { ...rising }
  let worth = 0
  for (const { card, goods } of g.factories[side]) {
    const colour = g.box.factories[card].goods
    if (colour === null) continue
    const usable = Math.min(goods, room[colour])
    room[colour] -= usable
    worth += usable * weights.goods[colour] + (goods - usable) * weights.spareGoods[colour] * toCome(g)
  }
  return worth
}

/** The value of buildings still to come. Free dice beyond the rounds left are worth nothing. */
function slotsWorth(g: State, side: Side, weights: Weights): number {
  const left = roundsLeft(g)
  const slots = Math.min(left, piecesOf(g, side).dice - g.built[side].length)
  return slots * (weights.slot + weights.slotPerRound * left)
}

/** The value of cards and special buildings while there is time to use them. */
function cardsWorth(g: State, side: Side, own: Estate, weights: Weights): number {
  let worth = weights.parking * own.parking + weights.townHall * own.townHall
  for (const { card } of g.factories[side]) worth += weights.factory[g.box.factories[card].goods ?? 'none']
  return worth * toCome(g)
}

/** The expected income from trains: the side's own, and those of the other side that carry its cubes. */
function faresWorth(g: State, side: Side, dollar: number, weights: Weights): number {
  const other = otherSide(side)
  let worth = 0
  for (const factory of g.factories[side])
    if (factory.train > 0) worth += factory.train * linkFare(g, side, factory, weights)
  for (const factory of g.factories[other])
    if (factory.riders > 0) worth += factory.riders * linkFare(g, other, factory, weights)
  return worth * dollar
}

/** The expected income per passenger on this train; 0 if it can't get home in time. */
function linkFare(g: State, owner: Side, factory: Factory, { trainStart, trainHome }: Weights): number {
  const links = g.box.factories[factory.card].links.length
  const left = linksLeft(g, factory)
  if (left > stepsLeft(g, owner)) return 0
  return links * (trainStart + ((trainHome - trainStart) * (links - left)) / links)
}

/** The links a side can still travel: move two and move one each round, if the cards allow it. */
function stepsLeft(g: State, side: Side): number {
  const claims = claimsLeft(g, side)
  return roundsLeft(g) * 3 + (claims === 0 ? 0 : claims + 1)
}

/** EMP-19: the value of going first, with the first choice of icons. */
const orderWorth = (g: State, side: Side, { first }: Weights): number =>
  roundsLeft(g) === 0 ? 0 : whoIsFirst(g) === side ? first : 0 - first
