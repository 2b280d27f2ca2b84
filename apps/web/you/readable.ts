// Makes the export readable: dates instead of numbers, and names beside the ids of tables.

import type { TableCard } from '@tableworks/host'

/** All our timestamps are later than this day in 2001. No other number of an export is as large. */
const FIRST_TIME = 1_000_000_000_000

/** `nameOf` gives a game's name. */
export function readable(kept: object, cards: readonly TableCard[], nameOf: (game: string) => string): object {
  const tables = new Map(cards.map(card => [card.id, card]))
  const told = (value: unknown): unknown => {
    if (typeof value === 'number') return value >= FIRST_TIME ? new Date(value).toISOString() : value
    if (Array.isArray(value)) return value.map(told)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, told(one)]))
  }
  const withNames = (id: unknown): object => {
    const card = tables.get(String(id))
    return card === undefined ? { id } : { id, game: nameOf(card.game), name: card.name, players: card.sides }
  }
  const all = told(kept) as { readonly tables?: readonly unknown[] }
  return { ...all, ...(all.tables === undefined ? {} : { tables: all.tables.map(withNames) }) }
}
