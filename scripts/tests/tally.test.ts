import { describe, expect, it } from 'vitest'
import { fromPlaywright, fromVitest, sum, summary } from '../tally.ts'

describe('The last line of npm test', () => {
  it('adds up over all runners', () => {
    const total = sum([{ passed: 1 }, { failed: 2 }, { passed: 3, failed: 0, skipped: 0 }])

    expect(summary(total)).toBe('4 passed, 2 failed')
  })

  it('names skipped tests only when there are any', () => {
    expect(summary({ passed: 4, failed: 0, skipped: 1 })).toBe('4 passed, 0 failed, 1 skipped')
  })

  it('counts a Vitest file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    }

    expect(fromVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('counts a flaky browser test and an error outside of any test as failures', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }

    expect(fromPlaywright(report)).toEqual({ passed: 3, failed: 3, skipped: 2 })
  })
})
