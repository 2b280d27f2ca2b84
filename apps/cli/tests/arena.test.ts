import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Elo } from '../arena/elo.ts'
import { gamesInDeal } from '../arena/match.ts'
import { seating } from '../many/seating.ts'
import { Tally } from '../arena/tally.ts'
import { spreadOf, wilson } from '../many/intervals.ts'
import { run } from './tw.ts'

describe('tw arena', () => {
  it('prints rates that add up, with their intervals', async () => {
    const { code, out, err } = await run('tw arena salt-and-timber --players random,random --games 40 --seats 2')

    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toMatch(/^Salt and Timber, 2 seats, 40 games, seed arena$/m)
    expect(out.match(/^random +[\d.]+% +[\d.]+% to [\d.]+% +[\d.]+ +[+-]?[\d.]+ ±[\d.]+ +[+-]?\d+$/gm)).toHaveLength(2)
  })

  it('prints the same as JSON, and the same for the same seed', async () => {
    const line = 'tw arena salt-and-timber --workers 1 --players random,random,random --games 30 --seed s --json'
    const [first, again] = await Promise.all([run(line), run(line)])
    const { game, games, players } = JSON.parse(first.out)

    expect(again).toEqual(first)
    expect({ game, games }).toEqual({ game: 'salt-and-timber', games: 30 })
    expect(Object.keys(players[0])).toEqual([
      'name',
      'winRate',
      'low',
      'high',
      'meanScore',
      'margin',
      'marginWithin',
      'elo',
    ])
    const rates: number[] = players.map(({ winRate }: { winRate: number }) => winRate)
    expect(rates.reduce((sum, rate) => sum + rate)).toBeCloseTo(1, 3)
  })

  it('gives the same result on one core and on several', async () => {
    const line = 'tw arena salt-and-timber --players greedy,random --games 12 --json'
    const [one, three] = await Promise.all([run(`${line} --workers 1`), run(`${line} --workers 3`)])

    expect(three.out).toBe(one.out)
  })

  it('prints CPU times on request', async () => {
    const { out } = await run('tw arena salt-and-timber --workers 1 --players greedy,random --games 2 --cpu')

    expect(out).toMatch(/CPU per decision$/m)
    expect(out.match(/ [\d.]+ ms$/gm)).toHaveLength(2)
  })

  it('stops when one player is clearly better', async () => {
    const { out } = await run(
      'tw arena salt-and-timber --players greedy,random --workers 1 --games 4000 --clear --json',
    )
    const { games, players } = JSON.parse(out)

    expect(games).toBeLessThan(400)
    expect(games % 2).toBe(0)
    expect(players[0].low).toBeGreaterThan(0.5)
  })

  it('says what the test found, between your own bounds', async () => {
    const { out } = await run('tw arena salt-and-timber --players beginner,hard --workers 1 --games 4000 --clear 45,55')

    expect(out).toMatch(/^Failed: at most 45.0% of wins rather than at least 55.0% \(error rates 5.0%\)\.$/m)
  })

  it('resumes where it was stopped, and refuses the file of another match', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'arena-')), 'match.jsonl')
    const line = 'tw arena salt-and-timber --workers 1 --players random,easy --json'
    const whole = await run(`${line} --games 10`)
    await run(`${line} --games 4 --keep ${file}`)
    const kept = readFileSync(file, 'utf8')
    writeFileSync(file, kept.slice(0, -5)) // As if killed in the middle of a line.
    const resumed = await run(`${line} --games 10 --keep ${file}`)
    const other = await run(`tw arena salt-and-timber --players random,random --games 4 --keep ${file}`)

    expect(resumed.out).toBe(whole.out)
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(12)
    expect(other.code).toBe(1)
    expect(other.err).toContain('holds another match')
  })

  it.each([
    ['random,easy', 3],
    ['random,random', 6],
  ])('plays each deal in every seating, and no game twice: %s', async (players, deals) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'arena-')), 'match.jsonl')
    await run(`tw arena salt-and-timber --workers 1 --players ${players} --games 6 --keep ${file} --json`)
    const games = readFileSync(file, 'utf8').trim().split('\n').slice(1)
    const played = games.map(line => JSON.parse(line).result.scores.join(' to '))

    expect(played).toHaveLength(6)
    expect(
      gamesInDeal({ game: 'salt-and-timber', players: players.split(','), seats: 2, seed: '', variants: {} }),
    ).toBe(6 / deals)
    expect(new Set(played).size).toBe(6)
  })

  it('shows progress on stderr on request', async () => {
    const { out, err } = await run('tw arena salt-and-timber --workers 1 --games 10 --json --progress')

    expect(err).toContain('games 10 of 10\n')
    expect(() => JSON.parse(out)).not.toThrow()
  })
})

