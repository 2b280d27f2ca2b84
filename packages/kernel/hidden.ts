// What is hidden, as places of the state. A game names them once; the contract exchanges what lies in them and holds
// everything a viewer receives against it.

/** A place in the state: `[g.hands[1], 0]` is where that seat's first card lies. */
export type Place = readonly [holder: object, key: string | number]

/** Every place of a list. */
export const placesIn = (list: readonly unknown[]): Place[] => list.map((_, i) => [list, i])
