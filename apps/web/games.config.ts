// Makes `virtual:games` from games/index.ts and `virtual:rules` from every RULES.md, so that a new game needs no line here.

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { rulesPage } from './rules.config.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const GAMES_LIST = path.join(ROOT, 'games/index.ts')

interface Manifest {
  name: string
  exports?: Record<string, string>
}

/** The packages that games/index.ts imports games from. */
function packagesOfGames(): string[] {
  const imports = readFileSync(GAMES_LIST, 'utf8').matchAll(/from '(@tableworks\/[\w-]+)'/g)
  return [...imports].map(([, name]) => name ?? '').filter(name => name !== '@tableworks/kernel')
}

function doorsModule(): string {
  const lines = packagesOfGames().map(name => {
    const id = name.replace('@tableworks/', '')
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'games', id, 'package.json'), 'utf8')) as Manifest
    // A door may be named before there is anything behind it.
    const door = (key: string) => {
      const file = manifest.exports?.[`./${key}`]
      const isThere = file !== undefined && existsSync(path.join(ROOT, 'games', id, file))
      return isThere ? `, ${key}: () => import('${name}/${key}')` : ''
    }
    return `  '${id}': { rules: () => import('${name}')${door('ui')}${door('bot')} },`
  })
  return `export const DOORS = {\n${lines.join('\n')}\n}\n`
}

const rulesFiles = (): string[] => globSync('games/*/RULES.md', { cwd: ROOT }).toSorted()
const idOf = (file: string): string => path.basename(path.dirname(file))

const rulesModule = (): string =>
  `export const RULES = {\n${rulesFiles()
    .map(file => `  '${idOf(file)}': () => import('virtual:rules/${idOf(file)}'),`)
    .join('\n')}\n}\n`

const OWN = /^virtual:(games|rules)(\/|$)/

export const gamesPlugin = (): Plugin => ({
  name: 'tableworks-games',
  resolveId: { filter: { id: OWN }, handler: id => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:/ },
    handler(id) {
      if (id === '\0virtual:games') {
        this.addWatchFile(GAMES_LIST)
        return doorsModule()
      }
      if (id === '\0virtual:rules') return rulesModule()
      const game = /^\0virtual:rules\/([\w-]+)$/.exec(id)?.[1]
      if (game === undefined) return undefined
      const file = path.join(ROOT, 'games', game, 'RULES.md')
      this.addWatchFile(file)
      return `export const page = ${JSON.stringify(rulesPage(readFileSync(file, 'utf8')))}`
    },
  },
})
