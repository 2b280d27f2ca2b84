import { Chance, type ChanceState, digest, sealedChance, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'

const sealed = (text: string) => sealedChance(digest(text))
const kinds: [string, (text: string) => ChanceState][] = [
  ['sealed', sealed],
  ['swift', swiftChance],
]

describe.each(kinds)('%s chance', (_name, make) => {
  it('gives the same draws for the same state, even after a pause', () => {
    const whole = new Chance(make('a'))
    const first = Array.from({ length: 50 }, () => whole.below(1000))

    const halves = new Chance(make('a'))
    const start = Array.from({ length: 20 }, () => halves.below(1000))
    const later = new Chance(JSON.parse(JSON.stringify(halves.state)) as ChanceState)
    expect([...start, ...Array.from({ length: 30 }, () => later.below(1000))]).toEqual(first)
  })

  it('gives different draws for a different seed', () => {
    const draws = (text: string) => {
      const chance = new Chance(make(text))
      return Array.from({ length: 20 }, () => chance.below(1000)).join(' ')
    }
    expect(draws('a')).not.toBe(draws('b'))
  })

  it('rolls every face about equally often', () => {
    const chance = new Chance(make('dice'))
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 12_000; i++) counts[chance.roll(6) - 1]! += 1
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200) // More than four standard deviations.
  })

  it('shuffles every order about equally often', () => {
    const chance = new Chance(make('cards'))
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = chance.shuffle(['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('refuses to pick from an empty list', () => {
    expect(() => new Chance(make('a')).pick([])).toThrow('empty list')
    expect(() => new Chance(make('a')).below(0)).toThrow('chance cannot choose among 0')
  })
})

describe('a table’s draws', () => {
  it('never change: finished games must roll the same in every later release', () => {
    const chance = new Chance(sealed('for ever'))
    // Computed by another program: SHA-256 of the seed and ' 0', ' 1' ..., read as big-endian words.
    expect(Array.from({ length: 12 }, () => chance.below(100))).toEqual([8, 28, 99, 89, 47, 93, 94, 24, 92, 48, 14, 37])
  })

  it('are counted, so a table knows when a player learned something', () => {
    const chance = new Chance(sealed('a'))
    chance.shuffle([1, 2, 3])
    expect(chance.state).toMatchObject({ drawn: 2 })
  })
})
