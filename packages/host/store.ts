// Where tables are kept: a record for each, and its log line by line under the key [table, seq].
// Several may write (two tabs, two processes); the one that adds a sequence number first has it, the other must read again.

import type { CarriedDice, Components, LogLine, VariantValue, Result, Seat, Seed, State } from '@tableworks/kernel'
import type { FileOrigin, KeptBox, SeatPlan } from './link.ts'

export interface TableRecord {
  readonly id: string
  /** What people have called it, if anything. */
  readonly name?: string
  readonly game: string
  readonly rules: number
  readonly seats: readonly SeatPlan[]
  readonly sides: readonly string[]
  /** By seat; what is left out answers nothing by itself. Nobody but the seat is told. */
  readonly standing?: readonly StandingAnswers[]
  readonly variants: Readonly<Record<string, VariantValue>>
  readonly seed: Seed
  readonly components: Components | null
  readonly componentsHash: string
  /** Where play began, when not at the set-up. */
  readonly position: State | null
  /** So many lines of the log were played under earlier rules: they led to `position`, and play goes on from there. */
  readonly earlier?: number
  /** What was brought along from there; missing where tables went on before that was kept. */
  readonly carried?: CarriedDice
  /** The seats were drawn by lot; tables kept by older pages do not say. */
  readonly drawn?: boolean
  /** Hints are allowed among people on several devices. */
  readonly hints?: boolean
  /** Whether people have paused the bots, or let them play. Null or left out: bots play, but not where they would only stand in. */
  readonly paused?: boolean | null
  /** `open`: that game was over, so everybody knows what lies hidden in it. */
  readonly from: { readonly table: string; readonly step: number; readonly open?: true } | null
  /** Left out for tables that began here. */
  readonly fromFile?: FileOrigin
  readonly created: number
  readonly news: TableNews
}

/** A record as stores list it: of its components only the name, as a set may be large. */
export type ListedRecord = Omit<TableRecord, 'components'> & {
  readonly components: Pick<Components, 'name'> | null
}

/** Who sits where, the names of all sides that follow from it, what the seats answer once and for all, and what people call the table. */
export type Seating = Pick<TableRecord, 'seats' | 'sides' | 'standing' | 'name' | 'paused'>

/** What may change in the record of a table. */
export type RecordChange = Seating | Carried | Pick<TableRecord, 'paused'>

/** What a seat answers whenever it is asked, by decision. */
export type StandingAnswers = Readonly<Record<string, string>>

/** A table that goes on under later rules, from the position its log had led to. */
export type Carried = Pick<TableRecord, 'rules' | 'position'> & {
  readonly earlier: number
  readonly carried: CarriedDice
}

/** What changes with every line. */
export interface TableNews {
  readonly updated: number
  readonly steps: number
  readonly actor: Seat | null
  readonly result: Result | null
  /** Where the game is, as its words say it; older records and games without chapters say nothing. */
  readonly chapter?: string
  /** How often the game went on after its end; left out when it didn't. */
  readonly continued?: number
  /** The rules under which the whole log holds; those the table was begun with when it does not say. */
  readonly rules?: number
}

export interface Store {
  readonly isMemory: boolean
  /** As they are kept: whoever reads them looks first whether they can be read (`recordIn`). */
  tables(): Promise<unknown[]>
  table(id: string): Promise<unknown>
  /** The component set of a table; undefined when it is played with the game's own. */
  components(id: string): Promise<object | undefined>
  addTable(record: TableRecord, lines: readonly LogLine[]): Promise<void>
  /** In order; a line that is missing in between is told as damage. */
  lines(id: string, from: number): Promise<LogLine[]>
  /** Everything that is kept under this name, whatever it is. */
  raw(id: string): Promise<unknown>
  /** Done when it is safely kept. False when the place is taken: somebody else was quicker. */
  addLine(id: string, seq: number, line: LogLine, news: TableNews): Promise<boolean>
  /** Other people or bots sit there from now on, it has another name, its bots are paused or not, or other rules hold. */
  changeRecord(id: string, change: RecordChange): Promise<void>
  /** What a host has noted to open the table sooner next time, as it was given; undefined when there is nothing. */
  memory(id: string): Promise<unknown>
  keepMemory(id: string, memory: object): Promise<void>
  removeTable(id: string): Promise<void>
  boxes(): Promise<KeptBox[]>
  keepBox(box: KeptBox): Promise<void>
  removeBox(hash: string): Promise<void>
}
