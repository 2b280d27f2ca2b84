// The state, the frames and the facts.

import type { VariantValues, PerSeat, Seat, Setting } from '@tableworks/kernel'
import type { Box, CardId, EdgeId, Good, SetOf, Site } from './data.ts'

export const VARIANTS = {
  rounds: { name: 'Rounds', explain: 'How many turns each seat has.', values: [19, 600], default: 19, seats: [4] },
} as const

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  round: number
  /** Seats in turn order. */
  order: Seat[]
  money: PerSeat<number>
  /** Spent in this round; decides the next turn order. */
  spent: PerSeat<number>
  points: PerSeat<number>
  store: Record<Good, PerSeat<number>>
  price: Record<Good, number>
  /** Each seat's secret cards. */
  hand: PerSeat<CardId[]>
  row: CardId[]
  bag: CardId[]
  laid: CardId[]
  /** The sites of each seat's mills, and the sites whose mill makes each good. */
  mills: PerSeat<SetOf<Site>>
  makes: Record<Good, SetOf<Site>>
  canals: PerSeat<SetOf<EdgeId>>
}

export interface Frames {
  round: { next: number }
  turn: { seat: Seat; left: number }
  endOfRound: { part: number }
}

export type Fact =
  | { kind: 'drew'; seat: Seat }
  | { kind: 'gotCard'; seat: Seat; card: CardId }
  | { kind: 'took'; seat: Seat; card: CardId; cost: number }
  | { kind: 'opened'; card: CardId }
  | { kind: 'built'; seat: Seat; card: CardId; site: Site; cost: number }
  | { kind: 'dug'; seat: Seat; edge: EdgeId; cost: number }
  | { kind: 'sold'; seat: Seat; good: Good; count: number; income: number }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'flooded'; site: Site }
