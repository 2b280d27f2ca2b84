import { describe, expect, it } from 'vitest'
import { judgeWith, type LinearFeatures } from '../index.ts'
import { ridge } from '../least-squares.ts'

interface Trade {
  round: number
  money: number[]
  goods: number[]
}

describe('A linear judge', () => {
  it('weighs features by the share of the game to come', () => {
    const features: LinearFeatures<Trade> = {
      names: ['money', 'goods'],
      features: ({ money, goods }) => money.map((own, i) => [own, goods[i] ?? 0]),
      phase: ({ round }) => (6 - round) / 5,
    }
    const judge = judgeWith(features, [1, 0.5, 0, 1, 0, 0])
    const g = { round: 1, money: [3, 4], goods: [2, 0] }

    expect(judge(g)).toEqual([3 + 2 * 1.5, 4])
    expect(judge({ ...g, round: 6 })).toEqual([3 + 2 * 0.5, 4])
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
