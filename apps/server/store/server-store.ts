import type { Store } from '@tableworks/host'
import type { Register } from './register.ts'

/**
 * Another process has written to this table, signed out this player or stopped running this table's bots. Null means that anything
 * may have changed.
 */
export type StoreNews = TableChanged | { readonly player: string } | { readonly bots: string } | null

interface TableChanged {
  readonly table: string
  /** Only a move, so seats, presence, chat and events are unchanged. */
  readonly isMove?: true
}

export interface ServerStore extends Store, Register {
  /** Calls `heard` when another process writes to the same tables. A store used by one process never calls it. */
  listen(heard: (news: StoreNews) => void): void
  /** The size of the database on disk. */
  bytes(): Promise<number>
  close(): Promise<void>
}
