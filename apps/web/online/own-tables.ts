// The player's tables on the server. Home, My tables and the count in the tab share this list, so they always agree.

import type { TableCard } from '@tableworks/host'
import { onlineTables } from './here.ts'
import { noteClock } from './paces.ts'

export class OwnTables {
  private readonly ask: () => Promise<readonly TableCard[]>
  private cards: readonly TableCard[] | null = null
  private readonly listeners = new Set<() => void>()

  constructor(ask: () => Promise<readonly TableCard[]>) {
    this.ask = ask
  }

  /** The latest list; null before the first answer. */
  readonly current = (): readonly TableCard[] | null => this.cards

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Asks the server again. */
  async load(): Promise<readonly TableCard[]> {
    const cards = await this.ask()
    for (const { clock } of cards) noteClock(clock)
    this.cards = cards
    for (const listener of this.listeners) listener()
    return cards
  }
}

export const ownTables = new OwnTables(async () => (await onlineTables()).tables())
