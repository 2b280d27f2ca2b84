// The map in plain text: one line per town with its spaces, then ships, markets, rails and each player's pieces.

import { type Seat, seatsOf, type TextBoardTable } from '@tableworks/kernel'
import { wrapped } from '@tableworks/table-kit'
import { type BoardMap, type Market, NOWHERE, type Place } from './data/board.ts'
import { type Face, FACES, isIndustry } from './data/cards.ts'
import { CUBES, INDUSTRIES } from './data/industries.ts'
import { regionOnCard } from './data/names.ts'
import { isOpenLane, mapOf, placeAt, siteAt } from './readings/board.ts'
import { nextLevel } from './readings/standing.ts'
import { buyingPrice } from './readings/supply.ts'
import type { Counter, State } from './state.ts'
import type { View } from './view.ts'

/** A seat's view with the box and the seat names. */
type Seen = View & Pick<State, 'seats' | 'variants' | 'box'> & { readonly names: readonly string[] }

export function textBoard(view: View, { seats, variants, box, sideNames }: TextBoardTable<State>): string[] {
  const seen: Seen = { ...view, seats, variants, box, names: sideNames }
  return [
    ...clockLines(seen),
    '',
    KEY,
    ...townLines(seen),
    '',
    ...shipLines(seen),
    ...marketLines(seen),
    ...railLines(seen),
    '',
    ...seatsOf(seats).flatMap(seat => playerLines(seen, seat)),
  ]
}

function clockLines(seen: Seen): string[] {
  const { turn, order, names, deckSize, faceUp } = seen
  const { cardPrices, pricedCards } = mapOf(seen).rules
  const displays = CUBES.map(cube => {
    const { spaces } = seen.box.demand[cube]
    return `${cube} ${seen.demand[cube]} of ${spaces.length}, next $${buyingPrice(seen, cube)}`
  })
  const cards = faceUp.flatMap((face, i) => {
    if (face === null) return []
    return [pricedCards ? `${cardName(seen, face)} $${cardPrices[i] ?? 0}` : cardName(seen, face)]
  })
  return [
    `${mapOf(seen).name}, turn ${turn}: ${order.map(seat => names[seat]).join(', ')}. Deck: ${deckSize}.`,
    `Displays: ${displays.join('; ')}.`,
    ...wrapped('Face up:', cards.length === 0 ? ['none'] : cards),
  ]
}

const cardName = (seen: Seen, face: Face): string => (isIndustry(face) ? face : regionOnCard(mapOf(seen), face))

const KEY = 'Spaces in brackets are empty. A star marks a counter that has flipped.'

/** Towns by region. */
function townLines(seen: Seen): string[] {
  const map = mapOf(seen)
  const towns = map.places.filter(({ kind }) => kind === 'town')
  const widest = Math.max(...towns.map(({ name }) => name.length)) + 3
  const colours = [...new Set(towns.map(({ colour }) => colour))]
  return colours.flatMap(colour => [
    ...(colour === null ? [] : [`${cardName(seen, colour)} (${colour})`]),
    ...towns.filter(town => town.colour === colour).flatMap(town => townLine(seen, map, town, widest)),
  ])
}

const townLine = (seen: Seen, map: BoardMap, { name, sites }: Place, indent: number): string[] =>
  wrapped(
    `  ${name}`,
    sites.map(site => {
      const counter = seen.counters[site] ?? null
      return counter === null ? `[${siteAt(map, site).symbol}]` : counterText(seen, counter)
    }),
    indent,
  )

function counterText({ names }: Seen, { owner, industry, level, flipped, coal, iron }: Counter): string {
  const cubes = [...(coal > 0 ? [`${coal} coal`] : []), ...(iron > 0 ? [`${iron} iron`] : [])]
  const held = cubes.length === 0 ? '' : ` (${cubes.join(' and ')})`
  return `${names[owner]} ${industry} ${level}${flipped ? '*' : ''}${held}`
}

function shipLines(seen: Seen): string[] {
  const map = mapOf(seen)
  return map.ships.flatMap(site => {
    const { name, ends, market, ironMarket } = siteAt(map, site)
    const counter = seen.counters[site] ?? null
    const isOpen = isOpenLane(seen, map, site)
    const state = [
      counter === null ? '[ship]' : counterText(seen, counter),
      ...(isOpen ? ['lane open'] : []),
      ...(market === NOWHERE ? [] : [wantText(seen, market)]),
      ...(ironMarket === NOWHERE ? [] : [ironText(seen, ironMarket)]),
    ]
    return wrapped(`${name} (${ends.map(end => placeAt(map, end).name).join(', ')}):`, state)
  })
}

const wantText = (seen: Seen, market: number): string =>
  seen.sold[market] === true ? 'used' : seen.box.markets[seen.markets[market] ?? 'none'].name.toLowerCase()

const ironText = ({ ironMarkets, box }: Seen, market: number): string =>
  `${ironMarkets[market] ?? 0} of ${box.figures.ironMarketCubes} iron sold`

/** Markets on land; a ship's market is listed with its ship. */
function marketLines(seen: Seen): string[] {
  const map = mapOf(seen)
  const onLand = (markets: readonly Market[], text: (seen: Seen, market: number) => string): string[] =>
    markets.flatMap(({ name, ship }, market) => (ship === NOWHERE ? [`${name} (${text(seen, market)})`] : []))
  const markets = onLand(map.markets, wantText)
  const iron = onLand(map.ironMarkets, ironText)
  return [
    ...(markets.length === 0 ? [] : wrapped('Markets:', markets)),
    ...(iron.length === 0 ? [] : wrapped('Iron markets:', iron)),
  ]
}

function railLines(seen: Seen): string[] {
  const { links } = mapOf(seen)
  return seatsOf(seen.seats).flatMap(seat => {
    const own = links.flatMap(({ name }, link) => (seen.rails[link] === seat ? [name] : []))
    return own.length === 0 ? [] : wrapped(`${seen.names[seat]}’s rails:`, own)
  })
}

function playerLines(seen: Seen, seat: Seat): string[] {
  const { names, cash, loans, spent, railsLeft, counts, hiddenCards, openHand, own } = seen
  const held = (hiddenCards[seat] ?? 0) + openHand[seat].length
  const known = seat === seen.seat ? [...own, ...openHand[seat]] : openHand[seat]
  const stacks = INDUSTRIES.map(industry => `${industry} ${nextLevel(seen, seat, industry)?.level ?? '-'}`)
  const figures = [
    `$${cash[seat]}`,
    `${loans[seat]} ${loans[seat] === 1 ? 'loan' : 'loans'}`,
    `$${spent[seat]} spent`,
    `${held} ${held === 1 ? 'card' : 'cards'}`,
    `${railsLeft[seat]} rails left`,
    `${counts[seat]?.points ?? 0} points if it ended now`,
  ]
  const cards = FACES.flatMap(face => {
    const count = known.filter(one => one === face).length
    return count === 0 ? [] : [count === 1 ? cardName(seen, face) : `${count} ${cardName(seen, face)}`]
  })
  return [
    ...wrapped(`${names[seat]}:`, figures),
    ...wrapped('  next:', stacks),
    ...(cards.length === 0 ? [] : wrapped(seat === seen.seat ? '  hand:' : '  known cards:', cards)),
  ]
}
