// Shrinks a broken promise to the shortest game that still breaks it.

import type { AnyGame } from '@tableworks/kernel'
import { type Broken, check, promiseOf } from './promises.ts'
import { acceptsEdits } from './sets.ts'
import { randomSitting, type Sitting } from './sitting.ts'
import { type CheckOptions, QUICK, Walk } from './walk.ts'

/** Shrinking stops after replaying this many choices, which takes at most a few seconds. */
const MOST_REPLAYED = 60_000

export function shrink(game: AnyGame, broken: Broken, look: CheckOptions = QUICK): Broken {
  const tried = withoutNeedlessEdits(game, broken, look)
  if (promiseOf(broken.promise).ofWholeGames === true) return tried
  return withoutNeedlessChoices(game, shortestPrefix(game, tried, look), look)
}

/** Reverts edits one by one. After each, a new random game is needed, because rules and choices depend on the set. */
function withoutNeedlessEdits(game: AnyGame, start: Broken, look: CheckOptions): Broken {
  let best = start
  for (const edit of start.edits ?? []) {
    const edits = best.edits?.filter(one => one !== edit) ?? []
    if (acceptsEdits(game, edits))
      best = check(best.promise, game, randomSitting(game, { ...best, edits }), look) ?? best
  }
  return best
}

/** The walk stops at the first fault, so it must check every position. */
const shortestPrefix = (game: AnyGame, broken: Broken, look: CheckOptions): Broken =>
  check(broken.promise, game, broken, { ...look, positions: 'all' }) ?? broken

/** Leaves out halves, quarters and finally single choices, as long as the same promise breaks. */
function withoutNeedlessChoices(game: AnyGame, start: Broken, look: CheckOptions): Broken {
  let best = start
  let left = MOST_REPLAYED
  for (let size = Math.ceil(best.line.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    // Goes from the end to the start, because earlier choices rarely depend on later ones.
    for (let from = best.line.length - size; from >= 0 && left > 0; from = Math.min(from, best.line.length) - size) {
      left -= best.line.length + 1
      best = withoutPart(game, best, from, size, look) ?? best
    }
  return best
}

function withoutPart(game: AnyGame, broken: Broken, from: number, size: number, look: CheckOptions): Broken | null {
  const { line, promise } = broken
  const rest = [...line.slice(0, from), ...line.slice(from + size)]
  const sitting = { ...broken, line: legalPart(game, { ...broken, line: rest }) }
  const shorter = check(promise, game, sitting, { ...look, positions: 'last' })
  return shorter !== null && shorter.line.length < line.length ? shorter : null
}

/** A line's choices that are still legal when their turn comes. */
function legalPart(game: AnyGame, sitting: Sitting): string[] {
  const walk = new Walk(game, sitting, QUICK)
  walk.toTheEnd()
  return walk.played
}
