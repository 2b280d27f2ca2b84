// What a promise is: a name, and a walk along a sitting that answers null or what breaks it.

import type { Walk } from './walk.ts'

export interface GamePromise<Name extends string = string> {
  readonly name: Name
  /** What breaks the promise where the walk has come to; null when the whole walk keeps it. */
  broken(walk: Walk): string | null
  /** Speaks of games as a whole, so that a part of a line says nothing about it. */
  readonly ofWholeGames?: boolean
}

export const promise = <const Name extends string>(
  name: Name,
  broken: GamePromise['broken'],
  { ofWholeGames = false } = {},
): GamePromise<Name> => ({ name, broken, ofWholeGames })

/** The first fault among many, looked for one by one. */
export function firstFault<T>(things: Iterable<T>, fault: (thing: T) => string | null): string | null {
  for (const thing of things) {
    const found = fault(thing)
    if (found !== null) return found
  }
  return null
}

/** What a piece of the game throws, as a fault. */
export function thrownBy(act: () => unknown): string | null {
  try {
    act()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
