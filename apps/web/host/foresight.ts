// What can be told about a position from a seat's view alone: how the sides stand, and what a choice would do.
// Everything is worked out in imagined worlds that agree with the view; where they differ, nothing is told.

import {
  type AnyGame,
  Chance,
  type Components,
  heardBy,
  imagine,
  Referee,
  type Result,
  same,
  type SeatView,
  type State,
  swiftChance,
  type Told,
} from '@tableworks/kernel'
import type { Preview, Standing } from './link.ts'

const WORLDS = ['one', 'two', 'three'] as const

/** Worlds that agree with what the seat sees. */
const imaginedWorlds = (referee: Referee, seen: SeatView): State[] =>
  WORLDS.map(name => imagine(referee, seen, new Chance(swiftChance(`world ${name}`))))

/** How the sides stand if the game ended now; null where the rules cannot say. */
export function standingIn(referee: Referee, seen: SeatView): Standing | null {
  if (seen.result !== null) return commonStanding([seen.result])
  return agreed(referee, imaginedWorlds(referee, seen))
}

function agreed(referee: Referee, worlds: readonly State[]): Standing | null {
  try {
    return commonStanding(worlds.map(({ g }) => referee.game.result(g)))
  } catch {
    return null // a game may have no standing before its end
  }
}

function commonStanding(results: readonly Result[]): Standing | null {
  const [first, ...others] = results
  if (first === undefined) return null
  const common = (values: readonly number[], find: (result: Result) => readonly number[] | undefined) =>
    values.map((value, side) => (others.every(other => find(other)?.[side] === value) ? value : null))
  return {
    scores: common(first.scores, result => result.scores),
    sheet: first.sheet.map(({ line, values }, i) => ({
      line,
      values: common(values, ({ sheet }) => sheet[i]?.values),
    })),
  }
}

class Drawn extends Error {}

/** Chance that will not be drawn upon: a preview ends where dice would fall. */
class NoChance extends Chance {
  constructor() {
    super(swiftChance('never drawn'))
  }
  override below(_n: number): number {
    throw new Drawn()
  }
  override branch(): never {
    throw new Drawn()
  }
}

/** Knows the rules and draws nothing. */
export const foreseer = (game: AnyGame, components?: Components): Referee =>
  new Referee(game, components, new NoChance())

/** What a choice would tell the seat, as far as all imagined worlds agree. */
export function previewOf(referee: Referee, seen: SeatView, text: string): Preview {
  const ends = imaginedWorlds(referee, seen).map(world => tried(referee, world, text))
  const told = commonStart(ends.map(end => heardBy(seen.seat, end.told)))
  const openEnd = ends.some(end => end.drawn || end.told.length > told.length)
  const standing = openEnd
    ? null
    : agreed(
        referee,
        ends.map(end => end.world),
      )
  return { told, openEnd, scores: standing?.scores ?? null }
}

function tried(referee: Referee, world: State, text: string): { world: State; told: Told[]; drawn: boolean } {
  const told: Told[] = []
  const read = referee.read(world, text)
  if ('refusal' in read) return { world, told, drawn: true }
  try {
    referee.choose(world, read.option, one => told.push(one))
    return { world, told, drawn: false }
  } catch (error) {
    if (!(error instanceof Drawn)) throw error
    return { world, told, drawn: true }
  }
}

function commonStart(lists: readonly (readonly Told[])[]): Told[] {
  const [first = [], ...others] = lists
  const differs = first.findIndex((one, i) => !others.every(other => same(other[i], one)))
  return first.slice(0, differs === -1 ? undefined : differs)
}
