// Storage quotas: how much a player may keep, and how much a player or a network may add per hour.

import { HostError, type TableRecord } from '@tableworks/host'
import type { LogLine } from '@tableworks/kernel'
import type { ServerStore } from '../store/server-store.ts'
import type { Hourly } from './limits.ts'

/** 0 means no limit. */
export interface QuotaSettings {
  /** The number and total size of a player's tables. */
  readonly tablesOfPerson: number
  readonly megabytesOfPerson: number
  /** Bytes per hour, for a player and for a whole network. */
  readonly megabytesAnHour: number
}

export const QUOTA: QuotaSettings = { tablesOfPerson: 500, megabytesOfPerson: 100, megabytesAnHour: 40 }

const MEGABYTE = 1_000_000
/** The overhead of a database row. */
const ROW = 150

/** Counts bytes before they are stored; throws above the quota. */
export type Spend = (bytes: number) => void

export class Quota {
  private readonly settings: QuotaSettings
  private readonly store: ServerStore

  constructor(settings: QuotaSettings, store: ServerStore) {
    this.settings = settings
    this.store = store
  }

  /** Throws if the player has reached the quota of tables. */
  async check(player: string, bytes: number): Promise<void> {
    const { tablesOfPerson, megabytesOfPerson } = this.settings
    const kept = await this.store.madeBy(player)
    if (tablesOfPerson > 0 && kept.tables >= tablesOfPerson) throw new HostError('quota', `${tablesOfPerson} tables`)
    if (megabytesOfPerson > 0 && kept.bytes + bytes > megabytesOfPerson * MEGABYTE)
      throw new HostError('quota', `${megabytesOfPerson} MB`)
  }

  /** Counts toward the hourly quota. */
  spender(hourly: Hourly, player: string, network: string, now: () => number): Spend {
    const most = this.settings.megabytesAnHour * MEGABYTE
    const names = [`bytes ${network}`, `bytes player ${player}`]
    return bytes => {
      if (most > 0 && !names.every(name => hourly.take(name, most, now(), bytes + ROW))) throw new HostError('tooOften')
    }
  }
}

export const sizeOf = (record: TableRecord, lines: readonly LogLine[]): number =>
  Buffer.byteLength(JSON.stringify(record)) + lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + ROW, 0)
