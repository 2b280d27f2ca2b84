// Bots think in a few threads that all tables share. One that is interrupted, or does not stop in time, loses its thread.

import { Worker } from 'node:worker_threads'
import { type Bots, PATIENCE_MS, type Question, STAND_IN, type Thinking, thinkingTime } from '@tableworks/host'

type Reply = { readonly text: string } | { readonly failed: string }

interface Job {
  question: Question
  done(text: string | null): void
  fail(error: Error): void
  /** Where it is being thought about; null while it waits. */
  thread: Worker | null
  timer: NodeJS.Timeout | null
}

export class BotThreads implements Bots {
  private readonly most: number
  private readonly idle: Worker[] = []
  private readonly awake = new WeakSet<Worker>()
  private threads = 0
  private readonly waiting: Job[] = []
  private isClosed = false

  constructor(most: number) {
    this.most = most
  }

  think(question: Question): Thinking {
    let job: Job | null = null
    const answer = new Promise<string | null>((done, fail) => {
      job = { question, done, fail, thread: null, timer: null }
      this.waiting.push(job)
    })
    this.begin()
    return { answer, interrupt: () => job !== null && this.interrupt(job) }
  }

  private begin(): void {
    while (this.waiting.length > 0 && !this.isClosed) {
      const thread = this.idle.pop() ?? (this.threads < this.most ? this.hire() : undefined)
      if (thread === undefined) return
      const job = this.waiting.shift()
      if (job !== undefined) this.give(thread, job)
    }
  }

  private hire(): Worker {
    this.threads += 1
    return new Worker(new URL('./bot-thread.ts', import.meta.url))
  }

  private dismiss(thread: Worker): void {
    this.threads -= 1
    thread.removeAllListeners()
    void thread.terminate()
  }

  private give(thread: Worker, job: Job): void {
    job.thread = thread
    job.timer = setTimeout(
      () => {
        // The choice is made all the same, by one that never thinks long.
        this.dismiss(thread)
        job.question = { ...job.question, level: STAND_IN }
        this.give(this.hire(), job)
      },
      thinkingTime(job.question.level) + PATIENCE_MS,
    )
    const finish = (settle: () => void) => {
      if (job.timer !== null) clearTimeout(job.timer)
      job.thread = null
      thread.removeAllListeners()
      settle()
    }
    thread.once('message', (reply: Reply) => {
      finish(() => ('text' in reply ? job.done(reply.text) : job.fail(new Error(reply.failed))))
      this.idle.push(thread)
      this.begin()
    })
    thread.once('error', error => {
      this.threads -= 1
      finish(() => job.fail(error instanceof Error ? error : new Error(String(error))))
      this.begin()
    })
    thread.postMessage(job.question)
  }

  private interrupt(job: Job): void {
    const place = this.waiting.indexOf(job)
    if (place >= 0) this.waiting.splice(place, 1)
    if (job.timer !== null) clearTimeout(job.timer)
    if (job.thread !== null) this.dismiss(job.thread)
    job.thread = null
    job.done(null)
    this.begin()
  }

  close(): void {
    this.isClosed = true
    for (const thread of this.idle.splice(0)) this.dismiss(thread)
  }
}
