// A map prepared for play: places, sites, links and markets are numbered, and every list in a position follows these numbers.

import { type Colour, FACE_BITS, type FaceSet } from './cards.ts'
import type { Figures } from './figures.ts'
import { INDUSTRIES, type Industry } from './industries.ts'
import type { MapDrawing } from './map-drawing.ts'
import type { MapId } from './maps/index.ts'
import {
  type DrawnMap,
  linkIdOf,
  type LinkRow,
  type MapRules,
  type MapTable,
  type ShipRow,
  type SpaceSymbol,
} from './map.ts'

/** The number for "no place" and "no market". */
export const NOWHERE = -1

export interface Place {
  readonly id: string
  readonly name: string
  readonly kind: 'town' | 'village' | 'market' | 'ironMarket' | 'distantPort'
  readonly colour: Colour | null
  /** The location card with its colour. */
  readonly card: FaceSet
  /** The spaces in it, and which of them are for ports. */
  readonly sites: readonly number[]
  readonly ports: readonly number[]
  /** Ship spaces next to it. */
  readonly ships: readonly number[]
  /** How many counters a player may have here (AOI-12). */
  readonly limit: number
  readonly ironRange: boolean
  readonly hydro: boolean
  readonly markets: readonly number[]
  readonly ironMarket: number
  /** For a distant port: the towns that count for its links (AOIM-27). */
  readonly area: readonly number[]
  readonly ways: readonly Way[]
}

/** A connection from one place to the next: a link, a sea lane (by its ship space's number) or a printed connection. */
export interface Way {
  readonly to: number
  readonly link: number
  readonly lane: number
}

/** A space for a counter: in a town or at sea. */
export interface Site {
  readonly id: string
  readonly name: string
  readonly symbol: SpaceSymbol | 'ship'
  /** The town of the site; `NOWHERE` for a ship space, which borders the towns in `ends` instead. */
  readonly place: number
  readonly ends: readonly number[]
  readonly allows: readonly Allowed[]
  /** For a ship space: the cubes its first ship gets, and its markets. */
  readonly coal: number
  readonly iron: number
  readonly market: number
  readonly ironMarket: number
}

/** An industry that can be built on a site. */
export interface Allowed {
  readonly industry: Industry
  /** The industry's index in `INDUSTRIES`, and its industry card. Comparing either is faster than comparing names. */
  readonly number: number
  readonly card: FaceSet
  /** The option to build it here, created once. */
  readonly option: { readonly industry: Industry; readonly site: string }
}

export interface Link {
  readonly id: string
  readonly name: string
  readonly a: number
  readonly b: number
  /** The name box where it ends. Then `a` is the distant port. Null for other links. */
  readonly box: string | null
  readonly option: { readonly link: string }
}

/** A market on land, or one that a ship serves. */
export interface Market {
  readonly id: string
  readonly name: string
  readonly place: number
  readonly ship: number
}

export interface BoardMap {
  readonly id: MapId
  readonly name: string
  readonly regions: MapTable['regions']
  readonly rules: MapRules
  readonly places: readonly Place[]
  readonly sites: readonly Site[]
  readonly links: readonly Link[]
  readonly markets: readonly Market[]
  readonly ironMarkets: readonly Market[]
  /** Ship spaces between two towns (AOI-14). */
  readonly lanes: readonly number[]
  readonly ships: readonly number[]
  /** Spaces for ports. */
  readonly portSites: readonly number[]
  readonly distantPorts: readonly number[]
  /** Towns in the area of a distant port, where coal mines have their own rules (AOIM-9). */
  readonly isInArea: readonly boolean[]
  /** The network of each place before anything is built. */
  readonly parts: readonly number[]
  /** A list of zeros, one per place. It's copied whenever something is counted by place or network. */
  readonly zeros: readonly number[]
  readonly siteOf: Readonly<Record<string, number>>
  readonly linkOf: Readonly<Record<string, number>>
  readonly placeOf: Readonly<Record<string, number>>
  readonly marketOf: Readonly<Record<string, number>>
  readonly ironMarketOf: Readonly<Record<string, number>>
  /** The positions of everything on the sheet. */
  readonly drawing: MapDrawing
}

export const siteIdsOf = ({ towns, ships }: MapTable): string[] => [
  ...Object.entries(towns).flatMap(([id, { spaces }]) => spaces.map((_, i) => `${id}/${i + 1}`)),
  ...Object.keys(ships),
]
export const marketIdsOf = ({ marketPlaces, ships }: MapTable): string[] => [
  ...Object.entries(marketPlaces).flatMap(([id, { spaces }]) =>
    Array.from({ length: spaces }, (_, i) => `${id}/m${i + 1}`),
  ),
  ...Object.keys(ships)
    .filter(id => ships[id]?.market !== null)
    .map(id => `${id}/m`),
]
export const ironMarketIdsOf = ({ ironMarkets, ships }: MapTable): string[] => [
  ...Object.keys(ironMarkets).map(id => `${id}/i`),
  ...Object.keys(ships)
    .filter(id => ships[id]?.ironMarket !== null)
    .map(id => `${id}/i`),
]

