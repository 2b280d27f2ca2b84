// The things in the harbour, and which of them an option or a fact refers to.

import { type GameUi, Place as KitPlace } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Good } from '../data.ts'
import type { game } from '../index.ts'

export type Thing =
  | { readonly kind: 'heap'; readonly good: Good }
  | { readonly kind: 'price'; readonly good: Good }
  | { readonly kind: 'store'; readonly seat: Seat }
  /** A piece in a store, numbered within its good. */
  | { readonly kind: 'piece'; readonly good: Good; readonly number: number; readonly seat: Seat }
  | { readonly kind: 'order'; readonly seat: Seat }
  | { readonly kind: 'bag' }

export const Place = KitPlace<Thing>

type Ui = GameUi<typeof game, Thing>

export const places: Ui['places'] = {
  turn(option, { view }, seat) {
    if ('order' in option) return { kind: 'order', seat }
    if ('crop' in option) return { kind: 'heap', good: option.crop }
    // Pressing the second crate sells two. The price board greys out amounts that the store doesn't hold.
    const { count, good } = option
    return count <= view.store[good][seat] ? { kind: 'piece', good, number: count, seat } : { kind: 'price', good }
  },
}

export const marks: NonNullable<Ui['marks']> = {
  sold: ({ good, seat }) => [
    { kind: 'price', good },
    { kind: 'store', seat },
  ],
  delivered: ({ seat }) => ({ kind: 'store', seat }),
}

export const deltas: NonNullable<Ui['deltas']> = {
  sold: ({ good, seat, income }) => ({ at: { kind: 'price', good }, seat, amount: income, unit: '$' }),
  delivered: ({ seat, income }) => ({ at: { kind: 'store', seat }, seat, amount: income, unit: '$' }),
}
