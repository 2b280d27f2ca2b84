// Combines this device's tables and the server's behind one interface. A table's id tells them apart.

import type { TableCard, TableLink } from '@tableworks/host'
import { ONLINE } from '@tableworks/protocol'
import { hasBeenOnline, onlineTables } from '../online/here.ts'
import { ownTables } from '../online/own-tables.ts'
import { isOfBothHosts } from './of-both-hosts.ts'

/** A damaged record in this browser may have any id. */
const isOnline = (table: unknown): boolean => typeof table === 'string' && table.startsWith(ONLINE)

/** How long a list of tables waits for a server that doesn't respond. */
const PATIENCE_MS = 2500

export function bothHosts(here: TableLink): TableLink {
  /** The requests that aren't simply forwarded. */
  const own: Partial<TableLink> = {
    async tables() {
      const [ours, theirs] = await Promise.all([here.tables(), tablesThere()])
      return [...ours, ...theirs].sort((a, b) => b.updated - a.updated)
    },
    raw: async table => (isOnline(table) ? (await onlineTables()).exported(table) : here.raw(table)),
    async branch(table, seat, step) {
      if (!isOnline(table)) return here.branch(table, seat, step)
      // A what-if from an online table runs on this device, from the finished game's file.
      const file = await (await (await onlineTables()).exported(table)).text()
      return here.branch((await here.imported(file)) ?? '', seat, step)
    },
  }
  return new Proxy(here, {
    get(_here, name: keyof TableLink) {
      if (own[name] !== undefined) return own[name]
      if (!isOfBothHosts(name)) return here[name]
      return async (table: string, ...given: never[]) => {
        const host: Pick<TableLink, typeof name> = isOnline(table) ? await onlineTables() : here
        return (host[name] as (table: string, ...given: never[]) => Promise<unknown>)(table, ...given)
      }
    },
  })
}

/** The server's tables; empty if the player was never online or the server doesn't respond. */
async function tablesThere(): Promise<readonly TableCard[]> {
  if (!hasBeenOnline()) return []
  const late = new Promise<TableCard[]>(done => setTimeout(() => done([]), PATIENCE_MS))
  return Promise.race([ownTables.load(), late]).catch(() => [])
}
