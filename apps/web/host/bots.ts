// Bots think in a worker of their own, so that the table always answers and a bot can be stopped at any moment.

import type { Components, SeatView } from '@tableworks/kernel'
import { wrap, type Remote } from 'comlink'
import type { BotRoom } from './bot-worker.ts'

export interface Question {
  readonly game: string
  readonly components: Components | null
  readonly level: string
  readonly seen: SeatView
  /** The bot's own dice, never the table's. */
  readonly dice: string
}

export interface Thinking {
  /** The name of an option; null when it was interrupted. */
  readonly answer: Promise<string | null>
  interrupt(): void
}

export interface Bots {
  think(question: Question): Thinking
}

/** How long a bot may think, by level. */
const LIMIT_MS: Readonly<Record<string, number>> = { easy: 300, normal: 1000, hard: 2500 }

/** A bot that does not stop by itself is stopped, and one that never thinks long takes its place. */
const PATIENCE_MS = 4000

export class WorkerBots implements Bots {
  private worker: Worker | null = null
  private room: Remote<BotRoom> | null = null
  private busy: (() => void) | null = null

  private enter(): Remote<BotRoom> {
    this.worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    this.room ??= wrap<BotRoom>(this.worker)
    return this.room
  }

  private leave(): void {
    this.worker?.terminate()
    this.worker = null
    this.room = null
  }

  think(question: Question): Thinking {
    this.busy?.() // one worker, one thought
    let stop = (): void => undefined
    const interrupted = new Promise<null>(done => {
      stop = () => {
        this.leave()
        done(null)
      }
    })
    this.busy = stop
    const limit = LIMIT_MS[question.level] ?? 1000
    const thought = this.enter().choose(question, limit)
    const answer = Promise.race([thought, tooLate(limit + PATIENCE_MS), interrupted]).then(found => {
      if (this.busy === stop) this.busy = null
      if (found !== undefined) return found
      this.leave()
      return this.enter().choose({ ...question, level: 'random' }, limit)
    })
    return { answer, interrupt: stop }
  }
}

const tooLate = (ms: number) => new Promise<undefined>(done => setTimeout(() => done(undefined), ms))
