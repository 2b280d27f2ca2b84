import { Referee } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { type Advice, advisedBy, explained, fitted, judgeWith, type Learning, lesson, priorWeights } from '../index.ts'
import { ridge } from '../least-squares.ts'

interface Trade {
  round: number
  money: number[]
  store: { salt: number[]; timber: number[] }
}

const learning: Learning<Trade> = {
  names: ['money', 'goods'],
  features: ({ money, store }) => money.map((own, i) => [own, (store.salt[i] ?? 0) + (store.timber[i] ?? 0)]),
  phase: ({ round }) => (6 - round) / 5,
  prior: [1, 0],
}
const advice: Advice<Trade> = {
  value: ({ money, store }, side) => (money[side] ?? 0) + 2 * ((store.salt[side] ?? 0) + (store.timber[side] ?? 0)),
  begins: ['turn'],
  pauses: [],
  learning,
}
const course = {
  referee: new Referee(saltAndTimber),
  advice: advice as Advice,
  learning: learning as Learning,
  seats: 2,
  variants: {},
}
const lessons = Array.from({ length: 24 }, (_, i) => lesson(course, `school ${i}`))

describe('A lesson', () => {
  it('depends only on its seed', () => {
    expect(lesson(course, 'school 0')).toEqual(lessons[0])
    expect(lesson(course, 'other')).not.toEqual(lessons[0])
  })

  it('plays to the end, explores sometimes, and holds pairs of actions', () => {
    expect(lessons.every(({ moments, scores }) => moments.length >= 8 && scores.length === 2)).toBe(true)
    expect(lessons.some(({ moments }) => moments.some(({ strays }) => strays))).toBe(true)
    expect(lessons.flatMap(({ pairs }) => pairs).length).toBeGreaterThan(10)
  })

  it('holds each side’s features, and scores relative to the mean, which sum to zero', () => {
    for (const { moments, scores } of lessons) {
      expect(scores[0]).toBeCloseTo(-(scores[1] ?? 0))
      expect(moments.every(({ at }) => at.sides.length === 2 && at.phase >= 0 && at.phase <= 1)).toBe(true)
    }
  })

  it('is plain data: the fit is the same after a JSON round trip', () => {
    const prior = priorWeights(course.learning)
    const again = JSON.parse(JSON.stringify(lessons)) as typeof lessons

    expect(fitted(course.learning, again, prior)).toEqual(fitted(course.learning, lessons, prior))
  })
})

describe('Learning', () => {
  const prior = priorWeights(course.learning)
  const weights = fitted(course.learning, lessons.slice(4), prior)

  it('learns that goods have value, and explains unseen games better', () => {
    const unseen = lessons.slice(0, 4)
    const goodsWhileMuchIsToCome = (weights[1] ?? 0) + (weights[3] ?? 0) + (weights[5] ?? 0)

    expect(goodsWhileMuchIsToCome).toBeGreaterThan(0.5)
    expect(explained(unseen, weights)).toBeGreaterThan(explained(unseen, prior))
  })

  it('uses the learned weights', () => {
    const judge = judgeWith(learning, [1, 0.5, 0, 1, 0, 0])
    const g = { round: 1, money: [3, 4], store: { salt: [2, 0], timber: [0, 0] } }

    expect(judge(g)).toEqual([3 + 2 * 1.5, 4])
    expect(judge({ ...g, round: 6 })).toEqual([3 + 2 * 0.5, 4])
  })

  it('advises by the learned lead over the best opponent', () => {
    const learned = advisedBy(course.advice, course.learning, [1, 0.5, 0, 1, 0, 0])
    const g = { round: 1, money: [3, 4], store: { salt: [2, 0], timber: [0, 0] } }

    expect([learned.value(g, 0), learned.value(g, 1)]).toEqual([2, -2])
    expect(learned.begins).toEqual(advice.begins)
  })
})

describe('Least squares', () => {
  const row = (...values: number[]) => Float64Array.from(values)

  it('recovers the weights behind the rows', () => {
    const system = ridge([0, 0], 0)
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [2, 3],
      [-1, 4],
    ] as const)
      system.add(row(x, y), 2 * x - 3 * y, 1)
    const [first, second] = system.solve()

    expect(first).toBeCloseTo(2, 3)
    expect(second).toBeCloseTo(-3, 3)
  })

  it('stays at the prior without evidence, and moves halfway with as much evidence as penalty', () => {
    const system = ridge([5, 7], 10)
    for (let i = 0; i < 10; i++) system.add(row(1, 0), 1, 1)
    const [first, second] = system.solve()

    expect(first).toBeCloseTo(3, 3)
    expect(second).toBeCloseTo(7, 3)
  })
})
