// A value network: one hidden layer and a direct path from inputs to outputs. It uses only additions, multiplications and divisions
// in a fixed order, so every browser and Node compute the same bits.

import { base64, bytesOf } from './base64.ts'

/** The chance to win, the lead over the best opponent, and the final score. Lead and score are in the game's unit of points. */
export const OUTPUTS = 3

/** Weights as 16-bit numbers, one scale per layer. */
export interface StoredWeights {
  readonly inputs: number
  readonly hidden: number
  readonly scales: readonly number[]
  /** Little-endian, base64. */
  readonly weights: string
}

const LARGEST = 32_767

export class Network {
  readonly inputs: number
  readonly hidden: number
  /** All weights. The layers below are views of it. */
  readonly weights: Float32Array
  /** Sorted by input, so an input of zero costs nothing. */
  readonly first: Float32Array
  readonly firstBias: Float32Array
  readonly second: Float32Array
  readonly direct: Float32Array
  readonly bias: Float32Array
  private readonly layer: Float32Array

  constructor(inputs: number, hidden: number, weights?: Float32Array) {
    this.inputs = inputs
    this.hidden = hidden
    const sizes = layerSizes(inputs, hidden)
    this.weights = weights ?? new Float32Array(sizes.reduce((sum, size) => sum + size, 0))
    let at = 0
    const next = (): Float32Array => this.weights.subarray(at, (at += sizes.shift() ?? 0))
    this.first = next()
    this.firstBias = next()
    this.second = next()
    this.direct = next()
    this.bias = next()
    this.layer = new Float32Array(hidden)
  }

  /** Random weights to start from. `random` returns numbers from 0 to 1. */
  static random(inputs: number, hidden: number, random: () => number): Network {
    const network = new Network(inputs, hidden)
    const fill = (layer: Float32Array, most: number) => {
      for (let i = 0; i < layer.length; i++) layer[i] = most * (2 * random() - 1)
    }
    fill(network.first, FIRST_SPREAD / Math.sqrt(inputs))
    fill(network.second, SECOND_SPREAD / Math.sqrt(hidden))
    return network
  }

  /** Evaluates a position into `outputs`. `layer` receives the hidden layer. */
  evaluate(x: Float32Array, outputs: Float32Array, layer = this.layer): void {
    const { inputs, hidden, first, second, direct } = this
    layer.set(this.firstBias)
    let [win = 0, lead = 0, score = 0] = this.bias
    for (let i = 0; i < inputs; i++) {
      const value = x[i] as number
      if (value === 0) continue
      const row = i * hidden
      for (let j = 0; j < hidden; j++) layer[j] = (layer[j] as number) + value * (first[row + j] as number)
      const out = i * OUTPUTS
      win += value * (direct[out] as number)
      lead += value * (direct[out + 1] as number)
      score += value * (direct[out + 2] as number)
    }
    for (let j = 0; j < hidden; j++) {
      const value = layer[j] as number
      if (value <= 0) {
        layer[j] = 0
        continue
      }
      const out = j * OUTPUTS
      win += value * (second[out] as number)
      lead += value * (second[out + 1] as number)
      score += value * (second[out + 2] as number)
    }
    outputs[0] = logistic(win)
    outputs[1] = lead
    outputs[2] = score
  }

  store(): StoredWeights {
    const { inputs, hidden, weights } = this
    const bytes = new Uint8Array(2 * weights.length)
    const scales: number[] = []
    let at = 0
    for (const size of layerSizes(inputs, hidden)) {
      const layer = weights.subarray(at, at + size)
      const scale = Math.fround(layer.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST)
      scales.push(scale)
      for (const [i, weight] of layer.entries()) {
        const word = scale === 0 ? 0 : Math.round(weight / scale)
        bytes[2 * (at + i)] = word & 255
        bytes[2 * (at + i) + 1] = (word >> 8) & 255
      }
      at += size
    }
    return { inputs, hidden, scales, weights: base64(bytes) }
  }

  static load({ inputs, hidden, scales, weights }: StoredWeights): Network {
    const network = new Network(inputs, hidden)
    const bytes = bytesOf(weights)
    let at = 0
    for (const [layer, size] of layerSizes(inputs, hidden).entries())
      for (const end = at + size; at < end; at++) {
        const word = (bytes[2 * at] as number) | ((bytes[2 * at + 1] as number) << 8)
        network.weights[at] = ((word << 16) >> 16) * (scales[layer] ?? 0)
      }
    return network
  }
}

const FIRST_SPREAD = 2.4
const SECOND_SPREAD = 0.5

const layerSizes = (inputs: number, hidden: number): number[] => [
  inputs * hidden,
  hidden,
  hidden * OUTPUTS,
  inputs * OUTPUTS,
  OUTPUTS,
]

/** Engines round Math.exp differently, so the logistic function uses (1 - x/1024)^1024 instead. */
function logistic(x: number): number {
  let power = 1 - Math.max(-FLAT, Math.min(FLAT, x)) / 1024
  for (let squaring = 0; squaring < 10; squaring++) power *= power
  return 1 / (1 + power)
}
/** Beyond this, the chance is practically 0 or 1. */
const FLAT = 16
