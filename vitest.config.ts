import os from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Contracts of heavy games, servers that are killed or wait, and long matches. */
const LONG =
  /\/tests\/contract|titans-of-industry\/bot|cli\/tests\/(learn|samples|tune)|server\/tests\/(archive|faults|killed|many-servers|notices|own-process|postgres|restarts|rights|sqlite|two-servers)\.test/

/** The longest files start first. If they started last, they would leave the other cores idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

/** These tests stub globals or the clock, set NODE_ENV, or start and kill whole programs, so each file gets its own process. */
const APART = [
  'tools/bench/tests/{bench,same-game}.test.ts',
  'apps/web/tests/{hints,socket-client}.test.ts',
  'apps/server/tests/{own-process,many-servers}.test.ts',
  'scripts/tests/**/*.test.ts',
]

const EXCLUDED = [...configDefaults.exclude, '**/dist/**']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Two more than the cores, because the server's tests wait half of their time.
    maxWorkers: os.availableParallelism() + 2,
    // Only a hanging test reaches this: whole games take minutes on a busy machine, and no test asserts time.
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
          // A worker loads the kernel and the games once instead of once per file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: EXCLUDED } },
    ],
  },
})
