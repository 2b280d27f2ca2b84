import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The contract of a heavy game runs for up to a minute: begun last, it would leave the other cores idle. */
class WholeGamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWholeGames = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/contract')
    const sorted = await super.sort(files)
    return [...sorted.filter(isWholeGames), ...sorted.filter(file => !isWholeGames(file))]
  }
}

export default defineConfig({
  test: {
    include: ['{packages,games,apps,tools}/**/tests/**/*.test.{ts,tsx}', 'scripts/tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    sequence: { sequencer: WholeGamesFirst },
    // One core less, the default, is half of a small machine.
    maxWorkers: '100%',
    // Only to stop what hangs: whole games take seconds on a busy machine, and no test is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
