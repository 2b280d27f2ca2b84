// Hover cards for the things on the map.

import { type About, nameOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Allowed, NOWHERE, type Place, type Site } from '../../data/board.ts'
import { CUBES } from '../../data/industries.ts'
import { WANT_TABLE } from '../../data/markets.ts'
import { isOpenLane, siteAt } from '../../readings/board.ts'
import { allowedBy, buildObstacle, type BuildObstacle, cardObstacle } from '../../readings/building.ts'
import { faceSet } from '../../readings/cards.ts'
import { profitOf } from '../../readings/flipping.ts'
import { linkObstacle } from '../../readings/rail.ts'
import { saleObstacle } from '../../readings/selling.ts'
import { standingOf } from '../../readings/standing.ts'
import { buyingPrice, reachOf } from '../../readings/supply.ts'
import { linkValue } from '../../readings/worth.ts'
import type { Counter } from '../../state.ts'
import { offered } from '../table.ts'
import type { Thing } from '../things.ts'
import { cardName } from '../trays/card.tsx'
import { CARD_NAMES, say } from '../words.ts'
import { type Here, listed, ownerOf, ownFaces } from './here.ts'
import { placeOf } from './plan.ts'

export function townAbout(on: Here, town: string): About {
  const { g, map } = on
  const { ironRangeCubes: cubes, ironRangeProfit: dollars } = g.box.figures
  const place = map.places[map.placeOf[town] ?? NOWHERE]
  if (place === undefined) throw new Error(`'${town}' is not on this map`)
  return {
    name: place.name,
    what: say(`about.placeKind.${place.kind}`, {
      region: place.colour === null ? '' : map.regions[place.colour].name,
      spaces: place.sites.length,
    }),
    does: [
      place.kind === 'town' ? say('about.townLimit', { limit: place.limit }) : say(`about.placeDoes.${place.kind}`),
      ...(place.hydro ? [say('about.hydro')] : []),
      ...(place.ironRange ? [say('about.ironRange', { cubes, dollars })] : []),
    ],
    now: connected(on, place),
    rule: place.kind === 'town' ? 'AOI-12' : place.kind === 'distantPort' ? 'AOI-15' : 'AOI-52',
  }
}

/** What a place is connected to, and where it would get coal and iron. */
function connected(on: Here, place: Place): string[] {
  const { g, map } = on
  const others = map.places.filter(
    (one, number) => one !== place && g.parts[number] === g.parts[map.placeOf[place.id] ?? NOWHERE],
  )
  return [
    others.length === 0
      ? say('about.alone')
      : say('about.connected', { places: listed(others.map(({ name }) => name)) }),
    ...supplyOf(on, place),
  ]
}

/** Where a place would get coal and iron. A cube out of reach is left out if an obstacle already says so. */
function supplyOf({ g, map }: Here, { id }: Place, obstacles: readonly (BuildObstacle | null)[] = []): string[] {
  const { sources, hasDisplays } = reachOf(g, map.placeOf[id] ?? NOWHERE)
  return CUBES.flatMap(cube => {
    const [source] = sources[cube]
    const said = { cube: say(cube) }
    if (source !== undefined) return say('about.freeFrom', { ...said, source: siteAt(map, source).name })
    if (hasDisplays) return say('about.fromDisplay', { ...said, price: buyingPrice(g, cube) })
    return obstacles.includes(cube === 'coal' ? 'noCoal' : 'noIron') ? [] : say('about.outOfReach', said)
  })
}

export function siteAbout(on: Here, id: string): About {
  const { g, map } = on
  const number = map.siteOf[id] ?? NOWHERE
  const site = siteAt(map, number)
  const counter = g.counters[number] ?? null
  if (counter !== null) return counterAbout(on, site, number, counter)
  const place = map.places[placeOf(g, { kind: 'site', site: id })]
  const obstacles = obstaclesOn(on, site, number)
  const isOffered = offered(on.seen, 'build').some(option => option.site === id)
  return {
    name: site.name,
    what: say(`about.space.${site.symbol}`),
    does: [
      say('about.takes', { industries: site.allows.map(({ industry }) => CARD_NAMES[industry]).join(', ') }),
      ...(site.symbol === 'ship' ? [say('about.shipSpace', { coal: site.coal, iron: site.iron })] : []),
    ],
    now: [
      ...(on.me === null ? [say('about.watching')] : buildableOn(on, on.me, site, number)),
      ...(place === undefined || isOffered ? [] : supplyOf(on, place, obstacles)), // the ticket already names the sources
    ],
    rule: site.symbol === 'ship' ? 'AOI-21' : obstacles.includes('townFull') ? 'AOI-12' : 'AOI-11',
  }
}

/** What keeps the viewer from building each of a space's industries. */
const obstaclesOn = ({ g, me }: Here, { allows }: Site, number: number): (BuildObstacle | null)[] =>
  me === null ? [] : allows.map(allowed => buildObstacle(standingOf(g, me), allowed, number))

