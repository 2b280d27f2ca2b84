import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps,tools}/**/tests/**/*.test.{ts,tsx}', 'scripts/tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
