// Bots think in a few threads that all tables share. One that is interrupted, or does not stop in time, loses its thread.

import { Worker } from 'node:worker_threads'
import { type Bots, PATIENCE_MS, type Question, STAND_IN, type Thinking, thinkingTime } from '@tableworks/host'

type Reply = 'awake' | { readonly text: string } | { readonly failed: string }

interface Job {
  question: Question
  done(text: string | null): void
  fail(error: Error): void
}

interface Thread {
  readonly worker: Worker
  isAwake: boolean
  /** What it is thinking about, or will as soon as it is awake. */
  job: Job | null
  timer: NodeJS.Timeout | undefined
}

export class BotThreads implements Bots {
  private readonly most: number
  private readonly threads = new Set<Thread>()
  private readonly waiting: Job[] = []
  private isClosed = false

  constructor(most: number) {
    this.most = most
  }

  think(question: Question): Thinking {
    let interrupt = (): void => undefined
    const answer = new Promise<string | null>((done, fail) => {
      const job: Job = { question, done, fail }
      interrupt = () => this.interrupt(job)
      this.waiting.push(job)
    })
    this.begin()
    return { answer, interrupt }
  }

  private begin(): void {
    while (this.waiting.length > 0 && !this.isClosed) {
      const idle = [...this.threads].find(({ job }) => job === null)
      const thread = idle ?? (this.threads.size < this.most ? this.hire() : undefined)
      const job = thread === undefined ? undefined : this.waiting.shift()
      if (thread === undefined || job === undefined) return
      this.give(thread, job)
    }
  }

  private hire(): Thread {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url))
    const thread: Thread = { worker, isAwake: false, job: null, timer: undefined }
    this.threads.add(thread)
    worker.on('message', (reply: Reply) => this.hear(thread, reply))
    worker.on('error', error => {
      const job = this.dismiss(thread)
      job?.fail(error instanceof Error ? error : new Error(String(error)))
      this.begin()
    })
    return thread
  }

  /** Gives what it was thinking about. */
  private dismiss(thread: Thread): Job | null {
    const { job, worker, timer } = thread
    clearTimeout(timer)
    thread.job = null
    this.threads.delete(thread)
    void worker.terminate()
    return job
  }

  private give(thread: Thread, job: Job): void {
    thread.job = job
    if (thread.isAwake) this.ask(thread, job)
  }

  /** A bot's time begins when its thread is awake: on a busy machine that takes longer than any thought. */
  private ask(thread: Thread, job: Job): void {
    const most = thinkingTime(job.question.level) + PATIENCE_MS
    thread.timer = setTimeout(() => this.replace(thread), most)
    thread.worker.postMessage(job.question)
  }

  /** The choice is made all the same, by one that never thinks long. */
  private replace(thread: Thread): void {
    const job = this.dismiss(thread)
    if (job === null) return
    job.question = { ...job.question, level: STAND_IN }
    this.give(this.hire(), job)
  }

  private hear(thread: Thread, reply: Reply): void {
    const { job } = thread
    if (reply === 'awake') {
      thread.isAwake = true
      if (job !== null) this.ask(thread, job)
      return
    }
    clearTimeout(thread.timer)
    thread.job = null
    if ('text' in reply) job?.done(reply.text)
    else job?.fail(new Error(reply.failed))
    this.begin()
  }

  private interrupt(job: Job): void {
    const place = this.waiting.indexOf(job)
    if (place >= 0) this.waiting.splice(place, 1)
    for (const thread of this.threads) if (thread.job === job) this.dismiss(thread)
    job.done(null)
    this.begin()
  }

  close(): void {
    this.isClosed = true
    for (const thread of this.threads) this.dismiss(thread)?.done(null)
  }
}
