import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StoredNetwork } from '@tableworks/bots'
import { describe, expect, it } from 'vitest'
import { here } from './here.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'learn-'))
const COURSE = 'tw learn age-of-industry --seats 2 --games 3 --hidden 4 --match 2 --seed t'

describe('tw learn', () => {
  it('reports the curve, saves the network with its command, and resumes where it was stopped', async () => {
    const [course, out] = [folder(), path.join(folder(), 'network.json')]
    // Even a barely trained network beats random players.
    const command = `${COURSE} --generations 2 --against random --last 12`
    const line = `${command} --workers 1 --keep ${course} --out ${out}`
    const whole = await here(line)
    const network = readFileSync(out, 'utf8')
    rmSync(path.join(course, '001.generation')) // As if stopped in the last generation.
    rmSync(out)
    const resumed = await here(line)
    const other = await here(`${line} --hidden 5`)

    expect(whole.out).toMatch(/^ +0 +9 .*% \(.*\)$/m)
    expect(whole.out).toMatch(/^ +1 +12 +[\d.]+ +[\d.]+ +-?[\d.]+$/m)
    expect(whole.out).toMatch(/^2 seats +12 +[\d.]+% /m)
    expect(JSON.parse(network) as StoredNetwork).toMatchObject({ hidden: 4, rules: expect.any(Number) as number })
    expect((JSON.parse(network) as StoredNetwork).command.split(' ').toSorted()).toEqual(command.split(' ').toSorted())
    expect(resumed.out).toBe(whole.out)
    expect(readFileSync(out, 'utf8')).toBe(network)
    expect(other.err).toContain('holds another course')
  })

  it('starts from a network of the same map', async () => {
    const course =
      'tw learn age-of-industry --seats 2 --games 2 --match 2 --last 2 --generations 1 --from minnesota-3-seats'
    const { out } = await here(`${course} --variant map=minnesota --workers 1 --out ${path.join(folder(), 'n.json')}`)
    const other = await here(`${course} --variant map=japan`)

    expect(out).toMatch(/^ +0 +2 /m) // Not the first generation's larger number, because no teachers play.
    expect(other.err).toContain('minnesota-3-seats has')
  })

  it('saves nothing that isn’t stronger', async () => {
    const out = path.join(folder(), 'network.json')
    const { code, out: said } = await here(`${COURSE} --generations 1 --last 6 --workers 1 --out ${out}`)

    expect(said).toContain('No significant gain at any table size; nothing saved.')
    expect(code).toBe(1)
    expect(existsSync(out)).toBe(false)
  })

  it('asks for a game that has something to learn', async () => {
    expect((await here('tw learn salt-and-timber')).err).toContain('Salt and Timber has nothing to learn')
    expect((await here('tw learn')).err).toContain('tw learn needs a GAME, or --all.')
  })
})
