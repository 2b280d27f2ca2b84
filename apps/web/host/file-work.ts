// Processes a game file in its own worker, so a long replay can be stopped.

import type { FileWork, Imported, Wanted } from '@tableworks/host'
import type { OnLine } from '@tableworks/kernel'
import { proxy, type Remote, wrap } from 'comlink'
import type { FileCheck } from '../verify/check.ts'
import type { FileRoom } from './file-worker.ts'

function begin<T>(work: (room: Remote<FileRoom>) => Promise<T>): FileWork<T> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  let stop = (): void => undefined
  const stopped = new Promise<null>(done => (stop = () => done(null)))
  const failed = new Promise<never>((_done, fail) => {
    worker.addEventListener('error', event =>
      fail(new Error(event.message || 'the worker for files could not be started')),
    )
  })
  const answer = Promise.race([work(wrap<FileRoom>(worker)), stopped, failed]).finally(() => worker.terminate())
  return { answer, stop }
}

export const checking = (chosen: Blob, onLine: OnLine): FileWork<FileCheck> =>
  begin<FileCheck>(room => room.check(chosen, passedOn(onLine)))

export const importing = (source: string, wanted: Wanted, onLine: OnLine): FileWork<Imported> =>
  begin<Imported>(room => room.imported(source, wanted, passedOn(onLine)))

/** Wrapped in a new function, because the callback may itself be a proxy from another thread. */
const passedOn = (onLine: OnLine): OnLine => proxy((done, of) => onLine(done, of))
