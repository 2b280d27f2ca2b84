// Builds a table's stored record from a plan or a game file, and game files from records.

import {
  type AnyGame,
  type CarriedDice,
  Chance,
  chaptersIn,
  type Components,
  DecidingTogether,
  digestOf,
  type GameFile,
  hashOfTables,
  imagine,
  loadState,
  type LogLine,
  MOST_CONTINUATIONS,
  openedSeed,
  type OnLine,
  type Opening,
  type VariantValue,
  Problem,
  readGameFile,
  Referee,
  type Seat,
  type Seed,
  savedState,
  seatsOf,
  seedFrom,
  shape,
  type State,
  swiftChance,
  Table,
  type Told,
  variantsOf,
  verifyGameFile,
} from '@tableworks/kernel'
import { type Holidays, type Instant, shownClock } from './clock.ts'
import { type SeatPlan, type TableCard, HostError, hostErrorOf } from './link.ts'
import type { Awaited, KeptEarlyAnswers, ListedRecord, Store, TableNews, TableRecord } from './store.ts'

/** The parts of a new record that the rest is derived from. */
export type Beginning = Pick<
  TableRecord,
  | 'id'
  | 'name'
  | 'seats'
  | 'variants'
  | 'components'
  | 'position'
  | 'drawn'
  | 'hints'
  | 'rated'
  | 'pace'
  | 'absentDays'
  | 'from'
  | 'fromFile'
  | 'created'
> &
  Awaited & {
    readonly seed: Seed
  }

/** The record of a new table. Throws if the plan is invalid. */
export function newRecord(game: AnyGame, beginning: Beginning): TableRecord {
  checkNames(beginning.seats)
  const record: TableRecord = {
    ...beginning,
    game: game.id,
    rules: game.rules,
    sides: [],
    componentsHash: hashOfTables((beginning.components ?? game.components).tables),
    news: { updated: beginning.created, steps: 0, actor: null, result: null },
  }
  const table = orBadPlan(() => new Table(game, openingOf(game, record)))
  const { sideNames: sides, actor, result } = table
  const told = table.told(null)
  const news = { ...record.news, actor, result, ...togetherIn(table, table.state), ...chapterIn(game, told, sides) }
  return { ...record, sides, news }
}

/** The chapter after these facts, such as "Age II, Round 9". */
export function chapterIn(
  game: AnyGame,
  told: readonly Told[],
  sides: readonly string[],
): Pick<TableRecord['news'], 'chapter'> {
  const chapters = chaptersIn(game, [{ step: 0, told }], sides).map(({ title }) => title)
  return chapters.length === 0 ? {} : { chapter: chapters.join(', ') }
}

/** The seats that decide at the same time in a position of this table. */
export function togetherIn({ referee }: Table, state: State): Pick<TableNews, 'together'> {
  const seats = DecidingTogether.at(referee, state)?.seats ?? []
  return seats.length > 1 ? { together: seats } : {}
}

/** The seats that have to move: usually one, or everyone who still has to choose when seats decide at the same time. */
export function waitingSeats(record: Pick<ListedRecord, 'news' | keyof KeptEarlyAnswers>): readonly Seat[] {
  const { actor, steps, together } = record.news
  if (actor === null) return []
  if (together === undefined) return [actor]
  return together.filter(seat => {
    const answer = record[`early${seat}`]
    return answer?.isDone !== true || answer.step !== steps
  })
}

/** The people who haven't come to the rematch that they were seated at. */
export const awaitedSeats = (record: Pick<ListedRecord, 'seats' | keyof Awaited>): readonly Seat[] =>
  seatsOf(record.seats.length).filter(seat => record[`awaited${seat}`] === true && record.seats[seat]?.bot === null)

/** Marks these seats as awaited, or as no longer awaited. */
export const awaiting = (seats: readonly Seat[], isAwaited: boolean): Awaited =>
  Object.fromEntries(seats.map(seat => [`awaited${seat}`, isAwaited]))

const { anything, count, dictionary, list, number, scalar, text } = shape

type Check = (value: unknown, path: string) => unknown

const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? null : check(value, path)

/** A timestamp in milliseconds that `Date` can represent. */
const moment = (value: unknown, path: string): number => {
  if (Number.isNaN(new Date(number(value, path)).getTime())) throw new Problem(`${path} should be a timestamp`)
  return number(value, path)
}

/** Checks the fields we know and ignores fields that newer pages have added. */
const withFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const found = dictionary(anything)(value, path)
    for (const [field, check] of Object.entries(fields)) check(found[field], `${path}.${field}`)
    return value
  }

