import { Referee } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { advice } from '@tableworks/salt-and-timber/bot'
import { describe, expect, it } from 'vitest'
import { type Advice, duel, tunableWeights, moved, slopesOf, trial, type Tuning, turned } from '../index.ts'

interface Trade {
  money: number[]
  store: { salt: number[]; timber: number[] }
}
interface Weights {
  goods: { salt: number; timber: number }
  money: number
}

/** Evaluates only money and goods, and overvalues the goods. */
const tuning: Tuning<Weights> = {
  weights: { goods: { salt: 4, timber: 4 }, money: 1 },
  entry: ({ goods, money }) => {
    const value = (g: Trade, side: number) =>
      money * (g.money[side] ?? 0) + goods.salt * (g.store.salt[side] ?? 0) + goods.timber * (g.store.timber[side] ?? 0)
    return { advice: { ...(advice as Advice), value: (g, side) => value(g as Trade, side) } }
  },
}
const course = {
  referee: new Referee(saltAndTimber),
  tuning: tuning as Tuning,
  seats: 2,
  variants: {},
  perturbation: 0.3,
}
const seeds = Array.from({ length: 300 }, (_, i) => `tuning ${i}`)

describe('Weights', () => {
  const mixed = { weights: { a: 2, list: [1, 0.5], by: { x: 3, y: 0.8 }, share: 0.9, out: 60 } }
  const shaped: Tuning = { ...mixed, entry: () => ({}), shares: ['share', 'by'], fixed: ['out'] }

  it('are scaled by name: a list as a whole, a record entry by entry, fixed ones not at all', () => {
    expect(tunableWeights(shaped)).toEqual(['a', 'list', 'by.x', 'by.y', 'share'])
    expect(turned(shaped, { a: 1.5, list: 2, 'by.y': 0.5 })).toEqual({
      ...mixed.weights,
      a: 3,
      list: [2, 1],
      by: { x: 1, y: 0.4 },
    })
  })

  it('that are shares stay at most 1', () => {
    expect(turned(shaped, { share: 2 })).toMatchObject({ share: 1 })
    expect(turned(shaped, { share: 0.5 })).toMatchObject({ share: 0.45 })
  })
})

describe('A tuning', () => {
  const trials = seeds.map(seed => ({ seed, scores: trial(course, {}, seed) }))
  const slopes = slopesOf(tuning, 2, trials)
  const next = moved({}, slopes, 0.3)

  it('plays games that depend only on seed and centre', () => {
    expect(trial(course, {}, 'tuning 0')).toEqual(trials[0]?.scores)
    expect(new Set(trials.map(({ scores }) => scores.join(' '))).size).toBeGreaterThan(20)
    expect(seeds.some((seed, i) => String(trial(course, { money: 4 }, seed)) !== String(trials[i]?.scores))).toBe(true)
  })

  it('plays with the given variants', () => {
    const longer = { ...course, variants: { rounds: 10 } }
    const sum = (of: typeof course) =>
      seeds.slice(0, 20).reduce((all, seed) => all + Math.max(...trial(of, {}, seed)), 0)
    expect(sum(longer)).toBeGreaterThan(sum(course))
  })

  it('finds each weight’s direction', () => {
    const sureness = Object.fromEntries(slopes.map(one => [one.name, one.sureness]))
    expect(sureness['goods.salt']).toBeLessThan(-2)
    expect(sureness['goods.timber']).toBeLessThan(-2)
    expect(sureness['money']).toBeGreaterThan(2)
    expect(next['money']).toBeGreaterThan(1)
  })

  it('moves significant weights by a bounded step, and leaves the others', () => {
    const slope = { name: 'money', points: 1, sureness: 30, bend: 0 }
    const factor = (one: Partial<typeof slope>, part?: number) =>
      moved({ money: 2 }, [{ ...slope, ...one }], 0.3, part)['money']
    expect(factor({})).toBeCloseTo(2 * Math.exp(0.45), 2)
    expect(factor({ points: -1, sureness: -30 })).toBeCloseTo(2 * Math.exp(-0.45), 2)
    expect(factor({}, 0.5)).toBeCloseTo(2 * Math.exp(0.225), 2)
    expect(factor({ sureness: 0.9 })).toBe(2)
  })

  it('moves no further than a weight’s optimum', () => {
    const best = { name: 'money', points: 1, sureness: 30, bend: -2 }
    expect(moved({}, [best], 0.3)['money']).toBeCloseTo(Math.exp(0.3 * 0.5), 2)
    expect(moved({}, [{ ...best, points: -1 }], 0.3)['money']).toBeCloseTo(Math.exp(-0.3 * 0.5), 2)
  })

  it('saturates leads beyond `lead`', () => {
    const told = (scores: number[], lead?: number) => {
      const swollen = trials.map((one, i) => (i === 0 ? { ...one, scores } : one))
      return slopesOf(tuning, 2, swollen, lead).map(({ points }) => points)
    }
    const apart = (lead?: number) =>
      Math.max(...told([10, 0], lead).map((points, i) => Math.abs(points - (told([1000, 0], lead)[i] ?? 0))))
    expect(apart()).toBeGreaterThan(1)
    expect(apart(2)).toBeLessThan(0.01)
  })

  it('plays better with the result, in a duel', () => {
    const wins = seeds.map((seed, i) => {
      const [one = 0, two = 0] = duel(course, next, {}, i % 2, seed)
      return Math.sign(i % 2 === 0 ? one - two : two - one)
    })
    expect(wins.reduce((sum: number, one) => sum + one, 0)).toBeGreaterThan(30)
  })
})
