// The interface between a page and the host of its tables, which is a worker of the page or a server. Only what the
// viewing seat may know passes through it.

import type {
  Commitment,
  Components,
  Moment,
  OnLine,
  VariantValue,
  Refusal,
  Request,
  Result,
  Seat,
  SeatView,
  Suggestion,
  Told,
} from '@tableworks/kernel'
import type { Pace, ShownClock } from './clock.ts'
import type { AbsentDays, OpenVote } from './votes.ts'

/** Who sits where: a person on this device, or a bot of some level. */
export interface SeatPlan {
  readonly name: string
  readonly bot: string | null
  /** The chapter that the bot finishes before it leaves the seat to this person; omitted if nobody took over from it. */
  readonly finishes?: string
}

/** The default names of bots, enough for the largest table. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Darby', 'Edith', 'Faris'] as const

/** The set-up of a new table. */
export interface TablePlan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly variants: Readonly<Record<string, VariantValue>>
  /** The hash of the component set; null means the standard set. */
  readonly box: string | null
  /** Whether seats are assigned at random instead of as listed. */
  readonly drawn?: boolean
  /** Whether players may ask a bot for a hint on their turn, even if other people play on their own devices. */
  readonly hints?: boolean
  /** Whether the result counts for the players' ratings. Only servers have ratings, and no hints are allowed. */
  readonly rated?: boolean
  /** Clocks, at tables on a server only. */
  readonly pace?: Pace | null
  /** On a server: how long a player may be away before the others may let a bot play. */
  readonly absentDays?: AbsentDays
  /** The table's name. Defaults to its players and its game. */
  readonly name?: string
}

/** A table as shown in a list. */
export interface TableCard {
  readonly id: string
  /** The name people gave the table, or null. */
  readonly name: string | null
  /** The game's current chapter, such as "Age II, Round 9"; null if the game has none. */
  readonly chapter: string | null
  readonly game: string
  readonly seats: readonly SeatPlan[]
  /** The names of all sides: the seats first, then the automatic opponents. */
  readonly sides: readonly string[]
  readonly variants: Readonly<Record<string, VariantValue>>
  /** Whether seats were assigned at random. */
  readonly drawn: boolean
  /** Whether hints are allowed between people on several devices. */
  readonly hints: boolean
  /** Whether the result counts for the players' ratings. */
  readonly rated: boolean
  /** The component set: its name, and its hash unless it's the standard set. */
  readonly box: { readonly name: string; readonly hash: string | null }
  readonly created: number
  readonly updated: number
  readonly steps: number
  /** The seats that have to move: usually one, or everyone who still has to choose when seats decide at the same time. */
  readonly waiting: readonly Seat[]
  readonly result: Result | null
  /** The table and step that this what-if table starts from. */
  readonly from: { readonly table: string; readonly step: number; readonly open?: true } | null
  /** Omitted for tables that didn't start from a file. */
  readonly fromFile?: FileOrigin
  /** How often an undo continued the game after its end had revealed everything; omitted if never. */
  readonly continued?: number
  /** How long players may think; omitted for tables without clocks. */
  readonly pace?: Pace
  readonly clock?: ShownClock
  /** Omitted for tables on a device, and for older tables, made before there was a choice. */
  readonly absentDays?: AbsentDays
  /** The people seated by a rematch who haven't opened the table yet. No clock runs until they have. Omitted if there are none. */
  readonly awaited?: readonly Seat[]
  /** Why a host of the server locked the table; omitted if none did. */
  readonly locked?: string
  /** The seating of a table on a server. */
  readonly online?: OnlineSeats
}

/** The game file that a server's table was made from. */
export interface FileOrigin {
  /** How many moves the file contained. */
  readonly moves: number
  /** Whether dice and hidden cards are new, because the file reveals the old ones. False for a finished game. */
  readonly isDealtAnew: boolean
  /** Whether the file starts at a position instead of the set-up, so that the position could be forged. Older tables omit this. */
  readonly isUnchecked?: true
}

/** A player who never opens the table can't commit to a number, so after this time the others continue without it. */
export const WAIT_FOR_COMMITMENTS_MS = 24 * 60 * 60_000

