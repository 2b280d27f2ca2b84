// Generates `virtual:games`, `virtual:variants`, `virtual:boards`, `virtual:bots`, `virtual:lessons` and `virtual:puzzles` from
// games/list.ts, and `virtual:rules` from every RULES.md, so a new game needs no change here.

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BotEntry, levelsAmong, playersWith } from '@tableworks/bots'
import type { AnyGame } from '@tableworks/kernel'
import { type AnyLessonBook, inParts, isDaily, minutesFor, type PuzzleBook } from '@tableworks/lessons'
import type { EnvironmentModuleNode, Plugin } from 'vite'
import { rulesPage } from './rules.config.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const GAMES_LIST = path.join(ROOT, 'games/list.ts')

interface Manifest {
  name: string
  /** A game's title and tagline. */
  title?: string
  description?: string
  exports?: Record<string, string>
}

/** The packages that games/list.ts imports games from. */
function packagesOfGames(): string[] {
  const lines = readFileSync(GAMES_LIST, 'utf8').matchAll(/from '(@tableworks\/[\w-]+)'/g)
  return [...lines].map(([, name]) => name ?? '')
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, 'games', idOfPackage(name), 'package.json'), 'utf8')) as Manifest

/** The games that have this package entry; `.` is the rules. A listed entry may not exist yet. */
export const gamesWith = (entry: string): string[] =>
  packagesOfGames().filter(name => {
    const file = manifestOf(name).exports?.[entry]
    return file !== undefined && existsSync(path.join(ROOT, 'games', idOfPackage(name), file))
  })

/** Facts about every game, for pages that don't play it and needn't load its rules. */
const ofEveryGame = async (factsOf: (game: AnyGame, manifest: Manifest) => unknown): Promise<string> =>
  JSON.stringify(
    Object.fromEntries(
      await Promise.all(
        packagesOfGames().map(async name => {
          const { game } = (await import(name)) as { game: AnyGame }
          return [idOfPackage(name), factsOf(game, manifestOf(name))] as const
        }),
      ),
    ),
  )

const titles = () =>
  ofEveryGame(({ id, seats, lid }, { title = id, description = '' }) => ({
    name: title,
    line: description,
    seats,
    lid,
  }))

export const idOfPackage = (name: string): string => name.replace('@tableworks/', '')

/** The module for one kind of entry, so code that doesn't need a kind doesn't bundle it. */
const entriesModule = (entry: string): string =>
  `export const ENTRIES = {\n${gamesWith(entry)
    .map(name => `  '${idOfPackage(name)}': () => import('${path.posix.join(name, entry)}'),`)
    .join('\n')}\n}\n`

/** The bot levels of each game, so the set-up page can list them before it loads the bots. */
const levels = async (): Promise<Record<string, object>> =>
  Object.fromEntries(
    await Promise.all(
      gamesWith('./bot').map(async name => {
        const entry = (await import(path.posix.join(name, 'bot'))) as BotEntry
        return [idOfPackage(name), { all: levelsAmong(playersWith(entry)), withheld: entry.withheld ?? [] }] as const
      }),
    ),
  )

/** What each game teaches, so pages can list it before they load a lesson. */
const lessonLists = async () =>
  Object.fromEntries(
    await Promise.all(
      gamesWith('./lessons').map(async name => {
        const { book } = (await import(path.posix.join(name, 'lessons'))) as { book: AnyLessonBook }
        const lessons = book.lessons.map(lesson => ({
          id: lesson.id,
          title: lesson.title,
          minutes: minutesFor(lesson),
        }))
        const challenges = (book.challenges ?? []).map(({ id, title }) => ({ id, title }))
        return [idOfPackage(name), { lessons, challenges, hasFirstGame: book.firstGame !== undefined }] as const
      }),
    ),
  )

const puzzlesFile = (game: string): string => path.join(ROOT, 'games', game, 'puzzles/puzzles.json')

const puzzleBook = (game: string) => JSON.parse(readFileSync(puzzlesFile(game), 'utf8')) as PuzzleBook

/** How many puzzles a page loads at once: a file for each would be many requests, and a whole book is much for one puzzle. */
const PART = 10

const puzzleParts = (game: string): PuzzleBook[] => inParts(puzzleBook(game), PART)

