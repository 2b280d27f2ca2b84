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
  /** Bots play on when nobody looks. */
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
    return this.wakes.size > 0
  }

  /** Nobody looks, and no bot is at it or about to be. */
  get isIdle(): boolean {
    return this.wakes.size === 0 && (this.opened.waitingBot === null || this.opened.paused)
  }

  close(): void {
    this.isOpen = false
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

  pause(paused: boolean): void {
    this.opened.paused = paused
    this.opened.botTrouble = null
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
    const { paused, request } = this.opened
    // Whoever asks to go back is answered first: a choice would be the end of the question.
    if (this.thought !== null || paused || request !== null) return
    const { waitingBot } = this.opened
    if (waitingBot !== null) void this.letThink(waitingBot)
  }

  /** What somebody answers once and for all needs no thought and no look; pausing the bots does not hold it up. */
  private async giveStandingAnswer(): Promise<void> {
    const { opened } = this
    const standing = opened.standingAnswer
    if (standing === null) return
    try {
      await opened.say(standing.seat, standing.text, standing.seq)
    } catch (error) {
      opened.botTrouble = hostErrorOf(error)
      this.wake()
    }
  }

  private async letThink({ level, seen, seat, seq, beginsTurn }: NonNullable<OpenTable['waitingBot']>): Promise<void> {
    const { opened } = this
    const { game, components, seed } = opened.record
    const dice = digestOf(['bot', seed.secret, seat, seq])
    const thought = this.means.bots.think({ game, components, level, seen, dice })
    this.thought = thought
    opened.thinking = seat
    this.wake()
    try {
      const [text] = await Promise.all([thought.answer, pause(this.means.pace() * (beginsTurn ? 1 : WITHIN_TURN))])
      if (this.thought !== thought) return
      if (text === null) return this.rest()
      opened.thinking = null
      const refusal = await opened.say(seat, text, seq)
      if (refusal !== null && opened.length === seq) throw new Error(`a bot chose ${text}, which is not offered`)
      // Only now is it done: whoever opened the table meanwhile would have had it think about the same again.
      if (this.thought !== thought) return
      this.rest()
      this.resume()
    } catch (error) {
      // A full disk or a fault of a bot: stop, say why, and let the person decide when to go on.
      this.rest()
      opened.paused = true
      opened.botTrouble = hostErrorOf(error)
      this.wake()
    }
  }
}

/** Turns are told apart by a pause; within one, choices follow each other quickly. */
const WITHIN_TURN = 0.25

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