/** Has no prototype, because player input is looked up in it, and 'constructor' isn't a link. */
const numbered = (ids: readonly string[]): Record<string, number> =>
  Object.assign(Object.create(null) as Record<string, number>, Object.fromEntries(ids.map((id, i) => [id, i])))

/** The map must have passed `mapFaults`. */
export function boardOf(id: MapId, map: DrawnMap, figures: Figures): BoardMap {
  const placeIds = [map.towns, map.villages, map.marketPlaces, map.ironMarkets, map.distantPorts].flatMap(table =>
    Object.keys(table),
  )
  const placeOf = numbered(placeIds)
  const siteOf = numbered(siteIdsOf(map))
  const marketOf = numbered(marketIdsOf(map))
  const ironMarketOf = numbered(ironMarketIdsOf(map))
  const at = (table: Readonly<Record<string, number>>, key: string): number => table[key] ?? NOWHERE

  const links = map.links.map(row => linkFrom(row, placeOf, nameIn(map)))
  const sites = [...townSites(map, placeOf), ...shipSites(map, placeOf, marketOf, ironMarketOf)]
  const ships = sites.flatMap(({ symbol }, site) => (symbol === 'ship' ? [site] : []))
  const lanes = ships.filter(site => sites[site]?.ends.length === 2)
  const printed = map.printed.map(({ a, b }) => [at(placeOf, a), at(placeOf, b)] as const)
  const waysFrom = (place: number): Way[] => [
    ...links.flatMap(({ a, b }, link) => step(place, a, b, link, NOWHERE)),
    ...lanes.flatMap(lane => step(place, sites[lane]?.ends[0] ?? 0, sites[lane]?.ends[1] ?? 0, NOWHERE, lane)),
    ...printed.flatMap(([a, b]) => step(place, a, b, NOWHERE, NOWHERE)),
  ]
  const places = placeIds.map((placeId, number): Place => {
    const town = map.towns[placeId]
    const own = sites.flatMap(({ place }, site) => (place === number ? [site] : []))
    return {
      id: placeId,
      name: nameIn(map)(placeId),
      kind: kindIn(map, placeId),
      colour: town?.colour ?? null,
      card: town === undefined ? 0 : FACE_BITS[town.colour],
      sites: own,
      ports: own.filter(site => sites[site]?.symbol === 'port'),
      ships: ships.filter(site => sites[site]?.ends.includes(number)),
      limit:
        town?.limit ?? (own.length >= figures.largeTownSpaces ? figures.countersInLargeTown : figures.countersInTown),
      ironRange: town?.ironRange ?? false,
      hydro: town?.hydro ?? false,
      markets: Array.from({ length: map.marketPlaces[placeId]?.spaces ?? 0 }, (_, i) =>
        at(marketOf, `${placeId}/m${i + 1}`),
      ),
      ironMarket: at(ironMarketOf, `${placeId}/i`),
      area: (map.distantPorts[placeId]?.area ?? []).map(inside => at(placeOf, inside)),
      ways: waysFrom(number),
    }
  })
  const inArea = new Set(places.flatMap(({ area }) => area))

  return {
    id,
    name: map.name,
    regions: map.regions,
    rules: map.rules,
    places,
    sites,
    links,
    markets: [...landMarkets(map, placeOf), ...shipMarkets(map, siteOf, 'market')],
    ironMarkets: [...landIronMarkets(map, placeOf), ...shipMarkets(map, siteOf, 'ironMarket')],
    lanes,
    ships,
    portSites: sites.flatMap(({ symbol }, site) => (symbol === 'port' ? [site] : [])),
    distantPorts: places.flatMap(({ kind }, place) => (kind === 'distantPort' ? [place] : [])),
    isInArea: places.map((_, place) => inArea.has(place)),
    parts: joined(places.length, printed),
    zeros: places.map(() => 0),
    siteOf,
    linkOf: numbered(links.map(link => link.id)),
    placeOf,
    marketOf,
    ironMarketOf,
    drawing: map.drawing,
  }
}

const step = (from: number, a: number, b: number, link: number, lane: number): Way[] =>
  from === a ? [{ to: b, link, lane }] : from === b ? [{ to: a, link, lane }] : []

function kindIn(map: MapTable, id: string): Place['kind'] {
  if (id in map.towns) return 'town'
  if (id in map.villages) return 'village'
  if (id in map.marketPlaces) return 'market'
  return id in map.ironMarkets ? 'ironMarket' : 'distantPort'
}

