// What a position is worth to each seat, in points: what it would score now, what its goal still takes, and whether it
// is about to end the game ahead.

import { type Seat, seatsOf } from '@tableworks/kernel'
import { typeNumber } from '../data/factories.ts'
import { PRODUCT_IDS } from '../data/products.ts'
import { turnsToToken } from '../readings/clock.ts'
import { FIVE, fulfillable, productPoints, readyOf, scoreOf, stockOf } from '../readings/contracts.ts'
import { cardOn, roomOn, typeOn } from '../readings/floor.ts'
import { countTypes } from '../readings/need.ts'
import { canRun } from '../readings/running.ts'
import type { State } from '../state.ts'
import { type Goal, needFor, workOf } from './goal.ts'
import { WEIGHTS } from './weights.ts'

/** A game that is over: ahead or behind, and by how much. */
const WON = 1000

/** For all seats at once; `goals` are what each of them is taken to work for. */
export function valuesOf(g: State, goals: readonly Goal[]): number[] {
  if (g.ending !== null) return ended(g)
  const prospects = seatsOf(g.seats).map(seat => prospectsOf(g, seat, goals[seat] as Goal))
  return prospects.map((own, seat) => {
    let best = -Infinity
    for (let other = 0; other < prospects.length; other++)
      if (other !== seat) best = Math.max(best, prospects[other] as number)
    return own - WEIGHTS.rival * best
  })
}

function ended(g: State): number[] {
  const scores = seatsOf(g.seats).map(seat => scoreOf(g, seat))
  return scores.map((score, seat) => {
    const best = Math.max(...scores.filter((_score, other) => other !== seat))
    return score - best + (score > best ? WON : score < best ? -WON : 0)
  })
}

function prospectsOf(g: State, seat: Seat, goal: Goal): number {
  const floor = g.floor[seat]
  const types = countTypes(floor)
  const need = needFor(g, seat, goal, types)
  let value = WEIGHTS.products * productPoints(g, seat) + contractProspects(g, seat)
  value += WEIGHTS.factory * floor.sites.length + WEIGHTS.room * Math.min(WEIGHTS.mostRoom, roomOn(floor))
  value -= WEIGHTS.work * workOf(need, types, (types[typeNumber.forest] as number) > 0)
  const left = need.runs.slice()
  for (const spot of floor.sites) {
    const type = typeOn(cardOn(floor, spot))
    if ((left[type] as number) <= 0 || !canRun(g.box, floor, spot)) continue
    left[type] = (left[type] as number) - 1
    value += WEIGHTS.ready
  }
  return value
}

/** Contracts that wait are lost more often than not; a strike that is ready is worth the game. */
function contractProspects(g: State, seat: Seat): number {
  let value = 0
  for (const product of g.contracts[seat])
    value += g.box.contracts[product].value * (stockOf(g, seat, product) > 0 ? WEIGHTS.held : WEIGHTS.lost)
  if (fulfillable(g, seat).length >= FIVE && turnsToToken(g, seat) === 1)
    return value + (wouldWin(g, seat) ? WEIGHTS.strike : 0)
  return readyOf(g, seat) >= FIVE ? value + WEIGHTS.prepared : value
}

/** Whether a seat would be ahead after fulfilling all it can. */
export function wouldWin(g: State, seat: Seat): boolean {
  let own = scoreOf(g, seat)
  for (const product of g.contracts[seat])
    own -= stockOf(g, seat, product) > 0 ? g.box.products[product].value : g.box.contracts[product].value
  return seatsOf(g.seats).every(other => other === seat || scoreOf(g, other) < own)
}

/** Products beyond what the goal needs, by product number. */
export const surplusOf = (g: State, seat: Seat, goal: Goal): number[] => {
  const { stock } = g.floor[seat]
  const { products } = needFor(g, seat, goal, countTypes(g.floor[seat]))
  return PRODUCT_IDS.map((_id, product) => (stock[product] as number) - (products[product] as number))
}
