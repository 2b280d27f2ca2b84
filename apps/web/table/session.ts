// What a page knows of one table: the position it shows, who is looking, and the gate between people who share
// a device. It holds what one seat may see and nothing else; when the seat changes, everything is let go first.

import { type Refusal, same, type Seat } from '@tableworks/kernel'
import { watchTable } from '../host/connect.ts'
import type { Entry, Look, TablePosition, Pulse, Said, Sight, TableCard, TableLink } from '@tableworks/host'
import { drawn } from './drawn.ts'

export interface SessionState {
  readonly card: TableCard | null
  /** The position shown: now, or an earlier step. */
  readonly position: TablePosition | null
  /** Whether it came about by playing on, not by leafing back or far ahead. */
  readonly isForward: boolean
  readonly journal: readonly Entry[]
  readonly viewer: Seat | null
  /** The person the device must be handed to before anything secret is shown. */
  readonly gate: Seat | null
  /** Scenes up to this step have been shown, or were over before the page was opened. */
  readonly scenesTold: number | null
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
  scenesTold: null,
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
  /** Questions to the host that are still open. */
  private open = 0
  /** The newest of what was told meanwhile: an answer under way may know it already. */
  private pulse: Pulse | null = null
  /** The last change is not on the screen yet: news wait, and what comes together is shown together. */
  private isDrawing = false
  private readonly drawn: () => Promise<void>
  private isLooking = false
  private again = false
  private hasChosenViewer = false
  private stopWatching: (() => void) | null = null

  constructor(tables: TableLink, id: string, step: number | null, untilDrawn = drawn) {
    this.drawn = untilDrawn
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
      wake: pulse => this.hear(pulse),
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

  /** The table has changed. Only a longer log is worth a question; the rest stands in the pulse. */
  private hear(pulse: Pulse): void {
    if (this.open > 0 || this.isDrawing) {
      this.pulse = pulse
      return
    }
    const { position } = this.state
    if (position === null || pulse.seq > position.seq) this.refresh()
    else if (pulse.beat > position.beat) {
      this.set({ position: { ...position, ...pulse } })
      void this.draw()
    }
  }

  private async draw(): Promise<void> {
    if (this.isDrawing) return
    this.isDrawing = true
    await this.drawn()
    this.isDrawing = false
    if (this.open === 0) this.hearAgain() // otherwise the answer under way does
  }

  /** Looks again. What comes in the meantime is answered by one more look. */
  private refresh(): void {
    this.again = true
    if (!this.isLooking) void this.look()
  }

  private async look(): Promise<void> {
    this.isLooking = true
    while (this.again) {
      this.again = false
      try {
        const look = this.looking()
        this.see(look, await this.asked(() => this.tables.look(this.id, look)))
      } catch (failure) {
        this.set({ failure })
      }
      this.hearAgain()
    }
    this.isLooking = false
  }

  /** What is wanted, and what is here already. */
  private looking(): Look {
    const { viewer, gate } = this.state
    return { viewer, gate, isChosen: this.hasChosenViewer, step: this.step, since: this.journalSeq }
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T> {
    this.open += 1
    try {
      return await ask()
    } finally {
      this.open -= 1
    }
  }

  /** When an answer has been taken in: was anything told meanwhile that it did not know? */
  private hearAgain(): void {
    const { pulse } = this
    this.pulse = null
    if (pulse !== null) this.hear(pulse)
  }

  /** Takes an answer in; when something else is wanted by now, asks for that. */
  private see(look: Look, { viewer, gate, position, journal }: Sight): void {
    const now = this.looking()
    const { card } = this.state
    if (card === null) return
    if (now.viewer !== look.viewer || now.gate !== look.gate || now.since !== look.since) return this.refresh()
    if (now.step !== look.step) this.refresh()
    this.journalSeq = journal.seq
    if (viewer !== look.viewer) this.hasChosenViewer = false
    const isNow = position.step === position.last
    this.set({
      viewer,
      gate,
      position: this.steady(position),
      isForward: this.isForward(position),
      journal: [...this.state.journal.slice(0, journal.keep), ...journal.entries],
      scenesTold: Math.min(this.state.scenesTold ?? position.last, position.last),
      card: isNow ? { ...card, result: position.seen.result } : card,
      failure: null,
    })
    void this.draw()
  }

  private isForward({ step, last }: TablePosition): boolean {
    const before = this.state.position?.step ?? step
    if (step === before) return this.state.isForward
    return step === last ? step > before : step === before + 1
  }

  /** The same view stays the same object, so that a half-made choice survives news that does not concern it. */
  private steady(position: TablePosition): TablePosition {
    const before = this.state.position
    if (before?.step !== position.step || before.seen.seat !== position.seen.seat) return position
    // Lines of the log that are no choice, as suggestions, leave what is seen alone; a choice after an undo may not.
    return before.seq === position.seq || same(before.seen, position.seen)
      ? { ...position, seen: before.seen, told: before.told }
      : position
  }

  /** The person at the gate is here. */
  readonly lift = (): void => {
    const { gate } = this.state
    if (gate === null) return
    this.journalSeq = -1
    // What everybody may see stays on the screen until the seat's own view is here.
    this.set({ viewer: gate, gate: null, refusal: null })
    this.refresh()
  }

  /** Looks as another seat of a finished table. */
  readonly lookAs = (viewer: Seat | null): void => {
    this.hasChosenViewer = true
    this.journalSeq = -1
    this.set({ viewer, journal: [] })
    this.refresh()
  }

  /** The scenes up to this step need not be shown any more. */
  readonly settleScenes = (step: number): void => this.set({ scenesTold: step })

  /** Says a choice, or table talk, for a seat. What is refused is told beside the prompt. */
  async say(seat: Seat, text: string): Promise<Refusal | null> {
    const { position } = this.state
    if (position === null) return null
    return this.answered(look => this.tables.say(this.id, seat, text, position.seq, look))
  }

  readonly undo = (): void => void this.answered(look => this.tables.undo(this.id, look)).then(this.tellRefusal)
  readonly redo = (): void => void this.answered(look => this.tables.redo(this.id, look)).then(this.tellRefusal)
  /** The host answers a decision for the shown seat from now on; null: it is asked again. */
  readonly stand = (decision: string, answer: string | null): void => {
    const { viewer, position } = this.state
    if (viewer === null || position === null) return
    const { [decision]: _before, ...others } = position.standing
    this.set({ position: { ...position, standing: answer === null ? others : { ...others, [decision]: answer } } })
    void this.tables.stand(this.id, viewer, decision, answer).then(() => this.refresh(), this.tellTrouble)
  }
  readonly pause = (paused: boolean): void => void this.tables.pause(this.id, paused).catch(this.tellTrouble)

  /** What went wrong is told above the board. */
  readonly tellTrouble = (trouble: unknown): void => this.set({ trouble })

  private readonly tellRefusal = (refusal: Refusal | null): void => this.set({ refusal })

  /** One question, and one answer that shows what came of it. */
  private async answered(ask: (look: Look) => Promise<Said>): Promise<Refusal | null> {
    const look = this.looking()
    try {
      const said = await this.asked(() => ask(look))
      this.set({ trouble: null, refusal: null })
      if ('refusal' in said) this.refresh()
      else this.see(look, said.sight)
      return 'refusal' in said ? said.refusal : null
    } catch (trouble) {
      this.tellTrouble(trouble)
      return null
    } finally {
      this.hearAgain()
    }
  }
}
