import { expect, it } from 'vitest'
import { type Equivalent, read, type Report, told } from '../report.ts'

const SOURCE = ['const a = [] // one', 'const b = [] // two', 'flow.tell?.(fact)'].join('\n')

const change = (line: number, text: string, replacement: string, status: string) => {
  const start = (SOURCE.split('\n')[line - 1] ?? '').indexOf(text) + 1
  return {
    mutatorName: 'x',
    replacement,
    status,
    location: { start: { line, column: start }, end: { line, column: start + text.length } },
  }
}

/** Both lists are mutated, and no test notices either. */
const BOTH = [change(1, '[]', '["x"]', 'Survived'), change(2, '[]', '["x"]', 'NoCoverage')]

const reportOf = (mutants: Report['files'][string]['mutants']): Report => ({
  files: { 'games/some/rules/a.ts': { source: SOURCE, mutants } },
})
const missedIn = (report: Report, ...equivalents: Equivalent[]) =>
  read(report, equivalents).flatMap(({ missed }) => missed.map(({ line }) => line))

const reason = (at?: string): Equivalent => ({
  file: 'rules/a.ts',
  original: '[]',
  replacement: '["x"]',
  ...(at === undefined ? {} : { at }),
  why: 'nobody reads it',
})

it('names unnoticed mutations, with their line, and the score', () => {
  const report = reportOf([...BOTH, change(1, 'a', 'b', 'Killed'), change(2, 'b', 'a', 'Timeout')])
  const [file] = read(report, [])
  expect(file).toMatchObject({
    file: 'rules/a.ts',
    noticed: 2,
    timeouts: [{ line: 2 }],
    missed: [{ line: 1 }, { line: 2 }],
  })
  const { text, passed } = told(read(report, []))
  expect(passed).toBe(false)
  expect(text).toContain('rules/a.ts:1  []  =>  ["x"]')
  expect(text).toContain('Ran out of time:\n  rules/a.ts:2  b  =>  a\n')
  expect(text).toContain('50.0  rules/a.ts  (timeouts: 1)  too low')
  expect(text).toContain('50.0  total, 2 of 4 changes noticed')
})

it('doesn’t count an endless loop as a timeout', () => {
  const endless = { ...change(1, 'a', 'b', 'Timeout'), statusReason: 'Hit limit reached (501/500)' }
  expect(read(reportOf([endless]), [])).toMatchObject([{ noticed: 1, timeouts: [] }])
})

it('applies a reason to the one line it’s about', () => {
  expect(missedIn(reportOf(BOTH), reason('one'))).toEqual([2])
  expect(missedIn(reportOf(BOTH), reason('one'), reason('two'))).toEqual([])
  expect(missedIn(reportOf(BOTH.slice(1)), reason())).toEqual([])
})

it('rejects a reason that matches several lines', () => {
  expect(missedIn(reportOf(BOTH), reason())).toEqual([1, 2])
})

it('leaves out whether rules run without a listener', () => {
  expect(missedIn(reportOf([change(3, 'flow.tell?.(fact)', 'flow.tell(fact)', 'Survived')]))).toEqual([])
})

it('names reasons that no longer match a survivor', () => {
  const { text } = told(read(reportOf(BOTH.slice(1)), [reason('one'), reason('two')]))
  expect(text).toContain('These reasons match no survivor; remove them:\n  rules/a.ts  []  =>  ["x"]\n\n')
})
