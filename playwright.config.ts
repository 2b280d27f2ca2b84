import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './e2e/chromium.ts'

const PORT = process.env['E2E_PORT'] ?? '4610'
const KIT_PORT = String(Number(PORT) + 1)
const DEV_PORT = String(Number(PORT) + 2)
/** Only a hanging server reaches this. Without a built page, the first server builds it. */
const SERVER_TIMEOUT = 300_000
const TEST_TIMEOUT = 300_000
const WAIT_TIMEOUT = 60_000
const at = (port: string) => `http://127.0.0.1:${port}`

/** The setting *Bot speed: Instant*, because otherwise the tests would mostly wait for bots. */
const withInstantBots = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'tableworks settings', value: JSON.stringify({ pace: 'atOnce' }) }] }],
})

// Keeps Chromium from contacting other servers.
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

export default defineConfig({
  outputDir: 'test-results',
  // One per core of a small machine, because three weren't faster. Every test has its own browser profile and tables.
  workers: 2,
  fullyParallel: true,
  // All timeouts are so long that only hanging tests reach them, even on a slow and busy machine.
  timeout: TEST_TIMEOUT,
  expect: { timeout: WAIT_TIMEOUT, toPass: { timeout: WAIT_TIMEOUT } },
  // `npm test` names tests that passed only on the second try.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    { name: 'page', testDir: 'e2e', use: { baseURL: at(PORT), storageState: withInstantBots(at(PORT)) } },
    { name: 'board-kit', testDir: 'packages/board-kit/tests/browser', use: { baseURL: at(KIT_PORT) } },
    { name: 'dev', testDir: 'apps/web/tests/browser', use: { baseURL: at(DEV_PORT) } },
  ],
  webServer: [
    {
      name: 'page',
      command: `"${process.execPath}" scripts/start.ts`,
      env: { PORT, TABLEWORKS_DATA: '.cache/e2e-data' },
      url: `${at(PORT)}/health`,
      timeout: SERVER_TIMEOUT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'board-kit',
      command: `"${process.execPath}" node_modules/vite/bin/vite.js --config packages/board-kit/tests/demo/vite.config.ts --host 127.0.0.1 --port ${KIT_PORT} --strictPort`,
      url: at(KIT_PORT),
      timeout: SERVER_TIMEOUT,
    },
    {
      name: 'dev',
      command: `"${process.execPath}" scripts/dev.ts`,
      env: { PORT: DEV_PORT, TABLEWORKS_DATA: '.cache/e2e-dev-data' },
      url: at(DEV_PORT),
      timeout: SERVER_TIMEOUT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    // Without a graphics card, animations take a third of a core per open board. Tests about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test would slow the run by a fifth.
    trace: 'on-first-retry',
    // Fails with a message before the whole test times out.
    actionTimeout: WAIT_TIMEOUT,
    launchOptions: {
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...QUIET],
    },
  },
})
