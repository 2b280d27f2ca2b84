// What a server keeps, wherever that is.

import type { Store } from '@tableworks/host'
import type { Register } from './register.ts'

export interface ServerStore extends Store, Register {
  /**
   * Other processes may write to the same tables: `heard` is called with the table they wrote to, or with null when
   * anything may have changed. A store that only one process opens never calls it.
   */
  listen(heard: (table: string | null) => void): void
  close(): Promise<void>
}