/** The seats' contributions to the dice (see docs/dice.md). */
export interface DiceState {
  /** The host's commitment to its secret. */
  readonly host: string
  readonly committed: readonly Commitment[]
  readonly revealed: readonly Seat[]
  /** Seats that committed but didn't reveal in time. */
  readonly late: readonly Seat[]
}

/** `here`: the table is visible on the player's screen. `away`: it's open but hidden. */
export type Presence = 'here' | 'away'

export interface OnlineSeats {
  /** The viewer's own seats. */
  readonly mine: readonly Seat[]
  /** Seats for people that are still free. */
  readonly open: readonly Seat[]
  /** Seats that people hold. A bot playing in such a seat stands in for its holder. */
  readonly held: readonly Seat[]
  /** Seats in which a program has played for its holder. */
  readonly programs: readonly Seat[]
  /** Seats of a listed table that the viewer, who has none, may take. */
  readonly free: readonly Seat[]
  /** Seats whose holders have been away so long that the viewer may propose a bot for them. */
  readonly away: readonly Seat[]
  /** By seat, for those who sit at the table; null for bots and free seats. Omitted for spectators and in lists. */
  readonly presence?: readonly (Presence | 'offline' | null)[]
  /** Seats of players who have said they are away, with the end of that time. Only slow tables show this. */
  readonly holidays: readonly { readonly seat: Seat; readonly until: number }[]
  /** Whether the viewer made the table, or may act as its maker, who has been away too long. */
  readonly isOwner: boolean
  /** The rematch, once someone has started it. */
  readonly next: string | null
  /** When the server removes the table unless someone moves; null means never. */
  readonly expires: number | null
  /** Public marks of the people who hold the seats; null for open seats and former players. */
  readonly marks: readonly (string | null)[]
}

/** A stored table that can't be read, and the reason. */
export interface OddTable {
  readonly id: string
  readonly problem: string
}

/** A table's status, which can change without a move. Watchers receive it with an increasing number. */
export interface Pulse {
  readonly beat: number
  /** Number of lines in the log. It grows with every line, even an undo. */
  readonly seq: number
  /** The bot that is thinking. */
  readonly thinking: Seat | null
  readonly paused: boolean
  /** Why the bots stopped. */
  readonly botTrouble: { readonly kind: string; readonly detail: string } | null
  /** The seats that have chosen, when several decide at the same time. */
  readonly chosen: readonly Seat[]
  /** What the people at the table are deciding together. */
  readonly votes: readonly OpenVote[]
}

/** The table at one step, as one seat may see it. */
export interface TablePosition extends Pulse {
  readonly table: string
  readonly step: number
  /** The newest step. Earlier steps are replay. */
  readonly last: number
  readonly seen: SeatView
  /** The seats that decide at the same time; empty if only one decides. Their choices are revealed together. */
  readonly together: readonly Seat[]
  /** What this seat learned from the choice that led here. */
  readonly told: readonly Told[]
  readonly undo: UndoState
  readonly canRedo: boolean
  readonly request: Request | null
  readonly dice: DiceState
  /** Suggestions from other seats to the active player. */
  readonly suggestions: readonly Suggestion[]
  /** How often play has continued after the end. */
  readonly continued: number
  /** The viewing seat's automatic answers, by decision. */
  readonly standing: Readonly<Record<string, string>>
  /** What the viewing seat has prepared. */
  readonly prepared: Prepared
  /** Set if the rules have changed since the last line was written. The whole log is also valid under the new rules. */
  readonly rules: { readonly before: number; readonly now: number } | null
}

/** A move for the next time the seat faces this decision. */
export interface PreparedMove {
  readonly decision: string
  /** The option's name. */
  readonly text: string
}

/** Passes at this decision until the round ends or another player doesn't pass. */
export interface PreparedPass {
  readonly decision: string
  readonly until: 'round' | 'others'
}

/** What a waiting player prepares: some moves in order, or passing. */
export interface PreparedPlan {
  readonly moves: readonly PreparedMove[]
  readonly pass: PreparedPass | null
}

