// Fits a network to samples by stochastic gradient descent (Adam).

import type { Chance } from '@tableworks/kernel'
import { Network, OUTPUTS } from './network.ts'

/**
 * Positions as a seat sees them, stored sparsely. A chain is one seat's game, from its last position back to its first. Plain data
 * for workers and files.
 */
export interface Samples {
  /** Where each sample's inputs begin; one more at the end. */
  readonly starts: Uint32Array
  readonly places: Uint16Array
  readonly values: Float32Array
  /** How much a position's outcome counts against the value of the next position, as λ in TD(λ). */
  readonly far: Float32Array
  /** The first sample of each chain, and its outcome. */
  readonly chains: Uint32Array
  readonly outcomes: Float32Array
}

/** A sample and what to learn from it. */
export interface Example {
  readonly samples: Samples
  readonly index: number
  readonly target: Float32Array
}

/** Writes a sample's inputs into `x`. */
function unpack(
  { samples: { starts, places, values }, index }: Pick<Example, 'samples' | 'index'>,
  x: Float32Array,
): void {
  x.fill(0)
  const end = starts[index + 1] ?? 0
  for (let i = starts[index] ?? 0; i < end; i++) x[places[i] as number] = values[i] as number
}

/** Every sample with its target: the outcome, mixed with the network's values of the later positions. */
export function examplesFrom(samples: Samples, network: Network | null): Example[] {
  const examples: Example[] = []
  const { starts, far, chains, outcomes } = samples
  const x = new Float32Array(network?.inputs ?? 0)
  const later = new Float32Array(OUTPUTS)
  for (const [chain, first] of chains.entries()) {
    let target = outcomes.slice(OUTPUTS * chain, OUTPUTS * (chain + 1))
    const end = chains[chain + 1] ?? starts.length - 1
    for (let index = first; index < end; index++) {
      if (network !== null && index > first) {
        unpack({ samples, index: index - 1 }, x)
        network.evaluate(x, later)
        const share = far[index] ?? 1
        target = target.map((value, output) => share * value + (1 - share) * (later[output] ?? 0))
      }
      examples.push({ samples, index, target })
    }
  }
  return examples
}

/** How much each output's error counts. */
const SHARES = [1, 0.5, 0.25] as const
/** Errors in points saturate, so that a few extreme games don't dominate. */
const MOST_ERROR = 2
const BATCH = 64
const FIRST_DECAY = 0.9
const SECOND_DECAY = 0.999
const WEIGHT_DECAY = 1e-4

export class Fitter {
  readonly network: Network
  private readonly gradient: Network
  /** Adam's moments, and the progress of their bias correction. */
  private readonly moments: readonly [Float32Array, Float32Array]
  private readonly cold: [number, number]
  private readonly x: Float32Array
  private readonly layer: Float32Array
  private readonly back: Float32Array
  private readonly outputs = new Float32Array(OUTPUTS)

  constructor(network: Network, saved?: SavedFitter) {
    this.network = network
    this.gradient = new Network(network.inputs, network.hidden)
    const { length } = network.weights
    this.moments = saved?.moments ?? [new Float32Array(length), new Float32Array(length)]
    this.cold = [...(saved?.cold ?? ([1, 1] as const))]
    this.x = new Float32Array(network.inputs)
    this.layer = new Float32Array(network.hidden)
    this.back = new Float32Array(network.hidden)
  }

  /** Plain data, to resume later. */
  saved(): SavedFitter {
    return { moments: this.moments, cold: this.cold }
  }

  /** One pass in random order. */
  pass(examples: readonly Example[], rate: number, chance: Chance): void {
    const order = chance.shuffle(Array.from(examples.keys()))
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH)
      for (const i of batch) this.add(examples[i] as Example)
      this.step(batch.length, rate)
    }
  }

  /** Adds a sample's gradient. */
  private add(example: Example): void {
    const { network, gradient, x, layer, outputs } = this
    unpack(example, x)
    network.evaluate(x, outputs, layer)
    const errors = SHARES.map((share, i) => {
      const error = (outputs[i] ?? 0) - (example.target[i] ?? 0)
      return share * (i === 0 ? error : Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error)))
    })
    const [win = 0, lead = 0, score = 0] = errors
    for (let i = 0; i < OUTPUTS; i++) gradient.bias[i] = (gradient.bias[i] ?? 0) + (errors[i] ?? 0)
    const { hidden, inputs, second } = network
    const { back } = this
    for (let j = 0; j < hidden; j++) {
      const value = layer[j] as number
      const out = j * OUTPUTS
      back[j] = 0
      if (value <= 0) continue
      const slope =
        win * (second[out] as number) + lead * (second[out + 1] as number) + score * (second[out + 2] as number)
      back[j] = slope
      gradient.firstBias[j] = (gradient.firstBias[j] as number) + slope
      addOutputs(gradient.second, out, value, win, lead, score)
    }
    const { first } = gradient
    for (let i = 0; i < inputs; i++) {
      const value = x[i] as number
      if (value === 0) continue
      const row = i * hidden
      for (let j = 0; j < hidden; j++) first[row + j] = (first[row + j] as number) + value * (back[j] as number)
      addOutputs(gradient.direct, i * OUTPUTS, value, win, lead, score)
    }
  }

  /** Moves the weights against the gradient of a batch. */
  private step(count: number, rate: number): void {
    const { weights } = this.network
    const slopes = this.gradient.weights
    const [mean, square] = this.moments
    const cold = this.cold
    cold[0] *= FIRST_DECAY
    cold[1] *= SECOND_DECAY
    for (let i = 0; i < weights.length; i++) {
      const slope = (slopes[i] as number) / count
      slopes[i] = 0
      const m = FIRST_DECAY * (mean[i] as number) + (1 - FIRST_DECAY) * slope
      const v = SECOND_DECAY * (square[i] as number) + (1 - SECOND_DECAY) * slope * slope
      mean[i] = m
      square[i] = v
      const step = m / (1 - cold[0]) / (Math.sqrt(v / (1 - cold[1])) + 1e-6)
      const weight = weights[i] as number
      weights[i] = weight - rate * (step + WEIGHT_DECAY * weight)
    }
  }

  /** The mean squared error of each output. */
  errors(examples: readonly Example[]): number[] {
    const sums = SHARES.map(() => 0)
    for (const example of examples) {
      unpack(example, this.x)
      this.network.evaluate(this.x, this.outputs)
      for (let i = 0; i < OUTPUTS; i++)
        sums[i] = (sums[i] ?? 0) + ((this.outputs[i] ?? 0) - (example.target[i] ?? 0)) ** 2
    }
    return sums.map(sum => sum / Math.max(1, examples.length))
  }
}

export interface SavedFitter {
  readonly moments: readonly [Float32Array, Float32Array]
  readonly cold: readonly [number, number]
}

function addOutputs(layer: Float32Array, at: number, value: number, win: number, lead: number, score: number): void {
  layer[at] = (layer[at] as number) + value * win
  layer[at + 1] = (layer[at + 1] as number) + value * lead
  layer[at + 2] = (layer[at + 2] as number) + value * score
}
