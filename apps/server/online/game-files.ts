// Uploaded game files. A thread replays them one at a time and with a time limit, before they become tables. Networks take turns, and
// so do the players of one network, so one player's many files don't delay a stranger.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { HostError, type HostErrorKind, type Imported, type Wanted } from '@tableworks/host'
import { FairQueue, type Queued } from './fair-queue.ts'

/** The longest known game takes a tenth of this. */
const LONGEST_MS = 30_000
/** Files may have two megabytes, so the queue needs a limit. A network may upload 60 an hour. */
const MOST_WAITING = 64
/** Per player, including the file being read. */
const MOST_OF_PLAYER = 4
const MOST_MEMORY_MB = 512
/** Starting a thread loads all games, which takes longer than reading a file. */
const IDLE_MS = 10_000

const TOO_LONG = 'the replay takes too long'
const NOT_PLAYED = 'it can’t be replayed'
/** Whether the error is about the file's content. Otherwise the replay didn't finish. */
export const wasRead = (detail: string): boolean => detail !== TOO_LONG && detail !== NOT_PLAYED

/** What the thread gets. */
export interface FileToRead {
  readonly source: string
  readonly wanted: Wanted
}

export type Reply =
  | { readonly made: Imported }
  | { readonly failed: { readonly kind: HostErrorKind | 'fault'; readonly detail: string } }

/** The player and network that uploaded a file. */
interface Sender {
  readonly network: string
  readonly player: string
}

interface Job extends Queued {
  readonly source: string
  readonly wanted: Wanted
  done(made: Imported): void
  fail(error: unknown): void
}

export class GameFiles {
  private readonly queue = new FairQueue<Job>()
  /** How many files of each player are queued or being read. */
  private readonly ofPlayer = new Map<string, number>()
  private worker: Worker | null = null
  private idle: NodeJS.Timeout | undefined
  private isAtWork = false
  private isStopped = false

  /** Reads the table in a file and verifies every line. */
  async read(source: string, wanted: Wanted, { network, player }: Sender): Promise<Imported> {
    const mine = this.ofPlayer.get(player) ?? 0
    if (mine >= MOST_OF_PLAYER || this.queue.length >= MOST_WAITING) throw new HostError('tooOften')
    this.ofPlayer.set(player, mine + 1)
    try {
      return await new Promise((done, fail) => {
        this.queue.add({ owner: network, table: player, cost: 1, source, wanted, done, fail })
        void this.work()
      })
    } finally {
      const left = (this.ofPlayer.get(player) ?? 0) - 1
      if (left > 0) this.ofPlayer.set(player, left)
      else this.ofPlayer.delete(player)
    }
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return
    this.isAtWork = true
    clearTimeout(this.idle)
    for (let job = this.next(); job !== undefined; job = this.next())
      await this.played(job.source, job.wanted).then(job.done, job.fail)
    this.isAtWork = false
    this.idle = setTimeout(() => this.endThread(), IDLE_MS).unref()
  }

  private next(): Job | undefined {
    return this.queue.take(() => true)
  }

  /** Aborts the current file and drops the queue. */
  stop(): void {
    this.isStopped = true
    clearTimeout(this.idle)
    this.endThread()
  }

  private endThread(): void {
    void this.worker?.terminate()
    this.worker = null
  }

  private async played(source: string, wanted: Wanted): Promise<Imported> {
    if (this.isStopped) throw new HostError('storageClosed', 'the server is stopping')
    this.worker ??= this.newThread()
    const reply = await replyOf(this.worker, { source, wanted }).catch((error: unknown) => {
      this.endThread() // it may still be busy with this file
      throw error
    })
    if ('made' in reply) return reply.made
    throw errorFrom(reply.failed)
  }

  private newThread(): Worker {
    const worker = new Worker(new URL('./file-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    worker.on('error', () => undefined) // the file being read fails, see `replyOf`; an idle thread just ends
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = null
    })
    return worker
  }
}

/** Fails if the thread takes too long or ends. */
async function replyOf(worker: Worker, file: FileToRead): Promise<Reply> {
  const over = new AbortController()
  const { signal } = over
  const timer = setTimeout(() => over.abort(new HostError('badFile', TOO_LONG)), LONGEST_MS)
  const ended = () => over.abort(new HostError('badFile', NOT_PLAYED))
  worker.once('error', ended)
  worker.once('exit', ended)
  try {
    worker.postMessage(file)
    const [reply] = await once(worker, 'message', { signal })
    return reply as Reply
  } catch {
    throw signal.reason
  } finally {
    clearTimeout(timer)
    worker.off('error', ended)
    worker.off('exit', ended)
  }
}

const errorFrom = ({ kind, detail }: { kind: HostErrorKind | 'fault'; detail: string }): Error =>
  kind === 'fault' ? new HostError('badFile', NOT_PLAYED) : new HostError(kind, detail)
