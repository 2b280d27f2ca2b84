import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder, run, tw } from './tw.ts'

describe('tw games', () => {
  it('lists seats, variants with their explanation, and decisions', async () => {
    const { code, out } = await run('tw games')

    expect(code).toBe(0)
    expect(out).toContain('Salt and Timber  salt-and-timber')
    expect(out).toContain('2, 3, 4 seats')
    expect(out).toMatch(/rounds +6 \(default\), 10 +How many turns each seat has\./)
    expect(out).toContain('harvest {crop} | sell {count} {good}')
  })

  it('prints the same as JSON', async () => {
    const games: { id: string }[] = JSON.parse((await run('tw games --json')).out)

    expect(games.find(({ id }) => id === 'salt-and-timber')).toMatchObject({
      name: 'Salt and Timber',
      seats: [2, 3, 4],
      variants: { rounds: { values: [6, 10], default: 6, explain: 'How many turns each seat has.' } },
      decisions: [{ name: 'turn', options: ['deliver {order}', 'harvest {crop}', 'sell {count} {good}'] }],
    })
  })
})

describe('tw play', () => {
  it('prints the length, the score sheet and the places', async () => {
    const { code, out, err } = await run('tw play salt-and-timber --seats 3 --seed 7')

    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toMatch(
      /^Salt and Timber, seed 7: Ann \(random\), Ben \(random\), Cat \(random\)\n18 choices, \d+ sent/,
    )
    expect(out).toMatch(/^ +Ann +Ben +Cat\nMoney +\d+ +\d+ +\d+\n/m)
    expect(out).toMatch(/^Place +[123] +[123] +[123]$/m)
  })

  it('prints the requested levels, as text and as JSON', async () => {
    const { out } = await run('tw play salt-and-timber --players easy,normal --seed 7')
    const { out: json } = await run('tw play salt-and-timber --players easy,normal --seed 7 --json')

    expect(out).toMatch(/^Salt and Timber, seed 7: Ann \(easy\), Ben \(normal\)\n/)
    expect(JSON.parse(json)).toMatchObject({ players: ['easy', 'normal'] })
  })

  it('plays the same game for the same seed, and another for another', async () => {
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map(seed => run(`tw play salt-and-timber --seed ${seed} --json`)),
    )

    expect(again).toEqual(first)
    expect(other?.out).not.toBe(first?.out)
  })

  it('uses variants, and as many seats as there are players', async () => {
    const { out } = await run('tw play salt-and-timber --players random,random,random --option rounds=10 --json')

    expect(JSON.parse(out)).toMatchObject({ choices: 30, variants: { rounds: 10 }, result: { places: { length: 3 } } })
  })

  it('writes the game file relative to the user’s folder', async () => {
    const cwd = folder()
    const played = await tw(['play', 'salt-and-timber', '--seed', '7', '--out', 'evening.json'], { cwd })
    const verified = await tw(['verify', 'evening.json'], { cwd })

    expect(played.out).toContain('Saved the game file as evening.json')
    expect(readFileSync(path.join(cwd, 'evening.json'), 'utf8')).toContain('"format": "tableworks game 1"')
    expect(verified.code).toBe(0)
  })

  it('reports an unwritable file in one sentence', async () => {
    const { code, err } = await run('tw play salt-and-timber --out /no/such/folder/game.json')

    expect(code).toBe(1)
    expect(err).toBe("Can't write /no/such/folder/game.json: no such file or folder.\n")
  })
})
