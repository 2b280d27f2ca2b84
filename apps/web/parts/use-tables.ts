// All tables of the player, on this device and on the server. The list follows the server while it's on screen.

import type { TableCard, TableLink } from '@tableworks/host'
import { useSyncExternalStore } from 'react'
import { tablesHere } from '../host/connect.ts'
import { ownTables } from '../online/own-tables.ts'
import { type Loaded, useLoad } from './use-load.ts'

interface Tables<T> {
  readonly cards: readonly TableCard[]
  readonly more: T
}

/** `more` is what else the page needs from the same host. */
export function useTables<T>(
  more: (tables: TableLink) => Promise<T>,
): readonly [loaded: Loaded<Tables<T>>, reload: () => void] {
  const latest = useSyncExternalStore(ownTables.subscribe, ownTables.current)
  const [loaded, reload] = useLoad('tables', async () => {
    const tables = await tablesHere()
    const [cards, rest] = await Promise.all([tables.tables(), more(tables)])
    return { cards, more: rest }
  })
  if (loaded.state !== 'ready') return [loaded, reload]
  const cards = withLatest(loaded.value.cards, latest)
  return [{ ...loaded, value: { ...loaded.value, cards } }, reload]
}

/** Replaces the server's tables by its latest answer. */
export function withLatest(cards: readonly TableCard[], latest: readonly TableCard[] | null): readonly TableCard[] {
  if (latest === null) return cards
  return [...cards.filter(({ online }) => online === undefined), ...latest].sort((a, b) => b.updated - a.updated)
}
