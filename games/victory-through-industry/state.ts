// The state, its quick copy, and the frames of play.

import type { PerSeat, Seat, Setting, VariantValues } from '@tableworks/kernel'
import type { Box, Turn } from './data/box.ts'
import type { FactoryId, PerType } from './data/factories.ts'
import type { ProductId } from './data/products.ts'
import type { VARIANTS } from './meta.ts'
import { type Cell, type Floor, floorCopy } from './readings/floor.ts'

/** What ended the game (VTI-52, VTI-66). */
export const ENDINGS = ['five', 'eight', 'claimed', 'rounds'] as const
export type Ending = (typeof ENDINGS)[number]

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  /** VTI-19: who has the first turn. */
  firstPlayer: Seat
  /** Turns that are over; seat `firstPlayer + turn` plays (VTI-19). */
  turn: number
  /** Of this turn. */
  movesLeft: number
  /** What is left of the starting set while it is being drafted. */
  set: FactoryId[]
  /** Drafted cards that are not laid out yet. */
  hand: PerSeat<FactoryId[]>
  /** Cards left of each type, in the order of FACTORY_IDS. */
  stacks: PerType<number>
  /** Each seat's complex. */
  floor: PerSeat<Floor>
  /** Unclaimed contracts, named by their products. */
  open: ProductId[]
  /** Contracts held, in the order of claiming. */
  contracts: PerSeat<ProductId[]>
  /** Who has the fulfilment token; null before the first claim (VTI-12, VTI-48). */
  token: Seat | null
  /** In the middle of work on the floor. */
  operating: boolean
  /** Actions in this work on the floor, and offers sent to each seat in it (VTI-66). */
  actions: number
  offers: PerSeat<number>
  /** What was declined in this work on the floor, and by whom: the same seat does not offer it again. */
  declined: string[]
  /** VTI-69: seats that take no more offers until their own next turn. */
  closed: PerSeat<boolean>
  /** VTI-35: a complex is split and its owner has to build; products may lie beside no factory until then. */
  mending: boolean
  /** Null while the game goes on. */
  ending: Ending | null
}

/** Cards for cards. */
export interface TradeDeal {
  give: Cell[]
  want: ProductId[]
}
/** A factory for another complex: where it stands, where it goes. */
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
  /** Where it stands now; null when it comes from a stack or a hand. */
  from: Cell | null
  /** Whose complex it goes to or comes from, besides that of the seat which moves it. */
  partner: Seat | null
  /** The cards it is paid with, so far. */
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
  /** `from`: it is moved from there. `spent`: it comes from the bank for the cards there. Neither: it was traded. */
  putProduct: { seat: Seat; product: ProductId; from: Cell | null; spent: Cell[] }
  bankFor: { seat: Seat; product: ProductId; picked: Cell[] }
  tradeWith: { seat: Seat }
  offer: { seat: Seat; partner: Seat } & TradeDeal
  answer: { seat: Seat; partner: Seat; deal: Deal }
  /** `to` is the offer of the partner that is being answered with another. */
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
    stacks: g.stacks.slice() as PerType<number>,
    floor: copied(g.floor, floorCopy),
    open: g.open.slice(),
    contracts: copies(g.contracts),
    token: g.token,
    operating: g.operating,
    actions: g.actions,
    offers: g.offers.slice() as PerSeat<number>,
    declined: g.declined.slice(),
    closed: g.closed.slice() as PerSeat<boolean>,
    mending: g.mending,
    ending: g.ending,
  }
}

function copied<T>(list: PerSeat<T>, copy: (one: T) => T): PerSeat<T> {
  const made = list.slice() as PerSeat<T>
  for (let i = 0; i < made.length; i++) made[i] = copy(made[i] as T)
  return made
}

const copies = <T>(lists: PerSeat<T[]>): PerSeat<T[]> => copied(lists, list => list.slice())
