import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Chance, Referee, swiftChance } from '@tableworks/kernel'
import { playersFor } from '@tableworks/games/bots'
import { game } from '@tableworks/salt-and-timber'
import { beforeAll, describe, expect, it } from 'vitest'
import { distributionOf } from '../balance/distribution.ts'
import { pageOf } from '../balance/page.ts'
import { partFor, partsOfFact, partsOfOption } from '../balance/parts.ts'
import { type GameRecord, MOMENTS, playRecorded, SCORE_NOW } from '../balance/record.ts'
import { findingsIn } from '../balance/sentences.ts'
import { type Study, studyOf } from '../balance/study.ts'
import { usesIn } from '../balance/use.ts'
import { zForAll } from '../many/intervals.ts'
import { folder, run, tw } from './tw.ts'

const PLAN = { game: game.id, players: ['greedy'], seats: 3, seed: 'study', variants: { rounds: 6 } }
const O1 = 'deliver {order}\torder\tO1'
const O2 = 'deliver {order}\torder\tO2'

/** Games of Salt and Timber whose first order pays `pays`. */
function recordsPaying(pays: number, games: number): GameRecord[] {
  const { tables } = game.components as { tables: Record<string, object> }
  const components = { name: 'planted', tables: { ...tables, O1: { ...tables['O1'], pays } } }
  const referee = new Referee(game, components)
  const players = [playersFor(game.id)['greedy']]
  return Array.from({ length: games }, (_, n) => playRecorded(PLAN, referee, players as never, n))
}

describe('A study', () => {
  let records: GameRecord[]
  let study: Study
  const part = (key: string) => study.parts.find(one => one.key === key)
  beforeAll(() => {
    records = recordsPaying(60, 320)
    study = studyOf(game, PLAN, records)
  })

  it('flags an overpaid order as dominant, and not a normal one', () => {
    expect(part(O1)).toMatchObject({ flag: 'dominant', label: 'deliver O1' })
    expect(part(O1)?.wins?.ratio.low).toBeGreaterThan(1.25)
    expect(part(O2)).toMatchObject({ flag: null })
    expect(part(O2)?.wins?.games).toBeGreaterThan(40)
    expect(findingsIn(study).map(({ says }) => says)).toContainEqual(expect.stringMatching(/^deliver O1: .* games\.$/))
  })

  it('counts what each seat chose, and what was offered', () => {
    const [first] = records
    const uses = first?.uses['harvest {crop}'] ?? []
    const kinds = ['harvest {crop}', 'deliver {order}', 'sell {count} {good}']
    const all = kinds.flatMap(kind => first?.uses[kind] ?? []).reduce((sum, one) => sum + one, 0)

    expect(uses).toHaveLength(3)
    expect(all).toBe(first?.choices)
    expect(part('harvest {crop}')).toMatchObject({ games: 320, offered: 320, share: { value: 1 } })
    expect(records.some(({ leftAside }) => leftAside.includes('deliver {order}\torder\tO3'))).toBe(true)
  })

  it('tracks scores and money from the set-up to the end', () => {
    const [first] = records
    const score = first?.series[SCORE_NOW]

    expect(score).toHaveLength(MOMENTS)
    expect(score?.[0]).toEqual([3, 3, 3])
    expect(score?.at(-1)).toEqual(first?.scores)
    expect(study.series.map(({ title }) => title)).toEqual([SCORE_NOW, 'Money'])
    const [, money] = study.series
    expect(money?.winners.at(-1)).toBeGreaterThan(money?.others.at(-1) ?? 0)
  })

  it('splits the wins among the seats', () => {
    expect(study.bySeat.reduce((sum, { wins }) => sum + wins.value, 0)).toBeCloseTo(1, 6)
    expect(study.bySeat.every(({ wins }) => wins.low <= wins.value && wins.value <= wins.high)).toBe(true)
  })

  it('separates turn order from seats where they differ', () => {
    const other = studyOf(
      game,
      PLAN,
      records.map(record => ({ ...record, order: [2, 0, 1] })),
    )
    const [, , last] = study.bySeat

    expect(records[0]?.order).toEqual([0, 1, 2])
    expect(study.byOrder).toBeNull()
    expect(other.byOrder?.[0]).toEqual({ ...last, name: 'Turn 1' })
  })

  it('renders as a self-contained page', () => {
    const page = pageOf(study)

    expect(page).toContain('<h1>Salt and Timber: balance</h1>')
    expect(page).toContain('prefers-color-scheme: dark')
    expect(page).toContain('<strong>dominant</strong> deliver O1')
    expect(page).not.toMatch(/https?:|<script|<link|NaN|undefined|Infinity/)
    expect(page.match(/<svg/g)?.length).toBeGreaterThan(5)
  })
})

