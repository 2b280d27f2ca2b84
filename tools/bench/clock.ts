// Rates per second of CPU time, because wall time would include other load on the machine.

/** A workload: `batch` does some of it and returns how many units. */
export interface Load {
  readonly name: string
  batch(): number
}

/** The clock is read at most this often, in seconds, because each reading takes about a microsecond. */
const BETWEEN_LOOKS = 0.004

/**
 * The warm-up is twice as long as the measurement, because boardgame.io and games with many rules keep getting faster for a long
 * time.
 */
const WARM_UP = 2
const ROUNDS = 5

/** Each load's units per CPU second, by name: the median of several rounds in which the loads take turns. */
export function measure(loads: readonly Load[], seconds: number): Map<string, number> {
  for (const load of loads) rateOf(load, seconds * WARM_UP)
  const rounds = Array.from({ length: ROUNDS }, () => loads.map(load => rateOf(load, seconds / ROUNDS)))
  return new Map(loads.map((load, i) => [load.name, median(rounds.map(rates => rates[i] ?? 0))]))
}

function rateOf({ batch }: Load, seconds: number): number {
  let units = 0
  let batches = 1
  const start = cpuSeconds()
  for (let last = start; ;) {
    for (let i = 0; i < batches; i++) units += batch()
    const now = cpuSeconds()
    if (now - start >= seconds) return units / (now - start)
    if (now - last < BETWEEN_LOOKS) batches *= 2
    last = now
  }
}

/** This process's CPU time so far, with all its threads, so it includes garbage collection. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
