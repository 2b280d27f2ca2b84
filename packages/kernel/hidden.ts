// Hidden information as places of the state. A game lists the places once; the contract swaps their contents and checks
// that nothing a viewer receives changes.

/** A place in the state: `[g.hands[1], 0]` holds that seat's first card. */
export type Place = readonly [holder: object, key: string | number]

/** All places of a list. */
export const placesIn = (list: readonly unknown[]): Place[] => list.map((_, i) => [list, i])
