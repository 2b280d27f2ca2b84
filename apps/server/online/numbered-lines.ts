// A table's numbered lines, such as its chat. Each listener gets every new line once and in order, including those that
// another process wrote.

interface Numbered {
  readonly n: number
}

type Listener<T> = (lines: readonly T[]) => void

/** A table with listeners. */
interface Heard<T> {
  readonly listeners: Set<Listener<T>>
  /** The first line its listeners don't have; null before the first read. */
  next: number | null
  /** A promise chain of reads. It never rejects, so a failed read doesn't fail the next one. */
  reads: Promise<unknown>
}

export class NumberedLines<T extends Numbered> {
  /** The lines of a table from that number on. */
  readonly since: (table: string, from: number) => Promise<readonly T[]>
  private readonly heard = new Map<string, Heard<T>>()

  constructor(since: (table: string, from: number) => Promise<readonly T[]>) {
    this.since = since
  }

  /** Calls `listener` for each new line. Returns a function that unsubscribes. */
  async listen(table: string, listener: Listener<T>): Promise<() => void> {
    const heard = this.heard.get(table) ?? { listeners: new Set(), next: null, reads: Promise.resolve() }
    this.heard.set(table, heard)
    heard.listeners.add(listener)
    const stop = () => {
      heard.listeners.delete(listener)
      if (heard.listeners.size === 0 && this.heard.get(table) === heard) this.heard.delete(table)
    }
    try {
      await this.read(table, heard)
    } catch (error) {
      stop()
      throw error
    }
    return stop
  }

  /** Reads the lines that this server or another process has stored. */
  async heardOf(table: string): Promise<void> {
    const heard = this.heard.get(table)
    if (heard !== undefined) await this.read(table, heard)
  }

  /** Reads all tables with listeners, because another process may have added lines to any of them. */
  async mayHaveMissed(): Promise<void> {
    await Promise.all([...this.heard.keys()].map(table => this.heardOf(table)))
  }

  /** One read at a time, so listeners get every line once and in order. */
  private read(table: string, heard: Heard<T>): Promise<void> {
    const read = heard.reads.then(async () => {
      const lines = await this.since(table, heard.next ?? 0)
      const isFirst = heard.next === null
      heard.next = lines.length === 0 ? (heard.next ?? 0) : (lines.at(-1)?.n ?? -1) + 1
      if (!isFirst && lines.length > 0) for (const listener of heard.listeners) listener(lines)
    })
    heard.reads = read.catch(() => undefined)
    return read
  }
}
