// The game file: human-readable text (JSON, one log entry per line) that holds a whole game and can be verified.
// Its schema is docs/game-file.schema.json.

import type { AnyGame, Components, VariantValue, Result } from './game.ts'
import { loadState } from './load.ts'
import { type CarriedDice, keepsCommitments } from './mixing.ts'
import { LONGEST_NAME } from './notation.ts'
import { parseJson } from './parse.ts'
import { Referee } from './referee.ts'
import { hashOfTables, isHashOf } from './set-hash.ts'
import { savedState } from './state.ts'
import { isSeat } from './seats.ts'
import {
  count,
  dictionary,
  isRecord,
  list,
  listOfAtMost,
  maybe,
  number,
  oneOf,
  optional,
  Problem,
  record,
  scalar,
  text,
  textOfAtMost,
  anything,
} from './shape.ts'
import { LONGEST_LINE, Table } from './table.ts'
import { sayRefusal } from './words.ts'

export const GAME_FILE_FORMAT = 'tableworks game 1'

/** One log line: the seat, its text, and the hash of the state after it. */
export type FileLine = [seat: number, text: string, hash: string]

export interface GameFile {
  format: typeof GAME_FILE_FORMAT
  game: string
  /** The rules version it was played with. */
  rules: number
  /** The component set by name and hash, and in full if it isn't the standard set. */
  components: { name: string; hash: string; tables: unknown }
  seats: string[]
  variants: Record<string, VariantValue>
  /** The secret is null in a sealed file. */
  seed: { commitment: string; entropy: string[]; secret: string | null }
  /** The starting position, if the game didn't start at the set-up. */
  position: unknown
  /** The dice carried over, if that position was reached under earlier rules. */
  carried?: CarriedDice
  log: FileLine[]
  /** Null while the game is running. */
  result: Result | null
}

/** A table's game file. During play, other people get a `sealed` one without the secret, hashes and hidden choices. */
export function gameFileOf(table: Table, { sealed = false } = {}): GameFile {
  const { components = table.game.components, seed, seatNames, position, carried } = table.opening
  const standard = table.game.components
  const isStandard = table.referee.componentsHash === hashOfTables(standard.tables)
  return {
    format: GAME_FILE_FORMAT,
    game: table.game.id,
    rules: table.game.rules,
    components: {
      name: isStandard ? standard.name : components.name,
      hash: table.referee.componentsHash,
      tables: isStandard ? null : components.tables,
    },
    seats: [...seatNames],
    variants: { ...table.variants },
    seed: { ...seed, secret: sealed ? null : seed.secret },
    position: sealed || position === undefined ? null : savedState(position),
    ...(carried === undefined ? {} : { carried }),
    log: table.log.map(({ seat, text: said, hash, secret }) => [
      seat,
      sealed && secret ? '' : said,
      sealed ? '' : hash,
    ]),
    result: table.result,
  }
}

/** The file as text with one field or log entry per line, so people can read and compare it. */
export function writeGameFile(file: GameFile): string {
  const { log, ...rest } = file
  const fields = Object.entries(rest).map(([field, value]) => `  "${field}": ${JSON.stringify(value)}`)
  const lines = log.map(one => `    ${JSON.stringify(one)}`).join(',\n')
  return `{\n${fields.join(',\n')},\n  "log": [${log.length === 0 ? '' : `\n${lines}\n  `}]\n}\n`
}

/** Far more than any game needs. */
const MOST_LINES = 100_000
const MOST_SEATS = 12
const name = textOfAtMost(LONGEST_NAME)

const line = (value: unknown, path: string): FileLine => {
  const [seat, said, hash, ...more] = list(anything)(value, path)
  if (more.length > 0) throw new Problem(`${path} should be [seat, text, hash]`)
  return [count(seat, `${path}[0]`), textOfAtMost(LONGEST_LINE)(said, `${path}[1]`), name(hash, `${path}[2]`)]
}
const scoreLines = list(record({ line: text, values: list(number), less: optional(oneOf(true)) }))
const hex = (value: unknown, path: string): string => {
  if (!/^[0-9a-f]{64}$/.test(text(value, path))) throw new Problem(`${path} should be 64 hexadecimal digits`)
  return text(value, path)
}
const carriedAlong = record<Record<keyof CarriedDice, unknown>>({
  from: count,
  to: count,
  commitments: listOfAtMost(MOST_SEATS, record({ seat: count, digest: hex })),
  reveals: listOfAtMost(MOST_SEATS, record({ seat: count, number: hex })),
  moves: dictionary(count),
  automatic: dictionary(count),
  continued: count,
})
const gameFile = record<Record<keyof GameFile, unknown>>({
  format: oneOf(GAME_FILE_FORMAT),
  game: name,
  rules: count,
  components: record({ name, hash: name, tables: maybe(dictionary(anything)) }),
  seats: listOfAtMost(MOST_SEATS, name),
  variants: dictionary(scalar),
  seed: record({ commitment: name, entropy: listOfAtMost(MOST_SEATS, name), secret: maybe(name) }),
  position: maybe(anything),
  carried: optional(carriedAlong),
  log: listOfAtMost(MOST_LINES, line),
  result: maybe(record({ places: list(count), scores: list(number), sheet: scoreLines, ties: scoreLines })),
})

