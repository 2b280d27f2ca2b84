// Players that judge positions as their game advises. The greedy one takes what leaves the best position at the end of
// its own action; the same player with a longer reach reads on through the answers.

import { type Chance, imagine, type Referee, type SeatView } from '@tableworks/kernel'
import type { Advice } from './advice.ts'
import { Patience } from './patience.ts'
import type { Player } from './player.ts'
import { type Reach, Reading } from './reading.ts'

/** How one of these players plays. */
export interface Manner extends Reach {
  readonly name: string
  readonly explain: string
  /** Positions looked at for one decision, at most: what keeps the answer prompt on any machine. */
  readonly positions: number
}

export const GREEDY: Manner = {
  name: 'greedy',
  explain: 'takes what looks best at the end of its own action',
  width: 4,
  lines: 1,
  ahead: 0,
  positions: 6000,
}

export const FARSIGHTED: Manner = {
  name: 'farsighted',
  explain: 'reads four actions ahead, taking the others to do what looks best to them',
  width: 3,
  lines: 5,
  ahead: 3,
  positions: 12_000,
}

export const judging = (advice: Advice, manner: Manner): Player => ({
  name: manner.name,
  explain: manner.explain,
  choose(seen, { referee, chance, enough }) {
    const [only] = seen.choices
    if (only !== undefined && seen.choices.length === 1) return only
    const patience = new Patience(manner.positions, enough)
    const worths = weigh(referee, advice, manner, seen, chance, patience)
    const best = Math.max(...worths)
    return chance.pick(seen.choices.filter((_name, i) => worths[i] === best))
  },
})

/** What each choice is worth, summed over imagined worlds that differ in what the seat cannot know. */
function weigh(
  referee: Referee,
  advice: Advice,
  manner: Manner,
  seen: SeatView,
  chance: Chance,
  patience: Patience,
): readonly number[] {
  const seat = seen.seat ?? 0
  const worlds = advice.worlds?.[seen.decision ?? ''] ?? 1
  const reading = new Reading(referee, advice, seat, manner, patience)
  const sums = seen.choices.map(() => 0)
  for (let left = worlds; left > 0; left--) {
    // Every choice is tried on the same world, with the same dice to come, so luck does not decide between them.
    const world = imagine(referee, seen, chance)
    const found = referee.options(world).map((option, i, options) => {
      if (patience.isGone()) return -Infinity
      patience.share(left * options.length - i - 1)
      return reading.worth(world, option)
    })
    // A world that was left halfway says nothing fair, unless it is all there is.
    if (patience.isGone() && left < worlds) break
    for (const [i, worth] of found.entries()) sums[i] = (sums[i] ?? 0) + worth
  }
  return sums
}
