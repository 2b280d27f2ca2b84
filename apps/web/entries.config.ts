// No chunk may import the entry it came with. Safari's engine (WebKit) runs the entry of a worker a second time when a
// chunk imports it, and the page would hold two copies of everything in it: two kernels, whose moves are strangers.

import type { Plugin, Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** The first file of the page, of each worker, and of the service worker, which shares nothing with any of them. */
const ENTRY = /(\/index\.html|\/main\.tsx|-worker\.ts)$/

/** Everything an entry needs from its start is in one chunk beside it, shared with games, boards and pages. */
export const entriesApart: CodeSplitting = {
  groups: [{ name: 'base', tags: ['$initial'], test: id => !ENTRY.test(id), priority: 1 }],
}

/** What several pages share comes in few files: on a phone each of them is a way to the server and back. */
export const sharedTogether: CodeSplitting = {
  groups: [
    ...(entriesApart.groups ?? []),
    { name: 'shapes', test: /\/board-kit\/(shapes|nearness)\.ts$/, priority: 1 },
    { name: 'kernel', test: /\/packages\/(kernel|table-kit)\//, priority: 1 },
    { name: 'kit', test: /\/packages\/board-kit\// },
  ],
}

/** Stops a build in which a chunk imports an entry after all. */
export const entriesPlugin = (): Plugin => ({
  name: 'tableworks-entries',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const wrong = importsOfEntries(Object.values(bundle).filter(item => item.type === 'chunk'))
      if (wrong.length > 0) this.error(`a chunk imports an entry, and WebKit would run that twice: ${wrong.join(', ')}`)
    },
  },
})

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'dynamicImports'>

/** Who imports which entry, as `chunk > entry`. */
export function importsOfEntries(chunks: readonly Chunk[]): string[] {
  const entries = new Set(chunks.filter(chunk => chunk.isEntry).map(chunk => chunk.fileName))
  return chunks.flatMap(({ fileName, imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter(file => entries.has(file)).map(entry => `${fileName} > ${entry}`),
  )
}
