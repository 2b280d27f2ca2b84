// The box: counters, cards, displays and maps (AOI-2 to AOI-6) as one set that can be replaced. Ids are those of the maps
// here; a set may change figures, not add a town (docs/adding-a-map.md says how that is done).

import { Problem, shape } from '@tableworks/kernel'
import { recordOf, tableOf } from '@tableworks/table-kit'
import { type BoardMap, boardOf, ironMarketIdsOf, marketIdsOf, siteIdsOf } from './board.ts'
import { aCardTable, CARD_TABLE, type CardTable, FACES, type Face } from './cards.ts'
import { aFigureTable, FIGURE_TABLE, type Figures, figuresIn, type FigureTable } from './figures.ts'
import {
  anIndustryTable,
  INDUSTRIES,
  type IndustryTable,
  INDUSTRY_TABLE,
  type Level,
  type PerIndustry,
} from './industries.ts'
import { aMapTable, linkIdOf, type MapTable } from './map.ts'
import { mapFaults } from './map-faults.ts'
import { MAP_IDS, type MapId, MAPS, type MapTables } from './maps/index.ts'
import {
  aDemandTable,
  aWantTable,
  DEMAND_TABLE,
  type DemandTable,
  type Want,
  WANT_TABLE,
  WANTS,
  type WantTable,
} from './markets.ts'

/** The tables as a user can download, edit and bring back. */
export type Tables = {
  readonly figures: FigureTable
  readonly industries: IndustryTable
  readonly cards: CardTable
  readonly markets: WantTable
  readonly demand: DemandTable
  readonly maps: MapTables
}

export const STANDARD: { readonly name: string; readonly tables: Tables } = {
  name: 'standard',
  tables: {
    figures: FIGURE_TABLE,
    industries: INDUSTRY_TABLE,
    cards: CARD_TABLE,
    markets: WANT_TABLE,
    demand: DEMAND_TABLE,
    maps: MAPS,
  },
}

/** The tables, checked, with what play looks up often. */
export interface Box extends Omit<Tables, 'figures' | 'maps' | 'cards'> {
  readonly figures: Figures
  readonly maps: Readonly<Record<MapId, BoardMap>>
  /** Each stack counter by counter, lowest level first (AOI-2); and the row of each level, by its number. */
  readonly stacks: Readonly<PerIndustry<readonly Level[]>>
  readonly levels: Readonly<PerIndustry<readonly Level[]>>
  /** Every card, and every market counter. */
  readonly cards: readonly Face[]
  readonly counters: readonly Want[]
}

/** The tables of a set as they are written, with their sources; they may still not fit together. */
export const tablesIn = shape.record<Tables>({
  figures: aFigureTable,
  industries: anIndustryTable,
  cards: aCardTable,
  markets: aWantTable,
  demand: aDemandTable,
  maps: tableOf(MAP_IDS, aMapTable),
})

export function openBox(tables: unknown): Box {
  const { figures: figureTable, industries, cards, markets, demand, maps } = tablesIn(tables, 'tables')
  const figures = figuresIn(figureTable)
  const counters = WANTS.flatMap(want => copies(want, markets[want].count))
  for (const id of MAP_IDS) checkMap(maps[id], MAPS[id], `tables.maps.${id}`, counters.length)
  const deck = FACES.flatMap(face => copies(face, cards[face].count))
  const dealt = 5 * figures.startingHand + figures.trimmedCards
  if (deck.length < dealt) throw new Problem(`tables.cards should hold ${dealt} cards or more, not ${deck.length}`)
  return {
    figures,
    industries,
    markets,
    demand,
    maps: recordOf(MAP_IDS, id => boardOf(id, maps[id], figures)),
    stacks: recordOf(INDUSTRIES, industry => industries[industry].levels.flatMap(level => copies(level, level.count))),
    levels: recordOf(INDUSTRIES, industry => byLevel(industries[industry].levels)),
    cards: deck,
    counters,
  }
}

/** A list in which a level stands at its own number; what no counter has is filled with the level above. */
function byLevel(rows: readonly Level[]): Level[] {
  const highest = rows.reduce((most, { level }) => Math.max(most, level), 0)
  return Array.from({ length: highest + 1 }, (_, number) => rows.find(({ level }) => level >= number) as Level)
}

const copies = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one)

function checkMap(map: MapTable, own: MapTable, path: string, counters: number): void {
  const faults = [...mapFaults(map, path, counters), ...strangers(map, own, path)]
  if (faults.length > 0) throw new Problem(faults.join('; '))
}

/** The names of options are made from the maps of this program, so a set can name nothing else. */
function strangers(map: MapTable, own: MapTable, path: string): string[] {
  const ids = (one: MapTable) => [
    ...siteIdsOf(one),
    ...marketIdsOf(one),
    ...ironMarketIdsOf(one),
    ...one.links.map(linkIdOf),
  ]
  const known = new Set(ids(own))
  return ids(map)
    .filter(id => !known.has(id))
    .map(id => `${path}: '${id}' is not on this map`)
}
