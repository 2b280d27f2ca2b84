// A game's networks: their inputs, their files, and how they judge.

import {
  digestOf,
  type Referee,
  type SeatView,
  type State,
  swiftChance,
  Chance,
  type VariantValue,
} from '@tableworks/kernel'
import type { EndJudge } from './acting.ts'
import type { Advice } from './advice.ts'
import { Network, OUTPUTS, type StoredWeights } from './network.ts'

/** A network's inputs for a position: only what the seat may know, with its own seat first. */
export interface Inputs<S = unknown> {
  /** How many numbers there are. It may depend on the map. */
  count(g: S): number
  /** Writes the position as `seat` sees it into `x`, which must hold only zeros. */
  read(state: State<S>, seat: number, x: Float32Array): void
  /** The unit for leads and scores, in points. */
  readonly points: number
  /** Whether it reads an action's end as it was before the last random event, so that no rolls need averaging. */
  readonly beforeChance?: boolean
}

type Variants = Readonly<Record<string, VariantValue>>

/** A network that ships with a game. */
export interface StoredNetwork extends StoredWeights {
  /** The command that built it. */
  readonly command: string
  /** The table sizes it learned at; those of its file if omitted. */
  readonly seats?: readonly number[]
  /** The rules and inputs it was built for. */
  readonly rules: number
  readonly digest: string
  /** The network's outputs for a fixed opening, to test that it's read correctly. */
  readonly opening: readonly number[]
}

/** A network's tables, and its file. */
export interface NetworkFile {
  readonly name: string
  /** The table sizes at which it plays: those where it's stronger than the game's other players. */
  readonly seats: readonly number[]
  /** The values of the variants that matter to it. */
  readonly variants: Variants
  open(): Promise<{ readonly default: StoredNetwork }>
}

/** How a game's networks learn and load, and what their inputs are. `S` is the game's state. */
export interface NetworkLearning<S = unknown> {
  readonly inputs: Inputs<S>
  /** The hand-made judgements that play the first games and later some of the others. The first of them also guides the search. */
  readonly teachers: readonly Advice<S>[]
  readonly loader: NetworkLoader
}

/** Loads networks on demand, because a page needs only one of them. */
export class NetworkLoader {
  readonly files: readonly NetworkFile[]
  private readonly loaded = new Map<NetworkFile, Network>()

  constructor(files: readonly NetworkFile[]) {
    this.files = files
  }

  /** Loads the network for a table, if there is one. */
  async load(seats: number, variants: Variants): Promise<void> {
    const file = this.fileFor(seats, variants)
    if (file === undefined || this.loaded.has(file)) return
    this.loaded.set(file, Network.load((await file.open()).default))
  }

  async loadAll(): Promise<void> {
    for (const file of this.files) this.loaded.set(file, Network.load((await file.open()).default))
  }

  /** The network for a table; undefined if there is none. */
  networkFor(seats: number, variants: Variants): Network | undefined {
    const file = this.fileFor(seats, variants)
    if (file === undefined) return undefined
    const network = this.loaded.get(file)
    if (network === undefined) throw new Error(`the network ${file.name} hasn’t been loaded`)
    return network
  }

  private fileFor(seats: number, variants: Variants): NetworkFile | undefined {
    return this.files.find(
      file =>
        file.seats.includes(seats) && Object.entries(file.variants).every(([name, value]) => variants[name] === value),
    )
  }
}

/** The network for a seat's table; undefined if there is none, or if a custom component set has another map. */
export function networkAt(
  { inputs, loader }: NetworkLearning,
  referee: Referee,
  { seats, variants }: Pick<SeatView, 'seats' | 'variants'>,
): Network | undefined {
  const network = loader.networkFor(seats, variants)
  if (network === undefined) return undefined
  return network.inputs === inputs.count(referee.setting(seats, variants)) ? network : undefined
}

/** How much a unit of lead counts beside the chance to win. It makes the difference when a game is nearly won or lost. */
const LEAD_SHARE = 0.3
/** Leads of this many units or more count the same. */
const MOST_LEAD = 4

/** A result as the outputs that a network should have for a seat. */
export function outcomeFor(
  scores: readonly number[],
  places: readonly number[],
  seat: number,
  points: number,
): number[] {
  const winners = places.filter(place => place === 1).length
  const own = scores[seat] ?? 0
  const lead = (own - Math.max(...scores.filter((_score, other) => other !== seat))) / points
  return [places[seat] === 1 ? 1 / winners : 0, Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)), own / points]
}

/** Reads positions for a network: its outputs for a seat. The array is the same one at every call. */
export function outputsBy(network: Network, inputs: Inputs): (state: State, seat: number) => Float32Array {
  const x = new Float32Array(network.inputs)
  const outputs = new Float32Array(OUTPUTS)
  return (state, seat) => {
    x.fill(0)
    inputs.read(state, seat, x)
    network.evaluate(x, outputs)
    return outputs
  }
}

/** A network as the judge of finished actions. */
export function judgeBy(network: Network, inputs: Inputs, referee: Referee): EndJudge {
  const outputsOf = outputsBy(network, inputs)
  return {
    beforeChance: inputs.beforeChance === true,
    value(state, seat) {
      const result = referee.result(state)
      const [win = 0, lead = 0] =
        result === null ? outputsOf(state, seat) : outcomeFor(result.scores, result.places, seat, inputs.points)
      return win + LEAD_SHARE * lead
    },
  }
}

/** A network's outputs for the first seat of a fixed opening. */
export const openingOutputs = (
  network: Network,
  inputs: Inputs,
  referee: Referee,
  seats: number,
  variants: Variants,
): number[] => [...outputsBy(network, inputs)(referee.open(seats, variants, swiftChance('opening')), 0)]

/** How many games a digest of inputs uses, and how many choices there are between its positions. */
const DIGEST_GAMES = 2
const DIGEST_APART = 7

/**
 * A digest that changes when the inputs for any position change. It uses positions of random games with these seats and variants.
 */
export function digestOfInputs(inputs: Inputs, referee: Referee, seats: readonly number[], variants: Variants): string {
  const rows: number[][] = []
  for (const count of seats)
    for (let game = 0; game < DIGEST_GAMES; game++) {
      const dice = new Chance(swiftChance(`digest ${game}`))
      const state = referee.open(count, variants, swiftChance(`digest of ${count} seats, game ${game}`))
      const x = new Float32Array(inputs.count(state.g))
      for (let choice = 0; state.frames.length > 0; choice++) {
        if (choice % DIGEST_APART === 0) {
          x.fill(0)
          inputs.read(state, choice % count, x)
          rows.push([...x])
        }
        referee.choose(state, dice.pick(referee.options(state)))
      }
    }
  return digestOf(rows).slice(0, 16)
}
