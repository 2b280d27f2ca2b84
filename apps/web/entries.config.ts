// No chunk may import the entry that loaded it. WebKit runs a worker's entry a second time when a chunk imports it, and the page
// would have two copies of the kernel, which don't recognise each other's moves.

import type { Plugin, Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** The entry of the page, of each worker, and of the service worker, which shares no code with the others. */
const ENTRY = /(\/index\.html|\/main\.tsx|-worker\.ts)$/

/** Everything an entry needs at startup goes into one chunk beside it, shared with games, boards and pages. */
export const entriesApart: CodeSplitting = {
  groups: [{ name: 'base', tags: ['$initial'], test: id => !ENTRY.test(id), priority: 1 }],
}

/** Code that several pages share goes into few files, because each costs a phone a round trip. */
export const sharedTogether: CodeSplitting = {
  groups: [
    ...(entriesApart.groups ?? []),
    { name: 'shapes', test: /\/board-kit\/(shapes|nearness)\.ts$/, priority: 1 },
    { name: 'kernel', test: /\/packages\/(kernel|table-kit)\//, priority: 1 },
    { name: 'kit', test: /\/packages\/board-kit\// },
  ],
}

/** Fails the build if a chunk imports an entry. */
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

/** The chunks that import an entry, as `chunk > entry`. */
export function importsOfEntries(chunks: readonly Chunk[]): string[] {
  const entries = new Set(chunks.filter(chunk => chunk.isEntry).map(chunk => chunk.fileName))
  return chunks.flatMap(({ fileName, imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter(file => entries.has(file)).map(entry => `${fileName} > ${entry}`),
  )
}
