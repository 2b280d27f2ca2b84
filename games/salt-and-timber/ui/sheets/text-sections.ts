// What sales would pay and what the order still needs, beyond the view's fields.

import type { Seat, SeenOf } from '@tableworks/kernel'
import { type Box, type Good, GOODS } from '../../data.ts'
import type { game } from '../../index.ts'
import { say } from '../words.ts'

type View = SeenOf<typeof game>['view']

/** Text mode shows these lines below the view's numbers. */
export function sections({ view }: SeenOf<typeof game>, box: Box) {
  const { seat, ownOrder } = view
  if (seat === null) return []
  const order = ownOrder === null ? [] : [{ title: say('ownOrder'), lines: [orderLine(view, seat, box[ownOrder])] }]
  return [{ title: say('tell.market'), lines: GOODS.map(good => saleLine(view, seat, good)) }, ...order]
}

export function saleLine({ store, price }: View, seat: Seat, good: Good): string {
  const count = store[good][seat]
  const name = say(`goods.${good}`)
  return count === 0
    ? say('tell.none', { good: name })
    : say('tell.sale', { good: name, count, dollars: count * price[good] })
}

export function orderLine({ store }: View, seat: Seat, order: Box[keyof Box]): string {
  const [salt, timber] = GOODS.map(good => Math.max(0, order[good] - store[good][seat])) as [number, number]
  const { pays } = order
  if (salt === 0 && timber === 0) return say('tell.ready', { pays })
  return say(salt === 0 ? 'tell.needsTimber' : timber === 0 ? 'tell.needsSalt' : 'tell.needsBoth', {
    pays,
    salt,
    timber,
  })
}
