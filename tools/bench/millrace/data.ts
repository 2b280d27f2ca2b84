// What is in the box. All values are our own invention.

import { Problem, shape } from '@tableworks/kernel'

/** The whole numbers from 0 up to, and not including, `N`. */
type Below<N extends number, Counted extends number[] = []> = Counted['length'] extends N
  ? Counted[number]
  : Below<N, [...Counted, Counted['length']]>
const below = <N extends number>(n: N) => Array.from({ length: n }, (_, i) => i) as readonly number[] as Below<N>[]

/** One value for each site, edge or card: a plain array that its ids may index without asking. */
export type Per<Id extends number, T> = T[] & Record<Id, T>

export const GOODS = ['grain', 'wool', 'timber'] as const
export type Good = (typeof GOODS)[number]

export const SITES = below(24)
export type Site = Below<24>
export const EDGES = below(36)
export type EdgeId = Below<36>
export const CARDS = below(72)
export type CardId = Below<72>

export interface Card {
  readonly good: Good
  readonly price: number
  readonly points: number
}
/** Two sites that lie next to each other; MIL-8 lets a canal join them. */
export interface Edge {
  readonly from: Site
  readonly to: Site
  readonly length: number
}
export interface Tables {
  readonly falls: Per<Site, number>
  readonly edges: Per<EdgeId, Edge>
  readonly cards: Per<CardId, Card>
}
/** The tables, and what is looked up in every turn. Sets of sites are bits of one number. */
export interface Box extends Tables {
  readonly neighbours: Per<Site, number>
  readonly ends: Per<EdgeId, number>
}

export const bit = (site: Site): number => 1 << site

// Six rows of four sites down the valley; the canals follow the rows and the slopes, but for two cliffs.
const ACROSS = SITES.filter(site => site % 4 < 3).map(site => [site, site + 1] as const)
const DOWN = SITES.filter(site => site < 20 && site !== 9 && site !== 14).map(site => [site, site + 4] as const)

const TABLES: Tables = {
  falls: SITES.map(site => 1 + ((site * 5 + Math.floor(site / 4)) % 3)) as Per<Site, number>,
  edges: [...ACROSS, ...DOWN].map(([from, to], i) => ({ from, to, length: 1 + (i % 2) })) as Per<EdgeId, Edge>,
  cards: CARDS.map(card => ({
    good: GOODS[card % 3],
    price: 1 + (Math.floor(card / 3) % 4),
    points: 1 + (Math.floor(card / 3) % 4) + (card % 5 === 0 ? 1 : 0),
  })) as Per<CardId, Card>,
}
export const STANDARD = { name: 'standard', tables: TABLES }

const inBox = shape.record({
  falls: shape.list(shape.count),
  edges: shape.list(shape.record({ from: shape.oneOf(...SITES), to: shape.oneOf(...SITES), length: shape.count })),
  cards: shape.list(shape.record({ good: shape.oneOf(...GOODS), price: shape.count, points: shape.count })),
})

export function openBox(tables: unknown): Box {
  const { falls, edges, cards } = inBox(tables, 'millrace')
  expectLength('falls', falls, SITES)
  expectLength('edges', edges, EDGES)
  expectLength('cards', cards, CARDS)
  const ends = edges.map(({ from, to }) => bit(from) | bit(to))
  const neighbours = SITES.map(site => ends.filter(pair => pair & bit(site)).reduce((set, pair) => set | pair, 0))
  return { falls, edges, cards, ends, neighbours } as Box
}

function expectLength(name: string, found: readonly unknown[], ids: readonly number[]): void {
  if (found.length !== ids.length) throw new Problem(`millrace.${name} should have ${ids.length} entries`)
}
