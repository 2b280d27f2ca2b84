// Only tests that define the rules. Recorded games and option counts can be regenerated, so they prove nothing about the rules.
// Whole random games and untrusted positions are too slow.

import { defineConfig } from 'vitest/config'

const game = process.env['MUTATE_GAME'] ?? ''

export default defineConfig({
  test: {
    include: [`games/${game}/tests/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/{recorded,perft,contract,contract-large,games,bills,outside,bot}.test.ts'],
    // A slow test must not fail. Only the runner's own timeout ends a mutation, and the report lists those that timed out.
    testTimeout: 0,
    // A mutation is activated before anything loads, so the files of one run may share modules, which is twice as fast.
    isolate: false,
  },
})
