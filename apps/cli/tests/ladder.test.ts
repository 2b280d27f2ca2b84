import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GAMES } from '@tableworks/games'
import { describe, expect, it } from 'vitest'
import { tablesIn } from '../ladder/page.ts'
import { rungsOf } from '../ladder/rungs.ts'
import { gameNamed, ROOT } from '../wanted.ts'
import { here } from './here.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'ladder-'))
const SHORT = 'tw ladder salt-and-timber --seats 2 --variant rounds=6 --deals 25 --json'

/** Leaves out CPU times, which differ from run to run. */
const withoutTimes = (out: string): object[] =>
  (JSON.parse(out) as { cpuMs: number[] }[]).map(({ cpuMs, ...rest }) => {
    expect(cpuMs).toHaveLength(2)
    return rest
  })

describe('tw ladder', () => {
  it('measures every rung, and gives the same when resumed with more workers', async () => {
    const kept = folder()
    const whole = await here(`${SHORT} --workers 1 --keep ${kept}`)
    const files = readdirSync(kept).toSorted()
    const [first = '', second = ''] = files
    rmSync(path.join(kept, first)) // As if stopped before a rung …
    const text = readFileSync(path.join(kept, second), 'utf8')
    writeFileSync(path.join(kept, second), text.slice(0, text.length / 2)) // … and in the middle of a line
    const resumed = await here(`${SHORT} --workers 2 --keep ${kept}`)

    expect(withoutTimes(whole.out)).toMatchObject(
      [
        ['easy', 'beginner'],
        ['normal', 'easy'],
        ['hard', 'normal'],
      ].map(levels => ({ game: 'salt-and-timber', seats: 2, variants: {}, levels })),
    )
    expect(withoutTimes(resumed.out)).toEqual(withoutTimes(whole.out))
    expect(readdirSync(kept).toSorted()).toEqual(files)
  })

  it('passes a clearly stronger level, and is undecided when the deals run out', async () => {
    const rung = async (levels: string, deals: number) => {
      const { code, out } = await here(
        `tw ladder salt-and-timber --seats 2 --variant rounds=6 --rung ${levels} --deals ${deals} --workers 1 --keep ${folder()} --json`,
      )
      return {
        code,
        found: (JSON.parse(out) as { verdict: string; games: number; winRate: number; low: number; high: number }[])[0],
      }
    }
    const passed = await rung('hard,beginner', 60)
    const undecided = await rung('hard,normal', 3)

    expect(passed).toMatchObject({ code: 0, found: { verdict: 'passed' } })
    expect(passed.found?.games).toBeLessThan(120)
    expect(undecided).toMatchObject({ code: 0, found: { verdict: 'undecided', games: 6 } })
    const { winRate = 0, low = 1, high = 0 } = undecided.found ?? {}
    expect(low).toBeLessThan(winRate)
    expect(high).toBeGreaterThan(winRate)
  })

  it('plays the games of tw arena, and --clear tests them alike', async () => {
    const rung = JSON.parse((await here(`${SHORT} --rung easy,beginner --workers 1 --keep ${folder()}`)).out)[0]
    const arena = await here(
      'tw arena salt-and-timber --players easy,beginner --seats 2 --variant rounds=6 --seed ladder --games 50 --clear --workers 1 --json',
    )
    const { games, players, test } = JSON.parse(arena.out)

    expect(games).toBe(rung.games)
    expect(players[0].winRate).toBeCloseTo(rung.winRate, 4)
    expect(test).toEqual({ verdict: rung.verdict, low: 0.6, high: 0.7 })
  })

  it('--saved plays nothing, and leaves out what the saved games don’t decide', async () => {
    const kept = folder()
    await here(`${SHORT} --rung easy,beginner --deals 3 --workers 1 --keep ${kept}`)
    const saved = async (deals: number) =>
      JSON.parse((await here(`${SHORT.replace('25', String(deals))} --saved --keep ${kept}`)).out) as object[]

    expect(await saved(4)).toEqual([])
    expect(await saved(3)).toMatchObject([{ levels: ['easy', 'beginner'], verdict: 'undecided', games: 6 }])
  })

  it('refuses games of other bots', async () => {
    const kept = folder()
    const line = `${SHORT} --rung easy,beginner --workers 1 --keep ${kept}`
    await here(line)
    const file = path.join(kept, readdirSync(kept)[0] ?? '')
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, lines.with(1, (lines[1] ?? '').replace(/"scores":\[-?\d+/, '"scores":[99')).join('\n'))
    const { code, err } = await here(line)

    expect(code).toBe(1)
    expect(err).toContain('was played by other bots or rules')
  })

  it('writes the tables between their marks, and leaves the rest of the page', async () => {
    const file = path.join(folder(), 'page.md')
    const table = '<!-- titan 2 -->\nfigures\n\n<!-- titan 3 -->\nmore figures\n'
    writeFileSync(file, `before\n<!-- begin of tw ladder -->\n\n${table}\n<!-- end of tw ladder -->\nafter\n`)
    const line = `tw ladder salt-and-timber --seats 2 --deals 2 --workers 1 --keep ${folder()} --page ${file}`
    const { code } = await here(line)
    const page = readFileSync(file, 'utf8')
    await here(line)

    expect(code).toBe(0)
    expect(page).toMatch(
      /^before\n<!-- begin of tw ladder -->\n\n<!-- salt-and-timber 2 -->\n\*\*Salt and Timber, 2 seats\*\*/,
    )
    expect(page).toContain('`tw ladder salt-and-timber --seats 2 --deals 2`, seed `ladder`, ')
    expect(page).toContain('| Rounds | levels | result | games | wins | ahead by | CPU a decision |')
    expect(page).toMatch(
      /^\| 10 \| hard, normal \| undecided \| 4 \| [\d.]+% \([\d.]+ to [\d.]+\) \| .* ms, [\d.]+ ms \|$/m,
    )
    expect(page.endsWith(`${table}\n<!-- end of tw ladder -->\nafter\n`)).toBe(true)
    expect([...tablesIn(readFileSync(file, 'utf8')).keys()]).toEqual([...tablesIn(page).keys()])
  })

  it.each([
    ['tw ladder', 'tw ladder needs a GAME.', 2],
    ['tw ladder titn', "There is no game 'titn'; did you mean 'titan'?", 2],
    ['tw ladder titan --rung hard', '--rung takes two levels, the stronger first', 2],
    ['tw ladder titan --rung normal,hard', '--rung takes two levels, the stronger first', 2],
    ['tw ladder titan --rung hard,norml', "Titan has no level 'norml'; did you mean 'normal'?", 2],
    ['tw ladder salt-and-timber --rung expert,hard', "Salt and Timber has no level 'expert'", 2],
    ['tw ladder empire-planner --seats 1', 'A rung needs an opponent: two seats or more.', 2],
    ['tw ladder titan --seats 5', 'Titan has 2, 3, 4 seats, not 5.', 2],
    ['tw ladder titan --variant map=japan', "Titan has no variant 'map'", 2],
    ['tw ladder titan --deals 0', '--deals must be a whole number', 2],
    ['tw ladder titan --write --rung hard,normal', 'A page gets whole tables', 2],
    ['tw ladder titan --page README.md', 'needs the lines <!-- begin of tw ladder -->', 1],
    ['tw arena titan --players hard,normal --clear 55,50', '--clear takes two percentages, the lower first', 2],
    ['tw arena titan --players hard --seats 2 --clear', '--clear needs two players.', 2],
  ])('%s: %s', async (line, sentence, exit) => {
    const { code, err } = await here(line)

    expect(err).toContain(sentence)
    expect(code).toBe(exit)
  })
})

