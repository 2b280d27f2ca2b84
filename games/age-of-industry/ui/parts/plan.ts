// What the hovered option would do on the map, read from its preview's facts.

import type { Foreseen } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { NOWHERE } from '../../data/board.ts'
import type { Cube, Industry } from '../../data/industries.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import { mapOf, type Network, networkFrom } from '../../readings/board.ts'
import { type RouteStep, routeOf, startsOf } from '../../readings/supply.ts'
import type { Project } from '../../state.ts'
import { askedOf, offered, type Position, type Seen } from '../table.ts'
import type { Thing } from '../things.ts'

export interface Plan {
  readonly counter: {
    readonly seat: Seat
    readonly industry: Industry
    readonly level: number
    readonly site: number
  } | null
  readonly link: { readonly seat: Seat; readonly link: number } | null
  /** The routes that cubes take to the place where they're used. */
  readonly ways: readonly { readonly cube: Cube; readonly route: readonly RouteStep[] }[]
  /** Sites that would supply the cubes. While the player still has to choose, sites that could. */
  readonly sources: readonly number[]
  /** Income that counters would pay at once. */
  readonly gains: readonly { readonly site: number; readonly seat: Seat; readonly income: number }[]
}

const factIn = <K extends Fact['kind']>(facts: readonly Fact[], kind: K): Extract<Fact, { kind: K }> | undefined =>
  facts.find((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)

export function planOf(seen: Seen, position: Position, { facts, after }: Foreseen<typeof game>): Plan {
  const map = mapOf(position)
  const siteOf = (id: string): number => map.siteOf[id] ?? NOWHERE
  const paid = factIn(facts, 'paidForCounter')
  const laid = factIn(facts, 'paidForLink')
  const counter = paid === undefined ? null : { ...paid, site: siteOf(paid.site) }
  const link = laid === undefined ? null : { seat: laid.seat, link: map.linkOf[laid.link] ?? NOWHERE }
  const project = projectOf(seen, counter, link)
  const starts = project === null ? [] : startsOf(position, map, project)
  const taken = facts.flatMap(fact => (fact.kind === 'tookCube' ? [{ ...fact, source: siteOf(fact.source) }] : []))
  return {
    counter,
    link,
    ways: taken.map(({ cube, source }) => ({ cube, route: routeOf(position, starts, source) })),
    sources: [...taken.map(({ source }) => source), ...openSources(after).map(siteOf)],
    gains: facts.flatMap(fact =>
      fact.kind === 'flipped' || fact.kind === 'exported' || fact.kind === 'soldCube'
        ? [{ seat: fact.seat, income: fact.income, site: siteOf(fact.site) }]
        : [],
    ),
  }
}

/** What would be paid for, or is being paid for while the player chooses sources. */
function projectOf(seen: Seen, counter: Plan['counter'], link: Plan['link']): Project | null {
  if (counter !== null) return { kind: 'counter', industry: counter.industry, site: counter.site }
  if (link !== null) return { kind: 'link', link: link.link, laid: 0 }
  const asked = askedOf(seen)
  return asked?.decision === 'coal' || asked?.decision === 'iron' ? asked.frame.project : null
}

const openSources = (after: Seen | null): readonly string[] =>
  after === null ? [] : [...offered(after, 'coal'), ...offered(after, 'iron')].map(({ source }) => source)

/** Everything connected to a thing on the map. */
export function networkAt(position: Position, thing: Thing | null): Network | null {
  const place = thing === null ? NOWHERE : placeOf(position, thing)
  return place === NOWHERE ? null : networkFrom(position, place)
}

/** The place that a thing on the map belongs to. */
export function placeOf(position: Position, thing: Thing): number {
  const map = mapOf(position)
  switch (thing.kind) {
    case 'town':
      return map.placeOf[thing.town] ?? NOWHERE
    case 'site': {
      const { place = NOWHERE, ends = [] } = map.sites[map.siteOf[thing.site] ?? NOWHERE] ?? {}
      return place === NOWHERE ? (ends[0] ?? NOWHERE) : place
    }
    case 'link': {
      const link = map.linkOf[thing.link] ?? NOWHERE
      return (position.rails[link] ?? null) === null ? NOWHERE : (map.links[link]?.a ?? NOWHERE)
    }
    case 'market':
      return map.markets[map.marketOf[thing.market] ?? NOWHERE]?.place ?? NOWHERE
    default:
      return NOWHERE
  }
}
