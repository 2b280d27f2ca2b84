// The state, its fast copy and the frames.

import type { PerSeat, Seat, Setting, VariantValues } from '@tableworks/kernel'
import { copied } from '@tableworks/table-kit'
import type { Box, Turn } from './data/box.ts'
import type { FactoryId, PerType } from './data/factories.ts'
import type { ProductId } from './data/products.ts'
import type { VARIANTS } from './meta.ts'
import { type Cell, type Floor, floorCopy } from './readings/floor.ts'

/** Why the game ended (VTI-52, VTI-66). */
export const ENDINGS = ['five', 'eight', 'claimed', 'rounds'] as const
export type Ending = (typeof ENDINGS)[number]

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  /** VTI-19: the seat that has the first turn. */
  firstPlayer: Seat
  /** How many turns have been played. Seat `firstPlayer + turn` plays next (VTI-19). */
  turn: number
  /** Moves left in this turn. */
  movesLeft: number
  /** The rest of the starting set during the draft. */
  set: FactoryId[]
  /** Drafted cards not yet laid out. */
  hand: PerSeat<FactoryId[]>
  /** Cards of each type left, in the order of FACTORY_IDS. */
  stacks: PerType<number>
  /** Each seat's complex. */
  floor: PerSeat<Floor>
  /** Unclaimed contracts, named by their products. */
  open: ProductId[]
  /** Contracts held, in the order in which they were claimed. */
  contracts: PerSeat<ProductId[]>
  /** The holder of the fulfilment token; null before the first claim (VTI-12, VTI-48). */
  token: Seat | null
  /** Whether a seat is working on the floor. */
  operating: boolean
  /** Actions so far in this work on the floor, and offers sent to each seat during it (VTI-66). */
  actions: number
  offers: PerSeat<number>
  /** Offers declined during this work on the floor, and by whom. The seat can't repeat them. */
  declined: string[]
  /** VTI-69: seats that take no more offers until their own next turn. */
  closed: PerSeat<boolean>
  /** VTI-35: a complex is split and its owner must build. Until then, products may have no factory next to them. */
  mending: boolean
  /** Null until the game is over. */
  ending: Ending | null
}

/** Products for products. */
export interface TradeDeal {
  give: Cell[]
  want: ProductId[]
}
/** A factory offered or requested: where it is and where it would go. */
export interface FactoryDeal extends Project {
  x: number
  y: number
  turn: Turn
}
export type Deal = { trade: TradeDeal } | { factory: FactoryDeal }

/** A factory card on its way to a site. */
export interface Project {
  use: 'lay' | 'build' | 'mend' | 'move' | 'give' | 'take'
  factory: FactoryId
  /** The card's current cell; null if it comes from a stack or hand. */
  from: Cell | null
  /** The other seat whose complex the card goes to or comes from. */
  partner: Seat | null
  /** The products paid so far. */
  paid: Cell[]
}

/** A product that lost its place. */
export interface Stranded extends Cell {
  seat: Seat
  product: ProductId
}

export interface Frames {
  game: { part: number }
  draft: { seat: Seat }
  layout: { queue: Seat[] }
  layWhat: { seat: Seat }
  laySite: { seat: Seat; factory: FactoryId }
  turns: Record<never, never>
  playerTurn: { part: number; seat: Seat }
  fulfil: { seat: Seat; contract: ProductId; left: ProductId[]; done: number }
  fulfilled: { seat: Seat; done: number }
  moves: { seat: Seat }
  move: { seat: Seat }
  produce: { seat: Seat; factory: FactoryId; used: Cell[]; made: Cell[]; ran: Cell[] }
  operate: { seat: Seat }
  buildWhat: { seat: Seat; mend: boolean }
  pay: Project & { seat: Seat }
  site: Project & { seat: Seat }
  turn: Project & { seat: Seat; x: number; y: number }
  pickFactory: { seat: Seat; use: 'tear down' | 'move' | 'give' | 'take'; partner: Seat | null }
  tearDown: { part: number; seat: Seat }
  relocate: { queue: Stranded[] }
  rescue: Stranded
  pickProduct: { seat: Seat; use: 'move' | 'discard' | 'claim' | 'bank'; product: ProductId | null; picked: Cell[] }
  /**
   * `from` is the cell that it's moved from, `spent` the cards given to the bank for it. Without either, the product comes from a
   * trade.
   */
  putProduct: { seat: Seat; product: ProductId; from: Cell | null; spent: Cell[] }
  bankFor: { seat: Seat; product: ProductId; picked: Cell[] }
  tradeWith: { seat: Seat }
  offer: { seat: Seat; partner: Seat } & TradeDeal
  answer: { seat: Seat; partner: Seat; deal: Deal }
  /** `to` is the partner's offer that the seat counters. */
  counter: { seat: Seat; partner: Seat; to: TradeDeal } & TradeDeal
  reply: { seat: Seat; partner: Seat; deal: TradeDeal }
  trade: { seat: Seat; partner: Seat; give: ProductId[]; want: ProductId[]; handed: number }
  handOver: { seat: Seat; partner: Seat; product: ProductId }
  receive: { queue: { seat: Seat; product: ProductId }[] }
}

export function clone(g: State): State {
  return {
    seats: g.seats,
    variants: g.variants,
    box: g.box,
    firstPlayer: g.firstPlayer,
    turn: g.turn,
    movesLeft: g.movesLeft,
    set: g.set.slice(),
    hand: copies(g.hand),
    stacks: copied(g.stacks),
    floor: eachCopied(g.floor, floorCopy),
    open: g.open.slice(),
    contracts: copies(g.contracts),
    token: g.token,
    operating: g.operating,
    actions: g.actions,
    offers: copied(g.offers),
    declined: g.declined.slice(),
    closed: copied(g.closed),
    mending: g.mending,
    ending: g.ending,
  }
}

function eachCopied<T>(list: PerSeat<T>, copy: (one: T) => T): PerSeat<T> {
  const made = copied(list)
  for (let i = 0; i < made.length; i++) made[i] = copy(made[i] as T)
  return made
}

const copies = <T>(lists: PerSeat<T[]>): PerSeat<T[]> => eachCopied(lists, list => list.slice())
