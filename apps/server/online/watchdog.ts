// Rules run on the main thread, which saves a round trip to a worker. The watchdog makes V8 interrupt rules that don't terminate,
// and their table is quarantined.

import { Script } from 'node:vm'
import { TooLong, type Watchdog } from '@tableworks/host'

/** The longest games load in a tenth of a second, so rules that take this long are stuck in a loop. */
const MOST_MS = 3000

const WORK = Symbol.for('tableworks.work')
const script = new Script(`globalThis[Symbol.for('tableworks.work')]()`, { filename: 'rules under a watchdog' })

/** Starting a watchdog costs more than most choices, so requests of the same tick share one. */
export function watchdog(mostMs = MOST_MS): Watchdog {
  let waiting: (() => void)[] = []
  /** Fails the running job. */
  let failNow: (error: Error) => void = () => undefined

  function runAll(): void {
    const works = waiting
    waiting = []
    let done = 0
    const work = () => {
      while (done < works.length) works[done++]?.()
    }
    const home = globalThis as { [WORK]?: () => void }
    while (done < works.length)
      try {
        home[WORK] = work
        script.runInThisContext({ timeout: mostMs })
      } catch (error) {
        // Only the running job fails; the others continue.
        if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
        failNow(new TooLong(`the rules took more than ${mostMs} ms`))
      } finally {
        delete home[WORK]
      }
  }

  return work =>
    new Promise((done, fail) => {
      waiting.push(() => {
        failNow = fail
        try {
          done(work())
        } catch (error) {
          fail(error)
        }
      })
      if (waiting.length === 1) setImmediate(runAll)
    })
}
