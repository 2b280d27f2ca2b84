// Weighted fair queueing, for bots and for game files: owners share the threads by the time their jobs take, and so do the
// tables of one owner. A cheap job goes before expensive jobs of others, but many cheap jobs of one owner don't keep an expensive one
// waiting forever.

export interface Queued {
  readonly owner: string
  readonly table: string
  /** Its cost, in any unit. */
  readonly cost: number
}

/** The jobs of one owner. Times are virtual: what the owner has used. */
interface Line<J> {
  /** When its next job would begin. */
  start: number
  /** Up to where its tables were served, and up to where each of them has asked. */
  served: number
  readonly tables: Map<string, number>
  readonly waiting: { readonly job: J; readonly due: number }[]
}

/** The most owners to remember, besides those who wait. */
const MOST_OWNERS = 1000

export class FairQueue<J extends Queued> {
  private readonly lines = new Map<string, Line<J>>()
  /** When the job taken last began. */
  private clock = 0

  get length(): number {
    return [...this.lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  add(job: J): void {
    const line = this.lineOf(job.owner)
    const due = Math.max(line.served, line.tables.get(job.table) ?? 0) + job.cost
    line.tables.set(job.table, due)
    line.waiting.push({ job, due })
  }

  private lineOf(owner: string): Line<J> {
    const known = this.lines.get(owner)
    const line = known ?? { start: this.clock, served: 0, tables: new Map<string, number>(), waiting: [] }
    // Idle owners don't accumulate credit.
    if (line.waiting.length === 0) line.start = Math.max(line.start, this.clock)
    this.lines.set(owner, line)
    return line
  }

  /** The next job that may run now; undefined when there is none. */
  take(mayRun: (job: J) => boolean): J | undefined {
    let next: { line: Line<J>; at: number; end: number } | null = null
    for (const line of this.lines.values()) {
      const at = nextIn(line, mayRun)
      const found = line.waiting[at]
      if (found === undefined) continue
      const end = line.start + found.job.cost
      if (next === null || end < next.end) next = { line, at, end }
    }
    return next === null ? undefined : this.serve(next.line, next.at)
  }

  private serve(line: Line<J>, at: number): J | undefined {
    const [taken] = line.waiting.splice(at, 1)
    if (taken === undefined) return undefined
    const { job, due } = taken
    this.clock = Math.max(this.clock, line.start)
    line.start += job.cost
    line.served = due
    if (this.length === 0 || this.lines.size > MOST_OWNERS) this.forgetIdle()
    return job
  }

  /** What an owner has used matters only while others wait. */
  private forgetIdle(): void {
    for (const [owner, { waiting }] of this.lines) if (waiting.length === 0) this.lines.delete(owner)
  }

  /** False when it wasn't waiting any more. */
  drop(job: J): boolean {
    const line = this.lines.get(job.owner)
    const at = line?.waiting.findIndex(one => one.job === job) ?? -1
    const [dropped] = at >= 0 ? (line?.waiting.splice(at, 1) ?? []) : []
    // A cancelled job costs its table nothing.
    if (dropped !== undefined && line?.tables.get(job.table) === dropped.due)
      line.tables.set(job.table, dropped.due - job.cost)
    return dropped !== undefined
  }
}

function nextIn<J>({ waiting }: Line<J>, mayRun: (job: J) => boolean): number {
  let next = -1
  for (const [i, { job, due }] of waiting.entries()) if (mayRun(job) && due < (waiting[next]?.due ?? Infinity)) next = i
  return next
}
