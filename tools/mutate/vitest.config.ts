// The tests that say what the rules are: recorded games and option counts can be made again, so they prove nothing here.

import { defineConfig } from 'vitest/config'

const game = process.env['MUTATE_GAME'] ?? ''

export default defineConfig({
  test: {
    include: [`games/${game}/tests/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/{recorded,perft,contract,bills}.test.ts'],
    testTimeout: 60_000,
  },
})
