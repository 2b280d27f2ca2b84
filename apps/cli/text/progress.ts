// Shows progress during long work, on stderr so stdout can be piped.

const EVERY_MS = 200
const WIDTH = 24

export interface Progress {
  at(done: number): void
  end(): void
}

/** Shown on a terminal, or line by line if requested. `from` is the work already done. */
export function progress(what: string, total: number, asked: boolean | undefined, from = 0): Progress {
  const live = process.stderr.isTTY
  if (!live && asked !== true) return { at: () => {}, end: () => {} }
  let shown = 0
  const begun = performance.now()
  const show = (done: number) => {
    shown = performance.now()
    const left = timeLeft(shown - begun, done - from, total - from)
    process.stderr.write(live ? `\r${bar(what, done, total)}${left}\u001B[K` : `${what} ${done} of ${total}${left}\n`)
  }
  return {
    at: done => {
      if (done === total || performance.now() - shown > EVERY_MS) show(done)
    },
    end: () => {
      if (live) process.stderr.write('\r\u001B[K')
    },
  }
}

function bar(what: string, done: number, total: number): string {
  const full = Math.round((done / Math.max(1, total)) * WIDTH)
  return `${what} [${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${total}`
}

/** Before this time, an estimate is unreliable. */
const SOON_MS = 5000

function timeLeft(spent: number, done: number, total: number): string {
  if (spent < SOON_MS || done === 0 || done >= total) return ''
  const seconds = Math.round(((spent / done) * (total - done)) / 1000)
  return seconds < 90 ? `, ${seconds} s left` : `, ${Math.round(seconds / 60)} min left`
}
