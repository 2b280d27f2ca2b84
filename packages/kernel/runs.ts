// Runs of facts that belong together, as the end of an age does: a board tells them as a scene.

import type { Fact } from './steps.ts'

/** The moment of a fact: the nth (from 0) of those told at a step. */
export interface Moment {
  readonly step: number
  readonly nth: number
}

/** A run that has happened: what was told, from when to when. */
export interface Run<T> {
  readonly telling: T
  readonly from: Moment
  readonly to: Moment
  readonly told: readonly Fact[]
}

interface Heard {
  readonly step: number
  readonly told: readonly { readonly fact: Fact }[]
}

/**
 * The runs in a journal, in the order they closed. `closing` names a telling by the kind of fact that closes its run; the
 * run begins with the first fact of a kind in its `from` since the last one closed, that closing fact included.
 */
export function runsIn<T extends { readonly from: readonly string[] }>(
  journal: readonly Heard[],
  closing: { readonly [kind: string]: T | undefined },
): Run<T>[] {
  const open = new Map<T, { from: Moment; told: Fact[] } | null>()
  for (const telling of Object.values(closing)) if (telling !== undefined) open.set(telling, null)
  const runs: Run<T>[] = []
  for (const { step, told } of journal)
    for (const [nth, { fact }] of told.entries())
      for (const [telling, begun] of open) {
        begun?.told.push(fact)
        const closes = closing[fact.kind] === telling
        if (closes && begun !== null) runs.push({ telling, to: { step, nth }, ...begun })
        const opens = telling.from.includes(fact.kind) && (closes || begun === null)
        if (opens) open.set(telling, { from: { step, nth }, told: [fact] })
        else if (closes) open.set(telling, null)
      }
  return runs
}
