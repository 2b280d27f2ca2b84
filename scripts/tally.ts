// Counts tests from different runners' reports.

import path from 'node:path'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** The parts of Vitest's JSON report we use. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** The parts of Playwright's JSON report we use. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; line: number; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

export const sum = (tallies: readonly Partial<Tally>[]): Tally => ({
  passed: tallies.reduce((total, { passed = 0 }) => total + passed, 0),
  failed: tallies.reduce((total, { failed = 0 }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped = 0 }) => total + skipped, 0),
})

/** A test file that couldn't be loaded reports no tests, but counts as a failure. */
export const fromVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** The failed unit tests, each with its file and the first line of its error. */
export const failures = ({ testResults }: Pick<VitestReport, 'testResults'>, root: string): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    if (status === 'failed' && assertionResults.length === 0) return [`failed: ${file} ${firstLine(message)}`]
    return assertionResults
      .filter(test => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `failed: ${file} ${fullName}: ${firstLine(failureMessages[0])}`)
  })

const firstLine = (text = ''): string => text.split('\n', 1)[0]!

/** A test that passed on its second try counts as passed, but `secondTries` names it, so it gets fixed. */
export const fromPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
})

/** The browser tests that failed, or passed on the second try, with their location. */
export const secondTries = ({ suites }: Pick<PlaywrightReport, 'suites'>): string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests.flatMap(({ status }) => (status in REMARKS ? [`${REMARKS[status]}: ${file}:${line} ${title}`] : [])),
    ),
    ...secondTries({ suites: inner }),
  ])

const REMARKS: Readonly<Record<string, string>> = { unexpected: 'failed', flaky: 'passed only on the second try' }

export const summary = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
