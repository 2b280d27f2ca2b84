// The published implementation of the model, openskill 5.0.1 (mu 25, sigma 25/3, beta 25/6, tau 25/300), gave these numbers.

import { array, assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProvisional, marginOf, NEW_PLAYER, ratedAfter, type Rating } from '../people/rating.ts'

/** Our scale is theirs times thirty, around 1500 instead of 25. */
const SCALE = 30
const ours = ([mu = 0, sigma = 0]: readonly number[]): Rating => ({
  mean: 1500 + (mu - 25) * SCALE,
  deviation: sigma * SCALE,
})

function expectRated(after: readonly Rating[], published: readonly (readonly number[])[]): void {
  expect(after).toHaveLength(published.length)
  for (const [i, one] of published.entries()) {
    expect(after[i]?.mean).toBeCloseTo(ours(one).mean, 8)
    expect(after[i]?.deviation).toBeCloseTo(ours(one).deviation, 8)
  }
}

const newPlayers = (count: number): Rating[] => Array.from({ length: count }, () => NEW_PLAYER)

describe('ratings after a game', () => {
  it('agree with the published implementation for two to five new players', () => {
    expectRated(ratedAfter(newPlayers(2), [1, 2]), [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ])
    expectRated(ratedAfter(newPlayers(3), [1, 2, 3]), [
      [27.869048680749426, 8.205243377397993],
      [25.717262170187357, 8.058224222802378],
      [21.413689149063217, 8.058224222802378],
    ])
    expectRated(ratedAfter(newPlayers(5), [1, 2, 3, 4, 5]), [
      [27.66682666240021, 8.290970108063354],
      [26.833443330400147, 8.240554815393708],
      [25.722265554400057, 8.180401026155035],
      [24.055498890399925, 8.112194856654364],
      [20.72196556239966, 8.112194856654364],
    ])
  })

  it('agree for ties', () => {
    expectRated(ratedAfter(newPlayers(2), [1, 1]), [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ])
    expectRated(ratedAfter(newPlayers(4), [1, 2, 2, 4]), [
      [27.795252672501135, 8.263571791259416],
      [24.689416369722096, 8.17961798837266],
      [24.689416369722096, 8.17961798837266],
      [22.825914588054673, 8.17961798837266],
    ])
  })

  it('agree for players of different ratings, in any order of seats', () => {
    const before = [ours([30, 3]), ours([22, 5]), ours([27, 8])]
    expectRated(ratedAfter(before, [2, 3, 1]), [
      [29.93248472996778, 2.990754930226505],
      [20.840045874100472, 4.932208739716382],
      [30.44877052841324, 7.746499905367911],
    ])
  })

  it('lets the winner gain and the last lose, and never depends on the order of seats', () => {
    const rating = record({
      mean: double({ min: 500, max: 2500, noNaN: true }),
      deviation: double({ min: 30, max: 250, noNaN: true }),
    })
    assert(
      property(array(rating, { minLength: 2, maxLength: 6 }), before => {
        const places = before.map((_one, i) => i + 1)
        const after = ratedAfter(before, places)
        expect(after[0]?.mean).toBeGreaterThan(before[0]?.mean ?? 0)
        expect(after.at(-1)?.mean).toBeLessThan(before.at(-1)?.mean ?? 0)
        const turned = ratedAfter(before.toReversed(), places.toReversed()).toReversed()
        for (const [i, one] of turned.entries()) expect(one.mean).toBeCloseTo(after[i]?.mean ?? 0, 6)
      }),
    )
  })
})

describe('a provisional rating', () => {
  it('settles after about ten games against one opponent', () => {
    let pair = newPlayers(2)
    let games = 0
    while (pair.some(isProvisional)) pair = ratedAfter(pair, games++ % 2 === 0 ? [1, 2] : [2, 1])
    expect(games).toBeGreaterThanOrEqual(8)
    expect(games).toBeLessThanOrEqual(12)
  })

  it('has a wide range', () => {
    expect(Math.round(marginOf(NEW_PLAYER))).toBe(490)
  })
})
