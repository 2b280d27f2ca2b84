// All tables share a few bot threads. A bot that is cancelled or exceeds its time limit loses its thread. One thread is reserved
// for quick bots, so an easy bot never waits for an expert.

import { Worker } from 'node:worker_threads'
import {
  type BotAsker,
  type Bots,
  BOT_GRACE_MS,
  type BotQuestion,
  STAND_IN,
  type Thinking,
  thinkingTime,
} from '@tableworks/host'
import { FairQueue, type Queued } from './fair-queue.ts'

type Reply = 'awake' | { readonly text: string } | { readonly failed: string }

interface Job extends Queued {
  question: BotQuestion
  /** When the request arrived. */
  readonly since: number
  done(text: string | null): void
  fail(error: Error): void
}

interface Thread {
  readonly worker: Worker
  isAwake: boolean
  /** The current job, or the first one while the thread starts. */
  job: Job | null
  timer: NodeJS.Timeout | undefined
}

/** The time limit of a quick bot. */
const QUICK_MS = 300
/** Games between bots cost this much more, so they wait longer. */
const SHOW_WEIGHT = 4

export class BotThreads implements Bots {
  private readonly most: number
  private readonly threads = new Set<Thread>()
  private readonly queue = new FairQueue<Job>()
  private readonly onBegin: (waitedSeconds: number) => void
  private isClosed = false

  /** Starts up to this many threads for slow bots, plus one for quick ones. */
  constructor(most: number, onBegin: (waitedSeconds: number) => void = () => undefined) {
    this.most = most + 1
    this.onBegin = onBegin
  }

  /** The number of waiting jobs. */
  get queued(): number {
    return this.queue.length
  }

  think(question: BotQuestion, { owner, table, isBotOnly }: BotAsker): Thinking {
    let interrupt = (): void => undefined
    const cost = thinkingTime(question.level) * (isBotOnly ? SHOW_WEIGHT : 1)
    const answer = new Promise<string | null>((done, fail) => {
      const job: Job = { owner, table, cost, question, since: performance.now(), done, fail }
      interrupt = () => this.interrupt(job)
      this.queue.add(job)
    })
    this.begin()
    return { answer, interrupt }
  }

  private begin(): void {
    while (!this.isClosed) {
      const idle = [...this.threads].find(({ job }) => job === null)
      if (idle === undefined && this.threads.size >= this.most) return
      const job = this.next()
      if (job === undefined) return
      this.give(idle ?? this.hire(), job)
    }
  }

  private next(): Job | undefined {
    const busy = [...this.threads].filter(({ job }) => job !== null && !isQuick(job)).length
    return this.queue.take(job => isQuick(job) || busy < this.most - 1)
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

  /** Terminates the thread and returns its job. */
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

  /** The time limit starts once the thread runs, because starting a thread can take longer than the bot's search. */
  private ask(thread: Thread, job: Job): void {
    const most = thinkingTime(job.question.level) + BOT_GRACE_MS
    this.onBegin((performance.now() - job.since) / 1000)
    thread.timer = setTimeout(() => this.replace(thread), most)
    thread.worker.postMessage(job.question)
  }

  /** Has a quick bot make the choice instead. */
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
    this.queue.drop(job)
    for (const thread of this.threads) if (thread.job === job) this.dismiss(thread)
    job.done(null)
    this.begin()
  }

  close(): void {
    this.isClosed = true
    for (const thread of this.threads) this.dismiss(thread)?.done(null)
  }
}

const isQuick = ({ question }: Job): boolean => thinkingTime(question.level) <= QUICK_MS
