// The random player: any of its options, or as the game says a random player leans.

import { imagine } from '@tableworks/kernel'
import type { Player } from './player.ts'

export const random: Player = {
  name: 'random',
  explain: 'takes any of its options',
  choose(seen, { referee, chance }) {
    // A leaning looks at a whole state, so it is asked about an imagined one.
    const world = imagine(referee, seen, chance)
    return referee.name(world, referee.pick(world, referee.options(world), chance))
  },
}
