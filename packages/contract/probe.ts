// A quick check of a random game with only the referee, without log, hashes and replays. The promises, which take twenty times as
// long, are checked only if it finds something.

import { type AnyGame, type Option, type Referee, same, type State } from '@tableworks/kernel'
import { brokenLaw } from './law.ts'
import { choicesOf, layTable, type SittingStart } from './sitting.ts'

/** How many choices there are between two checks of the laws, and between two trials of all options. */
const LAWS_EVERY = 32
const OPTIONS_EVERY = 64

export interface Probe {
  readonly choices: number
  /** What went wrong; null if the game reached its end. */
  readonly fault: string | null
}

/** Plays the same game as `randomSitting` would with this start. */
export function probe(game: AnyGame, start: SittingStart): Probe {
  let choices = 0
  try {
    const { referee, state: opening } = layTable(game, start)
    const state = referee.clone(opening)
    const chance = choicesOf(start)
    for (const most = referee.mostChoices(state); choices < most; choices++) {
      if (referee.waiting(state) === null) return { choices, fault: brokenLaw(game, state) }
      const options = referee.options(state)
      if (options.length === 0) return { choices, fault: 'no option' }
      const option = referee.pick(state, options, chance)
      const fault = faultAt(game, referee, state, options, option, choices)
      if (fault !== null) return { choices, fault }
      referee.choose(state, option)
    }
    return { choices, fault: 'it doesn’t end' }
  } catch (error) {
    return { choices, fault: error instanceof Error ? error.message : String(error) }
  }
}

function faultAt(
  game: AnyGame,
  referee: Referee,
  state: State,
  options: readonly Option[],
  option: Option,
  choices: number,
): string | null {
  const read = game.notation.read(state.frames.at(-1)?.step ?? '', referee.name(state, option))
  if ('misread' in read || !same(read.option as Option, option)) return 'an option without a name'
  if (choices % OPTIONS_EVERY === 0) for (const one of options) referee.choose(referee.clone(state), one)
  return choices % LAWS_EVERY === 0 ? brokenLaw(game, state) : null
}