const kept = withFields({
  id: text,
  game: text,
  rules: count,
  seats: list(withFields({ name: text, bot: orNull(text) })),
  sides: list(text),
  variants: dictionary(scalar),
  seed: withFields({ commitment: text, entropy: list(text), secret: text }),
  components: orNull(withFields({ name: text })),
  componentsHash: text,
  position: orNull(dictionary(anything)),
  from: orNull(withFields({ table: text, step: count })),
  created: moment,
  news: withFields({
    updated: moment,
    steps: count,
    actor: orNull(count),
    result: orNull(
      withFields({ places: list(count), scores: list(number), sheet: list(anything), ties: list(anything) }),
    ),
  }),
})

/** Checks a stored record. Throws `oddRecord` if it can't be read. */
export function recordIn(raw: unknown): ListedRecord {
  try {
    return kept(raw, 'the table') as ListedRecord
  } catch (error) {
    throw error instanceof Problem ? new HostError('oddRecord', error.message) : error
  }
}

/** A record including the table's component set. */
export async function wholeRecordIn(raw: unknown, store: Pick<Store, 'components'>): Promise<TableRecord> {
  const record = recordIn(raw)
  if (record.components === null) return { ...record, components: null }
  const tables = await store.components(record.id)
  if (tables === undefined) throw new HostError('oddRecord', 'its components are missing')
  return { ...record, components: { name: record.components.name, tables } }
}

/** Everything stored about a table, as text that a person can repair. */
export function rawText(raw: unknown): string {
  const above = new WeakSet()
  return JSON.stringify(
    raw,
    (_key, value: unknown) => {
      if (typeof value === 'bigint') return `${value}`
      if (typeof value !== 'object' || value === null) return value
      if (above.has(value)) return '...'
      above.add(value)
      return value
    },
    2,
  )
}

/** `now` is needed for tables with clocks. */
export function cardOf(record: ListedRecord, now?: Instant, holidays: Holidays = {}): TableCard {
  const { id, name = '', game, seats, sides, variants, components, componentsHash, created, from, news } = record
  const { drawn = false, hints = false, rated = false, fromFile, pace, absentDays } = record
  const box = { name: components?.name ?? '', hash: components === null ? null : componentsHash }
  const { updated, steps, result, chapter = null, continued, clock } = news
  const awaited = awaitedSeats(record)
  return {
    id,
    name: name === '' ? null : name,
    game,
    seats,
    sides,
    variants,
    box,
    drawn,
    hints,
    rated,
    created,
    from,
    updated,
    steps,
    waiting: waitingSeats(record),
    result,
    chapter,
    ...(fromFile === undefined ? {} : { fromFile }),
    ...(pace === undefined ? {} : { pace }),
    ...(absentDays === undefined ? {} : { absentDays }),
    ...(awaited.length === 0 ? {} : { awaited }),
    ...(pace === undefined || clock === undefined || now === undefined
      ? {}
      : { clock: shownClock({ pace, holidays }, clock, now) }),
    ...(continued === undefined ? {} : { continued }),
    ...(record.locked == null ? {} : { locked: record.locked }),
  }
}

export function openingOf(game: AnyGame, record: TableRecord): Opening {
  const components: Components | null = record.components
  const start = record.position
  return {
    seatNames: record.seats.map(seat => seat.name),
    variants: record.variants,
    seed: record.seed,
    ...(components === null ? {} : { components }),
    ...(start === null ? {} : { position: loadState(new Referee(game, components ?? undefined), start) }),
    ...carriedIn(record),
  }
}

const carriedIn = ({ carried }: { readonly carried?: CarriedDice | undefined }) =>
  carried === undefined ? {} : { carried }

/** The rules under which every line since the table began or was last upgraded is valid. */
export const rulesOf = ({ rules, news }: TableRecord): number => Math.max(rules, news.rules ?? 0)

/** Built from stored data only, so a table whose rules have changed can still be exported. */
export const fileOf = (record: TableRecord, lines: readonly LogLine[], game: AnyGame): GameFile => ({
  format: 'tableworks game 1',
  game: record.game,
  rules: rulesOf(record),
  components: {
    name: record.components?.name ?? game.components.name,
    hash: record.componentsHash,
    tables: record.components?.tables ?? null,
  },
  seats: record.seats.map(seat => seat.name),
  variants: { ...record.variants },
  seed: { ...record.seed },
  position: record.position,
  ...carriedIn(record),
  log: lines.slice(record.earlier ?? 0).map(line => [line.seat, line.text, line.hash]),
  result: record.news.result,
})

/** The file for other people while the game is running. Dice, hashes and hidden choices stay sealed. */
export const sealed = (file: GameFile, lines: readonly LogLine[]): GameFile => ({
  ...file,
  seed: { ...file.seed, secret: null },
  position: null,
  log: lines.map(({ seat, text: said, secret }) => [seat, secret ? '' : said, '']),
})

