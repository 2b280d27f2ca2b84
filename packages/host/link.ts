// What a page and the host of its tables say to each other, whether the host is a worker of the page or a server. Only what the
// shown seat may know comes through here.

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

/** Who sits where: a person on this device, or a bot of some level. */
export interface SeatPlan {
  readonly name: string
  readonly bot: string | null
}

/** What bots are called until somebody names them; as many as the largest table has seats. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Darby', 'Edith', 'Faris'] as const

/** What is agreed before a table opens. */
export interface TablePlan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly variants: Readonly<Record<string, VariantValue>>
  /** The component set, by its digest; null is the game's own. */
  readonly box: string | null
  /** The seats are drawn by lot instead of being taken as listed. */
  readonly drawn?: boolean
  /** Whoever is asked may ask a bot for a hint although people on other devices play along. */
  readonly hints?: boolean
  /** What the table is called; without it, by its players and its game. */
  readonly name?: string
}

/** A table as it stands in a list. */
export interface TableCard {
  readonly id: string
  /** What people have called it; null when nothing. */
  readonly name: string | null
  /** Where the game is: "Age II, Round 9"; null when it does not say. */
  readonly chapter: string | null
  readonly game: string
  readonly seats: readonly SeatPlan[]
  /** The names of all sides: the seats, then the automatic opponents. */
  readonly sides: readonly string[]
  readonly variants: Readonly<Record<string, VariantValue>>
  /** Who sits where was drawn by lot. */
  readonly drawn: boolean
  /** Hints are allowed among people on several devices. */
  readonly hints: boolean
  /** The component set: its name and, when it is not the game's own, its digest. */
  readonly box: { readonly name: string; readonly hash: string | null }
  readonly created: number
  readonly updated: number
  readonly steps: number
  readonly actor: Seat | null
  readonly result: Result | null
  /** The table it was branched from, and at which step. */
  readonly from: { readonly table: string; readonly step: number; readonly open?: true } | null
  /** Left out for tables that began here. */
  readonly fromFile?: FileOrigin
  /** How often play went on after the end, when everything hidden had been shown; left out when it didn't. */
  readonly continued?: number
  /** Of a table on a server: whose seats are whose. Tables of this device do not say. */
  readonly online?: OnlineSeats
}

/** A table that came to a server as a game file. */
export interface FileOrigin {
  /** How many moves had been made by then. */
  readonly moves: number
  /** Dice and hidden things are new, because the file would have given them away. False for a finished game. */
  readonly isDealtAnew: boolean
  /** The file begins at a position and not at the set-up, so anyone may have made it up. Older tables don't say. */
  readonly isUnchecked?: true
}

/** A player who never opens the table can't commit to a number; after so long the others go on without. */
export const WAIT_FOR_COMMITMENTS_MS = 24 * 60 * 60_000

/** What the seats have mixed into the dice: see docs/dice.md. */
export interface DiceState {
  /** The host's commitment to its secret. */
  readonly host: string
  readonly committed: readonly Commitment[]
  readonly revealed: readonly Seat[]
  /** Seats that committed and did not reveal in time. */
  readonly late: readonly Seat[]
}

export interface OnlineSeats {
  /** The seats of whoever asks. */
  readonly mine: readonly Seat[]
  /** Seats for people that nobody has taken. */
  readonly open: readonly Seat[]
  /** Seats people hold; where a bot plays in one, it stands in for its holder. */
  readonly held: readonly Seat[]
  /** Held seats whose holders have been away so long that the asker may let a bot play for them. */
  readonly away: readonly Seat[]
  /** Whoever asks has made the table. */
  readonly isOwner: boolean
  /** The table the same people went on to. */
  readonly next: string | null
  /** When the server removes it unless someone makes a move; null is never. */
  readonly expires: number | null
}

/** A table that is kept and cannot be read, and what is wrong with it. */
export interface OddTable {
  readonly id: string
  readonly problem: string
}

/** What changes while nothing is said: everybody who watches is told so, with a number that grows. */
export interface Pulse {
  readonly beat: number
  /** Lines in the log: grows with every word said, an undo included. */
  readonly seq: number
  /** The bot that is at it. */
  readonly thinking: Seat | null
  readonly paused: boolean
  /** Why the bots had to stop. */
  readonly botTrouble: { readonly kind: string; readonly detail: string } | null
}

/** The table at one step, as one seat may see it. */
export interface Position extends Pulse {
  readonly table: string
  readonly step: number
  /** The newest step; smaller steps are replay. */
  readonly last: number
  readonly seen: SeatView
  /** What the choice that led here told this seat. */
  readonly told: readonly Told[]
  readonly undo: UndoState
  readonly canRedo: boolean
  readonly request: Request | null
  readonly dice: DiceState
  /** What other seats suggest to the one whose turn it is. */
  readonly suggestions: readonly Suggestion[]
  /** How often play went on after the end. */
  readonly continued: number
  /** What the shown seat answers by itself whenever it is asked, by decision. */
  readonly standing: Readonly<Record<string, string>>
  /** The rules have changed since the table was written to; all that was played stands under the new ones. */
  readonly rules: { readonly before: number; readonly now: number } | null
}

/** Either a person of this device may take something back, or why not and how far all could agree to go. */
export interface UndoState {
  readonly by: Seat | null
  readonly refusal: Refusal | null
  /** The step before the last choice of a person, when more than that choice would be taken back. */
  readonly askTo: number | null
}

/** One choice in the journal: who chose, and what the shown seat was told of it. Step 0 is the set-up. */
export interface Entry {
  readonly step: number
  readonly seat: Seat | null
  /** What was asked, and the name of what was chosen if the shown seat may know it. */
  readonly decision: string | null
  readonly choice: string | null
  readonly told: readonly Told[]
}

