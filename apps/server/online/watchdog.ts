// Rules run where everything else runs, so that a choice costs no way to another thread and back. A watchdog ends them when
// they find no end: V8 stops whatever is being run, wherever it is, and the table they belong to is set apart.

import { Script } from 'node:vm'
import { TooLong, type Watchdog } from '@tableworks/host'

/** The longest games open in a tenth of a second; nothing that takes this long ends by itself. */
const MOST_MS = 3000

const WORK = Symbol.for('tableworks.work')
const script = new Script(`globalThis[Symbol.for('tableworks.work')]()`, { filename: 'rules under a watchdog' })

export const watchdog =
  (mostMs = MOST_MS): Watchdog =>
  <T>(work: () => T): T => {
    const home = globalThis as { [WORK]?: unknown }
    if (home[WORK] !== undefined) return work() // inside another's work: one watchdog is enough
    home[WORK] = work
    try {
      return script.runInThisContext({ timeout: mostMs }) as T
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw new TooLong(`the rules took more than ${mostMs} ms`)
    } finally {
      delete home[WORK]
    }
  }