export const fileIn = (source: string): GameFile => orBadFile(() => readGameFile(source))

/**
 * The owner of a file knows every card and die in it, so a table with other people gets new dice and a new deal of everything
 * hidden.
 */
export interface NewDeal {
  /** The seat whose player keeps their knowledge, if the file proves it. Null keeps only public knowledge. */
  readonly seat: Seat | null
  readonly secret: string
}

/** Options for a table made from a game file. */
export interface Wanted {
  readonly id: string
  readonly now: number
  /** The bot in each seat. People play the others. */
  readonly bots: readonly (string | null)[]
  /** If omitted, the game continues with the file's cards and dice. */
  readonly deal?: NewDeal
}
export interface Imported {
  readonly record: TableRecord
  readonly lines: readonly LogLine[]
}

/** A table made from a game file, replayed and checked line by line. */
export function recordOfFile(game: AnyGame, file: GameFile, wanted: Wanted, onLine?: OnLine): Imported {
  const { problems, table, began } = verifyGameFile(game, file, onLine)
  if (table === null || problems.length > 0) throw new HostError('badFile', problems.join('; '))
  const seats = file.seats.map((name, seat) => ({ name, bot: wanted.bots[seat] ?? null }))
  const isDealtAnew = wanted.deal !== undefined && table.actor !== null
  const { record, lines } = isDealtAnew
    ? dealtAnew(table, seats, wanted, began === 'set-up' ? wanted.deal : { ...wanted.deal, seat: null })
    : asPlayed(table, seats, wanted)
  if (wanted.deal === undefined) return { record, lines }
  const fromFile = { moves: table.step, isDealtAnew, ...(began === 'set-up' ? {} : { isUnchecked: true as const }) }
  return { record: { ...record, fromFile }, lines }
}

function asPlayed(table: Table, seats: readonly SeatPlan[], { id, now, deal }: Wanted): Imported {
  const { game, variants, step, actor, result, continued } = table
  const { position, seed, carried } = table.opening
  const record: TableRecord = {
    id,
    game: game.id,
    rules: game.rules,
    seats,
    sides: table.sideNames,
    variants,
    // The file may contain the secrets for play after the end. If it does, its owner knows them.
    seed: deal === undefined ? seed : openedSeed(seed, continued),
    components: ownComponents(table),
    componentsHash: table.referee.componentsHash,
    position: position === undefined ? null : savedState(position),
    ...carriedIn({ carried }),
    from: null,
    created: now,
    news: {
      updated: now,
      steps: step,
      actor,
      result,
      ...togetherIn(table, table.state),
      ...(continued === 0 ? {} : { continued }),
    },
  }
  return { record, lines: table.log }
}

/** Null if the table uses the standard set. */
function ownComponents({ game, opening: { components }, referee }: Table): Components | null {
  return components === undefined || referee.componentsHash === hashOfTables(game.components.tables) ? null : components
}

/**
 * Deals every hidden card and die anew, keeping what one seat knows. A position that isn't replayed from the set-up may be forged,
 * for example to say that a seat knows the order of the deck, so no knowledge is kept from it.
 */
function dealtAnew(table: Table, seats: readonly SeatPlan[], { id, now }: Wanted, { seat, secret }: NewDeal): Imported {
  const chance = new Chance(swiftChance(digestOf(['deal', secret])))
  const deal = () =>
    newRecord(table.game, {
      id,
      seats,
      variants: table.variants,
      components: ownComponents(table),
      position: savedState(imagine(table.referee, table.view(seat), chance)),
      seed: seedFrom(secret, [], MOST_CONTINUATIONS),
      from: null,
      created: now,
    })
  return { record: firstPlayable(deal), lines: [] }
}

/** A seat in the middle of its turn may need a card that a new deal doesn't give it, so several deals are tried. */
const MOST_DEALS = 20
function firstPlayable(deal: () => TableRecord): TableRecord {
  for (let tries = 1; tries < MOST_DEALS; tries++)
    try {
      return deal()
    } catch (error) {
      if (hostErrorOf(error).kind !== 'badPlan') throw error
    }
  return deal()
}

export const checkedVariants = (
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Record<string, VariantValue> => orBadPlan(() => variantsOf(game, given, seats))

export function checkNames(seats: readonly SeatPlan[]): void {
  const names = seats.map(seat => seat.name.trim())
  if (names.some(name => name === '') || new Set(names).size < names.length) throw new HostError('badPlan', 'names')
}

/** If the rules refuse to open the table, the plan is invalid. Any other error is a bug and is rethrown. */
function orBadPlan<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) throw new HostError('badPlan', error.message)
    throw error
  }
}

export function orBadFile<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) throw new HostError('badFile', error.message)
    throw error
  }
}
