// What the place a hand is near is about: the bills of what could be built there, or everything connected to it.

import { isAsked } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { NOWHERE } from '../data/board.ts'
import type { Industry } from '../data/industries.ts'
import { type Bill, billFor } from '../readings/bill.ts'
import { mapOf, type Network, networkFrom } from '../readings/board.ts'
import { nextLevel } from '../readings/standing.ts'
import { type Reach, reachOf } from '../readings/supply.ts'
import { linkGain } from '../readings/worth.ts'
import type { Project } from '../state.ts'
import { askedOf, offered, type Position, type Seen } from './table.ts'

export interface Priced {
  readonly bill: Bill
  readonly industry?: Industry
  readonly level: number
  readonly profit: number
  /** What it adds to the links of its builder. */
  readonly gain: number
}

export interface Thought {
  /** Who would pay. */
  readonly seat: Seat
  readonly site: number
  readonly link: number
  readonly bills: readonly Priced[]
  readonly network: Network | null
  /** Of a place with nothing to be built at: where its cubes would come from. */
  readonly reach: Reach | null
}

export function thoughtOf(seen: Seen, position: Position, near: string | null): Thought | null {
  if (near === null) return null
  const map = mapOf(position)
  const cut = near.indexOf('-')
  const [kind, id] = [near.slice(0, cut), near.slice(cut + 1)]
  const seat = seen.actor ?? seen.seat ?? 0
  if (kind === 'site' && id in map.siteOf) {
    const site = map.siteOf[id] ?? NOWHERE
    const bills = isAsked(seen) ? counterBills(seen, position, seat, id, site) : []
    const { place = NOWHERE, ends = [] } = map.sites[site] ?? {}
    const from = place === NOWHERE ? (ends[0] ?? NOWHERE) : place
    return { seat, site, link: NOWHERE, bills, ...(bills.length > 0 ? UNTOLD : toldOf(position, from)) }
  }
  if (kind === 'link' && id in map.linkOf) {
    const link = map.linkOf[id] ?? NOWHERE
    const bills = isAsked(seen) ? linkBills(seen, position, seat, id, link) : []
    const isLaid = position.rails[link] !== null
    const network = bills.length === 0 && isLaid ? networkFrom(position, map.links[link]?.a ?? NOWHERE) : null
    return { seat, site: NOWHERE, link, bills, network, reach: null }
  }
  const place = kind === 'market' ? map.placeOf[id.slice(0, id.indexOf('/'))] : undefined
  if (place === undefined) return null
  return { seat, site: NOWHERE, link: NOWHERE, bills: [], ...toldOf(position, place) }
}

const UNTOLD = { network: null, reach: null }
const toldOf = (position: Position, place: number): Pick<Thought, 'network' | 'reach'> =>
  place === NOWHERE ? UNTOLD : { network: networkFrom(position, place), reach: reachOf(position, place) }

/** With more lit spaces than this the prices would hide the map: then they are told one by one. */
const MANY = 16

/** The whole price of what could be built on each site; with a plus when it is the least of several. */
export function pricesOf(seen: Seen, position: Position): ReadonlyMap<number, string> {
  const { siteOf } = mapOf(position)
  const prices = new Map<number, number[]>()
  const seat = seen.actor
  if (seat === null || !isAsked(seen)) return new Map()
  for (const { industry, site: id } of offered(seen, 'build')) {
    const site = siteOf[id] ?? NOWHERE
    const { total } = billFor(position, seat, { kind: 'counter', industry, site })
    prices.set(site, [...(prices.get(site) ?? []), total])
  }
  if (prices.size > MANY) return new Map()
  return new Map(
    Array.from(prices, ([site, totals]) => [site, `$${Math.min(...totals)}${totals.length > 1 ? '+' : ''}`]),
  )
}

const placeOf = (position: Position, site: number): number => mapOf(position).sites[site]?.place ?? NOWHERE

const counterBills = (seen: Seen, position: Position, seat: Seat, id: string, site: number): Priced[] =>
  offered(seen, 'build')
    .filter(option => option.site === id)
    .map(({ industry }) => {
      const { level = 0, profit = 0 } = nextLevel(position, seat, industry) ?? {}
      const gain = position.counters[site] === null ? linkGain(position, seat, placeOf(position, site)) : 0
      return { bill: billFor(position, seat, { kind: 'counter', industry, site }), industry, level, profit, gain }
    })

function linkBills(seen: Seen, position: Position, seat: Seat, id: string, link: number): Priced[] {
  const asked = askedOf(seen)
  if (asked?.decision !== 'rail') return []
  if (!offered(seen, 'rail').some(option => option !== 'stop' && option.link === id)) return []
  const project: Project = { kind: 'link', link, laid: asked.frame.laid }
  return [{ bill: billFor(position, seat, project), level: 0, profit: 0, gain: 0 }]
}
