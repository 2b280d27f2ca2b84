// A component set's own names for variant values, such as its maps. Only this file in the folder loads a game's rules.

import type { KeptBox } from '@tableworks/host'
import { spokenAt } from '@tableworks/kernel'
import { rejectionOf } from '../components/tables-of.ts'
import { loadGame } from '../games.ts'
import { translated } from '../words/index.ts'

export type NamesOfValues = Readonly<Record<string, string>>

/** Names by variant. An invalid set has none, because it's refused when the table opens. */
export async function namesIn(id: string, { tables }: KeptBox): Promise<Readonly<Record<string, NamesOfValues>>> {
  const game = translated(await loadGame(id))
  if (rejectionOf(game, tables) !== null) return {}
  const defaults = Object.fromEntries(Object.entries(game.variants).map(([key, variant]) => [key, variant.default]))
  const names = Object.entries(spokenAt(game, defaults, game.openBox(tables)).words.names ?? {})
  return Object.fromEntries(
    names.flatMap(([key, table]) => (key in game.variants && typeof table === 'object' ? [[key, table]] : [])),
  )
}
