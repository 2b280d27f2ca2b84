// Rules run on the main thread, which saves a round trip to a worker. The watchdog makes V8 interrupt rules that don't terminate,
// and their table is quarantined.

import { Script } from 'node:vm'
import { TooLong, type Watchdog } from '@tableworks/host'

/** The longest games load in a tenth of a second, so rules that take this long are stuck in a loop. */
const MOST_MS = 3000

/** A process that was frozen, or that shares its cores with many others, uses far less CPU time than this share of the limit. */
const OWN_SHARE = 0.5

/** The CPU time of this thread in milliseconds. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

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
    let since = cpuMs()
    while (done < works.length)
      try {
        home[WORK] = work
        script.runInThisContext({ timeout: mostMs })
      } catch (error) {
        if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
        // The process was frozen or starved, not stuck in the rules. Nothing has been stored yet, so the rules may run again.
        if (cpuMs() - since < mostMs * OWN_SHARE) done -= 1
        else {
          // Only the running job fails. The others continue.
          failNow(new TooLong(`the rules took more than ${mostMs} ms`))
          since = cpuMs()
        }
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
