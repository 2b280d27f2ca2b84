// The store of a server.

import type { Store } from '@tableworks/host'
import type { Register } from './register.ts'

/** Another process wrote to that table, or took something from that player; null: anything may have changed. */
export type StoreNews = { readonly table: string } | { readonly player: string } | null

export interface ServerStore extends Store, Register {
  /** Other processes may write to the same tables: `heard` is called then. A store that only one opens never calls it. */
  listen(heard: (news: StoreNews) => void): void
  /** The size of the database on disk. */
  bytes(): Promise<number>
  close(): Promise<void>
}
