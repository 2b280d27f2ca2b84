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
  // Workers are no part of what Vite looks through by itself: their libraries would be found late, with a reload.
  optimizeDeps: { entries: ['index.html', 'host/*-worker.ts'] },
  // The content policy allows files of our own server only, so nothing is folded into data: addresses.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long the bundler's parts took is nothing for whoever only starts the server.
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: sharedTogether } },
  },
})
