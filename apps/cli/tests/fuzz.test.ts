import { existsSync } from 'node:fs'
import path from 'node:path'
import { fuzzGame } from '@tableworks/contract'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { report } from '../verbs/fuzz.ts'
import { folder, run, tw } from './tw.ts'

describe('tw fuzz', () => {
  it('prints how much was played if every promise holds', async () => {
    const { code, out, err } = await run('tw fuzz salt-and-timber --games 3 --seed monday')

    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^salt-and-timber: 3 games, \d+ choices, 0 promises broken \(seed monday\)$/m)
  })

  it('edits the component set of each game with --sets', async () => {
    const { code, out, err } = await run('tw fuzz salt-and-timber --sets 5 --seed monday')

    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^salt-and-timber: 5 sets, \d+ choices, 0 promises broken \(seed monday\)$/m)
    expect((await run('tw fuzz salt-and-timber --sets 5 --games 5')).err).toContain('Give --games or --sets, not both.')
  })

  it('saves and reports the shortest game that breaks a promise', async () => {
    const out = folder()
    const laws = { 'nobody ever gets rich': (g: { money: number[] }) => (Math.max(...g.money) > 8 ? 'rich' : null) }
    const broken = { ...saltAndTimber, laws }
    const findings = fuzzGame(broken, { games: 20, seed: 'x' }).map(finding => report(broken, finding, out))

    expect(findings.length).toBeGreaterThan(0)
    const file = /Saved the shortest failing game as (.+)$/.exec(findings[0] ?? '')?.[1] ?? ''
    expect(file.startsWith(path.join(out, 'salt-and-timber-'))).toBe(true)
    expect(existsSync(file)).toBe(true)
    expect((await tw(['verify', file])).code).toBe(0)
  })
})
