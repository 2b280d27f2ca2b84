// Where options live: every place of the board has a name, and every option one of these places.

import type { GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Turn } from '../data/box.ts'
import type { FactoryId } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import type { game } from '../index.ts'
import type { Cell } from '../readings/floor.ts'

/** A cell of the floor on the stage. */
export const cellPlace = ({ x, y }: Cell): string => `cell-${x},${y}`
/** A factory on one of the small floors. */
export const rivalPlace = (seat: Seat, { x, y }: Cell): string => `rival-${seat}-${x},${y}`
export const seatPlace = (seat: Seat): string => `seat-${seat}`
export const stackPlace = (factory: FactoryId): string => `stack-${factory}`
export const contractPlace = (product: ProductId): string => `contract-${product}`
/** On the bench beside the floor: cards, tickets, actions and goods, whatever is asked about. */
export const cardPlace = (factory: FactoryId): string => `card-${factory}`
export const ticketPlace = (factory: FactoryId): string => `ticket-${factory}`
export const actionPlace = (action: Action): string => `do-${action}`
export const turnPlace = (turn: Turn): string => `turn-${turn}`
export const goodPlace = (product: ProductId): string => `good-${product}`
/** A tool of the bench: never a choice, but a line of them. */
export const toolPlace = (kind: 'tidy' | 'place' | 'pay' | 'supply' | 'clear', factory?: FactoryId): string =>
  factory === undefined ? `tool-${kind}` : `tool-${kind}-${factory}`
/** Places that never hold a choice; the tour points at them. */
export const FLOOR_PLACE = 'floor'
export const WALL_PLACE = 'wall'
export const SHELF_PLACE = 'shelf'
export const BENCH_PLACE = 'bench'
export const RAIL_PLACE = 'rail'

/** The actions of a non-production move that are about nothing in particular yet. */
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

type Ui = GameUi<typeof game>

/** A card of one's own that is given, or a kind the partner has. */
const offeredPlace = (card: Cell | { product: ProductId }): string =>
  'product' in card ? goodPlace(card.product) : cellPlace(card)

export const places: Ui['places'] = {
  draft: ({ factory }) => cardPlace(factory),
  layWhat: ({ factory }) => cardPlace(factory),
  laySite: cellPlace,
  fulfil: option => ('x' in option ? cellPlace(option) : null),
  move: option => (option === 'operate' ? null : ticketPlace(option.factory)),
  produce: option => {
    if (option === 'all' || option === 'stop') return null
    return 'output' in option ? [cellPlace(option), goodPlace(option.output)] : cellPlace(option)
  },
  operate: option => {
    if (option === 'stop') return null
    if (typeof option === 'string') return actionPlace(option)
    if ('partner' in option) return seatPlace(option.partner)
    return 'contract' in option ? contractPlace(option.contract) : goodPlace(option.product)
  },
  buildWhat: ({ factory }) => stackPlace(factory),
  pay: cellPlace,
  site: cellPlace,
  turn: ({ turn }) => turnPlace(turn),
  pickFactory: option => ('partner' in option ? rivalPlace(option.partner, option) : cellPlace(option)),
  pickProduct: cellPlace,
  putProduct: cellPlace,
  bankFor: ({ product }) => goodPlace(product),
  tradeWith: ({ partner }) => seatPlace(partner),
  offer: option => (typeof option === 'string' ? null : offeredPlace(option)),
  answer: () => null,
  counter: option => (typeof option === 'string' ? null : offeredPlace(option)),
  reply: () => null,
  handOver: cellPlace,
  rescue: option => (option === 'discard' ? null : cellPlace(option)),
}
