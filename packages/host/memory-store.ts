import { type LogLine, same } from '@tableworks/kernel'
import { HostError, type KeptBox } from './link.ts'
import type { RecordChange, Store, TableNews, TableRecord } from './store.ts'

/**
 * A store in memory, for tests and for browsers that store nothing (some private windows). Tables last as long as the tab is open.
 */
export class MemoryStore implements Store {
  readonly isMemory = true
  protected readonly records = new Map<string, unknown>()
  protected readonly logs = new Map<string, LogLine[]>()
  private readonly memories = new Map<string, string>()
  private readonly sets = new Map<string, KeptBox>()

  tables = async () => [...this.records.values()]
  table = async (id: string) => this.records.get(id)
  components = async (id: string) => (this.records.get(id) as TableRecord | undefined)?.components?.tables
  lines = async (id: string, from: number) => (this.logs.get(id) ?? []).slice(from)
  raw = async (id: string) => ({ table: this.records.get(id), lines: this.logs.get(id) })
  boxes = async () => [...this.sets.values()]

  async addTable(record: TableRecord, lines: readonly LogLine[]) {
    if (this.records.has(record.id)) throw new HostError('badPlan', 'A table with this id already exists.')
    this.records.set(record.id, record)
    this.logs.set(record.id, [...lines])
  }

  async addLine(id: string, seq: number, line: LogLine, news: TableNews) {
    const record = this.records.get(id)
    const log = this.logs.get(id)
    if (record === undefined || log === undefined) throw new HostError('missing')
    if (seq !== log.length) return false
    log.push(line)
    this.records.set(id, { ...(record as TableRecord), news })
    return true
  }

  async changeRecord(id: string, change: RecordChange, _happened?: unknown, seats?: TableRecord['seats']) {
    const record = this.records.get(id) as TableRecord | undefined
    if (record === undefined) throw new HostError('missing')
    if (seats !== undefined && !same(seats, record.seats)) return false
    this.records.set(id, { ...record, ...change })
    return true
  }

  async memory(id: string): Promise<unknown> {
    const kept = this.memories.get(id)
    return kept === undefined ? undefined : JSON.parse(kept)
  }

  async keepMemory(id: string, memory: object) {
    if (this.records.has(id)) this.memories.set(id, JSON.stringify(memory))
  }

  async removeTable(id: string) {
    this.memories.delete(id)
    this.records.delete(id)
    this.logs.delete(id)
  }

  async keepBox(box: KeptBox) {
    this.sets.set(box.hash, box)
  }

  async removeBox(hash: string) {
    this.sets.delete(hash)
  }
}
