// A player that does not always look: a level below it, where that is shown by matches better than by misjudging.

import type { Player } from './player.ts'
import { random } from './random.ts'

/** So many times in so many it takes any of its options. */
export const careless = (player: Player, times: number, among: number): Player => ({
  name: `careless ${times} in ${among}`,
  explain: `${player.explain}, but ${times === 1 ? 'one time' : `${times} times`} in ${among} takes any of its options`,
  choose: (seen, means) => (means.chance.below(among) < times ? random : player).choose(seen, means),
})
