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

interface Kept {
  /** A PostgreSQL for our server's tables; otherwise it keeps them in a file. */
  readonly database?: string
  /** Another checkout of this repository, whose server is measured. */
  readonly checkout?: string | undefined
}

const HERE = path.resolve(import.meta.dirname, '../../..')

export async function start(what: 'echo' | 'ours' | 'peer', { database, checkout }: Kept = {}): Promise<Running> {
  const file = path.resolve(checkout ?? HERE, 'tools/bench/server/child.ts')
  const child = fork(file, [what, database ?? ''], { execArgv: ['--expose-gc', ...profiling()] })
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
    stop: () => child.disconnect(),
  }
}

/** Servers write a CPU profile into this folder when they stop. */
function profiling(): readonly string[] {
  const folder = process.env['BENCH_PROFILES']
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}
