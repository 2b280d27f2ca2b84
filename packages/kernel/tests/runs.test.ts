import { describe, expect, it } from 'vitest'
import { runsIn } from '../runs.ts'

const AGE = { from: ['sold'] }
const ROUND = { from: ['round'] }

/** A journal in letters: each step is a word, each letter a fact. */
const journal = (...steps: string[]) =>
  steps.map((facts, step) => ({
    step,
    told: facts.split('').map(letter => ({ fact: { kind: KINDS[letter] ?? letter } })),
  }))
const KINDS: Record<string, string> = { s: 'sold', e: 'ageBegan', o: 'over', r: 'round', x: 'other' }
const found = (runs: ReturnType<typeof runsIn>) =>
  runs.map(({ from, to, told }) => [`${from.step}.${from.nth}`, `${to.step}.${to.nth}`, told.length])

describe('runs of facts', () => {
  it('begin with the first opening fact and end with the closing fact, over several steps', () => {
    expect(found(runsIn(journal('x', 'xss', 'x', 'xse', 'x'), { ageBegan: AGE }))).toEqual([['1.1', '3.2', 6]])
  })

  it('several kinds may close the same scene, and each run occurs once', () => {
    expect(found(runsIn(journal('sse', 'x', 'so'), { ageBegan: AGE, over: AGE }))).toEqual([
      ['0.0', '0.2', 3],
      ['2.0', '2.1', 2],
    ])
  })

  it('a closing fact may open the next run', () => {
    expect(found(runsIn(journal('rx', 'xr', 'r'), { round: ROUND }))).toEqual([
      ['0.0', '1.1', 4],
      ['1.1', '2.0', 2],
    ])
  })

  it('a closing fact without an opening one makes no run', () => {
    expect(runsIn(journal('xe', 'e'), { ageBegan: AGE })).toEqual([])
  })
})
