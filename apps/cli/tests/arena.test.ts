import { describe, expect, it } from 'vitest'
import { seating } from '../arena/seating.ts'
import { Tally, wilson } from '../arena/tally.ts'
import { run } from './tw.ts'

describe('tw arena', () => {
  it('prints rates that add up, with their intervals', async () => {
    const { code, out, err } = await run('tw arena salt-and-timber --players random,random --games 40 --seats 2')

    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toMatch(/^Salt and Timber, 2 seats, 40 games, seed arena$/m)
    expect(out.match(/^random +[\d.]+ % +[\d.]+ % to [\d.]+ % +[\d.]+$/gm)).toHaveLength(2)
  })

  it('gives the same as data, the same for the same seed', async () => {
    const line = 'tw arena salt-and-timber --players random,random,random --games 30 --seed s --json'
    const [first, again] = await Promise.all([run(line), run(line)])
    const { game, games, players } = JSON.parse(first.out)

    expect(again).toEqual(first)
    expect({ game, games }).toEqual({ game: 'salt-and-timber', games: 30 })
    expect(Object.keys(players[0])).toEqual(['name', 'winRate', 'low', 'high', 'meanScore'])
    const rates: number[] = players.map(({ winRate }: { winRate: number }) => winRate)
    expect(rates.reduce((sum, rate) => sum + rate)).toBeCloseTo(1, 3)
  })

  it('shows progress on stderr where it is asked for', async () => {
    const { out, err } = await run('tw arena salt-and-timber --games 10 --json --progress')

    expect(err).toContain('games 10 of 10\n')
    expect(() => JSON.parse(out)).not.toThrow()
  })
})

describe('Seats', () => {
  const all = (players: number, seats: number, games: number) =>
    Array.from({ length: games }, (_, n) => seating(players, seats, n))

  it('rotate, so that everybody sits everywhere equally often', () => {
    expect(all(3, 3, 3)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
  })

  it('are filled up by the last player', () => {
    expect(all(2, 4, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ])
  })

  it('go round when there are more players than seats', () => {
    expect(all(3, 2, 3)).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ])
  })
})

describe('Counting', () => {
  const result = (places: number[], scores: number[]) => ({ places, scores, sheet: [], ties: [] })

  it('shares a shared first place', () => {
    const tally = new Tally()
    tally.add(result([1, 1, 3], [9, 9, 2]), [0])
    tally.add(result([2, 1, 1], [9, 11, 11]), [1, 2])

    expect(tally).toMatchObject({ games: 2, wins: 1.5, seatGames: 3, score: 31 })
  })

  it('knows the Wilson interval', () => {
    const { low, high } = wilson(95, 100)
    expect(low).toBeCloseTo(0.8883, 3)
    expect(high).toBeCloseTo(0.9785, 3)
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})
