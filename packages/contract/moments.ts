// Random games, position by position, as the deciding seat sees them. Tests for boards and readings use them.

import {
  type AnyGame,
  type BoxOf,
  Chance,
  type Referee,
  type SeenOf,
  type State,
  type StateOf,
  swiftChance,
  type Table,
} from '@tableworks/kernel'
import { layTable, type SittingStart } from './sitting.ts'

export interface BoardMoment<G> {
  readonly referee: Referee
  /** A copy that may be kept. */
  readonly state: State
  readonly g: StateOf<G>
  /** The deciding seat's view; at the end the first seat's view. */
  readonly seen: SeenOf<G>
  readonly box: BoxOf<G>
}

/** Every position in a random game at each of these tables, including the final one. */
export function* momentsOf<G extends AnyGame>(
  game: G,
  starts: readonly SittingStart[],
  /** Takes preferred choices whenever they are legal, so the game ends. */
  isPreferred: (name: string) => boolean = () => false,
): Generator<BoardMoment<G>> {
  for (const start of starts) {
    const table = layTable(game, start)
    const chance = new Chance(swiftChance(`choices ${start.secret}`))
    for (let { actor } = table; actor !== null; actor = table.actor) {
      yield momentAt<G>(table)
      const preferred = table.choices.filter(isPreferred)
      table.say(actor, chance.pick(preferred.length > 0 ? preferred : table.choices))
    }
    yield momentAt<G>(table)
  }
}

function momentAt<G>(table: Table): BoardMoment<G> {
  const { referee, actor } = table
  const state = referee.clone(table.state)
  return {
    referee,
    state,
    g: state.g,
    seen: table.view(actor ?? 0),
    box: referee.box,
  }
}