/** What is left of the viewing seat's plan. */
export interface Prepared extends PreparedPlan {
  /** Why the plan was dropped: its next move wasn't possible, or someone undid a move. */
  readonly dropped: (PreparedMove & { readonly why: 'impossible' | 'undone' }) | null
}

export const NOTHING_PREPARED: Prepared = { moves: [], pass: null, dropped: null }

/** Whether a person on this device may undo. If not, the reason, and how far they may ask to go back. */
export interface UndoState {
  readonly by: Seat | null
  readonly refusal: Refusal | null
  /** The step before a person's last choice, if undoing to it would undo more than that choice. */
  readonly askTo: number | null
}

/** One choice in the journal: who chose, and what the viewing seat learned from it. Step 0 is the set-up. */
export interface Entry {
  readonly step: number
  readonly seat: Seat | null
  /** The decision and the chosen option, if the viewing seat may know them. */
  readonly decision: string | null
  readonly choice: string | null
  readonly told: readonly Told[]
}

/** The journal since a line of the log (-1 means from the start): keep this many entries, then append these. */
export interface JournalUpdate {
  readonly seq: number
  readonly keep: number
  readonly entries: readonly Entry[]
}

/** What a page wants to see, and what it already has. */
export interface Look {
  /** The seat whose view is shown; null is a spectator. */
  readonly viewer: Seat | null
  /** The person who must take the device before that seat's view is shown. */
  readonly gate: Seat | null
  /** Whether the viewer picked this seat, for example at a finished table, so that it doesn't change with the turn. */
  readonly isChosen: boolean
  /** An earlier step; null means now. */
  readonly step: number | null
  /** The log line up to which the page has the journal; -1 means none. */
  readonly since: number
}

/** A view of the table and the seat it belongs to. On a shared device, the host decides who looks next. */
export interface Sight {
  readonly viewer: Seat | null
  readonly gate: Seat | null
  readonly position: TablePosition
  /** The new journal entries, or all of them if the viewer changed. */
  readonly journal: JournalUpdate
}

/** An accepted line returns the resulting view. */
export type Said = { readonly sight: Sight } | { readonly refusal: Refusal }

/** How a finished game ended when its rules have changed since. */
export interface Ending {
  /** The last position, as far as the current rules can show it. */
  readonly seen: SeatView | null
  /** All choices, with what everyone learned from them. */
  readonly entries: readonly Entry[]
}

/** A component set stored on this device. */
export interface KeptBox {
  readonly hash: string
  readonly game: string
  readonly name: string
  readonly tables: object
}

/** The summary of a game file. */
export interface FileGlance {
  readonly game: string
  readonly seats: readonly string[]
  readonly isOver: boolean
}

/** How safely tables are stored: permanently, until the browser evicts them, or only while this tab is open. */
export type Keeping = 'durable' | 'best-effort' | 'memory'

