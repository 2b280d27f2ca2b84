// Playing on: a quick player for every seat, in a world that is already whole.

import { Chance, type Referee, SEPARATOR, type State, viewOf } from '@tableworks/kernel'
import { Acting } from './acting.ts'
import { Patience } from './patience.ts'
import { type BotEntry, playersWith } from './players.ts'

export interface Quick {
  /** Acts for the waiting seat, changing the state in place. Whatever it tries, it tries with these dice of its own. */
  act(state: State, dice: Chance): void
}

/** As the game advises, or as its quick player does; without either at random. */
export function quickFor(entry: BotEntry, referee: Referee, enough?: () => boolean): Quick {
  if (entry.advice !== undefined) return new Acting(referee, entry.advice, new Patience(Infinity, enough))
  const player = entry.explaining?.quick ?? playersWith(entry).random
  return {
    act(state, chance) {
      const seat = referee.waiting(state)?.seat ?? 0
      for (const name of player.choose(viewOf(referee, state, seat), { referee, chance }).split(SEPARATOR)) {
        const read = referee.read(state, name)
        if ('refusal' in read) return
        referee.choose(state, read.option)
      }
    },
  }
}

/** Plays to the end of the game, or for so many actions. */
export function playOn(quick: Quick, referee: Referee, state: State, dice: Chance, actions?: number): void {
  const most = actions ?? referee.mostChoices(state)
  for (let played = 0; played < most && state.frames.length > 0; played++) quick.act(state, dice)
}
