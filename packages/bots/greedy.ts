// Players that search with their game's value function. The greedy player takes the best position at the end of its own
// action. With a larger depth the same player also searches the following actions.

import { type Chance, imagine, type Option, type SeatView, type State } from '@tableworks/kernel'
import type { Advice } from './advice.ts'
import { betterHalf, busy, misjudged } from './noise.ts'
import { SearchBudget } from './search-budget.ts'
import type { Player } from './player.ts'
import { type SearchLimits, BeamSearch } from './beam-search.ts'

export interface SearchConfig extends SearchLimits {
  readonly name: string
  readonly explain: string
  /** The search budget: positions per decision. */
  readonly positions: number
  /** The mistakes of a lower level; none if omitted. */
  readonly mistakes?: Noise | Slips
}

/** Adds uniform noise to each choice's value: up to `noise` points, up or down. */
interface Noise {
  readonly noise: number
}

/** Makes any of the better half of the choices this often. */
interface Slips {
  readonly times: number
  readonly among: number
}

export const GREEDY: SearchConfig = {
  name: 'greedy',
  explain: 'plays the action that leads to the best-looking position',
  width: 4,
  lines: 1,
  ahead: 0,
  positions: 6000,
}

/** The greedy player with hand-set weights, for games with tuned ones. */
export const UNTUNED: SearchConfig = {
  ...GREEDY,
  name: 'untuned',
  explain: `${GREEDY.explain}, with hand-set weights`,
}

export const FARSIGHTED: SearchConfig = {
  name: 'farsighted',
  explain: 'looks four actions ahead and expects opponents to take what looks best to them',
  width: 3,
  lines: 5,
  ahead: 3,
  positions: 8000,
}

/**
 * The greedy player with noise, for lower levels. Its name seeds its dice, so it's still called `hazy`, to reproduce recorded
 * matches.
 */
export const noisy = (advice: Advice, noise: number): Player =>
  searchPlayer(advice, {
    ...GREEDY,
    name: `hazy ${noise}`,
    explain: `plays the action that leads to the best-looking position, but misjudges it by up to ${noise} ${noise === 1 ? 'point' : 'points'}`,
    mistakes: { noise },
  })

/** The greedy player with slips, for games in which noise makes a poor level. */
export const careless = (advice: Advice, times: number, among: number): Player =>
  searchPlayer(advice, {
    ...UNTUNED,
    name: `careless ${times} in ${among}`,
    explain:
      times === among
        ? 'plays any of the better half of the actions'
        : `${UNTUNED.explain}, but ${times === 1 ? 'one time' : `${times} times`} in ${among} any of the better half`,
    mistakes: { times, among },
  })

export const searchPlayer = (advice: Advice, config: SearchConfig): Player => ({
  name: config.name,
  explain: config.explain,
  choose(seen, { referee, chance, enough }) {
    const [only] = seen.choices
    if (only !== undefined && seen.choices.length === 1) return only
    const budget = new SearchBudget(config.positions, enough)
    const search = new BeamSearch(referee, advice, seen.seat ?? 0, config, budget)
    const worlds = Array.from({ length: worldsFor(advice, seen) }, () => imagine(referee, seen, chance))
    const [world] = worlds
    const isIdle = ({ option }: Judged) =>
      world !== undefined && advice.isIdle?.(seen.decision ?? '', option, world.g, seen.seat ?? 0) === true
    const weighed = weigh(search, worlds, budget)
    const judged =
      config.mistakes !== undefined
        ? mistaken(busy(weighed, isIdle), config.mistakes, worlds.length, chance)
        : world === undefined || worlds.length > 1
          ? weighed
          : ponder(search, world, weighed, config, budget)
    const best = Math.max(...judged.map(({ value }) => value))
    const { option } = chance.pick(judged.filter(({ value }) => value === best))
    return referee.game.notation.write(seen.decision ?? '', option)
  },
})

const worldsFor = ({ worlds }: Advice, { decision }: SeatView): number => worlds?.[decision ?? ''] ?? 1

interface Judged {
  readonly option: Option
  readonly value: number
}

/** The value of each choice at the end of its action, summed over sampled worlds. */
function weigh(search: BeamSearch, worlds: readonly State[], budget: SearchBudget): Judged[] {
  let judged: Judged[] = []
  for (const [nth, world] of worlds.entries()) {
    // All choices share the same world and dice, so luck doesn't decide between them.
    const found = search.optionsOf(world).map((option, i, options) => {
      if (options.length === 1) return { option, value: 0 }
      if (budget.isEmpty()) return { option, value: -Infinity }
      budget.share((worlds.length - nth) * options.length - i - 1)
      return { option, value: search.worth(world, option, 0) }
    })
    // A world that was cut short would bias the sum, so it's dropped, unless it's the only one.
    if (budget.isEmpty() && nth > 0) break
    judged = found.map(({ option, value }, i) => ({ option, value: value + (judged[i]?.value ?? 0) }))
  }
  return judged
}

function mistaken(weighed: readonly Judged[], mistakes: Noise | Slips, worlds: number, chance: Chance): Judged[] {
  if ('noise' in mistakes) return misjudged(weighed, mistakes.noise * worlds, chance)
  const slips = chance.below(mistakes.among) < mistakes.times
  return slips ? betterHalf(weighed).map(({ option }) => ({ option, value: 0 })) : [...weighed]
}

/** Searches the best choices deeper and deeper while the budget allows it for all of them. */
function ponder(
  search: BeamSearch,
  world: State,
  weighed: readonly Judged[],
  { ahead, lines }: SearchConfig,
  budget: SearchBudget,
): readonly Judged[] {
  const cut = weighed.map(({ value }) => value).sort((a, b) => b - a)[lines - 1] ?? -Infinity
  const promising = weighed.filter(({ value }) => value >= cut)
  let judged = weighed
  for (let depth = 1; depth <= ahead && promising.length > 1 && !budget.isEmpty(); depth++) {
    budget.share(0)
    const deeper = promising.map(({ option }) => ({ option, value: search.worth(world, option, depth) }))
    if (budget.isShareSpent()) break
    judged = deeper
  }
  return judged
}
