// The random player: any of its options, or as the game says a random player leans.

import { imagine, pickLeaning, type SeatView } from '@tableworks/kernel'
import type { Means, Player } from './player.ts'

export const random: Player = {
  name: 'random',
  explain: 'takes any of its options',
  choose: (seen, means) =>
    means.referee.game.leaning === undefined ? means.chance.pick(seen.choices) : pickAsTheGameLeans(seen, means),
}

/** A leaning looks at a whole state, so it is asked about an imagined one. */
function pickAsTheGameLeans(seen: SeatView, { referee, chance }: Means): string {
  const { game } = referee
  const { g } = imagine(referee, seen, chance)
  const decision = seen.decision ?? ''
  const weigh = (name: string): number => {
    const reading = game.notation.read(decision, name)
    if ('misread' in reading) throw new Error(`${game.id} cannot read its own option '${name}' at ${decision}`)
    return game.leaning?.(g, decision, reading.option) ?? 1
  }
  return pickLeaning(seen.choices, weigh, chance)
}