export interface TableLink {
  keeping(): Promise<Keeping>
  tables(): Promise<TableCard[]>
  /** Stored tables that can't be read. */
  oddTables(): Promise<OddTable[]>
  /** Everything stored about a table, as text. */
  raw(table: string): Promise<Blob>
  create(plan: TablePlan): Promise<string>
  /** Starts a game for one person against bots with the game's defaults; returns the table's id. */
  playNow(game: string, person: string): Promise<string>
  /** Starts a new table with the same seats and options. */
  rematch(table: string): Promise<string>
  /**
   * Calls `wake` whenever the table changes; if the log has grown, the caller should look again. Calls `seated` when the seating
   * changes.
   */
  open(
    table: string,
    wake: (pulse: Pulse) => void,
    seated?: (card: TableCard) => void,
  ): Promise<{ readonly card: TableCard; readonly ticket: number }>
  /** Removes the watcher with this ticket. Bots pause at a table without watchers. */
  close(table: string, ticket: number): Promise<void>
  card(table: string): Promise<TableCard>
  look(table: string, look: Look): Promise<Sight>
  /** What a seat could see at each of these moments. */
  moments(table: string, seat: Seat | null, moments: readonly Moment[]): Promise<readonly SeatView[]>
  /** `lines` is the log length the player saw: `seq` of the position. `reason` goes with a declined request. */
  say(table: string, seat: Seat, text: string, lines: number, look: Look, reason?: string): Promise<Said>
  undo(table: string, look: Look): Promise<Said>
  redo(table: string, look: Look): Promise<Said>
  /** Sets the seat's automatic answer to a decision; null turns it off. */
  stand(table: string, seat: Seat, decision: string, answer: string | null): Promise<void>
  /** Replaces what the seat has prepared; null cancels it. Only slow online tables have prepared moves. */
  prepare(table: string, seat: Seat, plan: PreparedPlan | null): Promise<void>
  /** Pauses or resumes the bots. A thinking bot is interrupted. */
  pause(table: string, paused: boolean): Promise<void>
  /** Sets the minimum time before a bot moves, in milliseconds, at all tables, so people can follow. */
  pace(ms: number): Promise<void>
  /** The score of each side after every step, for finished tables only. */
  course(table: string): Promise<readonly (readonly number[])[]>
  /** For a finished table that can't be replayed. */
  ending(table: string): Promise<Ending>
  branch(table: string, seat: Seat | null, step: number): Promise<string>
  /** An empty name resets it to the players' names. */
  rename(table: string, name: string): Promise<void>
  remove(table: string): Promise<void>
  /** Restores the last removed table; false if another table was removed since. */
  restore(table: string): Promise<boolean>
  /** The game file as bytes. It contains the secret of the dice, so no page displays it. */
  exported(table: string): Promise<Blob>
  /** The summary of a game file, before replaying it. */
  glance(source: string): Promise<FileGlance>
  /**
   * Makes a table from a game file. `bots` says which bot plays each seat. People play the others. Replaying a long
   * game takes a while, so `onLine` reports progress; returns null if stopped.
   */
  imported(source: string, bots?: readonly (string | null)[], onLine?: OnLine): Promise<string | null>
  stopImport(): Promise<void>
  boxes(game: string): Promise<KeptBox[]>
  keepBox(game: string, name: string, tables: object): Promise<string>
  removeBox(hash: string): Promise<void>
  /** A table's component set; null means the standard set. */
  componentsOf(table: string): Promise<Components | null>
}

/**
 * Errors other than refused moves. The kind is in the error's `name`, because other fields are lost when an error is sent between
 * threads.
 */
export type HostErrorKind =
  | 'missing'
  | 'unknownGame'
  | 'otherRules'
  | 'damagedLog'
  | 'oddRecord'
  | 'storageFull'
  | 'storageClosed'
  | 'badFile'
  | 'badPlan'
  | 'secret'
  | 'notLoaded'
  | 'offline'
  | 'tooOften'
  | 'quota'
  | 'noClipboard'
  | 'setApart'
  | 'badCode'
  | 'noPasskey'
  | 'hasPasskey'
  | 'notAway'
  | 'botTables'
  | 'noRight'
  | 'peopleOnly'
  | 'locked'
  | 'blocked'
  | 'hiddenName'
  | 'banned'
  | 'noHoliday'

export class HostError extends Error {
  constructor(kind: HostErrorKind, detail = '') {
    super(detail)
    this.name = kind
  }
}

const KINDS: ReadonlySet<string> = new Set<HostErrorKind>([
  'missing',
  'unknownGame',
  'otherRules',
  'damagedLog',
  'oddRecord',
  'storageFull',
  'storageClosed',
  'badFile',
  'badPlan',
  'secret',
  'offline',
  'tooOften',
  'quota',
  'noClipboard',
  'setApart',
  'badCode',
  'noPasskey',
  'hasPasskey',
  'notAway',
  'botTables',
  'noRight',
  'peopleOnly',
  'locked',
  'blocked',
  'hiddenName',
  'banned',
  'noHoliday',
])

/** Error messages for a failed dynamic import, by Chromium, Firefox, WebKit and Vite, which loads its style sheets. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

export function hostErrorOf(error: unknown): { kind: HostErrorKind | 'fault'; detail: string } {
  const detail = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && KINDS.has(error.name)) return { kind: error.name as HostErrorKind, detail }
  return { kind: NOT_LOADED.test(detail) ? 'notLoaded' : 'fault', detail }
}
