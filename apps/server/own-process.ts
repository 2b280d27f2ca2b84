// The server as a process of its own: it stops on a signal, logs what nothing else has handled, and goes on where that is safe.

import type { Served } from './serve.ts'

/** What is left open after closing, such as a store that doesn't answer, must not keep the process. */
const LINGER_MS = 200

/**
 * Ctrl-C or SIGTERM stop it. A rejected promise that nothing handles ends the one thing that was under way, so it is logged,
 * counted, and the server goes on. After an exception that nothing caught, code was left half done somewhere in the middle, and a
 * table in memory may be wrong: the server stops politely with code 1 and its supervisor starts it anew, which loses nothing that
 * was acknowledged.
 */
export function ownProcess(served: Served): void {
  const stop = async (code: number): Promise<void> => {
    process.exitCode = code
    if (!(await served.close())) process.exitCode = 1
    setTimeout(() => process.exit(), LINGER_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))
  process.on('unhandledRejection', error => served.unhandled(error, 'unhandled_rejections'))
  process.on('uncaughtException', error => {
    served.unhandled(error, 'uncaught_exceptions')
    void stop(1)
  })
}
