// Weighted fair queueing for bots and game files. Owners share the threads by the time their jobs take, and so do the tables of a
// single owner. A cheap job goes before other owners' expensive jobs, but one owner's many cheap jobs can't delay an expensive job
// forever.

export interface Queued {
  readonly owner: string
  readonly table: string
  /** The cost of the job, in any unit. */
  readonly cost: number
}

/** The jobs of one owner. Times are virtual: the cost the owner has used. */
interface Line<J> {
  /** The virtual start time of its next job. */
  start: number
  /** The virtual time of the last job served, and of the last job queued per table. */
  served: number
  readonly tables: Map<string, number>
  readonly waiting: { readonly job: J; readonly due: number }[]
}

/** How many idle owners to remember, at most. */
const MOST_OWNERS = 1000

export class FairQueue<J extends Queued> {
  private readonly lines = new Map<string, Line<J>>()
  /** The virtual start time of the last job taken. */
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

  /** The next job that may run now; undefined if there is none. */
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

  /** Forgets idle owners, because their past use only matters while they compete. */
  private forgetIdle(): void {
    for (const [owner, { waiting }] of this.lines) if (waiting.length === 0) this.lines.delete(owner)
  }

  /** False if the job was no longer waiting. */
  drop(job: J): boolean {
    const line = this.lines.get(job.owner)
    const at = line?.waiting.findIndex(one => one.job === job) ?? -1
    const [dropped] = at >= 0 ? (line?.waiting.splice(at, 1) ?? []) : []
    // A cancelled job doesn't count toward its table.
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
