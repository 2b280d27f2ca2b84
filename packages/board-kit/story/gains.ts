// The gains and costs in facts, added up.

import type { Fact, SeatView } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { AnyGameUi, ThingDelta } from '../game-ui.ts'
import { thingId } from '../things.ts'

/** What a seat gained or lost. */
export interface Gain {
  readonly seat: number
  readonly amount: number
  /** Written before the amount: "$". */
  readonly unit: string
  /** Written after the amount: "Silicium". */
  readonly what: string
  /** Drawn in place of `what`. */
  readonly sign?: ReactNode
}

/** What a seat gained or lost at a place. */
export interface PlaceNote extends Gain {
  readonly place: string
}

export const keyOfGain = ({ seat, unit, what }: Gain): string => `${seat} ${unit} ${what}`

export const sayAmount = ({ amount, unit }: Gain): string => `${amount < 0 ? '−' : '+'}${unit}${Math.abs(amount)}`

type Deltas = AnyGameUi['deltas']

/** A fact's gains and costs, at its things. */
export function notesOf(deltas: Deltas, fact: Fact, seen: SeatView): PlaceNote[] {
  const given: ThingDelta | readonly ThingDelta[] = deltas?.[fact.kind]?.(fact, seen) ?? []
  return [given].flat().map(({ at, seat, amount, unit = '', what = '', sign }) => ({
    place: thingId(at),
    seat,
    amount,
    unit,
    what,
    sign,
  }))
}

/** Adds up equal gains and leaves out those that add up to zero. */
export function addedUp<G extends Gain>(gains: readonly G[], keyOf: (gain: G) => string): G[] {
  const sums = new Map<string, G>()
  for (const gain of gains) {
    const key = keyOf(gain)
    const before = sums.get(key)
    sums.set(key, before === undefined ? gain : { ...before, amount: before.amount + gain.amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}
