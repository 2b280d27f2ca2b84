// Trades: possible partners, and both sides' room and value. RULES.md VTI-41, VTI-63, VTI-66, VTI-69.

import type { Seat } from '@tableworks/kernel'
import { type ProductId, productNumber } from '../data/products.ts'
import type { State } from '../state.ts'
import { readyOf } from './contracts.ts'
import { hasRoomFor, roomOn } from './floor.ts'

/** VTI-42: how many of one kind the bank takes for one product. */
export const BANK_GIVES = 3

/** VTI-66 */
export const OFFERS_TO_ONE = 3
export const OFFERS_IN_ALL = 6

type Offers = Pick<State, 'offers' | 'closed'>

export const offersSent = (g: Pick<State, 'offers'>): number => g.offers.reduce((sum, count) => sum + count, 0)

/** VTI-66, VTI-69: whether a seat can receive an offer. */
export const isOpenTo = (g: Offers, partner: Seat): boolean =>
  !g.closed[partner] && g.offers[partner] < OFFERS_TO_ONE && offersSent(g) < OFFERS_IN_ALL

/** VTI-63: whether a seat has room for everything it would receive. */
export const hasRoomAfter = ({ floor }: Pick<State, 'floor'>, seat: Seat, gives: number, gets: number): boolean =>
  gets <= gives || hasRoomFor(floor[seat], gets - gives)

/** A seat's situation after a trade. */
export interface AfterTrade {
  readonly room: number
  /** Contracts ready for one fulfilment, before and after. Five end the game. */
  readonly wasReady: number
  readonly ready: number
}

/** What a seat would have after giving these products for those. */
export function afterTrade(
  g: Pick<State, 'floor' | 'contracts' | 'open'>,
  seat: Seat,
  gives: readonly ProductId[],
  gets: readonly ProductId[],
): AfterTrade {
  const own = g.floor[seat]
  const stock = own.stock.slice()
  for (const product of gives) stock[productNumber[product]] = (stock[productNumber[product]] as number) - 1
  for (const product of gets) stock[productNumber[product]] = (stock[productNumber[product]] as number) + 1
  const floor = g.floor.map((one, other) => (other === seat ? { ...own, stock } : one)) as State['floor']
  return {
    room: roomOn(own) + gives.length - gets.length,
    wasReady: readyOf(g, seat),
    ready: readyOf({ ...g, floor }, seat),
  }
}