/** The journal since a line of the log (-1: from the beginning): keep the first entries, then these. */
export interface Journal {
  readonly seq: number
  readonly keep: number
  readonly entries: readonly Entry[]
}

/** What a page wants to see, and what it has already. */
export interface Look {
  /** Whose eyes it looks through now; null is somebody who only watches. */
  readonly viewer: Seat | null
  /** The person the device waits for, before anything of that seat is shown. */
  readonly gate: Seat | null
  /** The viewer was chosen, as at a finished table, and stays. */
  readonly isChosen: boolean
  /** An earlier step; null is now. */
  readonly step: number | null
  /** The journal was told up to this line of the log; -1: not at all. */
  readonly since: number
}

/** What there is to see, and who may see it: the host hands the device from person to person. */
export interface Sight {
  readonly viewer: Seat | null
  readonly gate: Seat | null
  readonly position: Position
  /** What is new in the journal; from the beginning when the viewer is another one. */
  readonly journal: Journal
}

/** A word that was taken is answered with what there is to see then. */
export type Said = { readonly sight: Sight } | { readonly refusal: Refusal }

/** How a game ended whose rules have changed since. */
export interface Ending {
  /** The last position, as far as the rules of today can show it. */
  readonly seen: SeatView | null
  /** What was chosen, and told everybody. */
  readonly entries: readonly Entry[]
}

/** A component set kept on this device. */
export interface KeptBox {
  readonly hash: string
  readonly game: string
  readonly name: string
  readonly tables: object
}

/** What a game file says of itself. */
export interface FileGlance {
  readonly game: string
  readonly seats: readonly string[]
  readonly isOver: boolean
}

/** How safely tables are kept: for good, as long as the browser likes, or only while this tab is open. */
export type Keeping = 'durable' | 'best-effort' | 'memory'

export interface TableLink {
  keeping(): Promise<Keeping>
  tables(): Promise<TableCard[]>
  /** What is kept and cannot be read. */
  oddTables(): Promise<OddTable[]>
  /** Everything that is kept of a table, as text. */
  raw(table: string): Promise<Blob>
  create(plan: TablePlan): Promise<string>
  /** A person against bots with everything as the game suggests; gives the table's id. */
  playNow(game: string, person: string): Promise<string>
  /** The same seats and options once more. */
  rematch(table: string): Promise<string>
  /**
   * `wake` is called whenever the table has changed; if its log has grown, the reader looks again. `seated` is called
   * when somebody else sits somewhere.
   */
  open(
    table: string,
    wake: (pulse: Pulse) => void,
    seated?: (card: TableCard) => void,
  ): Promise<{ readonly card: TableCard; readonly ticket: number }>
  /** The watcher with this ticket looks away; a table nobody looks at lets its bots rest. */
  close(table: string, ticket: number): Promise<void>
  card(table: string): Promise<TableCard>
  look(table: string, look: Look): Promise<Sight>
  /** What a seat could see at each of these moments. */
  moments(table: string, seat: Seat | null, moments: readonly Moment[]): Promise<readonly SeatView[]>
  /** `lines` is how long the log was when the speaker looked: `seq` of the position. */
  say(table: string, seat: Seat, text: string, lines: number, look: Look): Promise<Said>
  undo(table: string, look: Look): Promise<Said>
  redo(table: string, look: Look): Promise<Said>
  /** From now on the host answers that decision for the seat; null: it is asked again. */
  stand(table: string, seat: Seat, decision: string, answer: string | null): Promise<void>
  /** Bots stop, or go on; one that is thinking is interrupted. */
  pause(table: string, paused: boolean): Promise<void>
  /** How long a bot's choice is waited for at least, in milliseconds, so that people can follow; for all tables. */
  pace(ms: number): Promise<void>
  /** The score of each side after every step; only of a finished table. */
  course(table: string): Promise<readonly (readonly number[])[]>
  /** Of a finished table that cannot be played again. */
  ending(table: string): Promise<Ending>
  branch(table: string, seat: Seat | null, step: number): Promise<string>
  /** By no name it is called by its players. */
  rename(table: string, name: string): Promise<void>
  remove(table: string): Promise<void>
  /** Brings back the table removed last; false when another was. */
  restore(table: string): Promise<boolean>
  /** The game file, as bytes to be saved: it holds the secret of the dice, so no page shows it. */
  exported(table: string): Promise<Blob>
  /** What a game file says of itself, before it is played again. */
  glance(source: string): Promise<FileGlance>
  /**
   * A table from a game file; `bots` says who plays on in each seat, people where it says nothing. Playing a long game
   * again takes a while: `onLine` is told how far it has come, and null comes back when it was stopped.
   */
  imported(source: string, bots?: readonly (string | null)[], onLine?: OnLine): Promise<string | null>
  stopImport(): Promise<void>
  boxes(game: string): Promise<KeptBox[]>
  keepBox(game: string, name: string, tables: object): Promise<string>
  removeBox(hash: string): Promise<void>
  /** What a table is played with; null is the game's own set. */
  componentsOf(table: string): Promise<Components | null>
}

/** What can go wrong that is nobody's choice. The kind survives the way out of a worker, as an error's name. */
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
])

/** What the engines say when a part of the page cannot be fetched: Chromium, Firefox, WebKit. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed/

export function hostErrorOf(error: unknown): { kind: HostErrorKind | 'fault'; detail: string } {
  const detail = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && KINDS.has(error.name)) return { kind: error.name as HostErrorKind, detail }
  return { kind: NOT_LOADED.test(detail) ? 'notLoaded' : 'fault', detail }
}
