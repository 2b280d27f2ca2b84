// The things on the board, and which of them an option or a fact refers to.

import { type GameUi, Place as KitPlace } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Turn } from '../data/box.ts'
import type { FactoryId } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import type { game } from '../index.ts'
import type { Cell } from '../readings/floor.ts'
import { builderOf } from '../readings/paying.ts'
import { askedOf, type Seen } from './table.ts'

/** Actions during work on the floor that aren't about a thing yet. */
export const ACTIONS = [
  'build',
  'move product',
  'trade',
  'move factory',
  'tear down',
  'take factory',
  'discard',
] as const
export type Action = (typeof ACTIONS)[number]

/** Ends a move, either by running everything that is left or by stopping. */
export type EndChoice = 'all' | 'stop'

/** Tools, which move many products with one press. */
export const TOOL_KINDS = ['tidy', 'place', 'pay', 'supply', 'clear'] as const
export type ToolKind = (typeof TOOL_KINDS)[number]

export type Thing =
  /** A cell on a floor, with its card. */
  | { readonly kind: 'cell'; readonly seat: Seat; readonly x: number; readonly y: number }
  | { readonly kind: 'floor'; readonly seat: Seat }
  /** A player beside the floor, as a trading partner. */
  | { readonly kind: 'player'; readonly player: Seat }
  | { readonly kind: 'players' }
  | { readonly kind: 'stack'; readonly factory: FactoryId }
  | { readonly kind: 'shelf' }
  | { readonly kind: 'contract'; readonly product: ProductId }
  | { readonly kind: 'token' }
  | { readonly kind: 'wall' }
  /** A product in the tree of a contract. */
  | { readonly kind: 'branch'; readonly product: ProductId }
  | { readonly kind: 'way' }
  /** What the current decision is about, shown on the bench. */
  | { readonly kind: 'card'; readonly factory: FactoryId; readonly seat: Seat }
  | { readonly kind: 'ticket'; readonly factory: FactoryId; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: Turn }
  | { readonly kind: 'action'; readonly action: Action; readonly seat: Seat }
  | { readonly kind: 'good'; readonly product: ProductId; readonly seat: Seat }
  | { readonly kind: 'tool'; readonly factory?: FactoryId; readonly seat: Seat; readonly tool: ToolKind }
  | { readonly kind: 'end'; readonly choice: EndChoice; readonly seat: Seat }
  | { readonly kind: 'bench'; readonly seat: Seat }

export const Place = KitPlace<Thing>

type Ui = GameUi<typeof game, Thing>

export const cellThing = (seat: Seat, { x, y }: Cell): Thing => ({ kind: 'cell', seat, x, y })
export const contractThing = (product: ProductId): Thing => ({ kind: 'contract', product })
export const ticketThing = (seat: Seat, factory: FactoryId): Thing => ({ kind: 'ticket', factory, seat })
export const turnThing = (seat: Seat, turn: Turn): Thing => ({ kind: 'turn', seat, turn })
const player = (seat: Seat): Thing => ({ kind: 'player', player: seat })
const good = (product: ProductId, seat: Seat): Thing => ({ kind: 'good', product, seat })

const ownCell = (cell: Cell, _seen: Seen, seat: Seat): Thing => cellThing(seat, cell)

/** A factory given away goes to the partner's floor. */
function siteCell(cell: Cell, seen: Seen, seat: Seat): Thing {
  const asked = askedOf(seen)
  return cellThing(asked?.decision === 'site' && asked.frame.seat === seat ? builderOf(seat, asked.frame) : seat, cell)
}

/** A card the seat gives, or a kind the partner has. */
const offered = (option: Cell | { product: ProductId } | string, _seen: Seen, seat: Seat): Thing | null => {
  if (typeof option === 'string') return null
  return 'product' in option ? good(option.product, seat) : cellThing(seat, option)
}

export const places: Ui['places'] = {
  draft: ({ factory }, _seen, seat) => ({ kind: 'card', factory, seat }),
  layWhat: ({ factory }, _seen, seat) => ({ kind: 'card', factory, seat }),
  laySite: ownCell,
  fulfil: (option, _seen, seat) => ('x' in option ? cellThing(seat, option) : null),
  move: (option, _seen, seat) => (option === 'operate' ? null : ticketThing(seat, option.factory)),
  produce: (option, _seen, seat) => {
    if (option === 'all' || option === 'stop') return { kind: 'end', choice: option, seat }
    const cell = cellThing(seat, option)
    return 'output' in option ? [cell, good(option.output, seat)] : cell
  },
  operate: (option, _seen, seat) => {
    if (option === 'stop') return { kind: 'end', choice: option, seat }
    if (typeof option === 'string') return { kind: 'action', action: option, seat }
    if ('partner' in option) return player(option.partner)
    return 'contract' in option ? contractThing(option.contract) : good(option.product, seat)
  },
  buildWhat: ({ factory }) => ({ kind: 'stack', factory }),
  pay: ownCell,
  site: siteCell,
  turn: ({ turn }, _seen, seat) => turnThing(seat, turn),
  pickFactory: (option, _seen, seat) => cellThing('partner' in option ? option.partner : seat, option),
  pickProduct: ownCell,
  putProduct: ownCell,
  bankFor: ({ product }, _seen, seat) => good(product, seat),
  tradeWith: ({ partner }) => player(partner),
  offer: offered,
  answer: () => null,
  counter: offered,
  reply: () => null,
  handOver: ownCell,
  rescue: (option, _seen, seat) => (option === 'discard' ? null : cellThing(seat, option)),
}

const itsCell = (fact: { seat: Seat } & Cell): Thing => cellThing(fact.seat, fact)
const whose = ({ seat }: { seat: Seat }): Thing => player(seat)

export const marks: NonNullable<Ui['marks']> = {
  drafted: whose,
  laidOut: itsCell,
  fulfilledContract: whose,
  lostContract: ({ contract }) => contractThing(contract),
  ran: itsCell,
  produced: ({ seat, factory }, { view }) =>
    view.glance.factories[seat].filter(one => one.factory === factory).map(cell => cellThing(seat, cell)),
  built: itsCell,
  toreDown: whose,
  movedFactory: itsCell,
  gaveFactory: ({ partner, x, y }) => cellThing(partner, { x, y }),
  tookFactory: itsCell,
  movedProduct: itsCell,
  threwAway: whose,
  offered: whose,
  offeredFactory: whose,
  askedForFactory: whose,
  accepted: whose,
  declined: whose,
  closedToOffers: whose,
  placed: itsCell,
  banked: whose,
  claimed: whose,
}
