// Remembers which unfinished tables the home page lists, so the layout doesn't shift when they load.

import type { TableCard } from '@tableworks/host'
import { remember, remembered } from './remembered.ts'
import { isYourTurn } from './whose-turn.ts'

const KEY = 'tableworks running'

type Running = Readonly<Record<string, 'yours' | 'others'>>

function running(): Running {
  try {
    return (JSON.parse(remembered(KEY) ?? '{}') ?? {}) as Running
  } catch {
    return {}
  }
}

const keep = (tables: Running): void => remember(KEY, JSON.stringify(tables))

const listOf = (card: TableCard): 'yours' | 'others' => (isYourTurn(card) ? 'yours' : 'others')

/** Stores all unfinished tables, as just loaded by the home page. */
export const rememberRunning = (cards: readonly TableCard[]): void =>
  keep(Object.fromEntries(cards.map(card => [card.id, listOf(card)])))

/** Updates a table that is open on another page. */
export function rememberOpen(card: TableCard): void {
  const { [card.id]: before, ...others } = running()
  if (card.result !== null) return before === undefined ? undefined : keep(others)
  return before === listOf(card) ? undefined : keep({ ...others, [card.id]: listOf(card) })
}

/** How many tables were listed last time. */
export function countRunning(): { readonly yours: number; readonly others: number } {
  const lists = Object.values(running())
  const yours = lists.filter(list => list === 'yours').length
  return { yours, others: lists.length - yours }
}
