// Holds the arrows between the rooms: who may import whom. The table below is the one in docs/map.md; a new arrow is a
// decision, so it is made here, in a line that a reviewer sees.

import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

interface Room {
  /** Rooms whose doors are open to this one. `game` is any game's rules; `game/ui` and `game/bot` are its other doors. */
  imports: readonly string[]
  /** Rooms of which only the types may be used. */
  types?: readonly string[]
  /** npm packages it may use; without a list, whatever its package.json names. */
  npm?: readonly string[]
  /** Whether it may use what only Node has. */
  node?: boolean
}

const ROOMS: Record<string, Room> = {
  kernel: { imports: [], npm: ['@noble/hashes'] },
  'table-kit': { imports: ['kernel'], npm: [] },
  contract: { imports: ['kernel'], npm: ['vitest', 'fast-check'] },
  bots: { imports: ['kernel'], npm: [] },
  protocol: { imports: [], types: ['kernel'] },
  host: { imports: ['kernel', 'bots'], npm: [] },
  'board-kit': { imports: ['kernel', 'table-kit'] },
  game: { imports: ['kernel', 'table-kit'], npm: [] },
  'game/ui': { imports: ['kernel', 'table-kit', 'board-kit'] },
  'game/bot': { imports: ['kernel', 'table-kit', 'bots'], npm: [] },
  games: { imports: ['kernel', 'bots', 'game', 'game/bot'], npm: [] },
  server: { imports: ['kernel', 'protocol', 'bots', 'host', 'games', 'game', 'game/bot'], node: true },
  web: { imports: ['kernel', 'protocol', 'board-kit', 'bots', 'host', 'games', 'game', 'game/ui', 'game/bot'] },
  cli: {
    imports: [
      'kernel',
      'table-kit',
      'contract',
      'bots',
      'host',
      'protocol',
      'games',
      'game',
      'game/bot',
      'server',
      'bench',
    ],
    node: true,
  },
  mutate: { imports: [], node: true },
  bench: { imports: ['kernel', 'table-kit', 'bots', 'games', 'game', 'game/bot'], node: true },
}

/** What tests may use besides what their room may, and their own doors. Salt and Timber is the game made for tests. */
const FOR_TESTS = { homes: ['packages/contract', 'games/salt-and-timber'], npm: ['vitest', 'fast-check', 'ajv'] }

/** The parts of its own game that a board may use as values; of the rest it may know the types. */
const SHOWN_TO_UI = /^(data(\/|\.ts$)|readings\/|view\.ts$|meta\.ts$|notation\.ts$)/

/** How the list of games opens the bots of all its games, whatever they are. */
const EVERY_BOT = '@tableworks/${game}/bot'

export interface Broken {
  file: string
  line: number
  /** A sentence that names the arrow. */
  why: string
}

interface Place {
  room: string
  /** The folder of the package: `games/titan`. */
  home: string
  /** The path inside the package: `rules/turn.ts`. */
  inside: string
  isTest: boolean
}

interface Import {
  line: number
  from: string
  typesOnly: boolean
}

/** Every import in the tree below `root` that goes against the table. */
export function brokenArrows(root: string): Broken[] {
  const doors = findDoors(root)
  return sourceFiles(root).flatMap(file => {
    const place = placeOf(file)
    const room = ROOMS[place.room]
    if (!room) return [{ file, line: 1, why: `${place.home} has no row in the table of rooms (scripts/arrows.ts)` }]
    return importsOf(file, readFileSync(path.join(root, file), 'utf8')).flatMap(one => {
      const why = one.from.startsWith('.') ? whyNotNear(file, place, one) : whyNotFar(place, room, one, doors)
      return why === null ? [] : [{ file, line: one.line, why }]
    })
  })
}

function sourceFiles(root: string): string[] {
  const found = globSync('{packages,games,apps,tools}/**/*.{ts,tsx,mts,js,mjs}', {
    cwd: root,
    exclude: entry => /(^|[\\/])(node_modules|dist)$/.test(entry),
  })
  return found.map(file => file.replaceAll('\\', '/')).toSorted()
}

