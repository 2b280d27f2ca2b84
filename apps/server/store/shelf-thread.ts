// The database thread. All queries that arrive while the disk is busy share one commit, and are answered when it's on disk.

import { parentPort, workerData } from 'node:worker_threads'
// Imports only the host's error names, so that the thread starts faster.
import { HostError, hostErrorOf } from '@tableworks/host/link'
import { ACCESS, type Ask } from './queries/index.ts'
import { Shelf } from './shelf.ts'

export interface ShelfQuestion {
  readonly id: number
  readonly ask: Ask | 'close'
  readonly with: readonly unknown[]
}
type Asked = ShelfQuestion & { readonly ask: Ask }

export type ShelfAnswer =
  | { readonly id: number; readonly made: unknown }
  | { readonly id: number; readonly failed: { readonly name: string; readonly message: string } }

const port = parentPort
if (port === null) throw new Error('this file runs only as a worker thread')

const shelf = new Shelf((workerData as { file: string }).file)
let waiting: ShelfQuestion[] = []

port.on('message', (questions: readonly ShelfQuestion[]) => {
  if (waiting.length === 0) setImmediate(answerAll)
  waiting.push(...questions)
})
port.postMessage('open')

function answerAll(): void {
  const questions = waiting.filter((question): question is Asked => question.ask !== 'close')
  const closing = waiting.find(({ ask }) => ask === 'close')
  waiting = []
  const answers = questions.every(({ ask }) => ACCESS[ask] === 'reads')
    ? questions.map(one => answer(one))
    : inOneCommit(questions)
  port?.postMessage(answers)
  if (closing === undefined) return
  shelf.close()
  port?.postMessage([{ id: closing.id, made: undefined }] satisfies ShelfAnswer[])
  port?.close()
}

function inOneCommit(questions: readonly Asked[]): ShelfAnswer[] {
  let answers: ShelfAnswer[] = []
  try {
    shelf.inTransaction(() => (answers = questions.map(question => answer(question, work => shelf.apart(work)))))
    return answers
  } catch (error) {
    return questions.map(({ id }) => ({ id, failed: trouble(error) })) // the whole transaction failed
  }
}

function answer(
  { id, ask, with: given }: Asked,
  within: (work: () => unknown) => unknown = work => work(),
): ShelfAnswer {
  try {
    return { id, made: within(() => shelf.answer(ask, given)) }
  } catch (error) {
    return { id, failed: trouble(error) }
  }
}

/** SQLite's code for a full disk. */
const FULL = 13

function trouble(error: unknown): { name: string; message: string } {
  const { kind, detail } = hostErrorOf(error)
  if (kind !== 'fault') return { name: kind, message: detail }
  const code = (error as { errcode?: number }).errcode
  if (code === undefined) return { name: 'Error', message: detail }
  const found = new HostError(code === FULL ? 'storageFull' : 'storageClosed', detail)
  return { name: found.name, message: found.message }
}
