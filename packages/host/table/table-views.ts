// The position and the journal of a table as one seat may see them.

import { heardBy, isSeat, lateSeats, type Moment, same, type Seat, type SeatView, type Table } from '@tableworks/kernel'
import {
  type DiceState,
  type Entry,
  HostError,
  type JournalUpdate,
  type Look,
  NOTHING_PREPARED,
  type Prepared,
  type TablePosition,
  type Pulse,
  type Sight,
  type UndoState,
} from '../link.ts'
import type { EarlyAnswers } from './early-answers.ts'
import type { KeptStandingAnswers } from '../store.ts'
import { viewerFor } from '../whose-view.ts'
import type { StoredTable } from './stored-table.ts'

/** The parts of a position that don't come from the log. */
interface ShownBesides {
  readonly early: EarlyAnswers
  readonly pulse: () => Pulse
  readonly undoFor: (people: readonly Seat[]) => UndoState
  readonly standingOf: (seat: Seat | null) => KeptStandingAnswers
  readonly preparedOf: (seat: Seat) => Prepared
}

export class TableViews {
  private readonly of: StoredTable
  private readonly besides: ShownBesides
  /** The seats with secrets, cached until the log grows. */
  private knowing: { readonly seq: number; readonly seats: readonly Seat[] } | null = null
  /** For each seat, the last choice checked for private facts, and whether there were any. */
  private readonly learned = new Map<Seat, { step: number; last: Table['line'][number] | undefined; found: boolean }>()

  constructor(of: StoredTable, besides: ShownBesides) {
    this.of = of
    this.besides = besides
  }

  private get isOver(): boolean {
    return this.of.table.actor === null
  }

  /** Whether these people may see a seat's view. Other people's views are closed until the game is over. */
  private isOpen(seat: Seat, people: readonly Seat[]): boolean {
    return isSeat(seat, this.of.record.seats.length) && (this.isOver || people.includes(seat))
  }
  mayShow(seat: Seat | null, people: readonly Seat[]): void {
    if (seat !== null && !this.isOpen(seat, people)) throw new HostError('secret')
  }

  look(look: Look, people: readonly Seat[]): Sight {
    const { step: last } = this.of.table
    const step = Math.min(Math.max(look.step ?? last, 0), last)
    const { viewer, gate } = this.viewerFor(look, step === last, people)
    this.mayShow(viewer, people)
    const since = viewer === look.viewer ? look.since : -1
    return { viewer, gate, position: this.position(viewer, step, people), journal: this.journal(viewer, since) }
  }

  moments(seat: Seat | null, moments: readonly Moment[], people: readonly Seat[]): readonly SeatView[] {
    this.mayShow(seat, people)
    return moments.map(({ step, nth }) => this.of.table.viewWhenTold(seat, step, nth))
  }

  /** A picked seat stays only while its view may be seen. After an undo, a finished game continues and views are closed again. */
  private viewerFor(look: Look, isNow: boolean, people: readonly Seat[]): Pick<Sight, 'viewer' | 'gate'> {
    const { viewer, gate, isChosen } = look
    if (isChosen && (viewer === null || this.isOpen(viewer, people))) return { viewer, gate }
    const undecided = this.besides.early.undecided.find(seat => people.includes(seat))
    const actor = isNow ? (undecided ?? this.of.table.actor) : null
    return viewerFor(look, { people, secrets: () => this.secrets(), actor })
  }

  private position(seat: Seat | null, at: number, people: readonly Seat[]): TablePosition {
    const { table, record, game, rulesBefore } = this.of
    return {
      ...this.besides.pulse(),
      table: record.id,
      step: at,
      last: table.step,
      seen: at === table.step ? this.viewNow(seat) : table.view(seat, at),
      together: at === table.step ? this.besides.early.seats : [],
      told: table.told(seat, Math.max(at - 1, 0), at),
      undo: this.besides.undoFor(people),
      canRedo: table.redoSeat !== null && people.includes(table.redoSeat),
      request: table.request,
      dice: this.dice(),
      suggestions: at === table.step ? table.suggestions : [],
      continued: table.continued,
      standing: this.besides.standingOf(seat),
      prepared: seat !== null && people.includes(seat) ? this.besides.preparedOf(seat) : NOTHING_PREPARED,
      rules: rulesBefore === game.rules ? null : { before: rulesBefore, now: game.rules },
    }
  }

  private dice(): DiceState {
    const { record, table } = this.of
    const { commitments, reveals } = table.mixing
    return {
      host: record.seed.commitment,
      committed: commitments,
      revealed: reveals.map(({ seat }) => seat),
      late: lateSeats(table.mixing),
    }
  }

  private viewNow(seat: Seat | null): SeatView {
    return this.besides.early.view(seat) ?? this.of.views.view(this.of.table.state, seat)
  }

  /** The people with secrets. Every request needs them, but they change only with the log. */
  private secrets(): readonly Seat[] {
    const seq = this.of.length
    if (this.knowing?.seq !== seq)
      this.knowing = { seq, seats: this.hidesNothing ? [] : this.of.seats.people.filter(one => this.knowsMore(one)) }
    return this.knowing.seats
  }

  /** True for finished games, and for what-if tables that started from one. */
  private get hidesNothing(): boolean {
    return this.isOver || this.of.record.from?.open === true
  }

  /** Whether a seat knows, or ever learned, more than a spectator. */
  private knowsMore(seat: Seat): boolean {
    const { table } = this.of
    const open = (one: Seat | null) => ({ ...(this.of.views.view(table.state, one).view as object), seat })
    return !same(open(seat), open(null)) || this.hasLearned(seat)
  }

  /** Whether a seat ever learned something alone. Checks only new entries, because a log may have thousands of lines. */
  private hasLearned(seat: Seat): boolean {
    const { line, step } = this.of.table
    const known = this.learned.get(seat)
    const isLonger = known !== undefined && line[known.step - 1] === known.last // otherwise, something was undone
    const isNew = () => this.of.table.told(seat, isLonger ? known.step : 0).some(({ only }) => only === seat)
    const found = (isLonger && known.found) || isNew()
    this.learned.set(seat, { step, last: line[step - 1], found })
    return found
  }

  private journal(seat: Seat | null, since: number): JournalUpdate {
    const keep = this.unchanged(since)
    const steps = Array.from({ length: this.of.table.step + 1 - keep }, (_, i) => keep + i)
    return { seq: this.of.length, keep, entries: steps.map(step => this.entry(seat, step)) }
  }

  /** How many entries of a journal read at this log line are still valid. */
  private unchanged(since: number): number {
    const { earlier, stepAfter } = this.of
    const from = since - earlier
    if (since < 0 || from < 0) return 0
    const then = stepAfter[from - 1] ?? 0
    return Math.min(then, ...stepAfter.slice(from)) + 1
  }

  private entry(seat: Seat | null, step: number): Entry {
    const { table } = this.of
    const played = table.line[step - 1]
    if (played === undefined) return { step, seat: null, decision: null, choice: null, told: table.told(seat, 0, 0) }
    const { seat: by, decision, text, told } = played
    const isKnown = this.isOver || by === seat || !table.referee.isSecretDecision(decision)
    return { step, seat: by, decision, choice: isKnown ? text : null, told: heardBy(seat, told) }
  }
}
