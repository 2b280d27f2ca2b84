// What a page knows of one table: the position it shows, who is looking, and the gate between people who share
// a device. It holds what one seat may see and nothing else; when the seat changes, everything is let go first.

import type { Refusal, Seat } from '@tableworks/kernel'
import { watchTable } from '../host/connect.ts'
import { type Entry, type Position, type TableCard, type TableLink, troubleOf } from '../host/link.ts'

export interface SessionState {
  readonly card: TableCard | null
  /** The position shown: now, or an earlier step. */
  readonly position: Position | null
  /** Whether it came about by playing on, not by leafing back or far ahead. */
  readonly isForward: boolean
  readonly journal: readonly Entry[]
  readonly viewer: Seat | null
  /** The person the device must be handed to before anything secret is shown. */
  readonly gate: Seat | null
  /** The viewer has just sat down: what happened since the last turn is told again. */
  readonly isBack: boolean
  readonly trouble: unknown
  /** The table cannot be shown at all. */
  readonly failure: unknown
  readonly refusal: Refusal | null
}

const NOTHING: SessionState = {
  card: null,
  position: null,
  isForward: false,
  journal: [],
  viewer: null,
  gate: null,
  isBack: true,
  trouble: null,
  failure: null,
  refusal: null,
}

export class TableSession {
  private readonly tables: TableLink
  readonly id: string
  private state = NOTHING
  private readonly listeners = new Set<() => void>()
  private step: number | null
  /** The log the journal was told from; -1 before it was ever told. */
  private journalSeq = -1
  private isRefreshing = false
  private again = false
  private hasChosenViewer = false
  private stopWatching: (() => void) | null = null

  constructor(tables: TableLink, id: string, step: number | null) {
    this.tables = tables
    this.id = id
    this.step = step
  }

