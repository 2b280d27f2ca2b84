// The board in words, for text mode and the end sheet.

import { type Seat, seatsOf } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { type Face, FACES, isIndustry } from '../../data/cards.ts'
import { CUBES, INDUSTRIES, type Industry, INDUSTRY_TABLE } from '../../data/industries.ts'
import { WANT_TABLE } from '../../data/markets.ts'
import { regionOnCard } from '../../data/names.ts'
import { isOpenLane, mapOf, networkOf, placeAt, siteAt } from '../../readings/board.ts'
import { endInSight, leavesDisplay } from '../../readings/cards.ts'
import { nextLevel } from '../../readings/standing.ts'
import { buyingPrice, sellingPrice } from '../../readings/supply.ts'
import { interestDue, linkValue, nextOrder } from '../../readings/worth.ts'
import type { Counter } from '../../state.ts'
import { type Position, positionOf, type Seen } from '../table.ts'
import { CARD_NAMES, say } from '../words.ts'

/** The position with its seat names. */
interface Told {
  readonly g: Position
  readonly seen: Seen
  readonly names: readonly string[]
}

interface Part {
  readonly title: string
  readonly lines: readonly string[]
}

export function sections(seen: Seen, box: Box, names: readonly string[]): Part[] {
  const told: Told = { g: positionOf(seen, box), seen, names }
  const parts = [
    { title: say('tell.turn'), lines: turnLines(told) },
    { title: say('tell.demand'), lines: demandLines(told) },
    { title: say('tell.faceUp'), lines: faceUpLines(told) },
    { title: say('tell.hand'), lines: handLines(told) },
    { title: say('tell.next'), lines: stackLines(told) },
    { title: say('tell.towns'), lines: townLines(told) },
    { title: say('tell.ships'), lines: shipLines(told) },
    { title: say('tell.markets'), lines: [...marketLines(told), ...ironMarketLines(told)] },
    { title: say('tell.links'), lines: linkLines(told) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

/** "2 times A, B" for a list with repeats. */
function counted<T>(kinds: readonly T[], list: readonly T[], nameOf: (kind: T) => string): string {
  const parts = kinds.flatMap(kind => {
    const count = list.filter(one => one === kind).length
    if (count === 0) return []
    return [count === 1 ? nameOf(kind) : say('tell.times', { count, name: nameOf(kind) })]
  })
  return parts.join(', ')
}

const nameOf = ({ names }: Told, seat: Seat): string => names[seat] ?? ''
const industryName = (industry: Industry): string => INDUSTRY_TABLE[industry].name

/** A location card by region and colour, because the map shows both. */
const cardName = ({ g }: Told, face: Face): string =>
  isIndustry(face) ? CARD_NAMES[face] : say('tell.location', { region: regionOnCard(mapOf(g), face), colour: face })

function turnLines(told: Told): string[] {
  const { g, seen } = told
  const end = seen.result === null ? endInSight(g, g.deckSize) : null
  const inOrder = g.order.map(seat => say('tell.spent', { name: nameOf(told, seat), spent: g.spent[seat] }))
  const next = nextOrder(g).map(seat => nameOf(told, seat))
  const indebted = g.order.filter(seat => g.loans[seat] > 0)
  return [
    seen.result === null ? say('turn', { turn: g.turn, deck: g.deckSize }) : say('over'),
    ...(end === null ? [] : [end === 'last' ? say('lastTurn') : say('mayBeLast')]),
    say('tell.order', { order: inOrder.join(', ') }),
    say('tell.nextOrder', { order: next.join(', ') }),
    ...indebted.map(seat => say('tell.interest', { name: nameOf(told, seat), dollars: interestDue(g, seat) })),
  ]
}

const demandLines = ({ g }: Told): string[] =>
  CUBES.map(cube => {
    const price = sellingPrice(g, cube)
    const said = { cube: say(cube), filled: g.demand[cube], spaces: g.box.demand[cube].spaces.length }
    const buy = buyingPrice(g, cube)
    return price === null
      ? say('tell.displayFull', { ...said, buy })
      : say('tell.display', { ...said, buy, sell: price })
  })

function faceUpLines(told: Told): string[] {
  const { pricedCards, cardPrices } = mapOf(told.g).rules
  return told.g.faceUp.flatMap((face, i) => {
    if (face === null) return []
    const card = cardName(told, face)
    if (!pricedCards) return [card]
    const priced = say('tell.priced', { card, price: cardPrices[i] ?? 0 })
    return [leavesDisplay(face) ? `${priced}, ${say('leaves')}` : priced]
  })
}

function handLines(told: Told): string[] {
  const { g, seen } = told
  const nameOfFace = (face: Face) => cardName(told, face)
  const own = seen.seat === null ? [] : [...g.own, ...g.openHand[seen.seat]]
  return [
    ...(own.length === 0 ? [] : [say('tell.own', { cards: counted(FACES, own, nameOfFace) })]),
    ...seatsOf(g.seats)
      .filter(seat => seat !== seen.seat && g.openHand[seat].length > 0)
      .map(seat =>
        say('tell.known', { name: nameOf(told, seat), cards: counted(FACES, g.openHand[seat], nameOfFace) }),
      ),
    ...(g.discards.length === 0 ? [] : [say('tell.discards', { cards: counted(FACES, g.discards, nameOfFace) })]),
  ]
}

/** AOI-16: each stack's next counter. */
const stackLines = (told: Told): string[] =>
  seatsOf(told.g.seats).map(seat => {
    const stacks = INDUSTRIES.map(industry => stackText(told, seat, industry))
    return say('tell.stacks', { name: nameOf(told, seat), stacks: stacks.join('; '), rails: told.g.railsLeft[seat] })
  })

function stackText({ g }: Told, seat: Seat, industry: Industry): string {
  const name = industryName(industry)
  const level = nextLevel(g, seat, industry)
  if (level === null) return say('stackEmpty', { industry: name })
  const left = g.box.stacks[industry].length - g.taken[industry][seat]
  if (level.level === 0) return say('tell.levelZero', { industry: name, left })
  const needs = CUBES.flatMap(cube => (level[cube] === 0 ? [] : [say('tell.cubes', { count: level[cube], cube })]))
  const cost = [`$${level.cost}`, ...needs].join(' + ')
  return say('tell.stack', { industry: name, level: level.level, cost, profit: level.profit, left })
}

/** Every town with its region, and the symbol or counter on each of its spaces. */
function townLines(told: Told): string[] {
  const map = mapOf(told.g)
  return map.places.flatMap(({ name, kind, colour, sites, hydro }) => {
    if (kind !== 'town' || colour === null) return []
    const spaces = sites.map(site => {
      const counter = told.g.counters[site] ?? null
      return counter === null ? say(`tell.space.${siteAt(map, site).symbol}`) : counterText(told, counter)
    })
    const region = cardName(told, colour)
    return [say(hydro ? 'tell.hydroTown' : 'tell.town', { town: name, region, spaces: spaces.join('; ') })]
  })
}

function counterText(told: Told, { owner, industry, level, flipped, coal, iron }: Counter): string {
  const cubes = [
    ...(coal > 0 ? [say('tell.cubes', { count: coal, cube: 'coal' })] : []),
    ...(iron > 0 ? [say('tell.cubes', { count: iron, cube: 'iron' })] : []),
  ]
  const text = say('tell.counter', { level, industry: industryName(industry), name: nameOf(told, owner) })
  return [text, ...(flipped ? [say('tell.flipped')] : []), ...cubes].join(', ')
}

function shipLines(told: Told): string[] {
  const map = mapOf(told.g)
  return map.ships.map(site => {
    const { name, ends, coal, iron } = siteAt(map, site)
    const counter = told.g.counters[site] ?? null
    const towns = ends.map(end => placeAt(map, end).name).join(', ')
    const state =
      counter === null
        ? say('tell.noShip', { coal, iron })
        : [counterText(told, counter), ...(isOpenLane(told.g, map, site) ? [say('tell.laneOpen')] : [])].join(', ')
    return say('tell.ship', { ship: name, towns, state })
  })
}

const marketLines = ({ g }: Told): string[] =>
  mapOf(g).markets.map(({ name }, market) =>
    g.sold[market] === true
      ? say('marketSold', { market: name })
      : say('market', { market: name, want: WANT_TABLE[g.markets[market] ?? 'none'].name }),
  )

const ironMarketLines = ({ g }: Told): string[] =>
  mapOf(g).ironMarkets.map(({ name }, market) =>
    say('ironMarket', { market: name, cubes: g.ironMarkets[market] ?? 0, room: g.box.figures.ironMarketCubes }),
  )

/** AOI-52: what each of a seat's links would pay now. */
const linkLines = (told: Told): string[] =>
  seatsOf(told.g.seats).flatMap(seat => {
    const { links } = networkOf(told.g, seat)
    if (links.length === 0) return []
    const values = links.map(link => linkValue(told.g, link))
    const each = links.map((link, i) =>
      say('tell.link', { link: mapOf(told.g).links[link]?.name ?? '', value: values[i] ?? 0 }),
    )
    const total = values.reduce((sum, value) => sum + value, 0)
    return [say('tell.linksOf', { name: nameOf(told, seat), total, links: each.join(', ') })]
  })

/** Where a seat's points come from: counters by industry, links and loans. */
export function endList(seen: Seen, seat: Seat, box: Box): string[] {
  const g = positionOf(seen, box)
  const count = g.counts[seat]
  if (count === undefined) return []
  const { links, linkMoney, loansRepaid, repaidMoney, cash } = count
  const byIndustry = INDUSTRIES.flatMap(industry => {
    const own = g.counters.filter(one => one !== null && one.owner === seat && one.industry === industry)
    const levels = own.reduce((sum, one) => sum + (one?.level ?? 0), 0)
    return own.length === 0
      ? []
      : [say('atEnd.counters', { count: own.length, industry: industryName(industry), levels })]
  })
  return [
    ...byIndustry,
    ...(links === 0 ? [] : [say('atEnd.links', { links, value: linkMoney })]),
    ...(loansRepaid === 0 ? [] : [say('atEnd.repaid', { loans: loansRepaid, value: repaidMoney })]),
    say('atEnd.cash', { cash }),
  ]
}
