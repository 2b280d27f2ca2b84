// The component set: everything printed on the three games' components (EMP-1). It can be replaced as a whole. Cards used neither
// in set-up nor in play stay in their boxes (EMP-16), so no table lists them.

import { type Components, Problem, shape } from '@tableworks/kernel'
import { orElse } from '@tableworks/table-kit'
import {
  type Action,
  ACTION_CARDS,
  type ActionTable,
  CARD_IDS,
  type CardId,
  type Icon,
  type IconId,
  iconsOf,
  someActionCards,
} from './action-cards.ts'
import { aChart, anArchieTable, ARCHIE_TABLE, type ArchieTable, CHART, type ChartTable } from './archie.ts'
import { aBlockTable, type BlockTable, BLOCKS } from './blocks.ts'
import { aCity, CITY, type CityTable, perSpace, type PerSpace, type Plot, spaceName } from './city.ts'
import {
  aFactoryCardTable,
  aFactoryTable,
  FACTORIES,
  FACTORY_CARDS,
  type FactoryCardTable,
  facesOf,
  type FactoryId,
  type FactoryTable,
} from './factories.ts'
import { aMarket, MARKET, type MarketTable } from './market.ts'
import { aPieceTable, type Pieces, PIECES, type PieceTable, type PerSide } from './pieces.ts'
import { aPollutionTrack, POLLUTION, type PollutionTrack } from './pollution.ts'
import { aTrackTable, TRACKS, type TrackTable } from './tracks.ts'

/** The tables as users download, edit and upload them. */
export type Tables = {
  readonly city: CityTable
  readonly blocks: BlockTable
  readonly factories: FactoryTable
  readonly factoryCards: FactoryCardTable
  readonly market: MarketTable
  readonly pollution: PollutionTrack
  readonly actionCards: ActionTable
  readonly chart: ChartTable
  readonly archie: ArchieTable
  readonly pieces: PieceTable
  readonly tracks: TrackTable
}

export const STANDARD = {
  name: 'standard',
  // Earlier hashes: with sources included, and before card faces, block layouts, Archie's data, pieces and tracks were part of the
  // set.
  formerHashes: [
    'a84b1a5300e20ce28e0836f3e2dd557dfa42da4bff59cedc249a8de81dc1ff8f',
    '1fffd44f49ff6cecf90810d00a46bbbc85452c17d0ac41fc9e2cf765044d7668',
  ],
  tables: {
    city: CITY,
    blocks: BLOCKS,
    factories: FACTORIES,
    factoryCards: FACTORY_CARDS,
    market: MARKET,
    pollution: POLLUTION,
    actionCards: ACTION_CARDS,
    chart: CHART,
    archie: ARCHIE_TABLE,
    pieces: PIECES,
    tracks: TRACKS,
  },
} satisfies Components & { readonly tables: Tables }

/** The checked tables, plus the lookups that the rules often need. */
export interface Box {
  readonly plots: Readonly<PerSpace<Plot>>
  readonly blocks: BlockTable
  readonly factories: FactoryTable
  /** Each Factory card's faces: side A, side B. */
  readonly factoryCards: readonly (readonly [FactoryId, FactoryId])[]
  readonly market: MarketTable
  /** The value of each space on the Pollution track, including 0 for off the track. */
  readonly pollution: readonly number[]
  /** Each card's icons in reading order. */
  readonly icons: Readonly<Record<CardId, readonly Icon[]>>
  readonly actionOn: Readonly<Partial<Record<IconId, Action>>>
  readonly chart: ChartTable
  readonly archie: ArchieTable
  /** Both sides' dice and cubes: in a two-player game, and in a solo game. */
  readonly pieces: { readonly two: PerSide<Pieces>; readonly solo: PerSide<Pieces> }
  /** The larger number of dice of the two sides. */
  readonly mostDice: number
  /** The Capital track's last space. */
  readonly capitalTrack: number
}

/** A set's tables. Fields missing in older sets come from the standard set. */
export const tablesIn = shape.record<Tables>({
  city: aCity,
  blocks: orElse(BLOCKS, aBlockTable),
  factories: aFactoryTable,
  factoryCards: orElse(FACTORY_CARDS, aFactoryCardTable),
  market: aMarket,
  pollution: aPollutionTrack,
  actionCards: someActionCards,
  chart: aChart,
  archie: orElse(ARCHIE_TABLE, anArchieTable),
  pieces: orElse(PIECES, aPieceTable),
  tracks: orElse(TRACKS, aTrackTable),
})

const iconsOfAll = (cards: ActionTable) =>
  Object.fromEntries(CARD_IDS.map(id => [id, iconsOf(id, cards[id])])) as Record<CardId, Icon[]>

export function openBox(tables: unknown): Box {
  const found = tablesIn(tables, 'tables')
  const { city, blocks, factories, factoryCards, market, pollution, actionCards, chart, archie, pieces, tracks } = found
  checkArchie(archie, pieces.archie)
  const icons = iconsOfAll(actionCards)
  return {
    plots: perSpace(space => city[spaceName(space)]),
    blocks,
    factories,
    factoryCards: facesOf(factoryCards),
    market,
    pollution: [0, ...pollution.values],
    icons,
    actionOn: Object.fromEntries(CARD_IDS.flatMap(id => icons[id].map(icon => [icon.id, icon.action]))),
    chart,
    archie,
    pieces: {
      two: [pieces.startPlayer, pieces.secondPlayer],
      solo: [pieces.startPlayer, pieces.archie],
    },
    mostDice: Math.max(pieces.startPlayer.dice, pieces.secondPlayer.dice, pieces.archie.dice),
    capitalTrack: tracks.capital.last,
  }
}

/** EMP-85: Archie needs a die for each building. */
function checkArchie({ builds }: ArchieTable, { dice }: Pieces): void {
  if (builds.rounds.length > dice)
    throw new Problem(`tables.archie.builds.rounds should have at most ${dice} entries: Archie has ${dice} dice`)
}
