// Twins: states that differ only in what a viewer must not know. They are made by swapping the contents of the places that the game
// names as hidden. They don't use `imagine`, so a leak that `view` and `imagine` have in common is found as well.

import type { AnyGame, Chance, StatePlace, Referee, Seat, State } from '@tableworks/kernel'
import { brokenLaw } from './law.ts'

/** A twin for this viewer; null if nothing hidden could be different. */
export function twinOf(referee: Referee, state: State, viewer: Seat | null, chance: Chance): State | null {
  const { game } = referee
  const twin = referee.clone(state)
  const groups = game.hidden?.(twin.g, viewer) ?? []
  const changed = groups.map(places => exchanged(game, twin, places, chance))
  return changed.includes(true) ? twin : null
}

const contentOf = ([holder, key]: StatePlace): unknown => (holder as Record<string | number, unknown>)[key]

const put = (places: readonly StatePlace[], contents: readonly unknown[]): void =>
  places.forEach(([holder, key], i) => ((holder as Record<string | number, unknown>)[key] = contents[i]))

/**
 * Swaps the contents of a group: any item to any place or, if a thing is stored in several places, one thing for another
 * throughout. The laws decide which of the two is a legal position.
 */
function exchanged(game: AnyGame, twin: State, places: readonly StatePlace[], chance: Chance): boolean {
  const before = places.map(contentOf)
  const ways = [() => chance.shuffle([...before]), () => renamed(before, chance)]
  for (const way of ways) {
    const after = way()
    put(places, after)
    if (brokenLaw(game, twin) === null) return after.some((content, i) => content !== before[i])
  }
  put(places, before)
  return false
}

function renamed(contents: readonly unknown[], chance: Chance): unknown[] {
  const things = [...new Set(contents)]
  const others = chance.shuffle([...things])
  return contents.map(content => others[things.indexOf(content)])
}

/**
 * The state without what is hidden from this viewer. Hidden places are empty, and a list that contains any is
 * treated as unordered.
 */
export function openPart(referee: Referee, state: State, viewer: Seat | null): unknown {
  const { g } = referee.clone(state)
  const places = (referee.game.hidden?.(g, viewer) ?? []).flat()
  put(
    places,
    places.map(() => null),
  )
  for (const holder of new Set(places.map(([list]) => list))) if (Array.isArray(holder)) asBag(holder)
  return { ...(g as object), box: null }
}

function asBag(list: unknown[]): void {
  const known = list.filter(content => content !== null).map(content => JSON.stringify(content))
  list.splice(0, list.length, ...known.sort())
}
