import { Chance, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { levelBounds } from '../arena/deal-test.ts'
import {
  type Bounds,
  ERROR_RATE,
  intervalOf,
  logRatio,
  type Scores,
  type MatchVerdict,
  verdictOn,
  waldLimit,
} from '../arena/sprt.ts'

const ofGames = (wins: number, games: number): Scores =>
  new Map([
    [1, wins],
    [0, games - wins],
  ])

describe('The log of the likelihood ratio', () => {
  const share = (elo: number) => 1 / (1 + 10 ** (-elo / 400))

  // Pairs of games with 0, 1/2, 1, 3/2 and 2 points, from Stockfish's pull requests of 2020 (bounds in logistic Elo).
  it.each([
    [2971, [17, 253, 1042, 337, 39], [-0.5, 1.5], 2.96],
    [2971, [11, 407, 3238, 513, 11], [0.25, 1.75], 2.93],
    [3209, [253, 4282, 17604, 4431, 286], [-0.25, 1.25], 2.94],
    [3098, [491, 7345, 29693, 7670, 465], [-0.25, 1.25], 2.96],
    [2598, [243, 1665, 3339, 1762, 281], [-1.5, 0.5], 2.95],
    [2598, [444, 5546, 17841, 5604, 428], [-1.5, 0.5], 2.63],
  ])('is what Fishtest published: %i %j', (_request, pairs, [low = 0, high = 0], published) => {
    const scores = new Map(pairs.map((times, points) => [points / 4, times]))

    expect(logRatio(scores, { low: share(low), high: share(high) })).toBeCloseTo(published, 2)
  })

  // For 1 and 10% defective: accept at -0.939 + 0.0397 n, reject at 1.205 + 0.0397 n (error rates 5 and 10%).
  it.each([
    [0, 24],
    [2, 10],
    [3, 60],
    [9, 200],
  ])('is Wald’s for single games, as in the sampling plan of the NIST handbook: %i of %i', (defects, items) => {
    const perDefect = (1.205 + 0.939) / (Math.log(0.9 / 0.05) - Math.log(0.1 / 0.95))

    const ratio = logRatio(ofGames(defects, items), { low: 0.01, high: 0.1 })
    expect(ratio * perDefect).toBeCloseTo(defects - 0.0397 * items, 1)
  })

  it('is bounded without a loss, however few deals there are', () => {
    expect(logRatio(new Map([[1, 5]]), { low: 0.6, high: 0.7 })).toBeCloseTo(5 * Math.log(0.7 / 0.6), 8)
    expect(logRatio(new Map([[0, 5]]), { low: 0.6, high: 0.7 })).toBeCloseTo(5 * Math.log(0.3 / 0.4), 8)
    expect(logRatio(new Map(), { low: 0.6, high: 0.7 })).toBeCloseTo(0, 8)
  })

  it('counts deals that balance out as more certain than games with shared luck', () => {
    const balanced = logRatio(new Map([[0.5, 2], [1, 18]]), { low: 0.6, high: 0.7 }) // prettier-ignore
    const lucky = logRatio(ofGames(19, 20), { low: 0.6, high: 0.7 })

    expect(balanced).toBeGreaterThan(lucky)
  })
})

describe('The interval', () => {
  it('has the likelihood interval’s bounds for single games', () => {
    const { low, high } = intervalOf(ofGames(7, 10))
    const drop = (rate: number) => 7 * Math.log(0.7 / rate) + 3 * Math.log(0.3 / (1 - rate))

    expect(drop(low)).toBeCloseTo(1.9207, 3)
    expect(drop(high)).toBeCloseTo(1.9207, 3)
    expect(low).toBeLessThan(0.7)
    expect(high).toBeGreaterThan(0.7)
  })

  it('works without a loss, without a win, and without a deal', () => {
    expect(intervalOf(new Map([[1, 20]]))).toEqual({ low: expect.closeTo(Math.exp(-1.9207 / 20), 4), high: 1 })
    expect(intervalOf(new Map([[0, 20]]))).toEqual({ low: 0, high: expect.closeTo(1 - Math.exp(-1.9207 / 20), 4) })
    expect(intervalOf(new Map())).toEqual({ low: 0, high: 1 })
  })
})

/** Set `SPRT_RUNS=3000` to measure the error rates in docs/bots.md. */
const RUNS = Number(process.env['SPRT_RUNS'] ?? 400)
const CAP = 400

/** A deal's score, with a mean of `rate`. */
type Deal = (rate: number, chance: Chance) => number

const happens = (share: number, chance: Chance): number => (chance.below(1_000_000) < share * 1_000_000 ? 1 : 0)
const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const independent =
  (games: number): Deal =>
  (rate, chance) =>
    meanOf(Array.from({ length: games }, () => happens(rate, chance)))

/** Two games, each drawn three times of ten. */
const withDraws: Deal = (rate, chance) =>
  meanOf([0, 1].map(() => (happens(0.3, chance) === 1 ? 0.5 : happens((rate - 0.15) / 0.7, chance))))

/** Tests at a true rate: how many passed, failed and ended with an interval around it, and the mean number of deals. */
function runs(deal: Deal, rate: number, bounds: Bounds, seed: string, cap = CAP) {
  const chance = new Chance(swiftChance(seed))
  const found = { passed: 0, failed: 0, covered: 0 }
  let deals = 0
  for (let run = 0; run < RUNS; run++) {
    const scores = new Map<number, number>()
    let verdict: MatchVerdict | undefined
    for (let played = 0; played < cap && verdict === undefined; played++) {
      const score = deal(rate, chance)
      scores.set(score, (scores.get(score) ?? 0) + 1)
      deals += 1
      verdict = verdictOn(scores, bounds)
    }
    if (verdict !== undefined) found[verdict] += 1
    const { low, high } = intervalOf(scores)
    if (low <= rate && rate <= high) found.covered += 1
  }
  return { ...found, deals: deals / RUNS }
}

describe('In simulated matches', () => {
  it.each<[string, number, Deal]>([
    ['two seats, independent games', 2, independent(2)],
    ['two seats, 30% draws', 2, withDraws],
    [
      'two seats, a much better first seat',
      2,
      (rate, chance) => meanOf([happens(rate + 0.2, chance), happens(rate - 0.2, chance)]),
    ],
    [
      'two seats, luck shared by half of the deals',
      2,
      (rate, chance) => (happens(0.5, chance) ? happens(rate, chance) : independent(2)(rate, chance)),
    ],
    ['three seats', 3, independent(3)],
    ['five seats', 5, independent(5)],
  ])('error rates are at most as stated: %s', (name, seats, deal) => {
    const bounds = levelBounds(seats)
    const weak = runs(deal, bounds.low, bounds, `${name}, weak`)
    const strong = runs(deal, bounds.high, bounds, `${name}, strong`)
    if (process.env['SPRT_RUNS'] !== undefined) console.log(JSON.stringify({ name, RUNS, weak, strong }))

    expect(weak.passed).toBeLessThanOrEqual(ERROR_RATE * RUNS)
    expect(strong.failed).toBeLessThanOrEqual(ERROR_RATE * RUNS)
    expect(weak.failed).toBeGreaterThan(RUNS / 2)
    expect(strong.passed).toBeGreaterThan(RUNS / 2)
    expect(Math.min(weak.covered, strong.covered)).toBeGreaterThan(0.88 * RUNS)
  })

  it('takes about as many single games as Wald expects', () => {
    const bounds = { low: 0.6, high: 0.7 }
    const gain = 0.7 * Math.log(0.7 / 0.6) + 0.3 * Math.log(0.3 / 0.4)
    // The test aims at 3%, so it ends at the upper limit in 97% of the runs.
    const expected = (0.94 * waldLimit(0.03)) / gain

    const { deals } = runs(independent(1), 0.7, bounds, 'Wald', 100_000)
    expect(waldLimit(0.05)).toBeCloseTo(2.94, 2)
    expect(deals / expected).toBeGreaterThan(0.9)
    expect(deals / expected).toBeLessThan(1.15)
  })
})
