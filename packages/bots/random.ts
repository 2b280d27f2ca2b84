// The random player. A game may weight its options.

import { imagine } from '@tableworks/kernel'
import type { Player } from './player.ts'

export const random: Player = {
  name: 'random',
  explain: 'plays a random legal move',
  choose(seen, { referee, chance }) {
    // weights of options depend on the whole state, so one is sampled
    const world = imagine(referee, seen, chance)
    return referee.name(world, referee.pick(world, referee.options(world), chance))
  },
}
