import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { gamesPlugin } from './games.config.ts'
import { offlinePlugin } from './offline.config.ts'

/** The kit's door brings its colours along; left to itself the bundler would take the door for empty and drop them. */
const kitColours = (): Plugin => ({
  name: 'tableworks-kit-colours',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@tableworks\/board-kit$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found === null ? null : { ...found, moduleSideEffects: true }
    },
  },
})

export default defineConfig({
  plugins: [react(), gamesPlugin(), kitColours(), offlinePlugin()],
  worker: { format: 'es', plugins: () => [gamesPlugin()] },
  // The content policy allows files of our own server only, so nothing is folded into data: addresses.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
