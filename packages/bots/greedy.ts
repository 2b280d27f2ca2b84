// Players that judge positions as their game advises. The greedy one takes what leaves the best position at the end of
// its own action; the same player with a longer reach reads on through the answers.

import { type Chance, imagine, type Option, type SeatView, type State } from '@tableworks/kernel'
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
  /** By how many points it may take each choice for better or worse than it looks; not at all where left out. */
  readonly blur?: number
}

export const GREEDY: Manner = {
  name: 'greedy',
  explain: 'takes what looks best at the end of its own action',
  width: 4,
  lines: 1,
  ahead: 0,
  positions: 6000,
}

/** The same before its game's weights were tuned by play. */
export const UNTUNED: Manner = {
  ...GREEDY,
  name: 'untuned',
  explain: `${GREEDY.explain}, by rules of thumb`,
}

export const FARSIGHTED: Manner = {
  name: 'farsighted',
  explain: 'reads four actions ahead, taking the others to do what looks best to them',
  width: 3,
  lines: 5,
  ahead: 3,
  positions: 8000,
}

/** The greedy player, less sure of what it sees: a level below it. */
export const hazy = (advice: Advice, blur: number): Player =>
  judging(advice, {
    ...GREEDY,
    name: `hazy ${blur}`,
    explain: `takes what looks best at the end of its own action, but misjudges that by up to ${blur} ${blur === 1 ? 'point' : 'points'}`,
    blur,
  })

export const judging = (advice: Advice, manner: Manner): Player => ({
  name: manner.name,
  explain: manner.explain,
  choose(seen, { referee, chance, enough }) {
    const [only] = seen.choices
    if (only !== undefined && seen.choices.length === 1) return only
    const patience = new Patience(manner.positions, enough)
    const reading = new Reading(referee, advice, seen.seat ?? 0, manner, patience)
    const worlds = Array.from({ length: worldsFor(advice, seen) }, () => imagine(referee, seen, chance))
    const weighed = blurred(weigh(reading, worlds, patience), (manner.blur ?? 0) * worlds.length, chance)
    const [world] = worlds
    const judged =
      world === undefined || worlds.length > 1 ? weighed : ponder(reading, world, weighed, manner, patience)
    const best = Math.max(...judged.map(({ worth }) => worth))
    const { option } = chance.pick(judged.filter(({ worth }) => worth === best))
    return referee.game.notation.write(seen.decision ?? '', option)
  },
})

const worldsFor = ({ worlds }: Advice, { decision }: SeatView): number => worlds?.[decision ?? ''] ?? 1

/** An option and what it is worth. */
interface Judged {
  readonly option: Option
  readonly worth: number
}

/** What each choice is worth at the end of its action, summed over worlds that differ in what the seat cannot know. */
function weigh(reading: Reading, worlds: readonly State[], patience: Patience): Judged[] {
  let judged: Judged[] = []
  for (const [nth, world] of worlds.entries()) {
    // Every choice is tried on the same world, with the same dice to come, so luck does not decide between them.
    const found = reading.optionsOf(world).map((option, i, options) => {
      if (options.length === 1) return { option, worth: 0 }
      if (patience.isGone()) return { option, worth: -Infinity }
      patience.share((worlds.length - nth) * options.length - i - 1)
      return { option, worth: reading.worth(world, option, 0) }
    })
    // A world that was left halfway says nothing fair, unless it is all there is.
    if (patience.isGone() && nth > 0) break
    judged = found.map(({ option, worth }, i) => ({ option, worth: worth + (judged[i]?.worth ?? 0) }))
  }
  return judged
}

/** As somebody sees it who may be wrong by so much, either way. */
const blurred = (weighed: readonly Judged[], blur: number, chance: Chance): readonly Judged[] =>
  blur === 0
    ? weighed
    : weighed.map(({ option, worth }) => ({ option, worth: worth + blur * (chance.below(SHADES) / (SHADES / 2) - 1) }))

const SHADES = 2000

/** Looks deeper at the choices that seem best, one action further each time, as long as all of them get their turn. */
function ponder(
  reading: Reading,
  world: State,
  weighed: readonly Judged[],
  { ahead, lines }: Manner,
  patience: Patience,
): readonly Judged[] {
  const cut = weighed.map(({ worth }) => worth).sort((a, b) => b - a)[lines - 1] ?? -Infinity
  const promising = weighed.filter(({ worth }) => worth >= cut)
  let judged = weighed
  for (let depth = 1; depth <= ahead && promising.length > 1 && !patience.isGone(); depth++) {
    patience.share(0)
    const deeper = promising.map(({ option }) => ({ option, worth: reading.worth(world, option, depth) }))
    if (patience.isOver()) break
    judged = deeper
  }
  return judged
}
