// The server's process: stops on a signal, logs unhandled errors, and continues when that's safe.

import type { Served } from './serve.ts'

/** Exits after this time even if something is still open, such as a store that doesn't answer. */
const EXIT_AFTER_MS = 200

/**
 * Ctrl-C and SIGTERM stop the server. An unhandled rejection affects only its own operation, so it's logged and counted, and the
 * server continues. An uncaught exception may leave a table in memory inconsistent, so the server shuts down cleanly with code 1
 * and its supervisor restarts it. No acknowledged move is lost.
 */
export function ownProcess(served: Served): void {
  const stop = async (code: number): Promise<void> => {
    process.exitCode = code
    if (!(await served.close())) process.exitCode = 1
    setTimeout(() => process.exit(), EXIT_AFTER_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))
  process.on('unhandledRejection', error => served.unhandled(error, 'unhandled_rejections'))
  process.on('uncaughtException', error => {
    served.unhandled(error, 'uncaught_exceptions')
    void stop(1)
  })
}
