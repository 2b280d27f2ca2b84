// Checks which package may import which. The table below is the one in docs/map.md. A new dependency between packages
// is a design decision, so it needs a line here that a reviewer sees.

import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

interface Package {
  /** Packages whose entries it may import. `game` is any game's rules; `game/ui`, `game/bot` and so on are its other entries. */
  imports: readonly string[]
  /** Packages from which it may only import types. */
  types?: readonly string[]
  /** npm packages it may use; if omitted, all in its package.json. */
  npm?: readonly string[]
  /** Packages that only its tests may use. */
  forTests?: readonly string[]
  /** Whether it may use Node's modules. */
  node?: boolean
}

const PACKAGES: Record<string, Package> = {
  kernel: { imports: [], npm: ['@noble/hashes'] },
  'table-kit': { imports: ['kernel'], npm: [] },
  contract: { imports: ['kernel'], npm: ['vitest', 'fast-check'] },
  bots: { imports: ['kernel'], npm: [] },
  lessons: { imports: ['kernel'], npm: [] },
  host: { imports: ['kernel', 'bots'], npm: [] },
  protocol: { imports: ['kernel'], types: ['host'], npm: [] },
  'board-kit': { imports: ['kernel', 'table-kit', 'lessons'] },
  game: { imports: ['kernel', 'table-kit'], npm: [] },
  'game/ui': { imports: ['kernel', 'table-kit', 'board-kit'] },
  'game/bot': { imports: ['kernel', 'table-kit', 'bots'], npm: [] },
  'game/lessons': { imports: ['kernel', 'table-kit', 'lessons'], npm: [] },
  'game/puzzles': { imports: [], npm: [] },
  games: { imports: ['kernel', 'bots', 'lessons', 'game', 'game/bot', 'game/lessons', 'game/puzzles'], npm: [] },
  server: {
    imports: ['kernel', 'protocol', 'bots', 'host', 'games', 'game', 'game/bot'],
    forTests: ['web'],
    node: true,
  },
  web: {
    imports: [
      'kernel',
      'table-kit',
      'protocol',
      'board-kit',
      'bots',
      'lessons',
      'host',
      'games',
      'game',
      'game/ui',
      'game/bot',
      'game/lessons',
      'game/puzzles',
    ],
  },
  cli: {
    imports: [
      'kernel',
      'table-kit',
      'contract',
      'bots',
      'lessons',
      'host',
      'protocol',
      'games',
      'game',
      'game/bot',
      'game/lessons',
      'game/puzzles',
      'server',
      'bench',
    ],
    node: true,
  },
  mutate: { imports: [], node: true },
  lighthouse: { imports: [], node: true },
  bench: {
    imports: ['kernel', 'table-kit', 'bots', 'host', 'protocol', 'games', 'game', 'game/bot', 'server'],
    node: true,
  },
}

/** What tests may use besides their package's imports and entries. Salt and Timber is the game for tests. */
const FOR_TESTS = { homes: ['packages/contract', 'games/salt-and-timber'], npm: ['vitest', 'fast-check', 'ajv'] }

/** The parts of its own game from which a board may import values. From the rest, it may import only types. */
const SHOWN_TO_UI = /^(data(\/|\.ts$)|readings\/|view\.ts$|meta\.ts$|notation\.ts$)/

/** A game's folders that have their own entry. */
const ENTRIES: ReadonlySet<string> = new Set(['ui', 'bot', 'lessons', 'puzzles'])

/** How the list of games imports every game's bots, lessons and puzzles. */
const EVERY_ENTRY: ReadonlySet<string> = new Set(
  ['bot', 'lessons', 'puzzles'].map(entry => `@tableworks/\${game}/${entry}`),
)

export interface Broken {
  file: string
  line: number
  /** A sentence that names the forbidden import. */
  why: string
}

