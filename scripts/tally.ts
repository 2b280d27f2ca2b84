// Counts of tests, as the different runners report them.

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
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
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

/** A test that passed only when it was repeated is a failure to look into. */
export const fromPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})

export const summary = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
