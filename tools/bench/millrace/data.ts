// The components. All values are our own invention.

import { Problem, shape } from '@tableworks/kernel'

/** The whole numbers from 0 to `N` - 1. */
type Below<N extends number, Counted extends number[] = []> = Counted['length'] extends N
  ? Counted[number]
  : Below<N, [...Counted, Counted['length']]>
const below = <N extends number>(n: N) => [...Array(n).keys()] as readonly number[] as Below<N>[]

/** One value per site, edge or card: a plain array that their ids can index without a check. */
export type Per<Id extends number, T> = T[] & Record<Id, T>

export const GOODS = ['grain', 'wool', 'timber'] as const
export type Good = (typeof GOODS)[number]

export const SITES = below(24)
export type Site = Below<24>
export const EDGES = below(30)
export type EdgeId = Below<30>
export const CARDS = below(72)
export type CardId = Below<72>

interface Card {
  readonly good: Good
  readonly price: number
  readonly points: number
}
/** Two adjacent sites. A canal may join them (MIL-8). */
interface Edge {
  readonly from: Site
  readonly to: Site
  readonly length: number
}
interface Tables {
  readonly falls: Per<Site, number>
  readonly edges: Per<EdgeId, Edge>
  readonly cards: Per<CardId, Card>
}
/** The tables, with the lookups that every turn needs. */
export interface Box extends Tables {
  readonly neighbours: Per<Site, SetOf<Site>>
  readonly edgesAt: Per<Site, SetOf<EdgeId>>
  readonly ends: Per<EdgeId, SetOf<Site>>
}

/** A set of sites or edges as bits of a number, because every turn needs unions and intersections. */
export type SetOf<_Id extends Site | EdgeId> = number
export const setOf = (id: Site | EdgeId): number => 1 << id
/** Iterate over a set with `for (let left = set; left !== 0; left &= left - 1) firstOf(left)`. */
export const firstOf = <Id extends Site | EdgeId>(set: SetOf<Id>): Id => (31 - Math.clz32(set & -set)) as Id

// Six rows of four sites down the valley. Sites in a row are joined, with two or three links between rows.
const ACROSS = SITES.filter(site => site % 4 < 3).map(site => [site, site + 1] as const)
const DOWN = SITES.filter(site => site < 20 && site % 5 < 3).map(site => [site, site + 4] as const)

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
  const ends = edges.map(({ from, to }) => setOf(from) | setOf(to))
  const edgesAt = SITES.map(site => union(EDGES.filter((_, i) => (ends[i] ?? 0) & setOf(site)).map(setOf)))
  const neighbours = SITES.map(site => union(ends.filter(pair => pair & setOf(site))))
  return { falls, edges, cards, ends, edgesAt, neighbours } as Box
}

const union = (sets: readonly number[]): number => sets.reduce((all, set) => all | set, 0)

function expectLength(name: string, found: readonly unknown[], ids: readonly number[]): void {
  if (found.length !== ids.length) throw new Problem(`millrace.${name} should have ${ids.length} entries`)
}
