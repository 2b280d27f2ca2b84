// The interface to storage: a record per table, and its log line by line under the key [table, seq]. Several hosts may write (two
// tabs, two processes). The first to add a sequence number wins, and the other must read again.

import type { CarriedDice, Components, LogLine, VariantValue, Result, Seat, Seed, State } from '@tableworks/kernel'
import type { Happened } from './happened.ts'
import type { Clock, Pace } from './clock.ts'
import type { FileOrigin, KeptBox, PreparedPass, PreparedPlan, SeatPlan } from './link.ts'
import type { AbsentDays, Votes } from './votes.ts'

export interface TableRecord extends KeptEarlyAnswers, PreparedPlans, Votes, Awaited {
  readonly id: string
  /** The name people gave the table, if any. */
  readonly name?: string
  readonly game: string
  readonly rules: number
  readonly seats: readonly SeatPlan[]
  readonly sides: readonly string[]
  /** Automatic answers by seat. Other seats never see them. */
  readonly standing?: readonly KeptStandingAnswers[]
  readonly variants: Readonly<Record<string, VariantValue>>
  readonly seed: Seed
  readonly components: Components | null
  readonly componentsHash: string
  /** The starting position, if the game didn't start at the set-up. */
  readonly position: State | null
  /** How many log lines were played under earlier rules. They led to `position`, from which play continues. */
  readonly earlier?: number
  /** The dice carried over at that point. Tables upgraded by earlier releases lack it. */
  readonly carried?: CarriedDice
  /** Whether seats were assigned at random. Older tables omit this. */
  readonly drawn?: boolean
  /** Whether hints are allowed between people on several devices. */
  readonly hints?: boolean
  /** Whether the result counts for the players' ratings. It's fixed when the table is made. */
  readonly rated?: boolean
  /** Omitted for tables without clocks. */
  readonly pace?: Pace
  /**
   * Whether people have paused the bots or let them play. If null or omitted, bots play unless all of them are
   * stand-ins.
   */
  readonly paused?: boolean | null
  /** Omitted for older tables, made before there was a choice. */
  readonly absentDays?: AbsentDays
  /** Why a host of the server locked the table; omitted or null if none did. */
  readonly locked?: string | null
  /** `open` means that the original game was over, so nothing in it is secret. */
  readonly from: { readonly table: string; readonly step: number; readonly open?: true } | null
  /** Omitted for tables that didn't start from a file. */
  readonly fromFile?: FileOrigin
  readonly created: number
  readonly news: TableNews
}

/** A record as stores list it, with only the name of its component set, because sets can be large. */
export type ListedRecord = Omit<TableRecord, 'components'> & {
  readonly components: Pick<Components, 'name'> | null
}

/** The seats, the names of all sides, the automatic answers and the table's name. */
export type Seating = Pick<TableRecord, 'seats' | 'sides' | 'standing' | 'name' | 'paused' | 'motions'>

/** The parts of a table's record that may change. */
export type RecordChange =
  | (Seating & PreparedPlans)
  | Carried
  | (Pick<TableRecord, 'paused'> & Votes)
  | Lock
  | KeptEarlyAnswers
  | PreparedPlans
  | Awaited

export type Lock = Pick<TableRecord, 'locked'>

/**
 * Whether a rematch seated the seat's player, who hasn't opened the table yet. Until everyone has, no clock runs. Each seat has its
 * own field, because stores replace a changed field as a whole.
 */
export type Awaited = { readonly [K in `awaited${Seat}`]?: boolean }

/** What a seat has prepared. Other seats never see it. */
export interface KeptPlan extends PreparedPlan {
  /** The length of the log, and the number of choices in its line of play, when the player prepared it. */
  readonly lines: number
  readonly step: number
  /** Passing, with the chapter in which it began, if the game has chapters. */
  readonly pass: (PreparedPass & { readonly chapter?: string }) | null
}

export type PreparedPlans = { readonly [K in `prepared${Seat}`]?: KeptPlan | null }

/** What a seat has chosen in a group that decides at the same time. Other seats never see it before it's played. */
export interface EarlyAnswer {
  /** The length of the log, and the number of choices in its line of play, when the seat made the first choice. */
  readonly lines: number
  readonly step: number
  readonly choices: readonly string[]
  /** Whether the seat has nothing more to choose. */
  readonly isDone: boolean
}

/** Each seat has its own field, because stores replace a changed field as a whole. */
export type KeptEarlyAnswers = { readonly [K in `early${Seat}`]?: EarlyAnswer | null }

/** A seat's automatic answers, by decision. */
export type KeptStandingAnswers = Readonly<Record<string, string>>

/** How a table continues under later rules, from the last position of its log. */
export type Carried = Pick<TableRecord, 'rules' | 'position'> & {
  readonly earlier: number
  readonly carried: CarriedDice
}

/** The part of the record that changes with every line. */
export interface TableNews {
  readonly updated: number
  readonly steps: number
  readonly actor: Seat | null
  readonly result: Result | null
  /** The seats that decide at the same time; omitted if only `actor` decides. */
  readonly together?: readonly Seat[]
  /** The current chapter in the game's words. Older records and games without chapters omit it. */
  readonly chapter?: string
  /** How often play has continued after the end; omitted if never. */
  readonly continued?: number
  /** Omitted for tables without clocks. */
  readonly clock?: Clock
  /** The rules under which the whole log is valid; if omitted, the rules the table began with. */
  readonly rules?: number
}

export interface Store {
  readonly isMemory: boolean
  /** Unchecked records; `recordIn` checks them. */
  tables(): Promise<unknown[]>
  table(id: string): Promise<unknown>
  /** A table's component set; undefined if it uses the standard set. */
  components(id: string): Promise<object | undefined>
  addTable(record: TableRecord, lines: readonly LogLine[]): Promise<void>
  /** In order. Throws an error if a line is missing. */
  lines(id: string, from: number): Promise<LogLine[]>
  /** Everything stored under this id, unchecked. */
  raw(id: string): Promise<unknown>
  /** Resolves once the line is stored. Returns false if another host wrote that line first. */
  addLine(id: string, seq: number, line: LogLine, news: TableNews, happened?: Happened | null): Promise<boolean>
  /**
   * Changes a table's seating, name, pause or rules. With `seats`, it returns false and changes nothing if another host has changed
   * the seats since.
   */
  changeRecord(
    id: string,
    change: RecordChange,
    happened?: readonly Happened[],
    seats?: readonly SeatPlan[],
  ): Promise<boolean>
  /** The last stored snapshot; undefined if there is none. */
  memory(id: string): Promise<unknown>
  keepMemory(id: string, memory: object): Promise<void>
  removeTable(id: string): Promise<void>
  boxes(): Promise<KeptBox[]>
  keepBox(box: KeptBox): Promise<void>
  removeBox(hash: string): Promise<void>
}
