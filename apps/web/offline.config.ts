// Builds the service worker with the list of this version's files.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PUBLIC = path.join(import.meta.dirname, 'public')

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Fonts for scripts the page doesn't use aren't cached. The browser fetches them when needed. */
const isKept = (file: string): boolean => !/\.map$|^sw\.js$|(cyrillic|greek|vietnamese)/.test(file)

export const offlinePlugin = (): Plugin => ({
  name: 'tableworks-offline',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: fileURLToPath(new URL('./offline/service-worker.ts', import.meta.url)),
      fileName: 'sw.js',
    })
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const built = Object.entries(bundle).map(
        ([file, item]) => [file, hashOf(item.type === 'chunk' ? item.code : item.source)] as const,
      )
      const still = readdirSync(PUBLIC).map(file => [file, hashOf(readFileSync(path.join(PUBLIC, file)))] as const)
      const files = [...built, ...still]
        .filter(([file]) => isKept(file))
        .map(([file, hash]) => [`/${file}`, hash] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      worker.code = worker.code
        .replace(/(['"`])%FILES%\1/, JSON.stringify(files))
        .replace('%VERSION%', hashOf(JSON.stringify(files)))
    },
  },
})
