// What places, sites, links and markets of all maps are called.

import { boardOf } from './board.ts'
import { FIGURE_TABLE, figuresIn } from './figures.ts'
import { MAP_IDS, MAPS } from './maps/index.ts'

const boards = MAP_IDS.map(id => boardOf(id, MAPS[id], figuresIn(FIGURE_TABLE)))

type Named = { readonly id: string; readonly name: string }
const namesIn = (rows: readonly Named[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))

export const PLACE_NAMES = namesIn(boards.flatMap(({ places }) => places))
export const LINK_NAMES = namesIn(boards.flatMap(({ links }) => links))
export const MARKET_NAMES = namesIn(boards.flatMap(({ markets }) => markets))
export const IRON_MARKET_NAMES = namesIn(boards.flatMap(({ ironMarkets }) => ironMarkets))
export const SITE_NAMES = namesIn(boards.flatMap(({ sites }) => sites))
