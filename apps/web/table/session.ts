// What a page knows about one table: the shown position, the viewer, and the gate between people who share a device. It holds only
// what one seat may see, and drops everything before switching seats.

import { type Refusal, same, type Seat } from '@tableworks/kernel'
import { sharing } from '@tableworks/protocol'
import { watchTable } from '../host/connect.ts'
import {
  type Entry,
  type Look,
  NOTHING_PREPARED,
  type PreparedPlan,
  type TablePosition,
  type Pulse,
  type Said,
  type Sight,
  type TableCard,
  type TableLink,
} from '@tableworks/host'
import { drawn } from './drawn.ts'

export interface SessionState {
  readonly card: TableCard | null
  /** The shown position: now, or an earlier step. */
  readonly position: TablePosition | null
  /** Whether it follows the previous position through a move rather than a replay. */
  readonly isForward: boolean
  readonly journal: readonly Entry[]
  readonly viewer: Seat | null
  /** The person who must take the device before anything secret is shown. */
  readonly gate: Seat | null
  /** Scenes up to this step have been shown, or ended before the page was opened. */
  readonly scenesTold: number | null
  readonly trouble: unknown
  /** The error, if the table can't be shown at all. */
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

interface SessionOptions {
  readonly untilDrawn?: () => Promise<void>
  /** Undo stops at this step. If omitted, undo goes as far as the rules allow. */
  readonly earliest?: number | undefined
}

export class TableSession {
  private readonly tables: TableLink
  readonly id: string
  private state = NOTHING
  private readonly listeners = new Set<() => void>()
  private step: number | null
  /** The journal's log length; -1 before the first. */
  private journalSeq = -1
  /** The number of open requests to the host. */
  private open = 0
  /** The latest pulse received during a request, whose response may already include it. */
  private pulse: Pulse | null = null
  /** Whether the last change isn't on screen yet. Further changes wait, and are shown together. */
  private isDrawing = false
  private readonly drawn: () => Promise<void>
  private isLooking = false
  private again = false
  private hasChosenViewer = false
  private stopWatching: (() => void) | null = null
  private readonly earliest: number | undefined

