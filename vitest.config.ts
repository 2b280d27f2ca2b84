import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps,tools}/**/tests/**/*.test.{ts,tsx}', 'scripts/tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Only to stop what hangs: whole games take seconds on a busy machine, and no test is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
