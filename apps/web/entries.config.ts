// No chunk may import the entry that loaded it. When a chunk does, WebKit runs a worker's entry a second time, and the page has two
// copies of the kernel, which don't recognise each other's moves.

import type { Plugin, Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** The page's entry, each worker's and the service worker's, which shares no code with the others. */
const ENTRY = /(\/index\.html|\/main\.tsx|-worker\.ts)$/

/** Puts everything an entry needs at startup into one chunk next to it, which games, boards and pages also use. */
export const entriesApart: CodeSplitting = {
  groups: [{ name: 'base', tags: ['$initial'], test: id => !ENTRY.test(id), priority: 1 }],
}

/**
 * Puts code that several pages share into a few files, because each file costs a phone a round trip. A group also includes
 * everything its modules import, so modules with many imports are left out.
 */
export const sharedTogether: CodeSplitting = {
  groups: [
    ...(entriesApart.groups ?? []),
    // The parts of the kit that pages without a board use.
    {
      name: 'shapes',
      test: /\/board-kit\/((shapes|nearness|words)\.ts$|pieces\/(seat-mark|pieces\.module))/,
      priority: 1,
    },
    { name: 'kernel', test: /\/packages\/(kernel|table-kit)\//, priority: 1 },
    { name: 'kit', test: /\/packages\/board-kit\// },
    {
      name: 'set-up',
      test: /\/web\/(setup\/(draft|seats|words|series-words|setup\.module)|groups\/(groups|problem|words)|parts\/variants|lobby\/languages|online\/paces)\.|\/bots\/levels\./,
    },
    {
      name: 'lobby',
      test: /\/web\/(lobby\/(table-row|tell-me|words|lobby\.module)|notices\/(push|use-notices|words|notices\.module))\./,
    },
    { name: 'components', test: /\/web\/components\/(components\.tsx|components\.module|words)/ },
    { name: 'protocol', test: /\/packages\/protocol\/asks\// },
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
      if (wrong.length > 0) this.error(`a chunk imports an entry, which WebKit would run twice: ${wrong.join(', ')}`)
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
