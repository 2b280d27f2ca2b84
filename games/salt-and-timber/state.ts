// The state, the frames and the facts.

import type { VariantValues, PerSeat, Seat, Setting } from '@tableworks/kernel'
import type { Box, Good, OrderId } from './data.ts'

export const VARIANTS = {
  rounds: { name: 'Rounds', explain: 'How many turns each seat has.', values: [6, 10], default: 6, upFront: true },
} as const

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  round: number
  money: PerSeat<number>
  store: Record<Good, PerSeat<number>>
  price: Record<Good, number>
  /** Each seat's secret order; null once the bag is empty. */
  order: PerSeat<OrderId | null>
  bag: OrderId[]
  delivered: OrderId[]
}

export interface Frames {
  round: { next: number }
  turn: { seat: Seat }
}

export type Fact =
  | { kind: 'harvested'; seat: Seat; good: Good; count: number }
  | { kind: 'sold'; seat: Seat; good: Good; count: number; income: number }
  | { kind: 'delivered'; seat: Seat; order: OrderId; income: number }
  | { kind: 'drew'; seat: Seat; order: OrderId }
