// A table somebody looks at: who is to be woken when it changes, and the bots that play at it.

import { digestOf } from '@tableworks/kernel'
import type { Bots, Thinking } from './bots.ts'
import { type Pulse, hostErrorOf } from './link.ts'
import type { OpenTable } from './open-table.ts'

export interface BotMeans {
  readonly bots: Bots
  /** Waits until no other tab runs the bots of this table; gives how to let go. */
  readonly takeBots: (table: string, taken: () => void) => () => void
  /** A bot's choice is shown no sooner than so many milliseconds after the one before, so that people can follow. */
  readonly pace: () => number
  /** Bots play on when nobody looks, as long as a person plays there. */
  readonly playsOn?: boolean
}

export class WatchedTable {
  readonly opened: OpenTable
  private readonly means: BotMeans
  private readonly wakes = new Map<number, (pulse: Pulse) => void>()
  private readonly letGo: () => void
  private hasBots = false
  private isOpen = true
  private thought: Thinking | null = null
  private again: ReturnType<typeof setTimeout> | undefined

  constructor(opened: OpenTable, means: BotMeans) {
    this.opened = opened
    this.means = means
    this.letGo = means.takeBots(opened.record.id, () => {
      this.hasBots = true
      this.resume()
    })
  }

  join(ticket: number, wake: (pulse: Pulse) => void): void {
    this.wakes.set(ticket, wake)
    this.resume()
  }

  /** Gives whether anybody is still looking. */
  leave(ticket: number): boolean {
    this.wakes.delete(ticket)
    if (!this.mayPlay) this.interrupt()
    return this.wakes.size > 0
  }

  /** Nobody looks, and no bot is at it or about to be. */
  get isIdle(): boolean {
    return this.wakes.size === 0 && (this.opened.waitingBot === null || !this.mayPlay)
  }

  /** A table without people is a show: it plays only while someone watches. */
  private get mayPlay(): boolean {
    const { paused, isBotOnly } = this.opened
    return !paused && (this.wakes.size > 0 || (this.means.playsOn === true && !isBotOnly))
  }

  close(): void {
    this.isOpen = false
    clearTimeout(this.again)
    this.interrupt()
    this.letGo()
  }

  /** The table has changed: everybody looks again, and a bot whose turn it is now begins to think. */
  hear(): void {
    this.wake()
    this.resume()
  }

  private wake(): void {
    this.opened.beat += 1
    const pulse = this.opened.pulse()
    for (const wake of this.wakes.values()) wake(pulse)
  }

  async pause(paused: boolean): Promise<void> {
    await this.opened.pause(paused)
    if (paused) this.interrupt()
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

  /** If a bot is to choose, somebody looks on (or nobody need) and this tab looks after the bots, lets it think. */
  resume(): void {
    const isLookedAt = this.wakes.size > 0 || this.means.playsOn === true
    if (!this.isOpen || !this.hasBots || !isLookedAt) return
    void this.giveStandingAnswer()
    if (this.thought !== null || !this.mayPlay || this.opened.awaitsAnswer) return
    void this.letThink()
  }

  /** What somebody answers once and for all needs no thought and no look; pausing the bots does not hold it up. */
  private async giveStandingAnswer(): Promise<void> {
    const { opened } = this
    try {
      const standing = opened.standingAnswer
      if (standing !== null) await opened.moveFor(standing.seat, standing.text, standing.seq)
    } catch (error) {
      this.inTrouble(error)
    }
  }

  private async letThink(): Promise<void> {
    const { opened } = this
    const { isBotOnly, ownership } = opened
    const pace = Math.max(this.means.pace(), isBotOnly ? SHOW_PACE_MS : 0)
    try {
      const { waitingBot } = opened
      if (waitingBot === null) return
      const { level, seen, seat, seq, beginsTurn } = waitingBot
      const { id: table, game, components, seed } = opened.record
      const dice = digestOf(['bot', seed.secret, seat, seq])
      const asker = { owner: ownership?.owner ?? '', table, isBotOnly }
      const thought = this.means.bots.think({ game, components, level, seen, dice }, asker)
      this.thought = thought
      opened.thinking = seat
      this.wake()
      const [text] = await Promise.all([thought.answer, pause(pace * (beginsTurn ? 1 : WITHIN_TURN))])
      if (this.thought !== thought) return
      if (text === null) return this.rest()
      opened.thinking = null
      const refusal = await opened.moveFor(seat, text, seq)
      if (refusal !== null && opened.length === seq) throw new Error(`a bot chose ${text}, which is not offered`)
      // Only now is it done: whoever opened the table meanwhile would have had it think about the same again.
      if (this.thought !== thought) return
      this.rest()
      this.resume()
    } catch (error) {
      // A full disk or a fault of a bot: stop, say why, and let the person decide when to go on.
      this.rest()
      opened.isStopped = true
      this.inTrouble(error)
    }
  }

  private inTrouble(error: unknown): void {
    this.opened.botTrouble = hostErrorOf(error)
    this.wake()
    if (this.isAwayFromStore) this.goOnWithStore()
  }

  private get isAwayFromStore(): boolean {
    return this.isOpen && this.means.playsOn === true && this.opened.botTrouble?.kind === 'storageClosed'
  }

  /** On a server no person need come and press "go on": bots wait until the store answers again. */
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

/** How soon a table whose store did not answer asks it again. */
const STORE_AGAIN_MS = 500

/** Turns are told apart by a pause; within one, choices follow each other quickly. */
const WITHIN_TURN = 0.25
/** Among bots alone, slow enough to follow. */
const SHOW_PACE_MS = 900

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
