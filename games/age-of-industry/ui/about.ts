// What each thing of the board is: for the card that opens when a player points at it.

import type { About, AboutAt, GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Allowed, type BoardMap, NOWHERE, type Place, type Site } from '../data/board.ts'
import { type Face, isIndustry } from '../data/cards.ts'
import { CUBES, INDUSTRIES, type Industry } from '../data/industries.ts'
import { WANT_TABLE } from '../data/markets.ts'
import type { game } from '../index.ts'
import { isOpenLane, mapOf, siteAt } from '../readings/board.ts'
import { allowedBy, buildObstacle } from '../readings/building.ts'
import { endInSight, faceSet, leavesDisplay } from '../readings/cards.ts'
import { profitOf } from '../readings/flipping.ts'
import { linkCost, linkObstacle } from '../readings/rail.ts'
import { saleObstacle } from '../readings/selling.ts'
import { nextLevel, type Standing, standingOf } from '../readings/standing.ts'
import { buyingPrice, reachOf, sellingPrice } from '../readings/supply.ts'
import { linkValue, nextOrder } from '../readings/worth.ts'
import type { Counter } from '../state.ts'
import { placeOf } from './parts/plan.ts'
import { offered, type Position, positionOf, type Seen } from './table.ts'
import type { Thing } from './things.ts'
import { cardName } from './trays/card.tsx'
import { CARD_NAMES, say } from './words.ts'

type At = AboutAt<typeof game>

/** The position, ready to be read. */
interface Here {
  readonly g: Position
  readonly map: BoardMap
  readonly seen: Seen
  readonly me: Seat | null
  readonly names: readonly string[]
}

function here({ seen, box, sideNames }: At): Here {
  const g = positionOf(seen, box)
  return { g, map: mapOf(g), seen, me: seen.seat, names: sideNames }
}

const nameOf = ({ names }: Here, seat: Seat): string => names[seat] ?? ''
const ownerOf = (on: Here, seat: Seat): string =>
  seat === on.me ? say('about.yours') : say('about.of', { name: nameOf(on, seat) })

/** "Niigata 2, Kanazawa and 3 more" */
function listed(names: readonly string[]): string {
  const [first = '', second] = names
  if (names.length <= 4) return names.join(', ')
  return say('about.more', { names: `${first}, ${second}`, count: names.length - 2 })
}

