// The store of a server: one SQLite file behind a thread. See `shelf.ts` for what it holds.

import { Worker } from 'node:worker_threads'
import type { Store } from '@tableworks/host'
import { HostError, type HostErrorKind } from '@tableworks/host/link'
import type { Register } from './register.ts'
import type { Answer, Ask, Question } from './shelf-thread.ts'

/** Everything a server keeps. */
export interface ServerStore extends Store, Register {
  close(): Promise<void>
}

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
  worker.on('message', (answer: Answer) => {
    const waiting = open.get(answer.id)
    open.delete(answer.id)
    if ('failed' in answer) waiting?.fail(errorFrom(answer.failed))
    else waiting?.done(answer.made)
  })

  const ask = <T>(what: Question['ask'], ...given: readonly unknown[]): Promise<T> => {
    if (lost !== null) return Promise.reject(lost)
    const id = asked++
    const answered = new Promise<T>((done, fail) => open.set(id, { done: made => done(made as T), fail }))
    worker.postMessage({ id, ask: what, with: given } satisfies Question)
    return answered
  }
  const asking =
    <K extends Ask & keyof ServerStore>(what: K) =>
    (...given: Parameters<ServerStore[K]>): ReturnType<ServerStore[K]> =>
      ask(what, ...given) as ReturnType<ServerStore[K]>

  return {
    isMemory: false,
    tables: asking('tables'),
    table: asking('table'),
    addTable: asking('addTable'),
    lines: asking('lines'),
    raw: asking('raw'),
    addLine: asking('addLine'),
    changeSeats: asking('changeSeats'),
    memory: asking('memory'),
    keepMemory: asking('keepMemory'),
    removeTable: asking('removeTable'),
    boxes: asking('boxes'),
    keepBox: asking('keepBox'),
    removeBox: asking('removeBox'),
    addPlayer: asking('addPlayer'),
    addDevice: asking('addDevice'),
    device: asking('device'),
    devicesOf: asking('devicesOf'),
    seenDevice: asking('seenDevice'),
    dropDevice: asking('dropDevice'),
    mergePlayers: asking('mergePlayers'),
    forgetPlayer: asking('forgetPlayer'),
    addCode: asking('addCode'),
    takeCode: asking('takeCode'),
    addPasskey: asking('addPasskey'),
    passkey: asking('passkey'),
    passkeysOf: asking('passkeysOf'),
    usedPasskey: asking('usedPasskey'),
    dropPasskeys: asking('dropPasskeys'),
    addRoom: asking('addRoom'),
    room: asking('room'),
    passRoom: asking('passRoom'),
    goOn: asking('goOn'),
    tablesOf: asking('tablesOf'),
    takeSeat: asking('takeSeat'),
    handOver: asking('handOver'),
    freeSeat: asking('freeSeat'),
    addLink: asking('addLink'),
    link: asking('link'),
    dropLinks: asking('dropLinks'),
    addChat: asking('addChat'),
    chat: asking('chat'),
    note: asking('note'),
    keepNote: asking('keepNote'),
    close: () => (lost === null ? ask<void>('close') : Promise.resolve()),
  }
}

function errorFrom({ name, message }: { name: string; message: string }): Error {
  return name === 'Error' ? new Error(message) : new HostError(name as HostErrorKind, message)
}
