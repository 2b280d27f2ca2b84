// Servers to measure, each in its own process.

import { fork } from 'node:child_process'
import path from 'node:path'
import type { Used } from './child.ts'

/** A server in its own process. */
export interface Running {
  readonly address: string
  /** `tidied` measures after a garbage collection. */
  used(when?: 'tidied'): Promise<Used>
  /** Adds idle tables; returns the bytes per table on disk. */
  addIdle(tables: number): Promise<number>
  stop(): void
}

/** Our server keeps its tables in a file, or in a PostgreSQL. */
export async function start(what: 'echo' | 'ours' | 'peer', database?: string): Promise<Running> {
  const child = fork(path.join(import.meta.dirname, 'child.ts'), [what, database ?? ''], { execArgv: ['--expose-gc'] })
  const hear = <T>() => new Promise<T>(done => child.once('message', message => done(message as T)))
  return {
    address: await hear<string>(),
    used: when => {
      const answer = hear<Used>()
      child.send(when ?? 'used')
      return answer
    },
    addIdle: idle => {
      const answer = hear<number>()
      child.send({ idle })
      return answer
    },
    stop: () => void child.kill(),
  }
}