export const about: NonNullable<GameUi<typeof game, Thing>['about']> = {
  town: ({ town }, at) => townAbout(here(at), town),
  site: ({ site }, at) => siteAbout(here(at), site),
  link: ({ link }, at) => linkAbout(here(at), link),
  market: ({ market }, at) => marketAbout(here(at), market),
  demand: ({ cube }, at) => {
    const { g, me } = here(at)
    const buy = buyingPrice(g, cube)
    const sell = sellingPrice(g, cube)
    return {
      name: say('about.demand', { cube: say(cube) }),
      what: say('about.filled', { filled: g.demand[cube], spaces: g.box.demand[cube].spaces.length }),
      does: [say('about.demandDoes'), say('about.demandSells')],
      now: [
        sell === null ? say('about.demandFull', { buy }) : say('about.demandNow', { buy, sell }),
        ...(me === null ? [] : [say('about.money', { cash: g.cash[me] })]),
      ],
      rule: 'AOI-28',
    }
  },
  demands: (_thing, at) => {
    const { g } = here(at)
    const prices = { coal: buyingPrice(g, 'coal'), iron: buyingPrice(g, 'iron') }
    return {
      name: say('demand'),
      what: say('about.demandsWhat'),
      does: [say('about.demandDoes'), say('about.demandSells')],
      now: [say('about.demandsNow', prices)],
      rule: 'AOI-28',
    }
  },
  stack: ({ industry, seat }, at) => stackAbout(here(at), industry, seat),
  stacks: ({ seat }, at) => {
    const on = here(at)
    const left = INDUSTRIES.reduce((sum, one) => sum + on.g.box.stacks[one].length - on.g.taken[one][seat], 0)
    return {
      name: say('about.stacks'),
      what: ownerOf(on, seat),
      does: [say('about.stacksDoes')],
      now: [say('about.stacksNow', { left })],
      rule: 'AOI-16',
    }
  },
  rails: ({ seat }, at) => {
    const on = here(at)
    const count = on.g.counts[seat]
    const [first, second] = [linkCost(on.g, 0), linkCost(on.g, 1)]
    return {
      name: say('counters', { rails: on.g.railsLeft[seat] }),
      what: ownerOf(on, seat),
      does: [say('about.railsDoes', { first, second })],
      now: [say('about.railsNow', { links: count?.links ?? 0, dollars: count?.linkMoney ?? 0 })],
      rule: 'AOI-34',
    }
  },
  card: ({ card, seat }, at) => {
    const on = here(at)
    return {
      ...cardAbout(on, card),
      what: seat === on.me ? say('about.inHand') : say('about.seenTaken', { name: nameOf(on, seat) }),
      now: seat === on.me ? [buildsNow(on, seat, card)] : [say('about.rivalCard', { name: nameOf(on, seat) })],
    }
  },
  unseen: ({ seat }, at) => {
    const on = here(at)
    return {
      name: say('unseen', { count: on.g.hiddenCards[seat] ?? 0 }),
      what: say('handOf', { name: nameOf(on, seat) }),
      does: [say('about.cardsDo')],
      now: [say('about.unseenNow', { name: nameOf(on, seat) })],
      rule: 'AOI-43',
    }
  },
  hand: ({ seat }, at) => {
    const on = here(at)
    return {
      name: seat === on.me ? say('hand') : say('handOf', { name: nameOf(on, seat) }),
      what: say('about.handWhat', { cards: handSizeOf(on, seat), limit: on.g.box.figures.handLimit }),
      does: [say('about.cardsDo')],
      now: [roomIn(on, seat)],
      rule: 'AOI-43',
    }
  },
  slot: ({ slot }, at) => slotAbout(here(at), slot),
  display: (_thing, at) => {
    const on = here(at)
    const { pricedCards } = on.map.rules
    return {
      name: say('cards'),
      what: say('about.faceUp', { cards: on.g.faceUp.filter(face => face !== null).length }),
      does: [pricedCards ? say('about.displayBuys') : say('about.displayTakes')],
      now: [on.me === null ? say('about.watching') : roomIn(on, on.me)],
      rule: pricedCards ? 'AOIJ-4' : 'AOI-43',
    }
  },
  deck: (_thing, at) => {
    const on = here(at)
    return {
      name: say('about.deck'),
      what: say('about.deckWhat', { deck: on.g.deckSize }),
      does: [say('about.deckDoes')],
      now: [on.me === null ? clockOf(on) : roomIn(on, on.me)],
      rule: 'AOI-50',
    }
  },
  action: ({ action }, at) => ({
    name: say(`action.${action}`),
    what: say('about.actionWhat'),
    does: [say(`about.action.${action}`)],
    now: [say('about.actionNow', { cash: at.seen.seat === null ? 0 : at.seen.view.cash[at.seen.seat] })],
    rule: ACTION_RULES[action],
  }),
  turn: (_thing, at) => {
    const on = here(at)
    return {
      name: on.map.name,
      what: at.seen.result === null ? say('turn', { turn: on.g.turn, deck: on.g.deckSize }) : say('over'),
      does: [say('about.turnDoes')],
      now: [clockOf(on)],
      rule: 'AOI-50',
    }
  },
  order: (_thing, at) => {
    const on = here(at)
    const next = nextOrder(on.g)
    const { me } = on
    return {
      name: say('about.order'),
      what: on.g.order.map(seat => nameOf(on, seat)).join(', '),
      does: [say('about.orderDoes')],
      now: [
        say('about.orderNext', { names: next.map(seat => nameOf(on, seat)).join(', ') }),
        ...(me === null ? [] : [say('about.orderYou', { spent: on.g.spent[me] })]),
      ],
      rule: 'AOI-49',
    }
  },
}

const ACTION_RULES = {
  build: 'AOI-17',
  'build double': 'AOI-19',
  rail: 'AOI-34',
  sell: 'AOI-37',
  develop: 'AOI-42',
  'take cards': 'AOI-43',
  pass: 'AOI-44',
  repay: 'AOI-48',
} as const

function clockOf({ g, seen }: Here): string {
  if (seen.result !== null) return say('over')
  const end = endInSight(g, g.deckSize)
  return end === null ? say('about.noHurry') : say(end === 'last' ? 'about.lastTurn' : 'about.mayBeLast')
}

const handSizeOf = ({ g }: Here, seat: Seat): number => g.openHand[seat].length + (g.hiddenCards[seat] ?? 0)

function roomIn(on: Here, seat: Seat): string {
  const room = on.g.box.figures.handLimit - handSizeOf(on, seat)
  if (seat !== on.me) return say('about.rivalRoom', { name: nameOf(on, seat), room })
  return room === 0 ? say('about.noRoom') : say('about.room', { room })
}

