// The tests that say what the rules are: recorded games and option counts can be made again, so they prove nothing here,
// and whole random games, or positions from outside, take their time.

import { defineConfig } from 'vitest/config'

const game = process.env['MUTATE_GAME'] ?? ''

export default defineConfig({
  test: {
    include: [`games/${game}/tests/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/{recorded,perft,contract*,games,bills,outside,bot}.test.ts'],
    // A slow test mustn't fail: only the runner's own timeout ends a change, and the report lists those.
    testTimeout: 0,
    // A change is switched on before anything is loaded, so the files of one run may share what they load: twice as fast.
    isolate: false,
  },
})
