// Which players have a table open, and whether it's visible on their screen. Only players seated at a table see this, and only about
// each other.

import type { Presence } from '@tableworks/host'
import type { ServerStore } from '../store/server-store.ts'
import { random } from './keys.ts'

/** How long a stored presence is valid. Servers renew theirs sooner. */
const VALID_MS = 3 * 60_000

/** One page that has a table open. */
export interface OpenPage {
  readonly player: string
  isVisible: boolean
}

interface Deps {
  readonly store: Pick<ServerStore, 'keepPresence' | 'renewPresence' | 'presentAt'>
  readonly now: () => number
  /** Notifies the pages of this server. */
  readonly onChange: (table: string) => void
}

export class PresenceAtTables {
  private readonly deps: Deps
  private readonly server = random(16)
  private readonly pages = new Map<string, Set<OpenPage>>()
  /** What is stored, by table and player. */
  private readonly kept = new Map<string, boolean>()
  private readonly known = new Map<string, Promise<ReadonlyMap<string, Presence>>>()

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Everyone who has the table open on any server. Each change creates a new map. */
  at(table: string): Promise<ReadonlyMap<string, Presence>> {
    const known = this.known.get(table)
    if (known !== undefined) return known
    const asked = this.deps.store
      .presentAt(table, this.deps.now())
      .then(list => new Map(list.map(({ player, isHere }) => [player, isHere ? 'here' : 'away'] as const)))
    this.known.set(table, asked)
    asked.catch(() => this.known.delete(table))
    return asked
  }

  async open(table: string, page: OpenPage): Promise<void> {
    this.pages.set(table, (this.pages.get(table) ?? new Set()).add(page))
    await this.keep(table, page.player)
  }

  async close(table: string, page: OpenPage): Promise<void> {
    const pages = this.pages.get(table)
    pages?.delete(page)
    if (pages?.size === 0) this.pages.delete(table)
    await this.keep(table, page.player)
  }

  /** A page became visible or hidden. */
  changed = (table: string, { player }: OpenPage): Promise<void> => this.keep(table, player)

  private async keep(table: string, player: string): Promise<void> {
    const pages = [...(this.pages.get(table) ?? [])].filter(one => one.player === player)
    const isHere = pages.length === 0 ? null : pages.some(one => one.isVisible)
    const key = `${table} ${player}`
    if ((this.kept.get(key) ?? null) === isHere) return
    if (isHere === null) this.kept.delete(key)
    else this.kept.set(key, isHere)
    await this.deps.store.keepPresence(table, this.server, player, isHere, this.deps.now() + VALID_MS)
    this.forget(table)
    this.deps.onChange(table)
  }

  /** Drops cached presence that another server may have changed: at this table, or at all tables if null. */
  forget(table: string | null): void {
    if (table === null) this.known.clear()
    else this.known.delete(table)
  }

  async renew(): Promise<void> {
    this.known.clear()
    await this.deps.store.renewPresence(this.server, this.deps.now(), this.deps.now() + VALID_MS)
  }
}