// Cards

function cardAbout({ map }: Here, card: Face): Pick<About, 'name' | 'does' | 'rule'> {
  if (isIndustry(card)) return { name: cardName(map, card), does: [say('about.industryCard')], rule: 'AOI-18' }
  const region = map.regions[card].name
  return { name: cardName(map, card), does: [say('about.regionCard', { region, colour: card })], rule: 'AOI-17' }
}

/** Where a card lets a seat build now, of any industry or of one. */
function sitesWith(standing: Standing, card: Face, industry?: Industry): string[] {
  const cards = faceSet([card])
  const isFree = (allowed: Allowed, site: number) =>
    (industry === undefined || allowed.industry === industry) &&
    allowedBy(standing, cards, allowed, site) !== 0 &&
    buildObstacle(standing, allowed, site) === null
  return standing.map.sites.flatMap(({ name, allows }, site) =>
    allows.some(allowed => isFree(allowed, site)) ? [name] : [],
  )
}

function buildsNow({ g }: Here, seat: Seat, card: Face): string {
  const sites = sitesWith(standingOf(g, seat), card)
  return sites.length === 0 ? say('about.buildsNothing') : say('about.buildsIn', { sites: listed(sites) })
}

function slotAbout(on: Here, slot: number): About {
  const { g, map, me } = on
  const card = g.faceUp[slot - 1] ?? null
  const price = map.rules.cardPrices[slot - 1] ?? 0
  const { pricedCards } = map.rules
  if (card === null)
    return {
      name: say('about.noCard'),
      what: say('about.slot', { slot }),
      does: [say('about.refilled')],
      now: [clockOf(on)],
      rule: 'AOI-43',
    }
  return {
    ...cardAbout(on, card),
    what: pricedCards ? say('about.pricedSlot', { slot, price }) : say('about.slot', { slot }),
    now: [
      ...(me === null ? [say('about.watching')] : [buildsNow(on, me, card)]),
      ...(pricedCards && me !== null ? [say('about.useAtOnce', { price, cash: g.cash[me] })] : []),
      ...(pricedCards && leavesDisplay(card) ? [say('about.leaves')] : []),
    ],
  }
}

/** The cards in the viewer's hand, each kind once. */
const ownFaces = ({ g }: Here, seat: Seat): Face[] => [...new Set([...g.own, ...g.openHand[seat]])]

// Stacks

function stackAbout(on: Here, industry: Industry, seat: Seat): About {
  const { g, me } = on
  const level = nextLevel(g, seat, industry)
  const left = g.box.stacks[industry].length - g.taken[industry][seat]
  const name = CARD_NAMES[industry]
  const shared = { what: say('about.stackWhat', { owner: ownerOf(on, seat), left }), rule: 'AOI-16' }
  const does = [say(`about.industry.${industry}`)]
  if (level === null) return { ...shared, name, does, now: [say('about.noneLeft')] }
  const title = say('about.level', { industry: name, level: level.level })
  if (level.level === 0) return { ...shared, name: title, does, now: [say('about.levelZero')] }
  const cubes = CUBES.flatMap(cube => (level[cube] === 0 ? [] : [say('tell.cubes', { count: level[cube], cube })]))
  const cost = [`$${level.cost}`, ...cubes].join(' + ')
  const pays = say('about.stackPays', { cost, profit: level.profit, level: level.level })
  if (me !== seat)
    return { ...shared, name: title, does: [...does, pays], now: [say('about.rivalStack', { name: nameOf(on, seat) })] }
  return { ...shared, name: title, does: [...does, pays], now: stackNow(on, me, industry) }
}

function stackNow(on: Here, seat: Seat, industry: Industry): string[] {
  const standing = standingOf(on.g, seat)
  const cards = ownFaces(on, seat).filter(card => sitesWith(standing, card, industry).length > 0)
  const sites = new Set(cards.flatMap(card => sitesWith(standing, card, industry)))
  const money = say('about.money', { cash: on.g.cash[seat] })
  if (sites.size === 0) return [say('about.noSite'), money]
  const names = cards.map(card => cardName(on.map, card))
  return [say('about.stackSites', { sites: listed([...sites]), cards: listed(names) }), money]
}

// The map

