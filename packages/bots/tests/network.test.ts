import { Chance, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { base64, bytesOf } from '../base64.ts'
import { Fitter, examplesFrom, Network, type Samples } from '../index.ts'

const chanceOf = (seed: string) => new Chance(swiftChance(seed))
const random = (chance: Chance) => () => chance.below(1000) / 1000

/** Exclusive or of two inputs, which no linear function can express. */
const CASES = [
  { x: [0, 0], target: [0, -1, 0] },
  { x: [0, 1], target: [1, 1, 0.5] },
  { x: [1, 0], target: [1, 1, 0.5] },
  { x: [1, 1], target: [0, -1, 1] },
] as const

/** Each case is a chain of one position. */
const samples: Samples = {
  starts: Uint32Array.of(0, 0, 1, 2, 4),
  places: Uint16Array.of(1, 0, 0, 1),
  values: Float32Array.of(1, 1, 1, 1),
  far: Float32Array.of(1, 1, 1, 1),
  chains: Uint32Array.of(0, 1, 2, 3),
  outcomes: Float32Array.from(CASES.flatMap(({ target }) => target)),
}
const lessons = Array.from({ length: 64 }, () => examplesFrom(samples, null)).flat()

function taught(seed: string): Network {
  const chance = chanceOf(seed)
  const fitter = new Fitter(Network.random(2, 8, random(chance)))
  for (let pass = 0; pass < 200; pass++) fitter.pass(lessons, 0.01, chance)
  return fitter.network
}

const outputsOf = (network: Network, x: readonly number[]): number[] => {
  const outputs = new Float32Array(3)
  network.evaluate(Float32Array.from(x), outputs)
  return [...outputs]
}

describe('A network', () => {
  const network = taught('school')

  it('learns what no weighted sum of inputs can express', () => {
    for (const { x, target } of CASES)
      for (const [i, output] of outputsOf(network, x).entries()) expect(output).toBeCloseTo(target[i] ?? 0, 1)
  })

  it('depends only on its seed', () => {
    expect(taught('school').weights).toEqual(network.weights)
    expect(taught('other').weights).not.toEqual(network.weights)
  })

  it('goes on from saved moments as if it had never stopped', () => {
    const chance = chanceOf('pause')
    const whole = new Fitter(Network.random(2, 8, random(chance)))
    whole.pass(lessons, 0.01, chance)
    const resumed = new Fitter(new Network(2, 8, whole.network.weights.slice()), structuredClone(whole.saved()))
    const dice = chance.branch()
    for (const fitter of [whole, resumed]) fitter.pass(lessons, 0.01, new Chance({ ...dice }))

    expect(resumed.network.weights).toEqual(whole.network.weights)
  })

  it('keeps its judgement when stored with 16 bits a weight', () => {
    const stored = network.store()
    const loaded = Network.load(stored)
    const largest = network.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)

    for (const [i, weight] of loaded.weights.entries())
      expect(Math.abs(weight - (network.weights[i] ?? 0))).toBeLessThanOrEqual(largest / 60_000)
    for (const { x } of CASES)
      for (const [i, output] of outputsOf(loaded, x).entries())
        expect(output).toBeCloseTo(outputsOf(network, x)[i] ?? 0, 3)
    expect(loaded.store()).toEqual(stored)
  })

  it('gives the same bits everywhere', () => {
    const fixed = new Network(
      2,
      1,
      Float32Array.from([0.5, -0.25, 0.125, 1.5, 0.75, -0.5, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0, 0, 1]),
    )

    expect(outputsOf(fixed, [1, 0.5])).toEqual([0.7408783435821533, 0.824999988079071, 1.350000023841858])
  })
})

describe('Lessons', () => {
  /** One seat's game, from its last position back. */
  const chain: Samples = {
    ...samples,
    starts: Uint32Array.of(0, 1, 2, 3),
    places: Uint16Array.of(0, 1, 0),
    values: Float32Array.of(1, 1, 2),
    far: Float32Array.of(0.5, 0.5, 0.25),
    chains: Uint32Array.of(0),
    outcomes: Float32Array.of(1, 2, 3),
  }
  const leads = (network: Network | null) => examplesFrom(chain, network).map(({ target }) => target[1])

  it('teach the outcome while there is no network', () => {
    expect(leads(null)).toEqual([2, 2, 2])
  })

  it('mix it with what the network thinks of the later positions', () => {
    const network = new Network(2, 1)
    network.direct.set([0, 10, 0, 0, 20, 0])

    expect(leads(network)).toEqual([2, 0.5 * 2 + 0.5 * 10, 0.25 * 6 + 0.75 * 20])
  })
})

describe('Base64', () => {
  it.each([0, 1, 2, 3, 4, 5])('returns %i bytes unchanged', length => {
    const bytes = Uint8Array.from({ length }, (_, i) => 255 - 77 * i)

    expect(bytesOf(base64(bytes))).toEqual(bytes)
    expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64').replaceAll('=', ''))
  })
})
