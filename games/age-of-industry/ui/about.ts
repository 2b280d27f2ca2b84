// The card that opens when a player hovers over a thing.

import { type About, type GameUi, nameOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Allowed, NOWHERE, type Site } from '../data/board.ts'
import { type Face, isIndustry } from '../data/cards.ts'
import { CUBES, INDUSTRIES, type Industry } from '../data/industries.ts'
import type { game } from '../index.ts'
import { allowedBy, buildObstacle, uselessBecause } from '../readings/building.ts'
import { endInSight, faceSet, leavesDisplay } from '../readings/cards.ts'
import { linkCost } from '../readings/rail.ts'
import { nextLevel, type Standing, standingOf } from '../readings/standing.ts'
import { buyingPrice, sellingPrice } from '../readings/supply.ts'
import { nextOrder } from '../readings/worth.ts'
import { linkAbout, marketAbout, siteAbout, townAbout } from './parts/about-map.ts'
import { type Here, here, listed, ownerOf, ownFaces } from './parts/here.ts'
import { offered } from './table.ts'
import type { Thing } from './things.ts'
import { cardName } from './trays/card.tsx'
import { CARD_NAMES, say } from './words.ts'

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
      ...(seat === on.me
        ? buildsNow(on, seat, card, 'hand')
        : { now: [say('about.rivalCard', { name: nameOf(on, seat) })] }),
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
    now: [actionNow(here(at), action)],
    rule: ACTION_RULES[action],
  }),
  way: ({ site, industry, card, slot }, at) => {
    const on = here(at)
    const title = { industry: CARD_NAMES[industry], site: on.map.sites[on.map.siteOf[site] ?? NOWHERE]?.name ?? '' }
    return {
      name: say('fan.title', title),
      what:
        slot === null
          ? say('about.inHand')
          : say('about.pricedSlot', { slot, price: on.map.rules.cardPrices[slot - 1] ?? 0 }),
      does: [say('about.action.build')],
      now: [say('fan.with', { card: cardName(on.map, card) })],
      rule: isIndustry(card) ? 'AOI-18' : 'AOI-17',
    }
  },
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

/** What an action needs from the viewer. */
function actionNow(on: Here, action: keyof typeof ACTION_RULES): string {
  const { g, me } = on
  if (me === null) return say('about.watching')
  if (action === 'take cards') return roomIn(on, me)
  if (action === 'repay') return say('about.owes', { loans: g.loans[me] })
  if (action === 'develop' || action === 'pass') return say('about.holds', { cards: handSizeOf(on, me) })
  if (action !== 'sell') return say('about.spends', { cash: g.cash[me] })
  const goods = unsoldOf(on, me)
  return goods === 0 ? say('about.noneUnsold') : say('about.unsold', { goods })
}

const unsoldOf = ({ g }: Here, seat: Seat): number =>
  g.counters.filter(
    counter =>
      counter?.owner === seat && !counter.flipped && (counter.industry === 'cotton' || counter.industry === 'factory'),
  ).length

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
  const isDistantMine = card === 'coal' && map.isInArea.includes(true)
  if (isDistantMine) return { name: cardName(map, card), does: [say('about.distantMineCard')], rule: 'AOIM-9' }
  if (isIndustry(card)) return { name: cardName(map, card), does: [say('about.industryCard')], rule: 'AOI-18' }
  const region = map.regions[card].name
  return { name: cardName(map, card), does: [say('about.regionCard', { region, colour: card })], rule: 'AOI-17' }
}

/** The spaces where a card lets a seat build now, with any industry or one. */
function sitesWith(standing: Standing, card: Face, industry?: Industry): Site[] {
  const cards = faceSet([card])
  const isFree = (allowed: Allowed, site: number) =>
    (industry === undefined || allowed.industry === industry) &&
    allowedBy(standing, cards, allowed, site) !== 0 &&
    buildObstacle(standing, allowed, site) === null
  return standing.map.sites.filter(({ allows }, site) => allows.some(allowed => isFree(allowed, site)))
}

const namesOf = (sites: readonly Site[]): string => listed(sites.map(({ name }) => name))
const ringed = (sites: readonly Site[]): Thing[] => sites.map(({ id }) => ({ kind: 'site', site: id }))

type Now = Pick<About, 'now' | 'related'>

/** Where the viewer can build with a card in hand, or could with a face-up card, in words and as rings on the map. */
function buildsNow({ g }: Here, seat: Seat, card: Face, from: 'hand' | 'display'): Now {
  const [some, none] = from === 'hand' ? HELD : FACE_UP
  const standing = standingOf(g, seat)
  const sites = sitesWith(standing, card)
  const why = () => ({ reason: say(`about.reason.${uselessBecause(standing, card)}`) })
  return { now: [sites.length === 0 ? say(none, why()) : say(some, { sites: namesOf(sites) })], related: ringed(sites) }
}

const HELD = ['about.buildsIn', 'about.buildsNothing'] as const
const FACE_UP = ['about.wouldBuild', 'about.wouldBuildNothing'] as const

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
  const { now, related }: Now = me === null ? { now: [say('about.watching')] } : buildsNow(on, me, card, 'display')
  return {
    ...cardAbout(on, card),
    ...(related && { related }),
    what: pricedCards ? say('about.pricedSlot', { slot, price }) : say('about.slot', { slot }),
    now: [
      ...now,
      ...(pricedCards && me !== null ? [say('about.useAtOnce', { price, cash: g.cash[me] })] : []),
      ...(pricedCards && leavesDisplay(card) ? [say('about.leaves')] : []),
    ],
  }
}

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
  return { ...shared, name: title, does: [...does, pays], ...stackNow(on, me, industry) }
}

function stackNow(on: Here, seat: Seat, industry: Industry): Now {
  const standing = standingOf(on.g, seat)
  const asked = offered(on.seen, 'build').filter(option => option.industry === industry)
  const lit = on.map.sites.filter(({ id }) => asked.some(({ site }) => site === id))
  if (lit.length > 0) return { now: [say('about.stackNow', { sites: namesOf(lit) })] }
  const cards = ownFaces(on, seat).filter(card => sitesWith(standing, card, industry).length > 0)
  const sites = [...new Set(cards.flatMap(card => sitesWith(standing, card, industry)))]
  const money = say('about.money', { cash: on.g.cash[seat] })
  if (sites.length === 0) return { now: [say('about.noSite'), money] }
  const names = listed(cards.map(card => cardName(on.map, card)))
  return { now: [say('about.stackSites', { sites: namesOf(sites), cards: names }), money], related: ringed(sites) }
}
