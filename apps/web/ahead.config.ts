// Writes into the page which files each address needs, so that public/ahead.js can preload those of the current address. Without
// it, the browser would discover them only after the first script has loaded and run, a round trip later.

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { gamesWith, idOfPackage } from './games.config.ts'

/**
 * Each page's modules, by the first part of its address. GAME stands for the second part. Drawings load later. So do the values on
 * the components page, because its heading doesn't need them.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  new: ['/web/setup/setup.tsx'],
  table: ['/web/table/table.tsx'],
  play: ['/web/lobby/play.tsx'],
  you: ['/web/you/you.tsx'],
  player: ['/web/you/you.tsx'],
  games: ['/web/games-list/tables.tsx'],
  learn: ['/web/learn/learn.tsx'],
  lesson: [
    '/web/lessons/lesson-page.tsx',
    '/games/GAME/lessons/index.ts',
    '/games/GAME/index.ts',
    '/games/GAME/ui/index.ts',
  ],
  challenge: [
    '/web/lessons/lesson-page.tsx',
    '/games/GAME/lessons/index.ts',
    '/games/GAME/index.ts',
    '/games/GAME/ui/index.ts',
  ],
  puzzles: ['/web/puzzles/puzzles-page.tsx'],
  puzzle: ['/web/puzzles/puzzle-page.tsx', '/games/GAME/index.ts', '/games/GAME/ui/index.ts'],
  rules: ['/web/rules/rules.tsx', 'virtual:rules/GAME'],
  'how-to-play': ['/web/how-to-play/how-to-play.tsx', '/games/GAME/index.ts', '/games/GAME/ui/index.ts'],
  components: ['/web/components/components.tsx'],
  workshop: ['/web/components/workshop.tsx'],
  settings: ['/web/settings/settings-page.tsx'],
  notifications: ['/web/notices/notifications.tsx'],
  about: ['/web/about/about.tsx'],
  verify: ['/web/verify/verify.tsx'],
  join: ['/web/online/join.tsx'],
  group: ['/web/groups/group.tsx'],
  'join-group': ['/web/groups/join-group.tsx'],
  host: ['/web/host-page/host-page.tsx'],
}

export const aheadPlugin = (): Plugin => ({
  name: 'tableworks-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }): HtmlTagDescriptor[] => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'ahead' },
        children: JSON.stringify(filesAhead(bundle)),
        // Goes before the script that reads it. That script comes before any stylesheet, so nothing delays it.
        injectTo: 'head-prepend',
      },
    ],
  },
})

/** All files, and which of them each address (`games`, `rules/titan`) needs. */
function filesAhead(bundle: Rolldown.OutputBundle): { files: string[]; pages: Record<string, number[]> } {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const games = gamesWith('./ui').map(idOfPackage)
  const first = filesOf(
    bundle,
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')),
  )
  const files: string[] = []
  const pages: Record<string, number[]> = {}

  for (const [page, modules] of Object.entries(PAGES))
    for (const game of modules.some(one => one.includes('GAME')) ? games : ['']) {
      const wanted = modules.flatMap(one => [...filesOf(bundle, chunkWith(chunks, one.replace('GAME', game)))])
      const later = [...new Set(wanted)].filter(file => !first.has(file))
      for (const file of later) if (!files.includes(file)) files.push(file)
      pages[game === '' ? page : `${page}/${game}`] = later.map(file => files.indexOf(file))
    }
  return { files, pages }
}

function chunkWith(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const found = chunks.find(chunk => chunk.moduleIds.some(id => id.endsWith(module)))
  if (found === undefined) throw new Error(`no file on the page contains ${module}`)
  return found
}

/** A chunk, everything it imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputBundle[string] | undefined): Set<string> {
  const files = new Set<string>()
  const add = (item: typeof chunk) => {
    if (item?.type !== 'chunk' || files.has(item.fileName)) return
    files.add(item.fileName)
    for (const style of item.viteMetadata?.importedCss ?? []) files.add(style)
    for (const file of item.imports) add(bundle[file])
  }
  add(chunk)
  return files
}
