// Runs of facts that belong together, such as the end of an age, and a game's chapters.

import type { AnyGame } from './game.ts'
import type { Fact } from './steps.ts'
import { fill } from './words.ts'

/** When a fact happened: in which step, and as which of its facts (from 0). */
export interface Moment {
  readonly step: number
  readonly nth: number
}

/** A completed run: its facts, and its first and last moment. */
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
 * A journal's runs, in the order they closed. `closing` says which kinds of fact close a run, and which kinds begin one (`from`). A
 * run starts at the first such fact since the last run closed, which may be the closing fact itself.
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

/** A part of a game, such as a round or an age. */
export interface Chapter {
  /** The kind of part, such as `round`, and the name of this one, such as "Round 7". */
  readonly name: string
  readonly title: string
  /** The step after which it begins. */
  readonly step: number
}

/** A journal's chapters, in order. If several begin at once, the largest comes first. */
export function chaptersIn(game: AnyGame, journal: readonly Heard[], seatNames: readonly string[]): Chapter[] {
  const { chapters = {}, words } = game
  const kinds = new Set(Object.values(chapters))
  return journal.flatMap(({ step, told }) => {
    const begun = new Map<string, Fact>()
    for (const { fact } of told) if (kinds.has(fact.kind)) begun.set(fact.kind, fact)
    if (begun.size === 0) return []
    return Object.entries(chapters).flatMap(([name, kind]) => {
      const fact = begun.get(kind)
      if (fact === undefined) return []
      return [{ name, title: fill(words.chapters?.[name] ?? name, fact as never, words, seatNames), step }]
    })
  })
}
