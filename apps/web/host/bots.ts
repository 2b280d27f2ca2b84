// Bots run in their own worker, so the table always responds and a bot can be stopped at any time.

import {
  type BotRoom,
  type Bots,
  BOT_GRACE_MS,
  type BotQuestion,
  STAND_IN,
  type Thinking,
  thinkingTime,
} from '@tableworks/host'
import { wrap, type Remote } from 'comlink'

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

  think(question: BotQuestion): Thinking {
    this.busy?.() // A worker does one search at a time.
    let stop = (): void => undefined
    const interrupted = new Promise<null>(done => {
      stop = () => {
        this.leave()
        done(null)
      }
    })
    this.busy = stop
    const late = tooLate(thinkingTime(question.level) + BOT_GRACE_MS)
    const answer = Promise.race([this.enter().choose(question), late, interrupted]).then(found => {
      if (this.busy === stop) this.busy = null
      if (found !== undefined) return found
      this.leave()
      return this.enter().choose({ ...question, level: STAND_IN })
    })
    return { answer, interrupt: stop }
  }
}

const tooLate = (ms: number) => new Promise<undefined>(done => setTimeout(() => done(undefined), ms))
