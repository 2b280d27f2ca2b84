// Plays by a network: chooses the whole action whose end the network judges best.

import { imagine } from '@tableworks/kernel'
import { type Action, Acting, lineOf } from './acting.ts'
import type { Advice } from './advice.ts'
import { judgeBy, networkAt, type NetworkLearning } from './networks.ts'
import type { Network } from './network.ts'
import { busy, misjudged } from './noise.ts'
import type { Player } from './player.ts'
import { SearchBudget } from './search-budget.ts'

/** The beam width for listing actions. */
export const NETWORK_WIDTH = 4

interface NetworkConfig {
  readonly name: string
  readonly explain: string
  /** Uniform noise added to each action's value, either way; 1 is a certain win. */
  readonly noise?: number
}

export const NETWORK: NetworkConfig = {
  name: 'network',
  explain: 'plays the action after which a network trained by self-play sees the best chance to win',
}

/** For lower levels: uses the same judgement, but less carefully. */
export const noisyNetwork = (noise: number): NetworkConfig => ({
  name: `network with noise ${noise}`,
  explain: `${NETWORK.explain}, but misjudges it by up to ${Math.round(100 * noise)}%`,
  noise,
})

/** Plays by the network for the table, and where there is none as `otherwise`. */
export const networkPlayer = (learning: NetworkLearning, otherwise: Player, config: NetworkConfig): Player => ({
  name: config.name,
  explain: config.explain,
  choose(seen, deps) {
    const network = networkAt(learning, deps.referee, seen)
    const [advice] = learning.teachers
    if (network === undefined || advice === undefined) return otherwise.choose(seen, deps)
    return choosing(network, learning.inputs, advice, config).choose(seen, deps)
  },
})

/** Plays by this network. */
export const choosing = (
  network: Network,
  inputs: NetworkLearning['inputs'],
  advice: Advice,
  { name, explain, noise = 0 }: NetworkConfig,
): Player => ({
  name,
  explain,
  choose(seen, { referee, chance, enough }) {
    const [only] = seen.choices
    if (only !== undefined && seen.choices.length === 1) return only
    const isUndone = ({ choices: [first, ...more] }: Action, { state }: Action) =>
      first !== undefined && more.length === 0 && advice.isUndone?.(first, state.g, seen.seat ?? 0) === true
    const world = imagine(referee, seen, chance)
    const budget = new SearchBudget(Infinity, enough)
    const acting = new Acting(referee, advice, budget, { judge: judgeBy(network, inputs, referee) })
    const isIdle = ({ choices: [first] }: Action) =>
      first !== undefined && advice.isIdle?.(seen.decision ?? '', first, world.g, seen.seat ?? 0) === true
    const actions = acting.actions(world, NETWORK_WIDTH, chance)
    const listed = noise === 0 ? actions : misjudged(busy(actions, isIdle), noise, chance)
    const [best, next] = listed.toSorted((a, b) => b.value - a.value)
    if (best === undefined) throw new Error('the seat to move has no option')
    return lineOf(referee, world, (next !== undefined && isUndone(best, next) ? next : best).choices)
  },
})
