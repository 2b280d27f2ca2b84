// Rules run where everything else runs, so that a choice costs no way to another thread and back. A watchdog ends them when
// they find no end: V8 stops whatever is being run, wherever it is, and the table they belong to is set apart.

import { Script } from 'node:vm'
import { TooLong, type Watchdog } from '@tableworks/host'

/** The longest games open in a tenth of a second; nothing that takes this long ends by itself. */
const MOST_MS = 3000

const WORK = Symbol.for('tableworks.work')
const script = new Script(`globalThis[Symbol.for('tableworks.work')]()`, { filename: 'rules under a watchdog' })

/** To watch costs more than most choices, so whatever is asked at one moment is watched together. */
export function watchdog(mostMs = MOST_MS): Watchdog {
  let waiting: (() => void)[] = []
  /** Tells whoever's work is being done. */
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
        // The one that was at it hears of it; the others are next.
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