describe('Rungs', () => {
  const words = { rung: undefined, seats: undefined, variants: [], seed: 's' }
  const tables = (game: string) =>
    new Set(rungsOf(gameNamed(game), words).map(({ plan, shown }) => [plan.seats, ...Object.values(shown)].join(' ')))

  it('cover every table size and every variant that set-up shows first', () => {
    expect(tables('age-of-industry')).toEqual(
      new Set([2, 3, 4, 5].flatMap(seats => [`${seats} japan`, `${seats} minnesota`])),
    )
    expect(tables('salt-and-timber')).toEqual(new Set([2, 3, 4].flatMap(seats => [`${seats} 6`, `${seats} 10`])))
    expect(tables('empire-planner')).toEqual(new Set(['2']))
  })

  it('keep the variants that are given', () => {
    const given = { ...words, seats: '2', variants: ['map=minnesota', 'twoPlayerTrim=true'] }
    const plans = rungsOf(gameNamed('age-of-industry'), given).map(({ plan }) => plan)

    expect(plans.map(({ players }) => players.join(' over '))).toEqual([
      'easy over beginner',
      'normal over easy',
      'expert over normal', // This table doesn't offer hard.
    ])
    for (const { variants } of plans) expect(variants).toMatchObject({ map: 'minnesota', twoPlayerTrim: true })
  })
})

it('docs/bots.md has a place for every ladder’s table', () => {
  const titles = [...tablesIn(readFileSync(path.join(ROOT, 'docs/bots.md'), 'utf8')).keys()]
  const known = Object.values(GAMES).flatMap(({ id, seats }) => seats.map(count => `${id} ${count}`))

  expect(known).toEqual(expect.arrayContaining(titles))
})
