// Quarantined tables: their rules would block all other tables, or their stored data may be damaged.

/** Until when a table is quarantined; null means until a check finds it undamaged. */
export interface Quarantined {
  readonly table: string
  readonly until: number | null
  /** What went wrong, for the hosts. */
  readonly why?: string | null
}

export interface QuarantineDeps {
  readonly now: () => number
  /** Stores the entry; if omitted, a restart clears the list. */
  readonly keep?: (apart: Quarantined) => void
  /** Called when a table leaves quarantine. */
  readonly drop?: (table: string) => void
}

/** How long a table is quarantined after its rules didn't finish, or failed to open it. */
const APART_MS = 10 * 60_000

export class Quarantine {
  private readonly deps: QuarantineDeps
  private readonly until = new Map<string, number | null>()

  constructor(deps: QuarantineDeps) {
    this.deps = deps
  }

  /** Restores the entries stored before a restart. */
  resume(noted: readonly Quarantined[]): void {
    for (const { table, until } of noted) this.until.set(table, until)
  }

  has(table: string): boolean {
    const until = this.until.get(table)
    if (typeof until === 'number' && until <= this.deps.now()) this.drop(table)
    return this.until.has(table)
  }

  get size(): number {
    for (const table of this.until.keys()) this.has(table)
    return this.until.size
  }

  /** For rules that failed but may work later. */
  addForAWhile(table: string, why: string): void {
    this.add({ table, until: this.deps.now() + APART_MS, why })
  }

  /** For a table that may be damaged. Returns false if that was already known. */
  addUntilWhole(table: string, why: string): boolean {
    if (this.until.get(table) === null) return false
    this.add({ table, until: null, why })
    return true
  }

  /** For a table that a check found undamaged. */
  release(table: string): void {
    if (this.until.get(table) === null) this.drop(table)
  }

  /** For a table that a host of the server unlocked. */
  lift(table: string): void {
    if (this.until.has(table)) this.drop(table)
  }

  private add(apart: Quarantined): void {
    this.until.set(apart.table, apart.until)
    this.deps.keep?.(apart)
  }

  private drop(table: string): void {
    this.until.delete(table)
    this.deps.drop?.(table)
  }
}
