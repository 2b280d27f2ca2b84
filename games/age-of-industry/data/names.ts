// What places, sites, links, markets and cards of all maps are called.

import { boardOf } from './board.ts'
import { FIGURE_TABLE, figuresIn } from './figures.ts'
import type { Colour } from './cards.ts'
import { MAP_IDS, type MapId, MAPS } from './maps/index.ts'

const boards = MAP_IDS.map(id => boardOf(id, MAPS[id], figuresIn(FIGURE_TABLE)))

type Named = { readonly id: string; readonly name: string }
const namesIn = (rows: readonly Named[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))

export const PLACE_NAMES = namesIn(boards.flatMap(({ places }) => places))
export const LINK_NAMES = namesIn(boards.flatMap(({ links }) => links))
export const MARKET_NAMES = namesIn(boards.flatMap(({ markets }) => markets))
export const IRON_MARKET_NAMES = namesIn(boards.flatMap(({ ironMarkets }) => ironMarkets))
export const SITE_NAMES = namesIn(boards.flatMap(({ sites }) => sites))

/** What stands on a card of a region: short enough for its band. */
export const REGION_CARD_NAMES: Readonly<Record<MapId, Readonly<Record<Colour, string>>>> = {
  japan: { blue: 'Hokkaido', green: 'Tohoku', red: 'Kanto', yellow: 'Chubu', purple: 'Kansai', brown: 'Kyushu' },
  minnesota: {
    blue: 'Superior',
    green: 'Red River',
    red: 'Southern',
    yellow: 'Chicago',
    purple: 'Twin Cities',
    brown: 'Iron Range',
  },
}
