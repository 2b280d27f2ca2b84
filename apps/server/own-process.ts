// The server's process: stops on a signal, logs unhandled errors, and continues where that is safe.

import type { Served } from './serve.ts'

/** Handles left open after closing, such as a store that doesn't answer, must not keep the process alive. */
const LINGER_MS = 200

/**
 * Ctrl-C or SIGTERM stop it. An unhandled rejection affects only its own operation, so it is logged and counted, and the server
 * continues. After an uncaught exception a table in memory may be wrong, so the server stops cleanly with code 1 and its
 * supervisor restarts it; no acknowledged move is lost.
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
