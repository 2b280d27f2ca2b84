// What the board shows and the view does not say: what sales would bring, and what is missing for the order.

import type { SeenOf } from '@tableworks/kernel'
import { type Box, GOODS } from '../data.ts'
import type { game } from '../index.ts'
import { say } from './words.ts'

export function tells({ view }: SeenOf<typeof game>, box: Box) {
  const { seat, ownOrder } = view
  if (seat === null) return []
  const sales = GOODS.flatMap(good => {
    const count = view.store[good][seat]
    return count === 0
      ? []
      : [say('tell.sale', { count, good: say(`goods.${good}`), dollars: count * view.price[good] })]
  })
  return [
    { title: say('tell.market'), lines: sales.length === 0 ? [say('tell.nothing')] : sales },
    ...(ownOrder === null ? [] : [{ title: say('ownOrder'), lines: [orderLine(view.store, seat, box[ownOrder])] }]),
  ]
}

function orderLine(
  store: SeenOf<typeof game>['view']['store'],
  seat: NonNullable<SeenOf<typeof game>['view']['seat']>,
  order: Box[keyof Box],
): string {
  const [salt, timber] = GOODS.map(good => Math.max(0, order[good] - store[good][seat]))
  const { pays } = order
  return salt === 0 && timber === 0
    ? say('tell.ready', { pays })
    : say('tell.missing', { pays, salt: salt ?? 0, timber: timber ?? 0 })
}
