import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aheadPlugin } from './ahead.config.ts'
import { entriesApart, entriesPlugin, sharedTogether } from './entries.config.ts'
import { fontsPlugin } from './fonts.config.ts'
import { gamesPlugin } from './games.config.ts'
import { offlinePlugin } from './offline.config.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export default defineConfig({
  define: { TABLEWORKS_VERSION: JSON.stringify(version) },
  plugins: [react(), gamesPlugin(), fontsPlugin(), aheadPlugin(), offlinePlugin(), entriesPlugin()],
  worker: {
    format: 'es',
    plugins: () => [gamesPlugin(), entriesPlugin()],
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: entriesApart } },
  },
  // Vite doesn't scan workers, so without this list it would find their dependencies late and reload the page.
  optimizeDeps: { entries: ['index.html', 'host/*-worker.ts'] },
  // The content security policy allows only files from our own server, so nothing is inlined as a data: URL.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Bundler timings are noise to people who only want to start the server.
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: sharedTogether } },
  },
})