function placeOf(file: string): Place {
  const [area = '', name = '', ...rest] = file.split('/')
  const isTest = rest.includes('tests')
  if (area !== 'games') return { room: name, home: `${area}/${name}`, inside: rest.join('/'), isTest }
  if (rest.length === 0) return { room: 'games', home: 'games', inside: name, isTest }
  if (name === 'tests') return { room: 'games', home: 'games', inside: `${name}/${rest.join('/')}`, isTest: true }
  const door = rest[0] === 'ui' || rest[0] === 'bot' ? `game/${rest[0]}` : 'game'
  return { room: door, home: `games/${name}`, inside: rest.join('/'), isTest }
}

/** An import by path stays in its package, and inside a game goes only towards the rules. */
function whyNotNear(file: string, place: Place, { from, typesOnly }: Import): string | null {
  const there = placeOf(path.posix.join(path.posix.dirname(file), from))
  if (there.home !== place.home) return `${place.home} reaches into ${there.home} past its door (${from})`
  if (isReading(place) && there.inside.startsWith('rules/')) return `readings may not import rules (${from})`
  if (there.room === place.room || place.isTest) return null
  if (there.room !== 'game') return `${place.room} may not import ${there.room} (${from})`
  if (place.room === 'game/bot' || typesOnly || SHOWN_TO_UI.test(there.inside)) return null
  return `${place.room} may import only types from ${there.inside} of its game`
}

/** Readings are shared by rules, view, board and bot, so they stand below all of them. */
const isReading = ({ room, inside, isTest }: Place): boolean =>
  room === 'game' && inside.startsWith('readings/') && !isTest

function whyNotFar(place: Place, room: Room, { from, typesOnly }: Import, doors: Map<string, Place>): string | null {
  if (isBuiltin(from))
    return room.node || place.isTest || isSetting(place) ? null : `${place.room} may not import ${from}`
  const name = packageName(from)
  if (!name.startsWith('@tableworks/')) {
    const allowed =
      !room.npm || room.npm.includes(name) || isSetting(place) || (place.isTest && FOR_TESTS.npm.includes(name))
    return allowed ? null : `${place.room} may not import the npm package ${name}`
  }

  if (place.room === 'games' && from === EVERY_BOT) return null
  const behind = doors.get(from)
  if (!behind) return `${from} is not a door of a package here`
  const target = behind.room
  if (room.imports.includes(target)) return null
  if (place.isTest && [place.home, ...FOR_TESTS.homes].includes(behind.home)) return null
  if (!room.types?.includes(target)) return `${place.room} may not import ${target} (${from})`
  return typesOnly ? null : `${place.room} may import only types from ${target} (${from})`
}

/** The settings of a tool beside the sources (`vite.config.ts`) are run by the tool, not by the room. */
const isSetting = ({ inside }: Place): boolean => /^[\w-]+\.config\.ts$/.test(inside)

const packageName = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

/** Each door of each package, as it is written in an import, with the place behind it. */
function findDoors(root: string): Map<string, Place> {
  const doors = new Map<string, Place>()
  for (const file of globSync(['{packages,games,apps,tools}/*/package.json', 'games/package.json'], { cwd: root })) {
    const manifest: { name: string; exports?: Record<string, string> } = JSON.parse(
      readFileSync(path.join(root, file), 'utf8'),
    )
    const home = path.posix.dirname(file.replaceAll('\\', '/'))
    for (const [door, target] of Object.entries(manifest.exports ?? {}))
      doors.set(path.posix.join(manifest.name, door), placeOf(path.posix.join(home, target)))
  }
  return doors
}

function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length

  const still = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    line: lineAt(start),
    from: moduleRequest.value,
    typesOnly: entries.length > 0 && entries.every(entry => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ line: lineAt(start), from: moduleRequest.value, typesOnly: isType }] : [],
    ),
  )
  const late = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const text = /^(['"`])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2]
    return text === undefined ? [] : [{ line: lineAt(start), from: text, typesOnly: false }]
  })
  return [...still, ...passedOn, ...late]
}

if (import.meta.main) {
  const broken = brokenArrows(path.dirname(import.meta.dirname))
  for (const { file, line, why } of broken) console.error(`${file}:${line}: ${why}`)
  if (broken.length > 0) process.exitCode = 1
}