/** The puzzles of each game in the order of its book, so pages can list them before they load their positions. */
function puzzlesModule(): string {
  const books = gamesWith('./puzzles').map(name => puzzleBook(idOfPackage(name)))
  const listed = books.map(({ game, themes, puzzles }) => {
    return [
      game,
      { themes, puzzles: puzzles.map(one => [one.id, one.since, one.level, one.theme, isDaily(one)]) },
    ] as const
  })
  const entries = books.map(({ game }) => {
    const parts = puzzleParts(game).map((_, i) => `() => import('virtual:puzzles/${game}/${i}')`)
    return `  '${game}': [${parts.join(', ')}],\n`
  })
  return (
    `export const LISTED = ${JSON.stringify(Object.fromEntries(listed))}\nexport const PART = ${PART}\n` +
    `export const ENTRIES = {\n${entries.join('')}}\n`
  )
}

const gamesModule = async (): Promise<string> =>
  `${entriesModule('.')}export const LEVELS = ${JSON.stringify(await levels())}\n` +
  `export const TITLES = ${await titles()}\n` +
  `export const LESSONS = ${JSON.stringify(await lessonLists())}\n` +
  `export const BOARDS = ${JSON.stringify(gamesWith('./ui').map(idOfPackage))}\n`

const variantsModule = async (): Promise<string> =>
  `export const VARIANTS = ${await ofEveryGame(({ variants }) => variants)}\n`

const rulesFiles = (): string[] => globSync('games/*/RULES.md', { cwd: ROOT }).toSorted()
const idOf = (file: string): string => path.basename(path.dirname(file))

const rulesModule = (): string =>
  `export const RULES = {\n${rulesFiles()
    .map(file => `  '${idOf(file)}': () => import('virtual:rules/${idOf(file)}'),`)
    .join('\n')}\n}\n`

const OWN = /^virtual:(games|variants|boards|bots|lessons|puzzles|rules)(\/|$)/

const MADE_FROM_LIST = ['games', 'variants', 'boards', 'bots', 'lessons', 'puzzles'].map(name => `virtual:${name}`)

/** The virtual modules generated from a file. */
function madeFrom(file: string): readonly string[] {
  const [, game] = /^games\/([\w-]+)\/RULES\.md$/.exec(file) ?? []
  if (game !== undefined) return [`virtual:rules/${game}`]
  const [, book] = /^games\/([\w-]+)\/puzzles\/puzzles\.json$/.exec(file) ?? []
  if (book !== undefined) return ['virtual:puzzles', ...puzzleParts(book).map((_, i) => `virtual:puzzles/${book}/${i}`)]
  const isList = file === 'games/list.ts' || /^games\/[\w-]+\/package\.json$/.test(file)
  return isList ? MADE_FROM_LIST : []
}

/** Whether a change reaches a list of entries before any component that can hot-reload. */
function isLoadedByName(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (module.id?.startsWith('\0virtual:') === true) return true
  if (module.isSelfAccepting === true || seen.has(module)) return false
  seen.add(module)
  return [...module.importers].some(importer => isLoadedByName(importer, seen))
}

export const gamesPlugin = (): Plugin => ({
  name: 'tableworks-games',
  // A component caches what it loaded by name, so a hot update would show the old version. The page is reloaded instead.
  hotUpdate({ file, modules }) {
    const { moduleGraph, hot } = this.environment
    const made = madeFrom(path.relative(ROOT, file).replaceAll('\\', '/'))
    const changed = [...modules, ...made.flatMap(id => moduleGraph.getModuleById(`\0${id}`) ?? [])]
    if (!changed.some(module => isLoadedByName(module))) return undefined
    for (const module of changed) moduleGraph.invalidateModule(module)
    hot.send({ type: 'full-reload' })
    return []
  },
  resolveId: { filter: { id: OWN }, handler: id => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:/ },
    handler(id) {
      this.addWatchFile(GAMES_LIST)
      if (id === '\0virtual:games') return gamesModule()
      if (id === '\0virtual:variants') return variantsModule()
      if (id === '\0virtual:boards') return entriesModule('./ui')
      if (id === '\0virtual:bots') return entriesModule('./bot')
      if (id === '\0virtual:lessons') return entriesModule('./lessons')
      if (id === '\0virtual:puzzles') return puzzlesModule()
      const [, of, part] = /^\0virtual:puzzles\/([\w-]+)\/(\d+)$/.exec(id) ?? []
      if (of !== undefined) return `export const part = ${JSON.stringify(puzzleParts(of)[Number(part)])}\n`
      if (id === '\0virtual:rules') return rulesModule()
      const game = /^\0virtual:rules\/([\w-]+)$/.exec(id)?.[1]
      if (game === undefined) return undefined
      const file = path.join(ROOT, 'games', game, 'RULES.md')
      this.addWatchFile(file)
      return `export const page = ${JSON.stringify(rulesPage(readFileSync(file, 'utf8')))}`
    },
  },
})
