// Where options live: every place of the board has a name, and every option one of these places.

import type { GameUi } from '@tableworks/board-kit'
import type { Good } from '../data.ts'
import type { game } from '../index.ts'

export const ORDER_PLACE = 'order'
export const heapPlace = (good: Good): string => `heap-${good}`
export const pricePlace = (good: Good): string => `price-${good}`
/** The first of a good in your own store, the second, and so on. */
export const piecePlace = (good: Good, number: number): string => `piece-${good}-${number}`
export const storePlace = (seat: number): string => `store-${seat}`

export const places: GameUi<typeof game>['places'] = {
  turn(option, { view }) {
    if ('order' in option) return ORDER_PLACE
    if ('crop' in option) return heapPlace(option.crop)
    // Whoever presses the second crate sells two. What is not in the store is asked of the price board.
    const { count, good } = option
    const have = view.seat === null ? 0 : view.store[good][view.seat]
    return count <= have ? piecePlace(good, count) : pricePlace(good)
  },
}
