// Helpers for laws that check every seat or every item.

import { type Seat, seatsOf, type StackedFrame } from '@tableworks/kernel'

/** Null, or a description of the fault. */
export type Law<S> = (g: S, frames: readonly StackedFrame[]) => string | null

/** The first complaint about any item. */
export function firstWrong<T>(things: Iterable<T>, complaint: (thing: T) => string | null): string | null {
  for (const thing of things) {
    const found = complaint(thing)
    if (found !== null) return found
  }
  return null
}

/** The first complaint about any seat, with its number. */
export const everySeat =
  <S extends { readonly seats: number }>(complaint: (g: S, seat: Seat) => string | null): Law<S> =>
  g =>
    firstWrong(seatsOf(g.seats), seat => {
      const found = complaint(g, seat)
      return found === null ? null : `seat ${seat}: ${found}`
    })

export const inRange = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

/** A whole number, 0 or more. */
export const isCount = (value: unknown): boolean => inRange(value, 0, Number.MAX_SAFE_INTEGER)
