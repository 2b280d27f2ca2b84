// A seat's different ideas: whole actions that differ in more than details.

import { Chance, type Referee, SEPARATOR, type SeatView, type State, viewOf } from '@tableworks/kernel'
import { drawsOf } from './acting.ts'
import type { ActionLine, Comparison, NamedChoice } from './comparing.ts'
import type { Explaining } from './explaining.ts'
import type { Player } from './player.ts'

export interface Idea {
  /** The whole action, with the best details found. */
  readonly choices: ActionLine
  /** The choices that make up this idea. */
  readonly core: ActionLine
}

/** The choices that aren't details, each once. An action of details alone counts by its first choice. */
export function coreIn(choices: readonly NamedChoice[], { details = [], free = [] }: Explaining): ActionLine {
  const paid = choices.filter(({ name }) => !free.includes(name))
  const core = paid.filter(({ decision, name }) => !details.includes(decision) && !details.includes(name))
  return [...new Set((core.length === 0 ? paid.slice(0, 1) : core).map(({ name }) => name))]
}

export const coreOf = (compared: Comparison, line: ActionLine, explaining: Explaining): ActionLine =>
  coreIn(compared.told(line), explaining)

/** The same choices in another order make the same idea. */
export const isSameCore = (one: ActionLine, other: ActionLine): boolean =>
  one.length === other.length && one.every(name => other.includes(name))

/**
 * The seat's ideas, best-looking first. They cover every legal first choice: if no line begins with one, a quick player continues
 * from it.
 */
export function* ideasIn(compared: Comparison, seen: SeatView, explaining: Explaining): Generator<Idea> {
  const found: ActionLine[] = []
  const lines = compared.lines()
  const begun = new Set(lines.map(([first]) => first))
  const others = seen.choices.filter(name => !begun.has(name)).map(name => [name])
  for (const line of [...lines, ...others]) {
    const choices = compared.known(line)
    const core = coreOf(compared, choices, explaining)
    // Without a core, only free choices were made, and the action is still to come.
    if (core.length === 0 || found.some(one => isSameCore(one, core))) continue
    found.push(core)
    yield { choices, core }
  }
}

/** The action that a player chooses in this world, up to the next random event. */
export function actionOf(
  player: Player,
  compared: Comparison,
  referee: Referee,
  world: State,
  chance: Chance,
): string[] {
  const state = referee.clone(world)
  const seat = referee.waiting(world)?.seat ?? 0
  const names: string[] = []
  do {
    for (const name of player.choose(viewOf(referee, state, seat), { referee, chance }).split(SEPARATOR)) {
      const read = referee.read(state, name)
      if ('refusal' in read) return names
      referee.choose(state, read.option)
      names.push(name.trim())
      if (drawsOf(state.chance) !== drawsOf(world.chance)) return names
    }
  } while (compared.goesOn(state))
  return names
}
