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
  const tellings = [...new Set(Object.values(closing))].filter(telling => telling !== undefined)
  const facts: Fact[] = []
  /** Where the open runs began, and their first fact. */
  const open = new Map<T, { readonly from: Moment; readonly first: number }>()
  const runs: Run<T>[] = []
  for (const { step, told } of journal)
    for (const [nth, { fact }] of told.entries()) {
      const at = { step, nth }
      facts.push(fact)
      const telling = closing[fact.kind]
      const begun = telling && open.get(telling)
      if (telling !== undefined && begun !== undefined) {
        runs.push({ telling, from: begun.from, to: at, told: facts.slice(begun.first) })
        open.delete(telling)
      }
      for (const one of tellings)
        if (!open.has(one) && one.from.includes(fact.kind)) open.set(one, { from: at, first: facts.length - 1 })
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
