// A store in one SQLite file, accessed through a thread.

import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { HostError, type HostErrorKind } from '@tableworks/host/link'
import { answering } from './queries/index.ts'
import type { ServerStore } from './server-store.ts'
import type { ShelfAnswer, ShelfQuestion } from './shelf-thread.ts'

interface Waiting {
  done(made: unknown): void
  fail(error: Error): void
}

export async function openSqlite(file: string): Promise<ServerStore> {
  const worker = new Worker(new URL('./shelf-thread.ts', import.meta.url), { workerData: { file } })
  const open = new Map<number, Waiting>()
  let asked = 0
  let lost: Error | null = null

  await new Promise<void>((done, fail) => {
    worker.once('message', () => done())
    worker.once('error', fail)
  })

  const loseAll = (error: Error) => {
    lost = error
    for (const { fail } of open.values()) fail(error)
    open.clear()
  }
  worker.on('error', loseAll)
  worker.on('exit', () => loseAll(new HostError('storageClosed', 'the store is closed')))
  worker.on('message', (answers: readonly ShelfAnswer[]) => {
    for (const answer of answers) {
      const waiting = open.get(answer.id)
      open.delete(answer.id)
      if ('failed' in answer) waiting?.fail(errorFrom(answer.failed))
      else waiting?.done(answer.made)
    }
  })

  // Batches the queries of one tick, because a message between threads costs more than most queries.
  let questions: ShelfQuestion[] = []
  const sendAll = () => {
    worker.postMessage(questions)
    questions = []
  }

  const ask = <T>(what: ShelfQuestion['ask'], given: readonly unknown[] = []): Promise<T> => {
    if (lost !== null) return Promise.reject(lost)
    const id = asked++
    const answered = new Promise<T>((done, fail) => open.set(id, { done: made => done(made as T), fail }))
    questions.push({ id, ask: what, with: given })
    if (questions.length === 1) queueMicrotask(sendAll)
    return answered
  }
  return {
    ...answering((what, given) => ask(what, given)),
    isMemory: false,
    // No other process writes to it.
    listen: () => undefined,
    async bytes() {
      const sizes = await Promise.all(
        [file, `${file}-wal`].map(name =>
          stat(name).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      )
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    close: () => (lost === null ? ask<void>('close') : Promise.resolve()),
  }
}

function errorFrom({ name, message }: { name: string; message: string }): Error {
  return name === 'Error' ? new Error(message) : new HostError(name as HostErrorKind, message)
}
