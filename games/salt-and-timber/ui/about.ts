// What each thing of the harbour is: for the card that opens when a player points at it.

import type { About, AboutAt, GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { GOODS, HARVEST, OTHER, STORE_ROOM } from '../data.ts'
import type { game } from '../index.ts'
import type { Thing } from './things.ts'
import { say } from './words.ts'

type At = AboutAt<typeof game>

const goodsIn = ({ seen: { view } }: At, seat: Seat): number =>
  GOODS.reduce((sum, good) => sum + view.store[good][seat], 0)

export const about: NonNullable<GameUi<typeof game, Thing>['about']> = {
  heap: ({ good }, at) => ({
    name: say('about.heap', { good: say(`goods.${good}`) }),
    what: say('about.heapWhat'),
    does: [say('about.heapDoes', { count: HARVEST })],
    now: [roomFor(at)],
    rule: 'SAT-5',
  }),
  price: ({ good }, { seen: { view, seat } }) => ({
    name: say('market', { good: say(`goods.${good}`) }),
    what: say('about.price', { dollars: view.price[good] }),
    does: [say('about.priceDoes', { other: say(`goods.${OTHER[good]}`) })],
    now: [seat === null ? say('about.watching') : saleOf(view, seat, good)],
    rule: 'SAT-6',
  }),
  store: ({ seat }, at) => ({
    name: say('store', { name: at.sideNames[seat] ?? '' }),
    what: say('about.room', { count: goodsIn(at, seat), most: STORE_ROOM }),
    does: [say('about.storeDoes')],
    now: [say(seat === at.seen.seat ? 'about.ownStore' : 'about.rivalStore', { dollars: at.seen.view.money[seat] })],
    rule: 'SAT-5',
  }),
  piece: ({ good, seat }, { seen: { view, seat: viewer }, sideNames }) => ({
    name: say(`goods.${good}`),
    what: say('about.pieceWhat', { name: sideNames[seat] ?? '' }),
    does: [say('about.pieceDoes')],
    now: [seat === viewer ? saleOf(view, seat, good) : say('about.rivalPiece', { dollars: view.price[good] })],
    rule: 'SAT-6',
  }),
  order: ({ seat }, at) => orderAbout(seat, at),
  bag: (_thing, { seen: { view } }) => ({
    name: say('about.bag'),
    what: say('inBag', { count: view.inBag }),
    does: [say('about.bagDoes')],
    now: [say(view.inBag === 0 ? 'about.bagEmpty' : 'about.bagNow')],
    rule: 'SAT-7',
  }),
}

type View = At['seen']['view']

/** "You'd get $6 for both." */
const saleOf = ({ store, price }: View, seat: Seat, good: (typeof GOODS)[number]): string =>
  store[good][seat] === 0
    ? say('about.noneToSell', { good: say(`goods.${good}`) })
    : say('about.sale', { count: store[good][seat], dollars: store[good][seat] * price[good] })

function roomFor(at: At): string {
  const { seat } = at.seen
  if (seat === null) return say('about.watching')
  const room = STORE_ROOM - goodsIn(at, seat)
  return room < HARVEST ? say('about.noRoom', { room }) : say('about.roomLeft', { room })
}

function orderAbout(seat: Seat, { seen: { view, seat: viewer }, box, sideNames }: At): About {
  const own = seat === viewer ? view.ownOrder : null
  const shared = {
    name: say('about.order', { name: sideNames[seat] ?? '' }),
    does: [say('about.orderDoes')],
    rule: 'SAT-7',
  }
  if (own === null) return { ...shared, what: say('secretOrder'), now: [say('about.rivalOrder')] }
  const { salt, timber, pays } = box[own]
  const missing = GOODS.map(good => Math.max(0, box[own][good] - view.store[good][seat]))
  const isReady = missing.every(count => count === 0)
  return {
    ...shared,
    what: say('about.orderWants', { salt, timber, pays }),
    now: [
      isReady
        ? say('tell.ready', { pays })
        : say('tell.missing', { pays, salt: missing[0] ?? 0, timber: missing[1] ?? 0 }),
    ],
  }
}
