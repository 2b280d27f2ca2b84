// Game files from outside: each is played again in a thread of its own, one at a time and not for ever, before it is a table.

import { Worker } from 'node:worker_threads'
import { HostError, type HostErrorKind, type Imported, type Wanted } from '@tableworks/host'

/** The longest game takes a tenth of this. */
const LONGEST_MS = 30_000
const MOST_WAITING = 8
const MOST_MEMORY_MB = 512

const TOO_LONG = 'it takes too long to play it again'
const NOT_PLAYED = 'it cannot be played again'
/** Whether a file was refused for what is in it; otherwise it was not played to its end. */
export const wasRead = (detail: string): boolean => detail !== TOO_LONG && detail !== NOT_PLAYED

type Reply =
  | { readonly made: Imported }
  | { readonly failed: { readonly kind: HostErrorKind | 'fault'; readonly detail: string } }

export class GameFiles {
  private waiting = 0
  private turn: Promise<unknown> = Promise.resolve()
  private worker: Worker | null = null
  private isStopped = false

  /** The table a file tells of, checked line by line. */
  read(source: string, wanted: Wanted): Promise<Imported> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new HostError('tooOften'))
    this.waiting += 1
    const read = this.turn.then(() => this.played(source, wanted)).finally(() => (this.waiting -= 1))
    this.turn = read.catch(() => undefined)
    return read
  }

  /** What is being read is left, and what waits isn't begun. */
  stop(): void {
    this.isStopped = true
    void this.worker?.terminate()
  }

  private played(source: string, wanted: Wanted): Promise<Imported> {
    if (this.isStopped) return Promise.reject(new HostError('storageClosed', 'the server stops'))
    const worker = threadFor(source, wanted)
    this.worker = worker
    return answerOf(worker).finally(() => {
      this.worker = null
      void worker.terminate()
    })
  }
}

const threadFor = (source: string, wanted: Wanted): Worker =>
  new Worker(new URL('./file-thread.ts', import.meta.url), {
    workerData: { source, wanted },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })

function answerOf(worker: Worker): Promise<Imported> {
  return new Promise<Imported>((done, fail) => {
    const timer = setTimeout(() => fail(new HostError('badFile', TOO_LONG)), LONGEST_MS)
    worker.once('message', (reply: Reply) => ('made' in reply ? done(reply.made) : fail(errorFrom(reply.failed))))
    worker.once('error', () => fail(new HostError('badFile', NOT_PLAYED)))
    worker.once('exit', () => {
      clearTimeout(timer)
      fail(new HostError('badFile', NOT_PLAYED))
    })
  })
}

const errorFrom = ({ kind, detail }: { kind: HostErrorKind | 'fault'; detail: string }): Error =>
  kind === 'fault' ? new HostError('badFile', NOT_PLAYED) : new HostError(kind, detail)
