import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './tw.ts'

describe('tw tune', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tune-'))
  const kept = path.join(folder, 'tuning.jsonl')
  const out = path.join(folder, 'tuned.ts')
  const line = `tw tune age-of-industry --games 56 --rounds 1 --match 4 --seed t --out ${out}`
  let plan = ''
  let trials: string[] = []

  it('reports each weight’s effect and the match, and resumes where it was stopped', async () => {
    const whole = await run(`${line} --keep ${kept}`)
    const lines = readFileSync(kept, 'utf8').split('\n')
    plan = lines[0] ?? ''
    trials = lines.slice(1, 1 + 56)
    writeFileSync(kept, `${lines.slice(0, 50).join('\n')}\n${lines[50]?.slice(0, 5)}`)
    const resumed = await run(`${line} --keep ${kept}`)
    const other = await run(`tw tune age-of-industry --games 57 --keep ${kept}`)

    expect(whole.out).toMatch(/^Round 1, full step: the new weights won [\d.]+% of 4 games \(.*\)\.$/m)
    expect(whole.out).toMatch(/^sellable +-?[\d.]+ +-?[\d.]+ +-?[\d.]+$/m)
    expect([1 + 56 + 4 + 1, 1 + 56 + 8 + 1]).toContain(lines.length)
    expect(resumed.out).toBe(whole.out)
    expect(other.err).toContain('holds another tuning')
  })

  it('uses the given step lengths', async () => {
    // The step lengths only change the match, so this uses the trials of the test above.
    const other = JSON.stringify({ ...JSON.parse(plan), lead: 8, steps: [2, 0.25] })
    writeFileSync(kept, [other, ...trials, ''].join('\n'))
    const far = await run(`${line} --lead 8 --steps 2,0.25 --keep ${kept}`)
    const wrong = await run(`${line} --steps 1,far`)

    expect(far.out).toMatch(/^Round 1, 200.0% of the step: /m)
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("not '1,far'")])
  })

  it('reports a game without weights to tune', async () => {
    const { err, code } = await run('tw tune salt-and-timber')
    expect([code, err]).toEqual([1, expect.stringContaining('has nothing to tune')])
  })
})