function townAbout(on: Here, town: string): About {
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

/** What a place is connected to, and where its coal and iron would come from. */
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

function supplyOf({ g, map }: Here, { id }: Place): string[] {
  const { sources, hasDisplays } = reachOf(g, map.placeOf[id] ?? NOWHERE)
  return CUBES.map(cube => {
    const [source] = sources[cube]
    const said = { cube: say(cube) }
    if (source !== undefined) return say('about.freeFrom', { ...said, source: siteAt(map, source).name })
    return hasDisplays
      ? say('about.fromDisplay', { ...said, price: buyingPrice(g, cube) })
      : say('about.outOfReach', said)
  })
}

function siteAbout(on: Here, id: string): About {
  const { g, map } = on
  const number = map.siteOf[id] ?? NOWHERE
  const site = siteAt(map, number)
  const counter = g.counters[number] ?? null
  if (counter !== null) return counterAbout(on, site, number, counter)
  const place = map.places[placeOf(g, { kind: 'site', site: id })]
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
      ...(place === undefined || isOffered ? [] : supplyOf(on, place)), // a ticket names its sources
    ],
    rule: site.symbol === 'ship' ? 'AOI-21' : 'AOI-11',
  }
}

/** For each industry of a space, the cards that would build it, or what is in the way. */
function buildableOn(on: Here, seat: Seat, { id, allows }: Site, number: number): string[] {
  const standing = standingOf(on.g, seat)
  const faces = ownFaces(on, seat)
  const now = offered(on.seen, 'build').filter(({ site }) => site === id)
  return allows.map(allowed => {
    const industry = CARD_NAMES[allowed.industry]
    if (now.some(option => option.industry === allowed.industry)) return say('about.nowPossible', { industry })
    const obstacle = buildObstacle(standing, allowed, number)
    if (obstacle !== null) return say('about.cannot', { industry, why: say(`about.obstacle.${obstacle}`) })
    const cards = faces.filter(face => allowedBy(standing, faceSet([face]), allowed, number) !== 0)
    if (cards.length === 0) return say('about.cannot', { industry, why: say('about.obstacle.card') })
    return say('about.with', { industry, cards: listed(cards.map(card => cardName(on.map, card))) })
  })
}

function counterAbout(on: Here, { name: site, id }: Site, number: number, counter: Counter): About {
  const { g, map, me } = on
  const { owner, industry, level, flipped, coal, iron } = counter
  const profit = profitOf(g, map, number, counter)
  const cubes = [
    ...(coal > 0 ? [say('tell.cubes', { count: coal, cube: 'coal' })] : []),
    ...(iron > 0 ? [say('tell.cubes', { count: iron, cube: 'iron' })] : []),
  ]
  const outlets = owner === me && !flipped ? outletsOf(on, owner, id) : []
  return {
    name: say('about.level', { industry: CARD_NAMES[industry], level }),
    what: say('about.counterWhat', { site, owner: ownerOf(on, owner) }),
    does: [say(`about.industry.${industry}`)],
    now: [
      flipped
        ? say('about.flipped', { level })
        : say('about.unflipped', { profit, owner: owner === me ? say('about.you') : nameOf(on, owner) }),
      ...(cubes.length > 0 ? [say('about.cubesLeft', { cubes: cubes.join(', ') })] : []),
      ...(outlets.length > 0 ? [say('about.sellsTo', { outlets: listed(outlets) })] : []),
      ...(industry === 'ship' && isOpenLane(g, map, number) ? [say('about.laneOpen')] : []),
    ],
    rule: flipped ? 'AOI-33' : 'AOI-31',
  }
}

const outletsOf = ({ g, map }: Here, seat: Seat, site: string): string[] => {
  const ports = map.portSites.map(port => siteAt(map, port))
  return [...ports, ...map.markets].flatMap(({ id: outlet, name }) =>
    saleObstacle(g, seat, { site, outlet }) === null ? [name] : [],
  )
}

function linkAbout({ g, map, me, names }: Here, id: string): About {
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
      ...(owner !== null || me === null
        ? []
        : [obstacle === null ? say('about.canLay') : say(`about.linkObstacle.${obstacle}`)]),
    ],
    rule: 'AOI-52',
  }
}

function marketAbout(on: Here, id: string): About {
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
  return {
    name: say('about.market', { market: map.markets[number]?.name ?? id }),
    what: isSold ? say('about.marketSold') : WANT_TABLE[g.markets[number] ?? 'none'].name,
    does: [say('about.marketDoes')],
    now: [
      isSold
        ? say('about.marketDone')
        : sellers.length === 0
          ? say('about.marketNone')
          : say('about.marketFrom', { sites: listed(sellers.map(({ name }) => name)) }),
    ],
    rule: 'AOI-38',
  }
}
