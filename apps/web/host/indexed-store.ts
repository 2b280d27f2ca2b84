// The page's store: IndexedDB, shared by all tabs of the browser.

import {
  HostError,
  type KeptBox,
  type RecordChange,
  type Store,
  type TableNews,
  type TableRecord,
} from '@tableworks/host'
import { type LogLine, same } from '@tableworks/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

type KeptLine = LogLine & { table: string; seq: number }

interface Shelves extends DBSchema {
  tables: { key: string; value: unknown }
  lines: { key: [string, number]; value: KeptLine }
  boxes: { key: string; value: KeptBox }
  memories: { key: string; value: object }
}

/** Completes only once the data is on disk. */
const STRICT = { durability: 'strict' } as const

const linesOf = (id: string, from: number) => IDBKeyRange.bound([id, from], [id, Infinity])

/** Tables from early releases call their variants `options`. */
const upToDate = (kept: unknown): unknown => {
  if (typeof kept !== 'object' || kept === null || !Object.hasOwn(kept, 'options')) return kept
  const { options, ...record } = kept as { options: unknown }
  return { variants: options, ...record }
}

/** Tabs never leave a gap, but a disk error or a manual edit might have. */
function withoutGaps(lines: readonly KeptLine[], from: number): LogLine[] {
  const gap = lines.findIndex(({ seq }, i) => seq !== from + i)
  if (gap >= 0) throw new HostError('damagedLog', String(from + gap + 1))
  return lines.map(bare)
}

const bare = ({ seat, text, hash, secret }: LogLine): LogLine => ({ seat, text, hash, secret })

export async function openStore(name = 'tableworks'): Promise<Store> {
  const db = await openDB<Shelves>(name, 2, {
    upgrade(opened, before) {
      if (before < 1) {
        opened.createObjectStore('tables', { keyPath: 'id' })
        opened.createObjectStore('lines', { keyPath: ['table', 'seq'] })
        opened.createObjectStore('boxes', { keyPath: 'hash' })
      }
      opened.createObjectStore('memories')
    },
    // A newer page in another tab wants to upgrade the database, so this page closes it, and later requests fail with an
    // explanation.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  return new KeptStore(db)
}

class KeptStore implements Store {
  readonly isMemory = false
  private readonly db: IDBPDatabase<Shelves>

  constructor(db: IDBPDatabase<Shelves>) {
    this.db = db
  }

  tables = async () => (await told(this.db.getAll('tables'))).map(upToDate)
  table = async (id: string) => upToDate(await told(this.db.get('tables', id)))
  components = async (id: string) => ((await this.table(id)) as TableRecord | undefined)?.components?.tables
  lines = async (id: string, from: number) => withoutGaps(await told(this.db.getAll('lines', linesOf(id, from))), from)
  raw = async (id: string) => ({
    table: await told(this.db.get('tables', id)),
    lines: await told(this.db.getAll('lines', linesOf(id, 0))),
  })
  boxes = () => told(this.db.getAll('boxes'))

  async addTable(record: TableRecord, lines: readonly LogLine[]) {
    const tx = this.db.transaction(['tables', 'lines'], 'readwrite', STRICT)
    await told(
      Promise.all([
        tx.objectStore('tables').add(record),
        ...lines.map((line, seq) => tx.objectStore('lines').add({ table: record.id, seq, ...line })),
        tx.done,
      ]),
    )
  }

  async addLine(id: string, seq: number, line: LogLine, news: TableNews) {
    const tx = this.db.transaction(['tables', 'lines'], 'readwrite', STRICT)
    const record = await told(tx.objectStore('tables').get(id))
    if (record === undefined) throw new HostError('missing')
    const adding = tx.objectStore('lines').add({ table: id, seq, ...line })
    const noting = tx.objectStore('tables').put({ ...(record as TableRecord), news })
    try {
      await Promise.all([adding, noting, tx.done])
      return true
    } catch (error) {
      // Either request may be the first to report the failed transaction, but only the reason for rejecting the line matters.
      const cause = await adding.then(
        () => error,
        (why: unknown) => why,
      )
      await tx.done.catch(() => undefined)
      if (cause instanceof DOMException && cause.name === 'ConstraintError') return false
      throw asTrouble(cause)
    }
  }

  async changeRecord(id: string, change: RecordChange, _happened?: unknown, seats?: TableRecord['seats']) {
    const tx = this.db.transaction('tables', 'readwrite', STRICT)
    const record = (await told(tx.store.get(id))) as TableRecord | undefined
    if (record === undefined) throw new HostError('missing')
    const isSame = seats === undefined || same(seats, record.seats)
    await told(Promise.all([isSame ? tx.store.put({ ...record, ...change }) : undefined, tx.done]))
    return isSame
  }

  memory = (id: string): Promise<unknown> => told(this.db.get('memories', id))

  async keepMemory(id: string, memory: object) {
    const tx = this.db.transaction(['tables', 'memories'], 'readwrite')
    const isThere = (await told(tx.objectStore('tables').getKey(id))) !== undefined
    await told(Promise.all([isThere ? tx.objectStore('memories').put(memory, id) : undefined, tx.done]))
  }

  async removeTable(id: string) {
    const tx = this.db.transaction(['tables', 'lines', 'memories'], 'readwrite', STRICT)
    await told(
      Promise.all([
        tx.objectStore('tables').delete(id),
        tx.objectStore('lines').delete(linesOf(id, 0)),
        tx.objectStore('memories').delete(id),
        tx.done,
      ]),
    )
  }

  async keepBox(box: KeptBox) {
    const tx = this.db.transaction('boxes', 'readwrite', STRICT)
    await told(Promise.all([tx.store.put(box), tx.done]))
  }

  async removeBox(hash: string) {
    await told(this.db.delete('boxes', hash))
  }
}

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw asTrouble(error)
  }
}

function asTrouble(error: unknown): Error {
  if (!(error instanceof DOMException)) return error instanceof Error ? error : new Error(String(error))
  return error.name === 'QuotaExceededError'
    ? new HostError('storageFull', error.message)
    : new HostError('storageClosed', error.message)
}
