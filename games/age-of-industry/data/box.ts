// The component set: counters, cards, displays and maps (AOI-2 to AOI-6). All of it can be replaced, even towns and links.

import { type Components, Problem, shape } from '@tableworks/kernel'
import { recordOf, tableOf } from '@tableworks/table-kit'
import { type BoardMap, boardOf } from './board.ts'
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
import { drawingFaults, prunedDrawing } from './drawing-faults.ts'
import { aMapTable, type DrawnMap } from './map.ts'
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

/** The tables as users download, edit and upload them. */
export type Tables = {
  readonly figures: FigureTable
  readonly industries: IndustryTable
  readonly cards: CardTable
  readonly markets: WantTable
  readonly demand: DemandTable
  readonly maps: MapTables
}

export const STANDARD = {
  name: 'standard',
  // Earlier hashes of the standard set: without drawings, with and without sources, and before some overlapping names on the
  // Minnesota map were moved.
  formerHashes: [
    '2032dba690a8d75cf4600b19376a1f85b260d9a4a06df6247b132cbbd808d527',
    '5bc20a8aefbbcb91b8b3431b268f3c9c1a618dae61dfbc7a333576d77d3bd34d',
    'c7739f9368e49b50d76691e487cadf6155c05705bef1ee6e7e35ca531f9be2b8',
  ],
  tables: {
    figures: FIGURE_TABLE,
    industries: INDUSTRY_TABLE,
    cards: CARD_TABLE,
    markets: WANT_TABLE,
    demand: DEMAND_TABLE,
    maps: MAPS,
  },
} satisfies Components & { readonly tables: Tables }

/** The checked tables, plus the lookups that play often needs. */
export interface Box extends Omit<Tables, 'figures' | 'maps' | 'cards'> {
  readonly figures: Figures
  readonly maps: Readonly<Record<MapId, BoardMap>>
  /** Each stack counter by counter, lowest level first (AOI-2), and each level's row by number. */
  readonly stacks: Readonly<PerIndustry<readonly Level[]>>
  readonly levels: Readonly<PerIndustry<readonly Level[]>>
  /** Every single card and market counter. */
  readonly cards: readonly Face[]
  readonly counters: readonly Want[]
}

/** A set's tables with their sources, before the checks across tables. */
export const tablesIn = shape.record<Tables>({
  figures: aFigureTable,
  industries: anIndustryTable,
  cards: aCardTable,
  markets: aWantTable,
  demand: aDemandTable,
  maps: tableOf(MAP_IDS, aMapTable),
})

export function openBox(tables: unknown): Box {
  const { figures: figureTable, industries, cards, markets, demand, maps: mapTables } = tablesIn(tables, 'tables')
  const figures = figuresIn(figureTable)
  const counters = WANTS.flatMap(want => copies(want, markets[want].count))
  const maps = recordOf(MAP_IDS, id => drawnMap(id, mapTables))
  for (const id of MAP_IDS) checkMap(maps[id], `tables.maps.${id}`, counters.length)
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

/** Rows indexed by level. A missing level gets the row of the next level up. */
function byLevel(rows: readonly Level[]): Level[] {
  const highest = rows.reduce((most, { level }) => Math.max(most, level), 0)
  return Array.from({ length: highest + 1 }, (_, number) => rows.find(({ level }) => level >= number) as Level)
}

const copies = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one)

/** Older sets have no drawing, so their maps use the standard set's. */
function drawnMap(id: MapId, maps: MapTables): DrawnMap {
  const map = maps[id]
  return { ...map, drawing: map.drawing ?? prunedDrawing(MAPS[id].drawing, map) }
}

function checkMap(map: DrawnMap, path: string, counters: number): void {
  const faults = [...mapFaults(map, path, counters), ...drawingFaults(map, `${path}.drawing`)]
  if (faults.length > 0) throw new Problem(faults.join('; '))
}