const nameIn = (map: MapTable) => (id: string) =>
  (map.towns[id] ?? map.villages[id] ?? map.marketPlaces[id] ?? map.ironMarkets[id] ?? map.distantPorts[id])?.name ?? id

function linkFrom(row: LinkRow, placeOf: Readonly<Record<string, number>>, name: (id: string) => string): Link {
  const id = linkIdOf(row)
  const { a, b, box } = row
  const from = box === null ? name(a) : `${name(a)} ${box.toUpperCase()}`
  return {
    id,
    name: `${from}–${name(b)}`,
    a: placeOf[a] ?? NOWHERE,
    b: placeOf[b] ?? NOWHERE,
    box,
    option: { link: id },
  }
}

/** AOI-11, AOIJ-13 */
const allowedOn = (symbol: SpaceSymbol, { ironOnClearSpaces }: MapRules): Industry[] =>
  symbol === 'clear' ? (ironOnClearSpaces ? ['iron', 'cotton', 'factory'] : ['cotton', 'factory']) : [symbol]

const allowing = (site: string, industries: readonly Industry[]): Allowed[] =>
  industries.map(industry => ({
    industry,
    number: INDUSTRIES.indexOf(industry),
    card: FACE_BITS[industry],
    option: { industry, site },
  }))

const townSites = (map: MapTable, placeOf: Readonly<Record<string, number>>): Site[] =>
  Object.entries(map.towns).flatMap(([townId, { name, spaces }]) =>
    spaces.map((symbol, i): Site => {
      const id = `${townId}/${i + 1}`
      return {
        id,
        name: spaces.length === 1 ? name : `${name} ${i + 1}`,
        symbol,
        place: placeOf[townId] ?? NOWHERE,
        ends: [],
        allows: allowing(id, allowedOn(symbol, map.rules)),
        coal: 0,
        iron: 0,
        market: NOWHERE,
        ironMarket: NOWHERE,
      }
    }),
  )

const shipSites = (
  map: MapTable,
  placeOf: Readonly<Record<string, number>>,
  marketOf: Readonly<Record<string, number>>,
  ironMarketOf: Readonly<Record<string, number>>,
): Site[] =>
  Object.entries(map.ships).map(([id, { name, ends, coal, iron }]: readonly [string, ShipRow]): Site => ({
    id,
    name,
    symbol: 'ship',
    place: NOWHERE,
    ends: ends.map(end => placeOf[end] ?? NOWHERE),
    allows: allowing(id, ['ship']),
    coal,
    iron,
    market: marketOf[`${id}/m`] ?? NOWHERE,
    ironMarket: ironMarketOf[`${id}/i`] ?? NOWHERE,
  }))

const landMarkets = ({ marketPlaces }: MapTable, placeOf: Readonly<Record<string, number>>): Market[] =>
  Object.entries(marketPlaces).flatMap(([id, { name, spaces }]) =>
    Array.from({ length: spaces }, (_, i) => ({
      id: `${id}/m${i + 1}`,
      name: spaces === 1 ? name : `${name} ${i + 1}`,
      place: placeOf[id] ?? NOWHERE,
      ship: NOWHERE,
    })),
  )

const landIronMarkets = ({ ironMarkets }: MapTable, placeOf: Readonly<Record<string, number>>): Market[] =>
  Object.entries(ironMarkets).map(([id, { name }]) => ({
    id: `${id}/i`,
    name,
    place: placeOf[id] ?? NOWHERE,
    ship: NOWHERE,
  }))

const shipMarkets = (
  { ships }: MapTable,
  siteOf: Readonly<Record<string, number>>,
  kind: 'market' | 'ironMarket',
): Market[] =>
  Object.entries(ships).flatMap(([id, row]) => {
    const name = row[kind]
    const end = kind === 'market' ? 'm' : 'i'
    return name === null ? [] : [{ id: `${id}/${end}`, name, place: NOWHERE, ship: siteOf[id] ?? NOWHERE }]
  })

/** Each network's number is the lowest number of its places. */
function joined(places: number, pairs: readonly (readonly [number, number])[]): number[] {
  const parts = Array.from({ length: places }, (_, place) => place)
  for (const [a, b] of pairs) join(parts, a, b)
  return parts
}

/** Merges two networks under the lower of their numbers. */
export function join(parts: number[], a: number, b: number): void {
  const one = parts[a] ?? NOWHERE
  const other = parts[b] ?? NOWHERE
  const low = Math.min(one, other)
  const high = Math.max(one, other)
  if (low === high) return
  for (let place = 0; place < parts.length; place++) if (parts[place] === high) parts[place] = low
}
