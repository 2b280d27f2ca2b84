import { describe, expect, it } from 'vitest'
import { failures, fromPlaywright, fromVitest, secondTries, sum, summary } from '../tally.ts'

describe('The last line of npm test', () => {
  it('adds up over all runners', () => {
    const total = sum([{ passed: 1 }, { failed: 2 }, { passed: 3, failed: 0, skipped: 0 }])

    expect(summary(total)).toBe('4 passed, 2 failed')
  })

  it('mentions skipped tests only if there are any', () => {
    expect(summary({ passed: 4, failed: 0, skipped: 1 })).toBe('4 passed, 0 failed, 1 skipped')
  })

  it('counts a Vitest file that couldn’t be loaded as a failure, and names what failed', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    })
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { name: '/t/a.test.ts', status: 'failed', message: 'no such file\n  at a', assertionResults: [] },
        {
          name: '/t/b.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [test('a broken one', 'failed', 'expected 1\n  at b'), test('a sure one', 'passed')],
        },
        { name: '/t/c.test.ts', status: 'passed', message: '', assertionResults: [test('another', 'passed')] },
      ],
    }

    expect(fromVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
    expect(failures(report, '/t')).toEqual([
      'failed: a.test.ts no such file',
      'failed: b.test.ts a broken one: expected 1',
    ])
  })

  it('counts an error outside of any browser test as a failure', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}], suites: [] }

    expect(fromPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('names the browser tests that failed, and those that passed only on the second try', () => {
    const spec = (title: string, status: string) => ({ title, line: 7, tests: [{ status }] })
    const inner = { file: 'b.spec.ts', specs: [spec('a slow one', 'flaky'), spec('a sure one', 'expected')] }
    const suites = [{ file: 'a.spec.ts', specs: [spec('a broken one', 'unexpected')], suites: [inner] }]
    const report = { stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }, errors: [], suites }

    expect(fromPlaywright(report)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(secondTries(report)).toEqual([
      'failed: a.spec.ts:7 a broken one',
      'passed only on the second try: b.spec.ts:7 a slow one',
    ])
  })
})
