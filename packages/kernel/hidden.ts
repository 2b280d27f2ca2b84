// Hidden information as places in the state. A game lists the places once. The contract swaps their contents and checks that
// nothing a viewer receives changes.

/** A place in the state: `[g.hands[1], 0]` holds that seat's first card. */
export type StatePlace = readonly [holder: object, key: string | number]

/** All places in a list. */
export const placesIn = (list: readonly unknown[]): StatePlace[] => list.map((_, i) => [list, i])