interface Place {
  owner: string
  /** The package's folder: `games/titan`. */
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

/** Every import below `root` that goes against the table. */
export function brokenArrows(root: string): Broken[] {
  const entries = findEntries(root)
  return sourceFiles(root).flatMap(file => {
    const place = placeOf(file)
    const owner = PACKAGES[place.owner]
    if (!owner) return [{ file, line: 1, why: `${place.home} has no row in the table of packages (scripts/arrows.ts)` }]
    return importsOf(file, readFileSync(path.join(root, file), 'utf8')).flatMap(one => {
      const why = one.from.startsWith('.') ? whyNotNear(file, place, one) : whyNotFar(place, owner, one, entries)
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
  if (area !== 'games') return { owner: name, home: `${area}/${name}`, inside: rest.join('/'), isTest }
  if (rest.length === 0) return { owner: 'games', home: 'games', inside: name, isTest }
  if (name === 'tests') return { owner: 'games', home: 'games', inside: `${name}/${rest.join('/')}`, isTest: true }
  const entry = ENTRIES.has(rest[0] ?? '') ? `game/${rest[0]}` : 'game'
  return { owner: entry, home: `games/${name}`, inside: rest.join('/'), isTest }
}

/** A relative import stays in its package. Inside a game, it may only point towards the rules. */
function whyNotNear(file: string, place: Place, { from, typesOnly }: Import): string | null {
  const there = placeOf(path.posix.join(path.posix.dirname(file), from))
  if (there.home !== place.home) return `${place.home} reaches into ${there.home} past its entry (${from})`
  if (isReading(place) && there.inside.startsWith('rules/')) return `readings may not import rules (${from})`
  if (there.owner === place.owner || place.isTest) return null
  if (there.owner !== 'game') return `${place.owner} may not import ${there.owner} (${from})`
  if (place.owner === 'game/bot' || typesOnly || SHOWN_TO_UI.test(there.inside)) return null
  // lessons arrange positions, so they may use the state
  if (place.owner === 'game/lessons' && there.inside === 'state.ts') return null
  return `${place.owner} may import only types from ${there.inside} of its game`
}

/** Rules, view, board and bot share readings, so readings are below all of them. */
const isReading = ({ owner, inside, isTest }: Place): boolean =>
  owner === 'game' && inside.startsWith('readings/') && !isTest

function whyNotFar(
  place: Place,
  owner: Package,
  { from, typesOnly }: Import,
  entries: Map<string, Place>,
): string | null {
  if (isBuiltin(from))
    return owner.node || place.isTest || isSetting(place) ? null : `${place.owner} may not import ${from}`
  const name = packageName(from)
  if (!name.startsWith('@tableworks/')) {
    const allowed =
      !owner.npm || owner.npm.includes(name) || isSetting(place) || (place.isTest && FOR_TESTS.npm.includes(name))
    return allowed ? null : `${place.owner} may not import the npm package ${name}`
  }

  if (place.owner === 'games' && EVERY_ENTRY.has(from)) return null
  const behind = entries.get(from)
  if (!behind) return `${from} is not an entry of a package here`
  const target = behind.owner
  if (owner.imports.includes(target)) return null
  if (place.isTest && [place.home, ...FOR_TESTS.homes].includes(behind.home)) return null
  if (place.isTest && owner.forTests?.includes(target)) return null
  if (!owner.types?.includes(target)) return `${place.owner} may not import ${target} (${from})`
  return typesOnly ? null : `${place.owner} may import only types from ${target} (${from})`
}

/** A tool's config file next to the sources (`vite.config.ts`), which only the tool runs. */
const isSetting = ({ inside }: Place): boolean => /^[\w-]+\.config\.ts$/.test(inside)

const packageName = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

/** Each entry of each package, as written in an import, with its place. */
function findEntries(root: string): Map<string, Place> {
  const entries = new Map<string, Place>()
  for (const file of globSync(['{packages,games,apps,tools}/*/package.json', 'games/package.json'], { cwd: root })) {
    const manifest: { name: string; exports?: Record<string, string> } = JSON.parse(
      readFileSync(path.join(root, file), 'utf8'),
    )
    const home = path.posix.dirname(file.replaceAll('\\', '/'))
    for (const [entry, target] of Object.entries(manifest.exports ?? {}))
      entries.set(path.posix.join(manifest.name, entry), placeOf(path.posix.join(home, target)))
  }
  return entries
}

function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`Can’t read ${file}: ${errors[0].message}`)
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
