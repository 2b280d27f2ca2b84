// A promise has a name, and a check along a walk that returns null or the fault.

import type { Walk } from './walk.ts'

export interface GamePromise<Name extends string = string> {
  readonly name: Name
  /** What breaks the promise at the walk's current position; null if the whole walk keeps it. */
  broken(walk: Walk): string | null
  /** Whether only a whole game can break it, so shrinking must not cut the game short. */
  readonly ofWholeGames?: boolean
}

export const promise = <const Name extends string>(
  name: Name,
  broken: GamePromise['broken'],
  { ofWholeGames = false } = {},
): GamePromise<Name> => ({ name, broken, ofWholeGames })

/** The first fault among many items. */
export function firstFault<T>(things: Iterable<T>, fault: (thing: T) => string | null): string | null {
  for (const thing of things) {
    const found = fault(thing)
    if (found !== null) return found
  }
  return null
}

/** The message of an error thrown by the game, as a fault. */
export function thrownBy(act: () => unknown): string | null {
  try {
    act()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
