// Trades suggested by other seats: RULES.md VTI-74. Suggestions are table talk. A seat accepts one by making an ordinary offer.

import { perSeat, type Refusal, type Seat, seatsOf, type SuggestionRules } from '@tableworks/kernel'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import { NOTATION } from '../notation.ts'
import { currentSeat } from '../readings/clock.ts'
import { stockOf } from '../readings/contracts.ts'
import { type Cell, cellAt, productSpots } from '../readings/floor.ts'
import { isOpenTo } from '../readings/trade.ts'
import type { State } from '../state.ts'
import { addCard, barCard, barSend, canTradeWith } from './trading.ts'

/** As the suggesting seat sees it. */
interface Exchange {
  readonly give: readonly ProductId[]
  readonly take: readonly ProductId[]
}

const NOTHING = 'nothing'
const FORM = /^give (.+) take (.+)$/

export const suggestions: SuggestionRules<State> = {
  form: 'give PRODUCTS take PRODUCTS',
  says: '{seat} suggests a trade to {partner}: {give} for {want}.',
  refusals: {
    noTurnToSuggestIn: 'You can suggest a trade once the first turn begins.',
    ownTurn: "It's your turn. Make an offer instead.",
    closedYourself: 'You decline all offers until your next turn.',
    noMoreOffers: '{partner} can make you no more offers this move.',
  },

  read(g, by, text, decision) {
    const exchange = exchangeIn(text)
    if (exchange === null) return null
    const found = offerFor(g, by, exchange)
    if ('refusal' in found) return found
    const to = currentSeat(g)
    const { give, take } = exchange
    return {
      text: `give ${goodsText(give)} take ${goodsText(take)}`,
      to,
      turn: g.turn,
      fields: { give, want: take },
      choices: lineFor(g, by, exchange, found.cells, decision),
    }
  },
}

function exchangeIn(text: string): Exchange | null {
  const [, given = '', taken = ''] = FORM.exec(text) ?? []
  const [give, take] = [goodsIn(given), goodsIn(taken)]
  return give === null || take === null ? null : { give, take }
}

/** The products in order; null if a word isn't a product. */
function goodsIn(text: string): ProductId[] | null {
  if (text === NOTHING) return []
  const goods = text.split(' ') as ProductId[]
  if (!goods.every(one => PRODUCT_IDS.includes(one))) return null
  return goods.toSorted((a, b) => productNumber[a] - productNumber[b])
}

const goodsText = (goods: readonly ProductId[]): string => goods.join(' ') || NOTHING

/** The offer that accepts the suggestion: the cells to give, or why it can't be made. */
function offerFor(g: State, by: Seat, { give, take }: Exchange): { cells: Cell[] } | { refusal: Refusal } {
  const seat = currentSeat(g)
  const now = inNextMove(g)
  const early = barSeat(now, by, seat) ?? barTake(g, seat, take)
  if (early !== null) return { refusal: early }
  const offer = { seat, partner: by, give: [] as Cell[], want: [] as ProductId[] }
  for (const card of [...cellsOf(g, seat, take), ...give.map(product => ({ product }))]) {
    const refusal = barCard(now, offer, card)
    if (refusal !== null) return { refusal }
    addCard(offer, card)
  }
  const refusal = barSend(now, offer)
  return refusal === null ? { cells: offer.give } : { refusal }
}

function barSeat(g: State, by: Seat, seat: Seat): Refusal | null {
  if (g.movesLeft === 0) return { because: 'noTurnToSuggestIn', rule: 'VTI-74' }
  if (by === seat) return { because: 'ownTurn', rule: 'VTI-74' }
  if (g.closed[by]) return { because: 'closedYourself', rule: 'VTI-69' }
  return isOpenTo(g, by) ? null : { because: 'noMoreOffers', rule: 'VTI-66', partner: seat }
}

function barTake(g: State, seat: Seat, take: readonly ProductId[]): Refusal | null {
  const product = take.find(one => count(take, one) > stockOf(g, seat, one))
  if (product === undefined) return null
  return { because: 'theyHaveNoMore', rule: 'VTI-41', partner: seat, product, have: stockOf(g, seat, product) }
}

const count = (goods: readonly ProductId[], product: ProductId): number => goods.filter(one => one === product).length

/** The position at the beginning of work on the floor, before anything has been offered or declined. */
const inNextMove = (g: State): State => (g.operating ? g : { ...g, offers: perSeat(g.seats, () => 0), declined: [] })

/** The cells where the seat has a card of each of these kinds, using each card only once. */
const cellsOf = ({ floor }: State, seat: Seat, goods: readonly ProductId[]): Cell[] =>
  goods.map((product, i) => {
    const spots = productSpots(floor[seat], productNumber[product])
    return cellAt(floor[seat], spots[count(goods.slice(0, i), product)] as number)
  })

/** The choices that make the offer, whether the seat is choosing a move or already working on the floor. */
function lineFor(
  g: State,
  by: Seat,
  { give }: Exchange,
  cells: readonly Cell[],
  decision: string | null,
): string[] | null {
  if (decision !== 'move' && decision !== 'operate') return null
  const seat = currentSeat(g)
  const now = inNextMove(g)
  // with only one possible partner, the rules don't ask which one
  const isAsked = seatsOf(g.seats).filter(one => one !== seat && canTradeWith(now, seat, one)).length > 1
  return [
    ...(decision === 'move' ? [NOTATION.write('move', 'operate')] : []),
    NOTATION.write('operate', 'trade'),
    ...(isAsked ? [NOTATION.write('tradeWith', { partner: by })] : []),
    ...cells.map(cell => NOTATION.write('offer', { x: cell.x, y: cell.y })),
    ...give.map(product => NOTATION.write('offer', { product })),
    NOTATION.write('offer', 'send'),
  ]
}
