// Names of places, sites, links, markets and cards on a map.

import { type BoardMap, boardOf } from './board.ts'
import type { Colour } from './cards.ts'
import { FIGURE_TABLE, figuresIn } from './figures.ts'
import { MAP_IDS, MAPS } from './maps/index.ts'

const boards = MAP_IDS.map(id => boardOf(id, MAPS[id], figuresIn(FIGURE_TABLE)))

type Named = { readonly id: string; readonly name: string }
const namesIn = (rows: readonly Named[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))

/** The name of everything on these maps, under the name of the field that holds its id in options and facts. */
export function placeNames(maps: readonly BoardMap[]) {
  const sites = namesIn(maps.flatMap(({ sites: rows }) => rows))
  const markets = namesIn(maps.flatMap(map => map.markets))
  const ironMarkets = namesIn(maps.flatMap(map => map.ironMarkets))
  return {
    map: namesIn(maps),
    place: namesIn(maps.flatMap(({ places }) => places)),
    link: namesIn(maps.flatMap(({ links }) => links)),
    site: sites,
    outlet: { ...sites, ...markets },
    market: { ...markets, ...ironMarkets },
    name: { ...sites, ...markets, ...ironMarkets },
  }
}
export const STANDARD_NAMES = placeNames(boards)

/** Short names for the standard set's region cards. */
const SHORT_REGIONS: Readonly<Record<string, string>> = {
  'Kanmon and Kyushu': 'Kyushu',
  'Kansai, Chugoku and Shikoku': 'Kansai',
  'Lake Superior': 'Superior',
  'Red River and the north-west': 'Red River',
  'Twin Cities and the upper Mississippi': 'Twin Cities',
  'Southern Minnesota': 'Southern',
  'Chicago area': 'Chicago',
}

/** The name printed on a region's card. */
export const regionOnCard = ({ regions }: Pick<BoardMap, 'regions'>, colour: Colour): string =>
  SHORT_REGIONS[regions[colour].name] ?? regions[colour].name
