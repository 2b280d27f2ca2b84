// A player that sometimes moves at random: a weaker level for games in which noise on the value makes a poor one.

import type { Player } from './player.ts'
import { random } from './random.ts'

/** Plays at random `times` out of `among` times. */
export const careless = (player: Player, times: number, among: number): Player => ({
  name: `careless ${times} in ${among}`,
  explain: `${player.explain}, but ${times === 1 ? 'one time' : `${times} times`} in ${among} plays a random legal move`,
  choose: (seen, deps) => (deps.chance.below(among) < times ? random : player).choose(seen, deps),
})
