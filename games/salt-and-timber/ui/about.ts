// The card that opens when a player hovers over a thing.

import type { About, AboutAt, GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { GOODS, HARVEST, OTHER, STORE_ROOM } from '../data.ts'
import type { game } from '../index.ts'
import { orderLine, saleLine } from './sheets/text-sections.ts'
import type { Thing } from './things.ts'
import { say } from './words.ts'

type At = AboutAt<typeof game>

export const about: NonNullable<GameUi<typeof game, Thing>['about']> = {
  heap: ({ good }, at) => ({
    name: say('heap', { good: say(`goods.${good}`) }),
    what: say('about.heapWhat'),
    does: [say('about.heapDoes', { count: HARVEST })],
    now: [roomFor(at)],
    rule: 'SAT-5',
  }),
  price: ({ good }, { seen: { view, seat } }) => ({
    name: say('market', { good: say(`goods.${good}`) }),
    what: say('about.price', { dollars: view.price[good] }),
    does: [say('about.priceDoes', { other: OTHER[good] })],
    now: [seat === null ? say('about.watching') : saleLine(view, seat, good)],
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
    now: [seat === viewer ? saleLine(view, seat, good) : say('about.rivalPiece', { dollars: view.price[good] })],
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

const goodsIn = ({ seen: { view } }: At, seat: Seat): number =>
  GOODS.reduce((sum, good) => sum + view.store[good][seat], 0)

function roomFor(at: At): string {
  const { seat } = at.seen
  if (seat === null) return say('about.watching')
  const room = STORE_ROOM - goodsIn(at, seat)
  return say(room < HARVEST ? 'about.noRoom' : 'about.roomLeft', { room })
}

function orderAbout(seat: Seat, { seen: { view, seat: viewer }, box, sideNames }: At): About {
  const own = seat === viewer ? view.ownOrder : null
  return {
    name: say('about.order', { name: sideNames[seat] ?? '' }),
    what: own === null ? say('secretOrder') : say('about.orderWants', { ...box[own] }),
    does: [say('about.orderDoes')],
    now: [own === null ? say('about.rivalOrder') : orderLine(view, seat, box[own])],
    rule: 'SAT-7',
  }
}
