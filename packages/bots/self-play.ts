// A game of self-play for a network, stored as samples: what each seat saw after every action, and how the game ended for it.

import { Chance, type Referee, type State, swiftChance, type VariantValue } from '@tableworks/kernel'
import { type Action, Acting, type EndJudge } from './acting.ts'
import type { Samples } from './fitting.ts'
import type { Network } from './network.ts'
import { NETWORK_WIDTH } from './network-player.ts'
import { type Inputs, judgeBy, type NetworkLearning, outcomeFor } from './networks.ts'
import { SearchBudget } from './search-budget.ts'

export interface SelfPlay {
  readonly referee: Referee
  readonly learning: NetworkLearning
  readonly seats: number
  readonly variants: Readonly<Record<string, VariantValue>>
  /** Null for the first games, in which teachers play. */
  readonly network: Network | null
}

export interface SelfPlayGame {
  readonly samples: Samples
  readonly scores: readonly number[]
}

/** A seat's player in self-play: whose judgement it follows, and how much it explores. */
interface Sitting {
  readonly acting: Acting
  /** The share of its actions that are random. */
  readonly strays: number
  /** Uniform noise on each action's value. */
  readonly noise: number
}

/** A position after an action, as each seat sees it. */
interface Moment {
  readonly seen: readonly Float32Array[]
  /** Whether the next action was exploratory, so that the outcome says little about this position. */
  strays: boolean
}

/** Out of twenty games, how many have a teacher in one seat, and how many have teachers in all seats but one. */
const ONE_TEACHER = 3
const MOSTLY_TEACHERS = 2
const STRAYS = [0, 0.04, 0.12] as const
const NETWORK_NOISE = [0, 0.01, 0.04] as const
const TEACHER_NOISE = [0, 0.3, 1] as const
/** A random action mostly comes from this many of the best actions. */
const AMONG_BEST = 6
/** How many actions get noise. */
const NOISY = 12
/** An action that is worse than the best by this much counts as exploratory. */
const MUCH_WORSE = 0.02
const FINE = 1_000_000

/**
 * How much the final result counts against the value of the next position, as λ in TD(λ): normally, and after an exploratory
 * action.
 */
const FAR = 0.9
const FAR_AFTER_STRAY = 0.27

export function selfPlay(course: SelfPlay, seed: string): SelfPlayGame {
  const { referee, seats, variants, learning } = course
  const chance = new Chance(swiftChance(`self-play ${seed}`))
  const state = referee.open(seats, variants, swiftChance(`deal ${seed}`))
  const sittings = sittingsFor(course, chance)
  const moments: Moment[] = []
  while (state.frames.length > 0) {
    const sitting = sittings[referee.waiting(state)?.seat ?? 0] as Sitting
    const imagined = referee.clone(state)
    imagined.chance = chance.branch()
    const listed = sitting.acting.actions(imagined, NETWORK_WIDTH, chance)
    const pick = picked(listed, sitting, chance)
    const [best] = listed
    const action = listed[pick]
    if (best === undefined || action === undefined) throw new Error('the seat to move has no option')
    const last = moments.at(-1)
    if (last !== undefined && best.value - action.value > MUCH_WORSE) last.strays = true
    sitting.acting.carryOut(state, action.choices)
    if (state.frames.length > 0) moments.push({ seen: seenBy(learning.inputs, state, seats), strays: false })
  }
  const result = referee.result(state)
  if (result === null) throw new Error('the game is not over')
  const outcome = Array.from({ length: seats }, (_, seat) =>
    outcomeFor(result.scores, result.places, seat, learning.inputs.points),
  )
  return { samples: samplesOf(moments, outcome), scores: result.scores }
}

/** Who sits where: mostly the network, sometimes next to teachers, so that it also learns to punish other styles of play. */
function sittingsFor({ referee, learning: { inputs, teachers }, seats, network }: SelfPlay, chance: Chance): Sitting[] {
  const [guide] = teachers
  if (guide === undefined) throw new Error('a network needs a teacher')
  const budget = new SearchBudget(Infinity)
  const judge: EndJudge | null = network === null ? null : judgeBy(network, inputs, referee)
  const roll = chance.below(20)
  const most = roll < ONE_TEACHER ? 1 : roll < ONE_TEACHER + MOSTLY_TEACHERS ? seats - 1 : 0
  const taught = new Set(chance.shuffle(Array.from({ length: seats }, (_, seat) => seat)).slice(0, most))
  return Array.from({ length: seats }, (_, seat): Sitting => {
    const strays = chance.pick(STRAYS)
    if (judge !== null && !taught.has(seat))
      return { acting: new Acting(referee, guide, budget, { judge }), strays, noise: chance.pick(NETWORK_NOISE) }
    const teacher = chance.pick(teachers)
    return { acting: new Acting(referee, teacher, budget), strays, noise: chance.pick(TEACHER_NOISE) }
  })
}

/** The number of the action to play. */
function picked(listed: readonly Action[], { strays, noise }: Sitting, chance: Chance): number {
  const share = () => chance.below(FINE) / FINE
  if (listed.length > 1 && share() < strays)
    return chance.below(share() < 0.6 ? Math.min(AMONG_BEST, listed.length) : listed.length)
  if (noise === 0) return 0
  const values = listed.slice(0, NOISY).map(({ value }) => value + noise * (2 * share() - 1))
  return values.indexOf(Math.max(...values))
}

function seenBy(inputs: Inputs, state: State, seats: number): Float32Array[] {
  const count = inputs.count(state.g)
  return Array.from({ length: seats }, (_, seat) => {
    const x = new Float32Array(count)
    inputs.read(state, seat, x)
    return x
  })
}

function samplesOf(moments: readonly Moment[], outcome: readonly (readonly number[])[]): Samples {
  const starts = [0]
  const places: number[] = []
  const values: number[] = []
  const far: number[] = []
  for (const seat of outcome.keys())
    for (const { seen, strays } of moments.toReversed()) {
      for (const [place, value] of (seen[seat] as Float32Array).entries()) {
        if (value === 0) continue
        places.push(place)
        values.push(value)
      }
      starts.push(places.length)
      far.push(strays ? FAR_AFTER_STRAY : FAR)
    }
  return {
    starts: Uint32Array.from(starts),
    places: Uint16Array.from(places),
    values: Float32Array.from(values),
    far: Float32Array.from(far),
    chains: Uint32Array.from(outcome.keys(), seat => seat * moments.length),
    outcomes: Float32Array.from(outcome.flat()),
  }
}