/** For each industry that can't be built on a space now: the cards that would build it, or the obstacle. */
function buildableOn(on: Here, seat: Seat, { id, allows }: Site, number: number): string[] {
  const standing = standingOf(on.g, seat)
  const faces = ownFaces(on, seat)
  const now = offered(on.seen, 'build').filter(({ site }) => site === id)
  const others = allows.filter(({ industry }) => !now.some(option => option.industry === industry))
  /** Why the industry's own card can't build it here, if it's in the hand. */
  const kept = ({ industry }: Allowed) => {
    const obstacle = faces.includes(industry) ? cardObstacle(standing, industry, industry, number) : null
    return obstacle === null || obstacle === 'otherColour' || obstacle === 'otherIndustry' ? 'card' : obstacle
  }
  const lines = others.map(allowed => {
    const industry = CARD_NAMES[allowed.industry]
    const obstacle = buildObstacle(standing, allowed, number)
    if (obstacle !== null) return say('about.cannot', { industry, why: say(`about.obstacle.${obstacle}`) })
    const cards = faces.filter(face => allowedBy(standing, faceSet([face]), allowed, number) !== 0)
    if (cards.length === 0) return say('about.cannot', { industry, why: say(`about.obstacle.${kept(allowed)}`) })
    return say('about.with', { industry, cards: listed(cards.map(card => cardName(on.map, card))) })
  })
  return now.length === 0 ? lines : [say('about.canBuild'), ...lines]
}

function counterAbout(on: Here, { name: site, id }: Site, number: number, counter: Counter): About {
  const { g, map, me } = on
  const { owner, industry, level, flipped, coal, iron } = counter
  const profit = profitOf(g, map, number, counter)
  const cubes = [
    ...(coal > 0 ? [say('tell.cubes', { count: coal, cube: 'coal' })] : []),
    ...(iron > 0 ? [say('tell.cubes', { count: iron, cube: 'iron' })] : []),
  ]
  const unflipped =
    owner === me ? say('about.ownUnflipped', { profit }) : say('about.unflipped', { profit, name: nameOf(on, owner) })
  const outlets = owner === me && !flipped ? outletsOf(on, owner, id) : []
  return {
    name: say('about.level', { industry: CARD_NAMES[industry], level }),
    what: say('about.counterWhat', { site, owner: ownerOf(on, owner) }),
    does: [say(`about.industry.${industry}`)],
    now: [
      flipped ? say('about.flipped', { level }) : unflipped,
      ...(flipped && industry === 'port' ? [say('about.portUsed')] : []),
      ...(cubes.length > 0 ? [say('about.cubesLeft', { cubes: cubes.join(', ') })] : []),
      ...(outlets.length > 0 ? [say('about.sellsTo', { outlets: listed(outlets.map(one => one.name)) })] : []),
      ...(industry === 'ship' && isOpenLane(g, map, number) ? [say('about.laneOpen')] : []),
    ],
    rule: flipped ? 'AOI-33' : 'AOI-31',
    related: outlets.map(({ thing }) => thing),
  }
}

/** Where a mill or factory can be sold. */
function outletsOf({ g, map }: Here, seat: Seat, site: string): { readonly name: string; readonly thing: Thing }[] {
  const isOpen = (outlet: string) => saleObstacle(g, seat, { site, outlet }) === null
  return [
    ...map.portSites
      .map(port => siteAt(map, port))
      .map(({ id, name }) => ({ id, name, thing: { kind: 'site', site: id } as const })),
    ...map.markets.map(({ id, name }) => ({ id, name, thing: { kind: 'market', market: id } as const })),
  ].filter(({ id }) => isOpen(id))
}

export function linkAbout({ g, map, me, names, seen }: Here, id: string): About {
  const number = map.linkOf[id] ?? NOWHERE
  const link = map.links[number]
  const owner = g.rails[number] ?? null
  const value = linkValue(g, number)
  const obstacle = owner !== null || me === null ? null : linkObstacle(standingOf(g, me), number)
  return {
    name: link?.name ?? id,
    what: owner === null ? say('about.freeLink') : say('about.laidBy', { name: names[owner] ?? '' }),
    does: [say('about.linkDoes')],
    now: [
      say('about.linkNow', { value }),
      // While the viewer chooses a link, the refusal already says why not.
      ...(owner !== null || me === null || (obstacle !== null && seen.decision === 'rail')
        ? []
        : [obstacle === null ? say('about.canLay') : say(`about.linkObstacle.${obstacle}`)]),
    ],
    rule: 'AOI-52',
  }
}

export function marketAbout(on: Here, id: string): About {
  const { g, map, me } = on
  const iron = map.ironMarketOf[id]
  if (iron !== undefined) {
    const cubes = g.ironMarkets[iron] ?? 0
    const room = g.box.figures.ironMarketCubes
    return {
      name: say('about.ironMarket', { market: map.ironMarkets[iron]?.name ?? id }),
      what: say('about.ironMarketWhat', { cubes, room }),
      does: [say('about.ironMarketDoes', { room })],
      now: [cubes >= room ? say('about.ironMarketFull') : say('about.ironMarketNow', { left: room - cubes })],
      rule: 'AOIM-16',
    }
  }
  const number = map.marketOf[id] ?? NOWHERE
  const isSold = g.sold[number] === true
  const sellers =
    me === null ? [] : map.sites.filter(({ id: site }) => saleObstacle(g, me, { site, outlet: id }) === null)
  const title = say('about.market', { market: map.markets[number]?.name ?? id })
  const want = g.markets[number] ?? 'none'
  if (want === 'none')
    return {
      name: title,
      what: WANT_TABLE[want].name,
      does: [say('about.marketUnwanting')],
      now: [say('about.marketNothing')],
      rule: 'AOI-41',
    }
  return {
    name: title,
    what: isSold ? say('about.marketSold') : WANT_TABLE[want].name,
    does: [say('about.marketDoes')],
    now: [
      isSold
        ? say('about.marketDone')
        : sellers.length === 0
          ? say('about.marketNone')
          : say('about.marketFrom', { sites: listed(sellers.map(({ name }) => name)) }),
    ],
    rule: 'AOI-38',
    related: sellers.map(({ id: site }): Thing => ({ kind: 'site', site })),
  }
}
