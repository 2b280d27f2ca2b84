// A table with watchers: it notifies them of changes, and runs its bots.

import { digestOf } from '@tableworks/kernel'
import type { Bots, Thinking } from './bots.ts'
import type { Happened } from './happened.ts'
import { type Pulse, hostErrorOf } from './link.ts'
import type { OpenTable } from './table/open-table.ts'

/** The right to run a table's bots, which one tab or one server has at a time. */
export interface BotClaim {
  /** Whether the claim is held. A server that was away loses it, and `taken` is called again when the claim is back. */
  readonly isHeld: boolean
  release(): void
}

export interface BotDeps {
  readonly bots: Bots
  /** Calls `taken` once no other tab or server runs this table's bots. */
  readonly takeBots: (table: string, taken: () => void) => BotClaim
  /** The minimum time between two bot choices in milliseconds, so people can follow. */
  readonly pace: () => number
  /** Bots continue without watchers, as long as a person plays at the table. */
  readonly playsOn?: boolean
}

export class WatchedTable {
  readonly opened: OpenTable
  private readonly deps: BotDeps
  private readonly wakes = new Map<number, (pulse: Pulse) => void>()
  private claim: BotClaim | null = null
  private isOpen = true
  private thought: Thinking | null = null
  private again: ReturnType<typeof setTimeout> | undefined

  constructor(opened: OpenTable, deps: BotDeps) {
    this.opened = opened
    this.deps = deps
    this.resume()
  }

  join(ticket: number, wake: (pulse: Pulse) => void): void {
    this.wakes.set(ticket, wake)
    this.resume()
  }

  /** Returns whether there are still watchers. */
  leave(ticket: number): boolean {
    this.wakes.delete(ticket)
    if (!this.mayPlay) {
      this.interrupt()
      this.releaseBots()
    }
    return this.wakes.size > 0
  }

  /** True without watchers and without a bot to move. */
  get isIdle(): boolean {
    return this.wakes.size === 0 && (this.opened.waitingBot === null || !this.mayPlay)
  }

  /** A table without people plays only while it is watched. */
  private get mayPlay(): boolean {
    const { paused, isBotOnly } = this.opened
    return !paused && (this.wakes.size > 0 || (this.deps.playsOn === true && !isBotOnly))
  }

  close(): void {
    this.isOpen = false
    clearTimeout(this.again)
    this.interrupt()
    this.releaseBots()
  }

  /** Notifies all watchers of a change, and starts a bot if it's its turn. */
  hear(): void {
    this.wake()
    this.resume()
  }

  private wake(): void {
    this.opened.beat += 1
    const pulse = this.opened.pulse()
    for (const wake of this.wakes.values()) wake(pulse)
  }

  async pause(...pausing: Parameters<OpenTable['pause']>): Promise<void> {
    await this.opened.pause(...pausing)
    if (this.opened.paused) this.interrupt()
    this.hear()
  }

  async lock(locked: string | null, happened: readonly Happened[]): Promise<void> {
    await this.opened.lock(locked, happened)
    if (this.opened.paused) this.interrupt()
    this.hear()
  }

  interrupt(): void {
    this.thought?.interrupt()
    this.rest()
  }

  private rest(): void {
    this.thought = null
    this.opened.thinking = null
  }

  /** Starts a bot if it's its turn, the table is watched (or needs no watchers) and no other tab or server runs the bots. */
  resume(): void {
    const isLookedAt = this.wakes.size > 0 || this.deps.playsOn === true
    if (!this.isOpen || !isLookedAt || this.opened.isLocked) return
    void this.letArrive()
    void this.playKeptAnswers()
    void this.playAutomatically()
    const mayRunBots = this.mayRunBots()
    if (this.thought !== null || !this.mayPlay || this.opened.awaitsAnswer) return
    if (mayRunBots) void this.letThink()
    else this.showThinking()
  }

  /** Claims the bots as soon as the table has any, so another server takes over if this one dies before their turn. */
  private mayRunBots(): boolean {
    const { opened } = this
    if (!opened.hasBots || !this.mayPlay) this.releaseBots()
    else this.claim ??= this.deps.takeBots(opened.record.id, () => this.resume())
    return this.claim?.isHeld === true
  }

