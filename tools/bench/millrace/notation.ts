// Every decision's options as text.

import { notation, type OptionsIn, whole } from '@tableworks/kernel'
import { type CardId, CARDS, type EdgeId, EDGES, GOODS, type Good, type Per, type Site, SITES } from './data.ts'

export const NOTATION = notation(
  { card: CARDS, open: CARDS, site: SITES, edge: EDGES, count: whole(1, 5), good: GOODS },
  { turn: ['draw', 'take {open}', 'build {card} at {site}', 'dig {edge}', 'sell {count} {good}', 'pass'] },
)
export type Options = OptionsIn<typeof NOTATION>

type Turn = Options['turn']

// Every option with fields, created once because a turn lists about forty of them.
export const TAKES = CARDS.map(open => ({ open })) as Per<CardId, Turn>
export const BUILDS = SITES.map(site => CARDS.map(card => ({ card, site }))) as Per<Site, Per<CardId, Turn>>
export const DIGS = EDGES.map(edge => ({ edge })) as Per<EdgeId, Turn>
type Sale = Extract<Turn, { good: Good }>
const salesOf = (good: Good): Sale[] => [1, 2, 3, 4, 5].map(count => ({ count, good }))
export const SALES: Record<Good, readonly Sale[]> = {
  grain: salesOf('grain'),
  wool: salesOf('wool'),
  timber: salesOf('timber'),
}
