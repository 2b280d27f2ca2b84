// Shuts down step by step within a deadline.

/**
 * Supervisors kill a process that doesn't stop: systemd and compose after 20 s with our settings, Kubernetes after 30 s by default.
 * Operators are less patient. Every acknowledged change is already stored, so 5 s is enough.
 */
const DEADLINE_MS = 5000
/** A step that takes longer than this is named in the log. */
const SLOW_MS = 1000

export interface ClosingStep {
  /** The name for the log. */
  readonly what: string
  readonly run: () => unknown
}

interface ClosingLog {
  warn(what: object, text: string): void
  error(what: object, text: string): void
}

/** Returns whether all steps finished. A step that fails or times out doesn't stop the others. */
export async function closeInTime(
  steps: readonly ClosingStep[],
  log: ClosingLog,
  deadlineMs = DEADLINE_MS,
): Promise<boolean> {
  const end = performance.now() + deadlineMs
  let isClean = true
  for (const { what, run } of steps) {
    const slow = setTimeout(() => log.warn({ waitingFor: what }, 'still stopping'), SLOW_MS)
    try {
      if (!(await inTime(run, end - performance.now()))) {
        isClean = false
        log.error({ waitingFor: what }, 'stopped before everything had finished')
      }
    } catch (error) {
      isClean = false
      log.error({ waitingFor: what, error }, 'failed to stop cleanly')
    }
    clearTimeout(slow)
  }
  return isClean
}

async function inTime(run: () => unknown, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(done => (timer = setTimeout(() => done(false), Math.max(ms, 0))))
  try {
    return await Promise.race([(async () => (await run(), true))(), late])
  } finally {
    clearTimeout(timer)
  }
}