  private releaseBots(): void {
    this.claim?.release()
    this.claim = null
  }

  /** Shows that another tab or server runs a bot now. */
  private showThinking(): void {
    const seat = this.opened.waitingBot?.seat ?? null
    if (seat === this.opened.thinking) return
    this.opened.thinking = seat
    this.wake()
  }

  /** Reveals early answers if another server stored the last one, or this one before a restart. */
  private async playKeptAnswers(): Promise<void> {
    try {
      if (this.opened.early.next !== null) await this.opened.reveal()
    } catch (error) {
      this.inTrouble(error)
    }
  }

  private async letArrive(): Promise<void> {
    try {
      await this.opened.letArrive()
    } catch (error) {
      this.inTrouble(error)
    }
  }

  /** Prepared moves and automatic answers need no bot and no watcher, so pausing the bots doesn't stop them. */
  private async playAutomatically(): Promise<void> {
    const { opened } = this
    try {
      const move = opened.automaticMove
      if (move !== null) await opened.moveFor(move.seat, move.text, move.seq)
    } catch (error) {
      this.inTrouble(error)
    }
  }

  private async letThink(): Promise<void> {
    const { opened } = this
    const { isBotOnly, ownership } = opened
    const pace = Math.max(this.deps.pace(), isBotOnly ? SHOW_PACE_MS : 0)
    try {
      const { waitingBot } = opened
      if (waitingBot === null) return
      const { level, seen, seat, seq, made, beginsTurn } = waitingBot
      const { id: table, game, components, seed } = opened.record
      const dice = digestOf(['bot', seed.secret, seat, seq])
      const asker = { owner: ownership?.owner ?? '', table, isBotOnly }
      const thought = this.deps.bots.think({ game, components, level, seen, dice }, asker)
      this.thought = thought
      opened.thinking = seat
      this.wake()
      const [text] = await Promise.all([thought.answer, pause(pace * (beginsTurn ? 1 : WITHIN_TURN))])
      if (this.thought !== thought) return
      // Another server may have taken over while this one was away.
      if (text === null || this.claim?.isHeld !== true) return this.rest()
      opened.thinking = null
      const refusal = await opened.moveFor(seat, text, seq)
      const isStillAsked = opened.length === seq && opened.early.choicesOf(seat).length === made
      if (refusal !== null && isStillAsked) throw new Error(`The bot chose ${text}, which is not a legal option.`)
      // Clearing `thought` before this point would let a new watcher start the same bot again.
      if (this.thought !== thought) return
      this.rest()
      this.resume()
    } catch (error) {
      // After a full disk or a bot's error, bots stop and show the reason until a person resumes them.
      this.rest()
      opened.isStopped = true
      this.releaseBots()
      this.inTrouble(error)
    }
  }

  private inTrouble(error: unknown): void {
    this.opened.botTrouble = hostErrorOf(error)
    this.wake()
    if (this.isAwayFromStore) this.goOnWithStore()
  }

  private get isAwayFromStore(): boolean {
    return this.isOpen && this.deps.playsOn === true && this.opened.botTrouble?.kind === 'storageClosed'
  }

  /** On a server, bots resume without a person's help once the store responds again. */
  private goOnWithStore(): void {
    this.again ??= setTimeout(() => {
      this.again = undefined
      if (!this.isAwayFromStore) return
      this.opened.refresh().then(
        () => this.isAwayFromStore && this.goOn(),
        () => this.goOnWithStore(),
      )
    }, STORE_AGAIN_MS)
  }

  private goOn(): void {
    this.opened.isStopped = false
    this.opened.botTrouble = null
    this.hear()
  }
}

/** How long a table waits before it retries a store that doesn't respond. */
const STORE_AGAIN_MS = 500

/** Between the choices of one turn, bots wait only this share of the pause between turns. */
const WITHIN_TURN = 0.25
/** The pause between moves when only bots play, so people can follow. */
const SHOW_PACE_MS = 900

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