/** Reads a game file. Throws a Problem that names the invalid field. */
export function readGameFile(source: string): GameFile {
  return gameFile(inThisFormat(parseJson(source, 'this is not a game file')), 'the file') as unknown as GameFile
}

/** Older files call the variants `options`. */
function inThisFormat(file: unknown): unknown {
  if (!isRecord(file) || Object.hasOwn(file, 'variants') || !Object.hasOwn(file, 'options')) return file
  const { options, ...rest } = file
  return { ...rest, variants: options }
}

/** Called after every replayed log line. */
export type OnLine = (done: number, of: number) => void

/** Sets up a file's table and replays its log. Throws a Problem if anything doesn't match. */
export function openGameFile(game: AnyGame, file: GameFile, onLine?: OnLine): Table {
  const table = emptyTable(game, file)
  for (const [i, [seat, said, hash]] of file.log.entries()) {
    const at = `line ${i + 1} of the log (${said})`
    if (!isSeat(seat, table.seats)) throw new Problem(`${at}: there is no seat ${seat}`)
    const answer = table.repeat(seat, said)
    if ('refusal' in answer)
      throw new Problem(`${at} is refused: ${sayRefusal(game, answer.refusal, file.seats)}${otherRules(game, file)}`)
    if (hash !== '' && hash !== table.log.at(-1)?.hash)
      throw new Problem(`${at}: the state is ${table.log.at(-1)?.hash}, the file says ${hash}${otherRules(game, file)}`)
    onLine?.(i + 1, file.log.length)
  }
  return table
}

const otherRules = (game: AnyGame, { rules }: GameFile): string =>
  rules === game.rules ? '' : `; the game was played with rules ${rules}, but this version has rules ${game.rules}`

function emptyTable(game: AnyGame, file: GameFile): Table {
  const { seats, variants, seed, components, position, carried, game: id } = file
  if (id !== game.id) throw new Problem(`the file is a game of ${id}, not of ${game.id}`)
  if (seed.secret === null)
    throw new Problem('this game’s dice are still sealed, so it can’t be replayed; export it again after the game')
  const set = componentsOf(game, components)
  if (carried !== undefined) checkCarried(carried, file)
  return new Table(game, {
    seatNames: seats,
    variants,
    seed: { ...seed, secret: seed.secret },
    components: set,
    ...(position === null ? {} : { position: loadState(new Referee(game, set), position) }),
    ...(carried === undefined ? {} : { carried }),
  })
}

function checkCarried(carried: CarriedDice, { rules, position }: GameFile): void {
  const { from, to } = carried
  if (position === null) throw new Problem('the file continues from earlier rules but has no position')
  if (!(from < to && to <= rules))
    throw new Problem(`the file continues from rules ${from} under rules ${to}, but its rules are ${rules}`)
  if (!keepsCommitments(carried)) throw new Problem('a number in the dice does not match the commitment it came with')
}

/** The component set a file was played with. Only the standard set may use its name, but a copy of it may have another name. */
function componentsOf(game: AnyGame, { name: called, hash, tables }: GameFile['components']): Components {
  const standard = game.components
  const components = isRecord(tables) ? { name: called, tables } : standard
  if (!isHashOf(components, hash))
    throw new Problem(`the file’s component set '${called}' differs from the one known here (${hash.slice(0, 12)})`)
  if (components === standard && called !== standard.name)
    throw new Problem(`the file calls the standard component set '${called}'`)
  if (called === standard.name && hashOfTables(components.tables) !== hashOfTables(standard.tables))
    throw new Problem(`the file’s component set is named '${called}' but has other values`)
  return components
}
