// Rollouts: a quick player plays every seat in a complete world.

import { Chance, type Referee, SEPARATOR, type State, viewOf } from '@tableworks/kernel'
import { Acting } from './acting.ts'
import { SearchBudget } from './search-budget.ts'
import type { Player } from './player.ts'
import { type BotEntry, playersWith } from './players.ts'

export interface Quick {
  /** Plays one action for the active seat, in place. It uses `dice` for its own search, never the state's chance. */
  act(state: State, dice: Chance): void
}

/** Uses the game's advice, or else its quick player, or else random moves. `noise` is uniform on each action's value, in points. */
export function quickFor(entry: BotEntry, referee: Referee, enough?: () => boolean, noise = 0): Quick {
  if (entry.advice !== undefined)
    return new Acting(referee, entry.advice, new SearchBudget(Infinity, enough), { noise })
  return quickBy(entry.explaining?.quick?.(noise) ?? playersWith(entry).random, referee)
}

/** Lets a bot play every seat. It sees only what the active seat may see. */
export const quickBy = (player: Player, referee: Referee): Quick => ({
  act(state, chance) {
    const seat = referee.waiting(state)?.seat ?? 0
    for (const name of player.choose(viewOf(referee, state, seat), { referee, chance }).split(SEPARATOR)) {
      const read = referee.read(state, name)
      if ('refusal' in read) return
      referee.choose(state, read.option)
    }
  },
})

/** Plays to the end of the game, or for `actions` actions. */
export function playOn(quick: Quick, referee: Referee, state: State, dice: Chance, actions?: number): void {
  const most = actions ?? referee.mostChoices(state)
  for (let played = 0; played < most && state.frames.length > 0; played++) quick.act(state, dice)
}
