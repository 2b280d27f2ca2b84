import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './e2e/chromium.ts'

const PORT = process.env['E2E_PORT'] ?? '4610'
const address = `http://127.0.0.1:${PORT}`

// Keeps Chromium from talking to anyone but us.
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    env: { PORT, TABLEWORKS_DATA: '.cache/e2e-data' },
    url: `${address}/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...QUIET],
    },
  },
})