describe('Seats', () => {
  const all = (players: number, seats: number, games: number) =>
    Array.from({ length: games }, (_, n) => seating(players, seats, n))

  it('rotate, so everyone has every seat equally often', () => {
    expect(all(3, 3, 3)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
  })

  it('are filled with the last player', () => {
    expect(all(2, 4, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ])
  })

  it('let all players meet on both sides of the table if there are more players than seats', () => {
    const pairs = all(4, 2, 12).map(String)
    expect(new Set(pairs).size).toBe(12)
    expect(pairs.slice(0, 4)).toEqual(['0,1', '1,2', '2,3', '3,0'])
  })

  it('never hold a player twice if there are more players than seats', () => {
    for (const seated of all(6, 4, 60)) expect(new Set(seated).size).toBe(4)
  })
})

describe('Counting', () => {
  const game = (seated: number[], places: number[], scores: number[]) => ({
    number: 0,
    seated,
    result: { places, scores },
    thought: [
      { ms: 6, decisions: 3 },
      { ms: 0, decisions: 0 },
    ],
  })

  it('splits a tie for first place', () => {
    const tally = new Tally()
    tally.add(game([0, 1, 1], [1, 1, 3], [9, 9, 2]), 0, 0)
    tally.add(game([1, 0, 0], [2, 1, 1], [9, 11, 11]), 0, 1)

    expect(tally).toMatchObject({ games: 2, wins: 1.5, seatGames: 3, score: 31, ms: 12, decisions: 6 })
  })

  it('compares margins by deals, because games of one deal share their luck', () => {
    const tally = new Tally()
    tally.add(game([0, 1], [1, 2], [30, 10]), 0, 0)
    tally.add(game([1, 0], [1, 2], [24, 8]), 0, 0)
    tally.add(game([0, 1], [1, 2], [12, 10]), 0, 1)
    tally.add(game([1, 0], [2, 1], [8, 10]), 0, 1)

    expect(tally.margin()).toEqual(spreadOf([2, 2]))
    expect(tally.margin()).toEqual({ mean: 2, within: 0 })
    expect(spreadOf([1, 3]).within).toBeCloseTo(1.96, 2)
    expect(spreadOf([1]).within).toBeNull()
  })

  it('computes Elo: 400 for ten wins to one, and finite without a loss', () => {
    const elo = new Elo(2)
    for (let i = 0; i < 1100; i++) elo.add(game([0, 1], i % 11 === 0 ? [2, 1] : [1, 2], [0, 0]))
    const [one = 0, two = 0] = elo.ratings()
    const unbeaten = new Elo(2)
    for (let i = 0; i < 10; i++) unbeaten.add(game([0, 1], [1, 2], [0, 0]))

    expect(one - two).toBeGreaterThan(390)
    expect(one - two).toBeLessThan(402)
    expect(unbeaten.ratings()[0]).toBeGreaterThan(200)
  })

  it('computes the Wilson interval', () => {
    const { low, high } = wilson(95, 100)
    expect(low).toBeCloseTo(0.8883, 3)
    expect(high).toBeCloseTo(0.9785, 3)
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})
