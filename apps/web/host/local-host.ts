// The host of all tables on this device. It lives in a worker; tests give it a store in memory.

import {
  type AnyGame,
  Chance,
  type Components,
  digestOf,
  type GameFile,
  imagine,
  type OptionValue,
  Problem,
  readGameFile,
  type Seat,
  type State,
  savedState,
  seedFrom,
  swiftChance,
  Table,
  tableOptions,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import type { Bots, Thinking } from './bots.ts'
import {
  type Keeping,
  type Said,
  type SeatPlan,
  type TableCard,
  type TableLink,
  type TablePlan,
  Trouble,
  troubleOf,
} from './link.ts'
import { OpenTable, openingOf } from './open-table.ts'
import type { Store, TableRecord } from './store.ts'

export interface Means {
  readonly store: Store
  readonly load: (game: string) => Promise<AnyGame>
  readonly bots: Bots
  readonly now: () => number
  /** So many hexadecimal digits that nobody can guess. */
  readonly random: (digits: number) => string
  /** Tells the other tabs that a table has news. */
  readonly tellOthers: (table: string) => void
  /** Waits until no other tab runs the bots of this table; gives how to let go. */
  readonly takeBots: (table: string, taken: () => void) => () => void
  /** A bot's choice is shown no sooner than this after the one before, so that people can follow. */
  readonly pace: number
  readonly persist: () => Promise<boolean>
}

interface Watched {
  readonly opened: OpenTable
  readonly wakes: Map<number, () => void>
  readonly letGo: () => void
  hasBots: boolean
  thought: Thinking | null
}

const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Darby', 'Edith', 'Faris'] as const

export class LocalHost implements TableLink {
  private readonly means: Means
  private readonly watched = new Map<string, Promise<Watched>>()
  private tickets = 0

  constructor(means: Means) {
    this.means = means
  }

  async keeping(): Promise<Keeping> {
    if (this.means.store.isMemory) return 'memory'
    return (await this.means.persist()) ? 'durable' : 'best-effort'
  }

  // Lists and set-up

  async tables(): Promise<TableCard[]> {
    const records = await this.means.store.tables()
    return records.map(cardOf).sort((a, b) => b.updated - a.updated)
  }

  async card(table: string): Promise<TableCard> {
    return cardOf(await this.recordOf(table))
  }

  async create({ game: id, seats, options, box }: TablePlan): Promise<string> {
    const game = await this.load(id)
    const components = box === null ? null : await this.boxOf(id, box)
    return this.begin(game, {
      seats,
      options: checkedOptions(game, options, seats.length),
      components,
      position: null,
      from: null,
    })
  }

  async playNow(id: string, person: string): Promise<string> {
    const game = await this.load(id)
    const count = game.seats.find(seats => seats >= 2) ?? game.seats[0] ?? 1
    const bots = BOT_NAMES.filter(name => name !== person).slice(0, count - 1)
    const seats = [{ name: person, bot: null }, ...bots.map(name => ({ name, bot: 'normal' }))]
    return this.begin(game, {
      seats,
      options: tableOptions(game, {}, seats.length),
      components: null,
      position: null,
      from: null,
    })
  }

  async rematch(table: string): Promise<string> {
    const { game: id, seats, options, components } = await this.recordOf(table)
    return this.begin(await this.load(id), { seats, options, components, position: null, from: null })
  }

  /** A new table; what cannot be is told before anything is kept. */
  private async begin(
    game: AnyGame,
    wanted: Pick<TableRecord, 'seats' | 'options' | 'components' | 'position' | 'from'>,
  ): Promise<string> {
    checkNames(wanted.seats)
    const now = this.means.now()
    const record: TableRecord = {
      ...wanted,
      id: this.means.random(20),
      game: game.id,
      rules: game.rules,
      sides: [],
      componentsHash: digestOf((wanted.components ?? game.components).tables),
      seed: seedFrom(this.means.random(64)),
      created: now,
      news: { updated: now, steps: 0, actor: null, result: null },
    }
    const table = opened(game, record)
    const news = { updated: now, steps: 0, actor: table.actor, result: table.result }
    await this.means.store.addTable({ ...record, sides: table.sideNames, news }, [])
    void this.means.persist()
    return record.id
  }

  // Looking and choosing

  async open(table: string, wake: () => void) {
    const { opened: shown, wakes } = await this.watch(table)
    const ticket = ++this.tickets
    wakes.set(ticket, wake)
    this.goOn(table)
    return { card: cardOf(shown.record), ticket }
  }

  async close(table: string, ticket: number): Promise<void> {
    const watched = await this.watched.get(table)?.catch(() => undefined)
    watched?.wakes.delete(ticket)
    if (watched?.wakes.size === 0) this.forget(table, watched)
  }

  private forget(table: string, watched: Watched): void {
    this.watched.delete(table)
    watched.thought?.interrupt()
    watched.thought = null
    watched.letGo()
  }

  position = async (table: string, seat: Seat | null, step?: number) => (await this.at(table)).position(seat, step)
  journal = async (table: string, seat: Seat | null, since: number) => (await this.at(table)).journal(seat, since)
  why = async (table: string, seat: Seat, text: string) => (await this.at(table)).why(seat, text)
  preview = async (table: string, seat: Seat, text: string) => (await this.at(table)).preview(seat, text)
  course = async (table: string) => (await this.at(table)).course()

  async say(table: string, seat: Seat, text: string, step: number): Promise<Said> {
    const shown = await this.at(table)
    if (!shown.isPerson(seat)) throw new Trouble('secret')
    const said = await shown.say(seat, text, step)
    if (shown.request !== null) await shown.agreeForBots()
    return said
  }

  async undo(table: string): Promise<Said> {
    await this.interrupt(table)
    return (await this.at(table)).undo()
  }

  async redo(table: string): Promise<Said> {
    await this.interrupt(table)
    return (await this.at(table)).redo()
  }

  async pause(table: string, paused: boolean): Promise<void> {
    const { opened: shown } = await this.watch(table)
    shown.paused = paused
    shown.botTrouble = null
    if (paused) await this.interrupt(table)
    this.hear(table)
  }

  /** Something was written here or in another tab. */
  async heardOf(table: string): Promise<void> {
    const watched = await this.watched.get(table)?.catch(() => undefined)
    if (watched === undefined) return
    await watched.opened.refresh().catch(() => undefined) // the reader will be told when it asks
    await this.interrupt(table)
    this.hear(table)
  }

  private readonly news = (table: string): void => {
    this.means.tellOthers(table)
    this.hear(table)
  }

  private hear(table: string): void {
    void this.watched.get(table)?.then(
      ({ wakes }) => {
        for (const wake of wakes.values()) wake()
        this.goOn(table)
      },
      () => undefined,
    )
  }

  private watch(table: string): Promise<Watched> {
    const known = this.watched.get(table)
    if (known !== undefined) return known
    const watching = this.look(table)
    this.watched.set(table, watching)
    watching.catch(() => this.watched.delete(table))
    return watching
  }

  private async look(table: string): Promise<Watched> {
    const record = await this.recordOf(table)
    const game = await this.load(record.game)
    const { store, now } = this.means
    const shown = await OpenTable.open(game, record, { store, now, news: this.news })
    const watched: Watched = {
      opened: shown,
      wakes: new Map(),
      letGo: this.means.takeBots(table, () => {
        watched.hasBots = true
        this.goOn(table)
      }),
      hasBots: false,
      thought: null,
    }
    return watched
  }

  private at = async (table: string): Promise<OpenTable> => (await this.watch(table)).opened

  // Bots

  private async interrupt(table: string): Promise<void> {
    const watched = await this.watched.get(table)?.catch(() => undefined)
    if (watched === undefined) return
    watched.thought?.interrupt()
    this.rest(watched)
  }

  /** If a bot is to choose, and this tab looks after the bots, lets it think. */
  private goOn(table: string): void {
    void this.watched.get(table)?.then(
      watched => this.letThink(watched),
      () => undefined,
    )
  }

  private async letThink(watched: Watched): Promise<void> {
    const { opened: shown } = watched
    const waiting = shown.waitingBot
    if (!watched.hasBots || watched.thought !== null || shown.paused || waiting === null) return
    const { game, components, seed, id } = shown.record
    const { level, seen, seat, seq } = waiting
    const dice = digestOf(['bot', seed.secret, seat, seq])
    const thought = this.means.bots.think({ game, components, level, seen, dice })
    watched.thought = thought
    shown.thinking = seat
    for (const wake of watched.wakes.values()) wake()
    try {
      const [text] = await Promise.all([thought.answer, pause(this.means.pace)])
      if (watched.thought !== thought) return
      this.rest(watched)
      if (text !== null && this.watched.has(id)) await shown.say(seat, text, shown.step)
    } catch (error) {
      // A full disk or a fault of a bot: stop, say why, and let the person decide when to go on.
      this.rest(watched)
      shown.paused = true
      shown.botTrouble = troubleOf(error)
      for (const wake of watched.wakes.values()) wake()
    }
  }

  private rest(watched: Watched): void {
    watched.thought = null
    watched.opened.thinking = null
  }

  // Files, branches, component sets

  async branch(table: string, seat: Seat | null, step: number): Promise<string> {
    const shown = await this.at(table)
    const { record, game, isOver } = shown
    const { state, seen, referee } = await shown.startOf(seat, step)
    // Unless all is known, the new table lies in a world the seat imagines: no card or die of the real one is in it.
    const start: State = isOver ? state : imagine(referee, seen, new Chance(swiftChance(this.means.random(32))))
    if (start.frames.length === 0) throw new Trouble('badPlan')
    const { seats, options, components } = record
    const from = { table, step }
    return this.begin(game, { seats, options, components, position: savedState(start), from })
  }

  async remove(table: string): Promise<void> {
    const watched = await this.watched.get(table)?.catch(() => undefined)
    if (watched !== undefined) this.forget(table, watched)
    await this.means.store.removeTable(table)
    this.means.tellOthers(table)
  }

  /** Made from what is kept, so that a table whose rules have changed can still be taken along. */
  async exported(table: string): Promise<Blob> {
    const record = await this.recordOf(table)
    const lines = await this.means.store.lines(table, 0)
    const file: GameFile = {
      format: 'tableworks game 1',
      game: record.game,
      rules: record.rules,
      components: {
        name: record.components?.name ?? (await this.load(record.game)).components.name,
        hash: record.componentsHash,
        tables: record.components?.tables ?? null,
      },
      seats: record.seats.map(seat => seat.name),
      options: { ...record.options },
      seed: { ...record.seed },
      position: record.position,
      log: lines.map(({ seat, text, hash }) => [seat, text, hash]),
      result: record.news.result,
    }
    return new Blob([writeGameFile(file)], { type: 'application/json' })
  }

  async imported(source: string): Promise<string> {
    const file = fileOrTrouble(() => readGameFile(source))
    const game = await this.load(file.game)
    const { problems, table } = verifyGameFile(game, file)
    if (table === null || problems.length > 0) throw new Trouble('badFile', problems.join('; '))
    const now = this.means.now()
    const { components, position } = table.opening
    const own = components === undefined || table.referee.componentsHash === digestOf(game.components.tables)
    const record: TableRecord = {
      id: this.means.random(20),
      game: game.id,
      rules: game.rules,
      seats: file.seats.map(name => ({ name, bot: null })),
      sides: table.sideNames,
      options: table.options,
      seed: table.opening.seed,
      components: own ? null : components,
      componentsHash: table.referee.componentsHash,
      position: position === undefined ? null : savedState(position),
      from: null,
      created: now,
      news: { updated: now, steps: table.step, actor: table.actor, result: table.result },
    }
    await this.means.store.addTable(record, table.log)
    return record.id
  }

  async boxes(game: string) {
    return (await this.means.store.boxes()).filter(box => box.game === game)
  }

  async keepBox(id: string, name: string, tables: object): Promise<string> {
    const game = await this.load(id)
    fileOrTrouble(() => game.openBox(tables) as unknown)
    const hash = digestOf(tables)
    await this.means.store.keepBox({ hash, game: id, name, tables })
    return hash
  }

  removeBox = (hash: string) => this.means.store.removeBox(hash)

  private async boxOf(game: string, hash: string): Promise<Components> {
    const found = (await this.boxes(game)).find(box => box.hash === hash)
    if (found === undefined) throw new Trouble('badPlan', `the component set ${hash.slice(0, 8)} is not kept here`)
    return { name: found.name, tables: found.tables }
  }

  private async recordOf(table: string): Promise<TableRecord> {
    const record = await this.means.store.table(table)
    if (record === undefined) throw new Trouble('missing')
    return record
  }

  private async load(game: string): Promise<AnyGame> {
    return this.means.load(game)
  }
}

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

function cardOf(record: TableRecord): TableCard {
  const { id, game, seats, sides, options, components, componentsHash, created, from, news } = record
  const box = { name: components?.name ?? '', hash: components === null ? null : componentsHash }
  return { id, game, seats, sides, options, box, created, from, ...news }
}

function opened(game: AnyGame, record: TableRecord): Table {
  try {
    return new Table(game, openingOf(game, record))
  } catch (error) {
    throw new Trouble('badPlan', error instanceof Error ? error.message : String(error))
  }
}

function checkedOptions(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Record<string, OptionValue> {
  try {
    return tableOptions(game, given, seats)
  } catch (error) {
    throw new Trouble('badPlan', error instanceof Error ? error.message : String(error))
  }
}

function checkNames(seats: readonly SeatPlan[]): void {
  const names = seats.map(seat => seat.name.trim())
  if (names.some(name => name === '') || new Set(names).size < names.length) throw new Trouble('badPlan', 'names')
}

function fileOrTrouble<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) throw new Trouble('badFile', error.message)
    throw error
  }
}