describe('Flags', () => {
  /** Two-seat games in which a random seat uses each part. The first part's users win `wins` of a hundred. */
  function games(parts: number, count: number, wins: number): GameRecord[] {
    const chance = new Chance(swiftChance('flags'))
    return Array.from({ length: count }, (_, number) => {
      const users = Array.from({ length: parts }, () => chance.below(2))
      const winner = chance.below(100) < wins ? (users[0] ?? 0) : 1 - (users[0] ?? 0)
      return {
        number,
        seated: [0, 0],
        places: winner === 0 ? [1, 2] : [2, 1],
        scores: [0, 0],
        choices: 1,
        order: [0, 1],
        chapters: {},
        uses: Object.fromEntries(users.map((user, i) => [`part ${i}`, user === 0 ? [1, 0] : [0, 1]])),
        leftAside: ['unloved'],
        series: {},
      }
    })
  }
  const flagsIn = (records: GameRecord[]) =>
    Object.fromEntries(usesIn(records, () => 0.5).flatMap(({ key, flag }) => (flag === null ? [] : [[key, flag]])))

  it('mark parts that win far more or less than even, and none among three hundred even parts', () => {
    expect(flagsIn(games(300, 400, 85))).toEqual({ 'part 0': 'dominant', unloved: 'dead' })
    expect(flagsIn(games(300, 400, 15))).toEqual({ 'part 0': 'losing', unloved: 'dead' })
  })

  it('don’t mark parts slightly above even, or with few games', () => {
    expect(flagsIn(games(300, 400, 60))).toEqual({ unloved: 'dead' })
    expect(flagsIn(games(300, 39, 100))).toEqual({})
  })

  it('need more evidence with more parts', () => {
    expect(zForAll(1)).toBeCloseTo(1.96, 2)
    expect(zForAll(100)).toBeCloseTo(3.481, 2)
  })
})

describe('Parts', () => {
  it('are kinds of options and the things they name, in words', () => {
    expect(partsOfOption(game, 'turn', { count: 2, good: 'salt' })).toEqual([
      'sell {count} {good}',
      'sell {count} {good}\tgood\tsalt',
    ])
    expect(partFor(game, 'sell {count} {good}\tgood\tsalt')).toMatchObject({
      group: 'sell ‹count› ‹good›, by good',
      name: 'salt',
      label: 'sell … salt',
    })
  })

  it('include what a fact names, unless an option has named it', () => {
    const fact = { kind: 'harvested', seat: 0, good: 'salt', count: 2 }

    expect(partsOfFact(game, fact, new Set(['salt']))).toEqual([])
    expect(partsOfFact(game, fact, new Set())).toEqual(['told harvested\tgood\tsalt'])
    expect(partFor(game, 'told harvested\tgood\tsalt').label).toBe('harvested salt')
  })
})

describe('A distribution', () => {
  it('has quartiles, and bins of a round width', () => {
    const spread = distributionOf(Array.from({ length: 101 }, (_, i) => i))

    expect(spread).toMatchObject({ least: 0, quarter: 25, median: 50, threeQuarters: 75, most: 100 })
    expect(spread.bins).toMatchObject({ from: 0, width: 5 })
    expect(spread.bins.counts).toHaveLength(21)
    expect(spread.bins.counts.reduce((sum, one) => sum + one)).toBe(101)
  })
})

describe('tw balance', () => {
  it('gives the same report after a stop and resume', async () => {
    const dir = folder()
    const line = (games: number, ...more: string[]) =>
      tw(['balance', 'salt-and-timber', '--seats', '2', '--games', String(games), '--json', ...more], { cwd: dir })
    const keep = ['--keep', 'kept.jsonl', '--out', 'stopped.html']
    const [whole] = await Promise.all([line(12, '--workers', '2'), line(5, ...keep)])
    const resumed = await line(12, ...keep, '--progress')
    const page = (name: string) => readFileSync(path.join(dir, name), 'utf8')

    expect(whole.err).toBe('')
    expect(JSON.parse(whole.out)).toMatchObject({ game: 'salt-and-timber', games: 12, seats: 2 })
    expect(resumed.out).toBe(whole.out)
    expect(resumed.err).toContain('games 12 of 12\n')
    expect(page('stopped.html')).toBe(page('balance-salt-and-timber.html'))
  })

  it('plays a component set from a file, and reports errors in it', async () => {
    const dir = folder()
    const { tables } = game.components as { tables: Record<string, object> }
    const saved = (name: string, pays: unknown) => {
      const orders = Object.entries(tables).map(([id, order]) => [id, { ...order, pays }])
      const set = { name, tables: Object.fromEntries(orders) }
      writeFileSync(path.join(dir, `${name}.json`), JSON.stringify(set))
      return ['--set', path.join(dir, `${name}.json`)]
    }
    const study = (more: readonly string[]) =>
      tw(['balance', 'salt-and-timber', '--seats', '2', '--games', '4', ...more], { cwd: dir })
    const standard = await study([])
    const rich = await study(saved('rich', 60))

    expect(rich.out).toContain('; component set rich.')
    expect(rich.out.split('\n')[1]).not.toBe(standard.out.split('\n')[1])
    expect(await study(saved('broken', 'much'))).toMatchObject({ code: 1, err: expect.stringContaining('pays') })
  })

  it('refuses an unknown player', async () => {
    const { code, err } = await run('tw balance salt-and-timber --players nobody')

    expect(code).toBe(2)
    expect(err).toContain("has no player 'nobody'")
  })
})
