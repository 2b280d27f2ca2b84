import { findPostgres, HOW_TO_GET } from '../postgres.ts'
import { restarts as restartOften } from '../restarts.ts'
import type { Attack } from './attack.ts'

const RESTARTS = 50
/** How much longer than usual players may wait for an update after the database is back. */
const RECOVERED_MS = 2000

export const restarts: Attack = {
  name: 'restarts',
  about: 'PostgreSQL restarts fifty times under two servers with players, bots and spectators',
  async run() {
    const bin = findPostgres()
    if (bin === null) throw new Error(HOW_TO_GET)
    const { recoveredMs, usualMs, ...sums } = await restartOften(bin, RESTARTS)
    const figures = `${JSON.stringify(sums)}; everyone has something new after ${spread(usualMs)} usually, ${spread(recoveredMs)} after a restart`
    const { lost, doubled, dead, unhandled } = sums
    const isLate = Math.max(...recoveredMs) > Math.max(...usualMs) + RECOVERED_MS
    if (lost + doubled + dead + unhandled > 0 || isLate) throw new Error(figures)
    return figures
  },
}

function spread(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`
}
