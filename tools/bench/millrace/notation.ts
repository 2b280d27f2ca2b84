// The options of every decision, as text.

import { notation, type OptionsIn, whole } from '@tableworks/kernel'
import { CARDS, EDGES, GOODS, SITES } from './data.ts'

export const NOTATION = notation(
  { card: CARDS, open: CARDS, site: SITES, edge: EDGES, count: whole(1, 5), good: GOODS },
  { turn: ['draw', 'take {open}', 'build {card} at {site}', 'dig {edge}', 'sell {count} {good}', 'pass'] },
)
export type Options = OptionsIn<typeof NOTATION>
