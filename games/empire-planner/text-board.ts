// The table in plain text: the City block by block, Action cards, the market, then each side's pieces.

import type { TextBoardTable } from '@tableworks/kernel'
import { columns, wrapped } from '@tableworks/table-kit'
import type { CardId, Icon } from './data/action-cards.ts'
import type { BuildingType } from './data/buildings.ts'
import { type Space, spaceAt } from './data/city.ts'
import { COLOURS, type FactoryId } from './data/factories.ts'
import { FACES, type Side, SIDES } from './data/pieces.ts'
import { ROUNDS } from './meta.ts'
import { maxDieOf, ownerOf } from './readings/buildings.ts'
import { fareOf, hasTrain, linksLeft } from './readings/factories.ts'
import { exchangeRate } from './readings/market.ts'
import { pollutionLevel } from './readings/pollution.ts'
import type { Factory, State } from './state.ts'
import type { View } from './view.ts'
import { ACTION_NAMES } from './words.ts'

/** What every viewer may know, plus the box and the names. */
type Seen = View & Pick<State, 'seats' | 'variants' | 'box'> & { readonly names: readonly string[] }

export function textBoard(view: View, { seats, variants, box, sideNames }: TextBoardTable<State>): string[] {
  const seen: Seen = { ...view, seats, variants, box, names: sideNames }
  return [
    ...clockLines(seen),
    '',
    ...cityLines(seen),
    '',
    ...seen.cards.flatMap(card => cardLines(seen, card)),
    ...wrapped('Factory cards:', seen.row.length === 0 ? ['none'] : seen.row.map(card => saleText(seen, card))),
    '',
    ...SIDES.flatMap(side => sideLines(seen, side)),
  ]
}

function clockLines(seen: Seen): string[] {
  const { round, first, names, market, glance, pollution, deck } = seen
  const prices = COLOURS.map(colour => `${colour} $${glance.prices[colour] ?? '-'}`)
  return [
    `Round ${round} of ${ROUNDS}, ${names[first]} goes first.`,
    `Market die: ${market ?? 'none'}. Goods cost: ${prices.join(', ')}.`,
    `Pollution: ${pollutionLevel(seen)} (space ${pollution}). Action cards in the deck: ${deck.length}.`,
  ]
}

const LETTERS: Readonly<Record<BuildingType, string>> = {
  residential: 'Res',
  commercial: 'Com',
  mixed: 'Mix',
  leisure: 'Lei',
  parking: 'Par',
  'town-hall': 'Hall',
  industrial: 'Ind',
}

/** One line per block: `Res 3/5 A` is A's Residential building with its die at 3 of at most 5. */
const cityLines = (seen: Seen): string[] => [
  `City: kind, die and its highest value, owner (${SIDES.map(side => `${letterOf(side)} ${seen.names[side]}`).join(', ')})`,
  ...columns(
    [
      ['block', ...FACES.map(number => `number ${number}`)],
      ...FACES.map(block => [`  ${block}`, ...FACES.map(number => spaceText(seen, spaceAt(block, number)))]),
    ],
    1 + FACES.length,
  ),
]

const letterOf = (side: Side): string => (side === 0 ? 'A' : 'B')

function spaceText(seen: Seen, space: Space): string {
  const owner = ownerOf(seen, space)
  const die = owner === null ? '-' : seen.die[space]
  return `${LETTERS[seen.box.plots[space].type]} ${die}/${maxDieOf(seen, space)}${owner === null ? '' : ` ${letterOf(owner)}`}`
}

const cardLines = (seen: Seen, card: CardId): string[] =>
  wrapped(
    `Action card ${card}:`,
    seen.box.icons[card].map(icon => iconText(seen, icon)),
  )

function iconText(seen: Seen, { id, action }: Icon): string {
  const isExchange = action === 'exchange-2' || action === 'exchange-3'
  const name = isExchange ? `exchange at $${exchangeRate(seen, action)}` : ACTION_NAMES[action]
  const marker = SIDES.find(side => seen.glance.markers[side] === id)
  return marker === undefined ? name : `${name} [${letterOf(marker)}]`
}

function saleText({ box }: Seen, card: FactoryId): string {
  const { name, cost, goods, links } = box.factories[card]
  return `${name} ($${cost}, ${goods ?? 'no'} Goods, ${links.length} links)`
}

function sideLines(seen: Seen, side: Side): string[] {
  const { names, capital, profit, glance } = seen
  return [
    ...wrapped(`${letterOf(side)} ${names[side]}:`, [
      `$${capital[side]} Capital`,
      `${profit[side]} Profit`,
      `$${glance.income[side]} income`,
      `${glance.supply[side]} cubes left`,
      `${glance.ifEndedNow.scores[side] ?? 0} points if it ended now`,
    ]),
    ...seen.factories[side].flatMap(factory => factoryLines(seen, factory)),
  ]
}

function factoryLines(seen: Seen, factory: Factory): string[] {
  const { name, goods, track } = seen.box.factories[factory.card]
  const made = goods === null ? 'no Goods' : `${factory.goods} of ${track} ${goods} Goods`
  return wrapped(`  ${name}:`, [made, ...(hasTrain(factory) ? trainParts(seen, factory) : ['no train'])])
}

function trainParts(seen: Seen, factory: Factory): string[] {
  const { owner, rider } = fareOf(seen, factory)
  const left = linksLeft(seen, factory)
  return [
    `train ${factory.train}`,
    `$${owner} in ${left} ${left === 1 ? 'link' : 'links'}`,
    ...(factory.riders === 0 ? [] : [`$${rider} for ${factory.riders} of the other side`]),
  ]
}
