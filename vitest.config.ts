import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The contract of a heavy game runs for up to a minute: begun last, it would leave the other cores idle. */
class WholeGamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWholeGames = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/contract')
    const sorted = await super.sort(files)
    return [...sorted.filter(isWholeGames), ...sorted.filter(file => !isWholeGames(file))]
  }
}

/** These stub globals or the clock, or start and kill whole programs: each has a process of its own. */
const APART = [
  'apps/web/tests/{hints,socket-client}.test.ts',
  'apps/server/tests/own-process.test.ts',
  'scripts/tests/**/*.test.ts',
]

const EXCLUDED = [...configDefaults.exclude, '**/dist/**']

export default defineConfig({
  test: {
    sequence: { sequencer: WholeGamesFirst },
    // One core less, the default, is half of a small machine.
    maxWorkers: '100%',
    // Only to stop what hangs: whole games take minutes on a busy machine, and no test is about time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{packages,games,apps,tools}/**/tests/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, ...APART],
          // A worker loads the kernel and the games once, not once for every file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: EXCLUDED } },
    ],
  },
})
