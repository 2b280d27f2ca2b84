import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../.cache/vite-board-kit',
  plugins: [react()],
  build: { outDir: '../../../../.cache/board-kit-demo', emptyOutDir: true, assetsInlineLimit: 0 },
})
