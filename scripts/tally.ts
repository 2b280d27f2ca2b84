// Counts of tests, as the different runners report them.

import path from 'node:path'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** The part of Vitest's JSON report that is read here. */
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

/** The part of Playwright's JSON report that is read here. */
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

/** A test file that could not even be loaded reports no test, and still counts as a failure. */
export const fromVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** The unit tests that failed, each with its file and the first line of its reason. */
export const failures = ({ testResults }: Pick<VitestReport, 'testResults'>, root: string): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    if (status === 'failed' && assertionResults.length === 0) return [`failed: ${file} ${firstLine(message)}`]
    return assertionResults
      .filter(test => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `failed: ${file} ${fullName}: ${firstLine(failureMessages[0])}`)
  })

const firstLine = (text = ''): string => text.split('\n', 1)[0]!

/** A test that passed at its second try has passed, and is named (see `secondTries`): it is the next thing to mend. */
export const fromPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
})

/** The browser tests that did not simply pass, each with its place: what failed, and what passed at its second try. */
export const secondTries = ({ suites }: Pick<PlaywrightReport, 'suites'>): string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests.flatMap(({ status }) => (status in REMARKS ? [`${REMARKS[status]}: ${file}:${line} ${title}`] : [])),
    ),
    ...secondTries({ suites: inner }),
  ])

const REMARKS: Readonly<Record<string, string>> = { unexpected: 'failed', flaky: 'passed at its second try only' }

export const summary = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
