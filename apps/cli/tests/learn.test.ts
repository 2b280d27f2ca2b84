import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './tw.ts'

describe('tw learn', () => {
  it('plays with the learned weights, reports the match, and resumes where it was stopped', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'learn-'))
    const [out, kept] = [path.join(folder, 'weights.ts'), path.join(folder, 'course.jsonl')]
    const line = `tw learn empire-planner --games 6 --rounds 2 --match 2 --seed t --out ${out}`
    const whole = await run(`${line} --keep ${kept}`)
    const weights = readFileSync(out, 'utf8')
    const lines = readFileSync(kept, 'utf8').split('\n')
    writeFileSync(kept, `${lines.slice(0, 9).join('\n')}\n${lines[9]?.slice(0, 50)}`) // Stopped in the second round.
    const resumed = await run(`${line} --keep ${kept}`)
    const other = await run(`tw learn empire-planner --games 7 --out ${out} --keep ${kept}`)

    expect(whole.out).toMatch(
      /^Round 2 against the previous one: [\d.]+ % of 2 games \(.*\), (a gain|no significant gain)/m,
    )
    expect(lines).toHaveLength(1 + 12 + 1)
    expect(weights).toContain('//   tw learn empire-planner --games 6 --seats 2 --seed t --rounds 2 --match 2')
    expect(resumed.out).toBe(whole.out)
    expect(readFileSync(out, 'utf8')).toBe(weights)
    expect(other.err).toContain('holds another course')
  })

  it('learns from games with a variant, and records it', async () => {
    const out = path.join(mkdtempSync(path.join(tmpdir(), 'learn-')), 'weights.ts')
    const learned = async (more: string) => {
      await run(`tw learn age-of-industry --games 6 --seed t --out ${out}${more}`)
      return readFileSync(out, 'utf8')
    }
    const [japan, minnesota] = [await learned(''), await learned(' --variant map=minnesota')]
    expect(minnesota).toContain('//   tw learn age-of-industry --games 6 --seats 2 --seed t --variant map=minnesota\n')
    const weights = (file: string) => file.slice(file.indexOf('export'))
    expect(weights(minnesota)).not.toBe(weights(japan))
  })
})
