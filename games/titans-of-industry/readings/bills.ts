// What a purchase costs and who gets paid, so that boards can show it before a choice. Assumes that Land Survey and Substitute
// Materials are used as well as possible.

import type { Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS, type AdvancementId } from '../data/advancements.ts'
import { type PerSpace, SPACE_IDS } from '../data/areas.ts'
import { FACILITY_IDS, type PerFacility } from '../data/facilities.ts'
import { type Bill, type Material, MATERIALS } from '../data/goods.ts'
import type { State } from '../state.ts'
import { BANK_PRICE, costOf, missingIn, type Purse, purseOf, totalOf, without } from './costs.ts'
import { billForNext } from './facilities.ts'
import { hasRedCube, seatsAt } from './holdings.ts'
import { bestWaiver, isOpen } from './real-estate.ts'

/** Cubes from one seller or the bank, at one price. */
export interface Lot {
  readonly material: Material
  readonly seller: Seat | 'bank'
  readonly price: number
  readonly cubes: number
}
/** The cheapest way to pay a bill; `total` is null if a good isn't available. */
export interface Receipt {
  readonly total: number | null
  readonly lots: Lot[]
  /** The good that Land Survey leaves out. */
  readonly waived: Material | null
}
/** What building costs with Land Survey, by the good left out; null leaves out none. */
export interface Waiver {
  readonly waived: Material | null
  readonly total: number | null
}

export interface Bills {
  /** What each facility's next copy costs; null if there is none. */
  readonly facilities: PerFacility<Receipt | null>
  readonly advancements: Partial<Record<AdvancementId, Receipt>>
  /** The open spaces (TOI-51). */
  readonly spaces: Partial<PerSpace<Receipt>>
  /** Filled only for an owner of Land Survey. */
  readonly waivers: Partial<PerSpace<Waiver[]>>
}

type Known = Pick<
  State,
  'seats' | 'box' | 'license' | 'money' | 'advancements' | 'cubes' | 'price' | 'size' | 'row' | 'age' | 'estate'
>

export function billsOf(g: Known, seat: Seat): Bills {
  const open = SPACE_IDS.filter(space => isOpen(g, space))
  const buyer = buyerAt(g, seat)
  const hasSurvey = buyer.purse.waives
  return {
    facilities: recordOf(FACILITY_IDS, facility => {
      const bill = billForNext(g, seat, facility)
      return bill === null ? null : receiptFor(buyer, bill, null)
    }),
    advancements: recordOf(
      ADVANCEMENT_IDS.filter(id => g.row.includes(id)),
      id => receiptFor(buyer, g.box.advancing[id], null),
    ),
    spaces: recordOf(open, space => {
      const { cost } = g.box.spaces[space]
      return receiptFor(buyer, cost, hasSurvey ? bestWaiver(buyer.purse, cost) : null)
    }),
    waivers: hasSurvey ? recordOf(open, space => waiversFor(buyer, g.box.spaces[space].cost)) : {},
  }
}

/** A seat, and its cost for any number of units of each good. */
interface Buyer {
  readonly g: Known
  readonly seat: Seat
  readonly hasLicense: boolean
  readonly purse: Purse
}

/** A seat with a cube in a red grid can buy from the bank. */
function buyerAt(g: Known, seat: Seat): Buyer {
  const hasLicense = hasRedCube(g, seat)
  return { g, seat, hasLicense, purse: purseOf(g, seat, hasLicense) }
}

const waiversFor = ({ purse }: Buyer, bill: Bill): Waiver[] =>
  [null, ...MATERIALS.filter(material => bill[material] > 0)].map(waived => {
    const total = costOf(purse, without(bill, waived))
    return { waived, total: missingIn(total) === 0 ? total : null }
  })

function receiptFor(buyer: Buyer, asked: Bill, waived: Material | null): Receipt {
  const owed = without(asked, waived)
  const bill = buyer.purse.substitutes ? bestMix(buyer, owed) : owed
  const lots = MATERIALS.flatMap(material => lotsOf(buyer, material, bill[material]))
  const units = MATERIALS.reduce((sum, material) => sum + bill[material], 0)
  const found = lots.reduce((sum, lot) => sum + lot.cubes, 0)
  return { total: found < units ? null : lots.reduce((sum, lot) => sum + lot.price * lot.cubes, 0), lots, waived }
}

/**
 * Substitute Materials: the same number of units of wood, stone and steel in the cheapest mixture, or the bill unchanged if none is
 * cheaper.
 */
function bestMix({ purse: { costs } }: Buyer, bill: Bill): Bill {
  const units = bill.wood + bill.stone + bill.steel
  let best = bill
  let least = totalOf(costs, bill, false)
  for (let wood = 0; wood <= units; wood++)
    for (let stone = 0; wood + stone <= units; stone++) {
      const mix = { ...bill, wood, stone, steel: units - wood - stone }
      const total = totalOf(costs, mix, false)
      if (total >= least) continue
      best = mix
      least = total
    }
  return best
}

/** Cheapest first. At equal prices the seat's own cubes come first, then the bank. */
function lotsOf({ g, seat, hasLicense }: Buyer, material: Material, units: number): Lot[] {
  const grid = g.box.marketOf[material]
  const lots: Lot[] = []
  let left = units
  const order = (one: Seat) => g.price[grid][one] * 2 - (one === seat ? 1 : 0)
  for (const seller of seatsAt(g).toSorted((a, b) => order(a) - order(b))) {
    const cubes = Math.min(left, g.cubes[grid][seller])
    if (cubes > 0) lots.push({ material, seller, price: seller === seat ? 0 : g.price[grid][seller], cubes })
    left -= cubes
  }
  if (left > 0 && hasLicense) lots.push({ material, seller: 'bank', price: BANK_PRICE, cubes: left })
  return lots
}