  readonly current = (): SessionState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start(): () => void {
    this.stopWatching = watchTable(this.tables, this.id, {
      card: card => {
        this.set({ card })
        this.refresh()
      },
      wake: () => this.refresh(),
      failed: failure => this.set({ failure }),
    })
    return () => this.stopWatching?.()
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Shows an earlier step; null is now. */
  readonly show = (step: number | null): void => {
    if (this.step === step) return
    this.step = step
    this.refresh()
  }

  /** The step asked for last, which may not be on show yet; null is now. */
  get wanted(): number | null {
    return this.step
  }

  /** Looks again. Wakes that come in the meantime are answered by one more look. */
  readonly refresh = (): void => {
    this.again = true
    if (this.isRefreshing) return
    this.isRefreshing = true
    void this.look().finally(() => (this.isRefreshing = false))
  }

  private async look(): Promise<void> {
    while (this.again) {
      this.again = false
      try {
        await this.lookOnce()
      } catch (failure) {
        if (!this.isClosedNow(failure)) this.set({ failure })
      }
    }
  }

  /** A finished table goes on after an undo: whoever looked through a closed seat's eyes sits back. */
  private isClosedNow(failure: unknown): boolean {
    if (troubleOf(failure).kind !== 'secret' || !this.hasChosenViewer) return false
    this.hasChosenViewer = false
    this.journalSeq = -1
    this.set({ viewer: null, journal: [], position: null })
    this.again = true
    return true
  }

  private async lookOnce(): Promise<void> {
    const { viewer } = this.state
    const step = this.step ?? undefined
    const position = await this.tables.position(this.id, viewer, step)
    const next = this.turnTo(position)
    if (next !== viewer) return this.handTo(next, position)
    const journal = position.seq === this.journalSeq ? this.state.journal : await this.newJournal(viewer)
    if (viewer !== this.state.viewer) return // the seat changed while we asked: what came is not for it
    const card = this.isOldCard(position) ? await this.tables.card(this.id) : this.state.card
    const isForward = this.isForward(position)
    this.set({ position: this.steady(position), isForward, journal, card, failure: null })
  }

  private isForward({ step, last }: Position): boolean {
    const before = this.state.position?.step ?? step
    if (step === before) return this.state.isForward
    return step === last ? step > before : step === before + 1
  }

  private isOldCard({ last, step, seen }: Position): boolean {
    return step === last && (seen.result === null) !== (this.state.card?.result === null)
  }

  private async newJournal(viewer: Seat | null): Promise<readonly Entry[]> {
    const { keep, entries, seq } = await this.tables.journal(this.id, viewer, this.journalSeq)
    if (viewer === this.state.viewer) this.journalSeq = seq
    return [...this.state.journal.slice(0, keep), ...entries]
  }

  /** The same view stays the same object, so that a half-made choice survives news that does not concern it. */
  private steady(position: Position): Position {
    const before = this.state.position
    const isSame =
      before?.seq === position.seq && before.step === position.step && before.seen.seat === position.seen.seat
    return isSame ? { ...position, seen: before.seen, told: before.told } : position
  }

  /** Whose view comes next. Replay and finished tables stay with whoever is looking. */
  private turnTo({ seen, step, last, secrets }: Position): Seat | null {
    const { viewer, gate, card } = this.state
    if (card === null || this.hasChosenViewer) return viewer
    const people = card.seats.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []))
    const [only] = people
    if (people.length <= 1) return only ?? null
    if (step !== last || seen.actor === null || !people.includes(seen.actor)) return gate === null ? viewer : null
    if (seen.actor === viewer) return viewer
    if (gate === seen.actor) return null
    if (!secrets.includes(seen.actor)) {
      if (gate !== null) this.set({ gate: null })
      return seen.actor
    }
    this.set({ gate: seen.actor })
    return null
  }

  /** Lets go of everything the seat before could see, then looks through the eyes of the next. */
  private handTo(viewer: Seat | null, { secrets }: Position): void {
    const before = this.state.viewer
    const position = before !== null && secrets.includes(before) ? null : this.state.position
    this.journalSeq = -1
    this.set({ viewer, journal: [], position, refusal: null })
    this.again = true
  }

  /** The person at the gate is here. */
  readonly lift = (): void => {
    const { gate } = this.state
    if (gate === null) return
    this.journalSeq = -1
    this.set({ viewer: gate, gate: null, journal: [], position: null, isBack: true, refusal: null })
    this.refresh()
  }

  /** Looks as another seat of a finished table. */
  readonly lookAs = (viewer: Seat | null): void => {
    this.hasChosenViewer = true
    this.journalSeq = -1
    this.set({ viewer, journal: [], isBack: false })
    this.refresh()
  }

  readonly closeRecap = (): void => this.set({ isBack: false })

  /** Says a choice, or table talk, for a seat. What is refused is told beside the prompt. */
  async say(seat: Seat, text: string): Promise<Refusal | null> {
    const { position } = this.state
    if (position === null) return null
    this.set({ isBack: false })
    return this.answered(() => this.tables.say(this.id, seat, text, position.seq))
  }

  readonly undo = (): void => void this.answered(() => this.tables.undo(this.id)).then(this.tellRefusal)
  readonly redo = (): void => void this.answered(() => this.tables.redo(this.id)).then(this.tellRefusal)
  readonly pause = (paused: boolean): void => void this.tables.pause(this.id, paused).catch(this.tellTrouble)

  /** What went wrong is told above the board. */
  readonly tellTrouble = (trouble: unknown): void => this.set({ trouble })

  private readonly tellRefusal = (refusal: Refusal | null): void => this.set({ refusal })

  private async answered(work: () => Promise<{ step: number } | { refusal: Refusal }>): Promise<Refusal | null> {
    try {
      const said = await work()
      this.set({ trouble: null, refusal: null })
      this.refresh()
      return 'refusal' in said ? said.refusal : null
    } catch (trouble) {
      this.tellTrouble(trouble)
      return null
    }
  }
}
