// Buying goods: RULES.md TOI-11 to TOI-13, TOI-17 to TOI-22, TOI-92 and TOI-93. Goods are only bought for building, expanding,
// advancements and real estate, only from the red grids, and are used up at once.

import type { Bar, Refusal, Seat } from '@tableworks/kernel'
import type { AdvancementId } from '../data/advancements.ts'
import { type Bill, BUILDING_MATERIALS, type Material, MATERIALS } from '../data/goods.ts'
import type { Options } from '../notation.ts'
import { BANK_PRICE, cheapestMix, costOf, costsFor, missingIn, NEVER, type Purse, totalOf } from '../readings/costs.ts'
import { owns, seatsAt } from '../readings/holdings.ts'
import type { Owing, State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { removeCubes } from './placing.ts'

export const owingOf = ({ research, wood, stone, steel }: Bill): Owing => ({ research, wood, stone, steel })

/** why a bill can't be paid in full: unavailable units, or too little money. */
export function barToPay(purse: Purse, bill: Bill, rule: string, why: boolean): Bar {
  const need = costOf(purse, bill)
  if (need <= purse.money) return null
  return why && payRefusal(purse, bill, rule, need)
}

function payRefusal(purse: Purse, bill: Bill, rule: string, need: number): Refusal {
  if (need < NEVER) return { because: 'tooExpensive', rule, need, have: purse.money }
  // With Substitute Materials, building materials replace each other, so a single one can't run short.
  for (const material of purse.substitutes ? (['research'] as const) : MATERIALS) {
    const missing = missingIn(purse.costs[material][bill[material]] ?? 0)
    if (missing > 0) return { because: 'notAvailable', rule: 'TOI-22', material, missing }
  }
  return { because: 'tooFewMaterials', rule: 'TOI-22', missing: missingIn(need) }
}

/** Unit by unit: research, wood, stone, steel. The current unit is already subtracted from the bill. */
export const buy = passage('buy', (g, { seat, owing }, flow) => {
  for (;;) {
    const material = MATERIALS.find(one => owing[one] > 0)
    if (material === undefined) return flow.end()
    owing[material] -= 1
    if (material !== 'research' && owns(g, seat, g.box.withEffect.substitute))
      return flow.goto('chooseSubstitute', { seat, owing, material })
    const sellers = sellersOf(g, material)
    if (sellers.length > 1) return flow.goto('chooseSeller', { seat, owing, material })
    buyOne(g, seat, material, sellers[0], flow)
  }
})

const SUBSTITUTES = BUILDING_MATERIALS.map(instead => ({ instead }))

/** Substitute Materials: this unit, or one of the other two materials, as long as the rest can still be paid for. */
export const chooseSubstitute = decide('chooseSubstitute', {
  takesOnlyOption: true,
  candidates: () => SUBSTITUTES,

  bar(g, { seat, owing }, { instead }) {
    const need = costWith(g, seat, owing, instead)
    if (need <= g.money[seat]) return null
    if (need < NEVER) return { because: 'tooExpensive', rule: 'TOI-18', need, have: g.money[seat] }
    return { because: 'notAvailable', rule: 'TOI-22', material: instead, missing: missingIn(need) }
  },

  choose(g, { seat, owing, material }, { instead }, flow) {
    if (instead !== material) flow.tell?.({ kind: 'substituted', seat, material, instead })
    const sellers = sellersOf(g, instead)
    if (sellers.length > 1) return flow.goto('chooseSeller', { seat, owing, material: instead })
    buyOne(g, seat, instead, sellers[0], flow)
    return flow.goto('buy', { seat, owing })
  },
})

/** The lowest total cost if this unit is bought as `instead`. */
const costWith = (g: State, seat: Seat, { wood, stone, steel }: Owing, instead: Material): number =>
  cheapestMix(costsFor(g, seat, g.license), wood + stone + steel + 1, instead)

/**
 * TOI-19: at equal prices the buyer chooses, and may choose their own cubes, as long as they can still pay for the rest
 * (R-5).
 */
export const chooseSeller = decide('chooseSeller', {
  takesOnlyOption: true,

  candidates(g, { material }) {
    const candidates: Options['chooseSeller'][] = []
    for (const seller of seatsAt(g)) if (sells(g, material, seller)) candidates.push({ seller })
    return candidates
  },

  bar(g, { seat, owing, material }, { seller }) {
    if (!sells(g, material, seller)) return { because: 'sellsNone', rule: 'TOI-18', seller, material }
    const price = g.price[g.box.marketOf[material]]
    const [cheapest = seller] = sellersOf(g, material)
    if (price[seller] > price[cheapest])
      return { because: 'notCheapest', rule: 'TOI-18', seller, price: price[seller], lowest: price[cheapest] }
    const need = costFrom(g, seat, owing, material, seller)
    return need <= g.money[seat] ? null : { because: 'tooExpensive', rule: 'R-5', need, have: g.money[seat] }
  },

  choose(g, { seat, owing, material }, { seller }, flow) {
    buyOne(g, seat, material, seller, flow)
    return flow.goto('buy', { seat, owing })
  },
})

const sells = (g: State, material: Material, seller: Seat): boolean =>
  seller < g.seats && g.cubes[g.box.marketOf[material]][seller] > 0

/** The total cost if this unit comes from that seller and the rest is bought as cheaply as possible. */
function costFrom(g: State, seat: Seat, owing: Owing, material: Material, seller: Seat): number {
  const price = seller === seat ? 0 : g.price[g.box.marketOf[material]][seller]
  const costs = costsFor(g, seat, g.license, { material, seller })
  return price + totalOf(costs, owing, owns(g, seat, g.box.withEffect.substitute))
}

/** TOI-11, TOI-12, TOI-18: the cheapest sellers; several if their prices are equal. */
function sellersOf(g: State, material: Material): Seat[] {
  const cubes = g.cubes[g.box.marketOf[material]]
  const price = g.price[g.box.marketOf[material]]
  let sellers: Seat[] = []
  let lowest = Infinity
  for (const seat of seatsAt(g)) {
    if (cubes[seat] === 0 || price[seat] > lowest) continue
    if (price[seat] < lowest) sellers = []
    lowest = price[seat]
    sellers.push(seat)
  }
  return sellers
}

function buyOne(g: State, seat: Seat, material: Material, seller: Seat | undefined, flow: Flow): void {
  if (seller === undefined) return buyFromBank(g, seat, material, flow)
  const grid = g.box.marketOf[material]
  const cost = g.price[grid][seller]
  removeCubes(g, grid, seller, 1)
  if (seller === seat) {
    flow.tell?.({ kind: 'tookOwn', seat, material }) // TOI-21
    return
  }
  g.money[seat] -= cost // TOI-20
  g.money[seller] += cost
  g.share.players[seller] += 1 // TOI-13, R-7
  g.soldToPlayers[seller] += 1
  flow.tell?.({ kind: 'bought', seat, seller, material, cost })
  for (const advancement of g.box.saleBonuses[material])
    if (g.advancements[seller].includes(advancement)) saleBonus(g, seller, advancement, flow) // TOI-45
}

/** TOI-22, R-3: buys from the bank. No player gains anything. */
function buyFromBank(g: State, seat: Seat, material: Material, flow: Flow): void {
  g.money[seat] -= BANK_PRICE
  flow.tell?.({ kind: 'boughtFromBank', seat, material, cost: BANK_PRICE })
}

function saleBonus(g: State, seat: Seat, advancement: AdvancementId, flow: Flow): void {
  const income = g.box.advancements[advancement].amount ?? 0
  g.money[seat] += income
  flow.tell?.({ kind: 'saleBonus', seat, advancement, income })
}