  constructor(
    tables: TableLink,
    id: string,
    step: number | null,
    { untilDrawn = drawn, earliest }: SessionOptions = {},
  ) {
    this.drawn = untilDrawn
    this.earliest = earliest
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

  /** The last requested step, which may not be on screen yet; null is now. */
  get wanted(): number | null {
    return this.step
  }

  /** Handles a pulse. Only a longer log needs a request. The pulse contains everything else. */
  private hear(pulse: Pulse): void {
    if (this.open > 0 || this.isDrawing) {
      this.pulse = pulse
      return
    }
    const { position } = this.state
    if (position === null || isNewer(pulse, position)) this.refresh()
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
    if (this.open === 0) this.hearAgain() // otherwise the open request will do it
  }

  /** Requests the view again. One more request covers everything that arrives in the meantime. */
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

  /** What to show, and what the page already has. */
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

  /** After a response, checks for pulses that it doesn't cover. */
  private hearAgain(): void {
    const { pulse } = this
    this.pulse = null
    if (pulse !== null) this.hear(pulse)
  }

  /** Applies a response; if a different position is wanted by now, requests that. */
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
      card: isNow && !same(card.result, position.seen.result) ? { ...card, result: position.seen.result } : card,
      failure: null,
    })
    void this.draw()
  }

  /**
   * A choice made together with other seats isn't in the log yet, so without `earliest` there may be something to undo even at step
   * 0.
   */
  private mayUndo({ last }: TablePosition): boolean {
    return this.earliest === undefined || last > this.earliest
  }

  private isForward({ step, last }: TablePosition): boolean {
    const before = this.state.position?.step ?? step
    if (step === before) return this.state.isForward
    return step === last ? step > before : step === before + 1
  }

  /**
   * A view that hasn't changed keeps its identity, so that an unrelated update doesn't reset a half-made move. So does every
   * unchanged part of a new view, so that only what a move has changed is drawn again.
   */
  private steady(shown: TablePosition): TablePosition {
    const position = this.mayUndo(shown) ? shown : { ...shown, undo: NO_UNDO }
    const before = this.state.position
    if (before === null) return position
    if (before.step !== position.step || before.seen.seat !== position.seen.seat)
      return { ...position, seen: { ...sharing(before.seen, position.seen) } }
    // Log lines that aren't moves, such as suggestions, don't change the view, but a move after an undo may. When seats decide
    // together, early answers change it without a log line.
    const isSame = before.seq === position.seq && position.together.length === 0
    return isSame || same(before.seen, position.seen) ? { ...position, seen: before.seen, told: before.told } : position
  }

  /** Opens the gate for the person. */
  readonly lift = (): void => {
    const { gate } = this.state
    if (gate === null) return
    this.journalSeq = -1
    // The public view stays on screen until the seat's own view arrives.
    this.set({ viewer: gate, gate: null, refusal: null })
    this.refresh()
  }

  /** Switches to another seat's view at a finished table. */
  readonly lookAs = (viewer: Seat | null): void => {
    this.hasChosenViewer = true
    this.journalSeq = -1
    this.set({ viewer, journal: [] })
    this.refresh()
  }

  /** Marks the scenes up to this step as shown. */
  readonly settleScenes = (step: number): void => this.set({ scenesTold: step })

  /** Sends a move or table talk for a seat. `reason` is for a declined request. A refusal is shown next to the prompt. */
  async say(seat: Seat, text: string, reason?: string): Promise<Refusal | null> {
    const { position } = this.state
    if (position === null) return null
    return this.answered(look => this.tables.say(this.id, seat, text, position.seq, look, reason))
  }

  readonly undo = (): void => {
    if (this.state.position !== null && this.mayUndo(this.state.position))
      void this.answered(look => this.tables.undo(this.id, look)).then(this.tellRefusal)
  }
  readonly redo = (): void => void this.answered(look => this.tables.redo(this.id, look)).then(this.tellRefusal)
  /** Makes the host answer a decision for the shown seat from now on; null turns that off. */
  readonly stand = (decision: string, answer: string | null): void => {
    const { viewer, position } = this.state
    if (viewer === null || position === null) return
    const { [decision]: _before, ...others } = position.standing
    this.set({ position: { ...position, standing: answer === null ? others : { ...others, [decision]: answer } } })
    void this.tables.stand(this.id, viewer, decision, answer).then(() => this.refresh(), this.tellTrouble)
  }
  /** Replaces what the shown seat has prepared; null cancels it. */
  readonly prepare = (plan: PreparedPlan | null): void => {
    const { viewer, position } = this.state
    if (viewer === null || position === null) return
    this.set({ position: { ...position, prepared: { ...NOTHING_PREPARED, ...plan } } })
    void this.tables.prepare(this.id, viewer, plan).then(() => this.refresh(), this.tellTrouble)
  }
  readonly pause = (paused: boolean): void => void this.tables.pause(this.id, paused).catch(this.tellTrouble)

  /** Shows an error message above the board. */
  readonly tellTrouble = (trouble: unknown): void => this.set({ trouble })

  /** Shows why an undo or redo was refused; null closes the message. */
  readonly tellRefusal = (refusal: Refusal | null): void => this.set({ refusal })

  /** Sends one request and shows the result. */
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

const NO_UNDO: TablePosition['undo'] = { by: null, refusal: null, askTo: null }

/** Whether the view has changed: the log is longer, or another seat that decides at the same time has chosen. */
const isNewer = (pulse: Pulse, { seq, beat, chosen }: Pulse): boolean =>
  pulse.seq > seq || (pulse.beat > beat && !same(pulse.chosen, chosen))
