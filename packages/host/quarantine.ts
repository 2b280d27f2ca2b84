// Tables set apart: their rules would stop everybody else's, or what is kept of them may be wrong.

/** Until when a table is set apart; null: until it was found whole. */
export interface Apart {
  readonly table: string
  readonly until: number | null
}

export interface QuarantineMeans {
  readonly now: () => number
  /** Notes it for the next start; left out, a restart is a new beginning. */
  readonly keep?: (apart: Apart) => void
  /** It is set apart no more. */
  readonly drop?: (table: string) => void
}

/** How long a table is left alone whose rules found no end, or that could not be opened for a fault in them. */
const APART_MS = 10 * 60_000

export class Quarantine {
  private readonly means: QuarantineMeans
  private readonly until = new Map<string, number | null>()

  constructor(means: QuarantineMeans) {
    this.means = means
  }

  /** As it was noted before a restart. */
  resume(noted: readonly Apart[]): void {
    for (const { table, until } of noted) this.until.set(table, until)
  }

  has(table: string): boolean {
    const until = this.until.get(table)
    if (typeof until === 'number' && until <= this.means.now()) this.drop(table)
    return this.until.has(table)
  }

  get size(): number {
    for (const table of this.until.keys()) this.has(table)
    return this.until.size
  }

  /** Its rules may do better later. */
  addForAWhile(table: string): void {
    this.add({ table, until: this.means.now() + APART_MS })
  }

  /** It may be damaged. False when that was known. */
  addUntilWhole(table: string): boolean {
    if (this.until.get(table) === null) return false
    this.add({ table, until: null })
    return true
  }

  /** It was found whole. */
  release(table: string): void {
    if (this.until.get(table) === null) this.drop(table)
  }

  private add(apart: Apart): void {
    this.until.set(apart.table, apart.until)
    this.means.keep?.(apart)
  }

  private drop(table: string): void {
    this.until.delete(table)
    this.means.drop?.(table)
  }
}
