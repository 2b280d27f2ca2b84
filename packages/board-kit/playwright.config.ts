// The kit's own browser tests: the root's settings, with the kit's demo in the place of the server.

import { defineConfig } from '@playwright/test'
import root from '../../playwright.config.ts'

const PORT = process.env['E2E_KIT_PORT'] ?? '4611'
const address = `http://127.0.0.1:${PORT}`

export default defineConfig({
  ...root,
  testDir: 'e2e',
  // Beside the root's own results, so that neither run sweeps the other's away.
  outputDir: '../../.cache/board-kit-results',
  webServer: {
    command: `npx vite --config demo/vite.config.ts --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: address,
  },
  use: { ...root.use, baseURL: address },
})
