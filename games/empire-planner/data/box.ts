// The box: what is printed on the components of the three games (EMP-1), as one set that can be replaced.
// Cards that neither set-up nor play names stay in their boxes (EMP-16), so no table holds them.

import { type Components, shape } from '@tableworks/kernel'
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
import { aChart, CHART, type ChartTable } from './archie.ts'
import { aCity, CITY, type CityTable, perSpace, type PerSpace, type Plot, spaceName } from './city.ts'
import { aFactoryTable, FACTORIES, type FactoryTable } from './factories.ts'
import { aMarket, MARKET, type MarketTable } from './market.ts'
import { aPollutionTrack, POLLUTION, type PollutionTrack } from './pollution.ts'

/** The tables as a user can download, edit and bring back. */
export type Tables = {
  readonly city: CityTable
  readonly factories: FactoryTable
  readonly market: MarketTable
  readonly pollution: PollutionTrack
  readonly actionCards: ActionTable
  readonly chart: ChartTable
}

export const STANDARD = {
  name: 'standard',
  formerHashes: ['a84b1a5300e20ce28e0836f3e2dd557dfa42da4bff59cedc249a8de81dc1ff8f'],
  tables: {
    city: CITY,
    factories: FACTORIES,
    market: MARKET,
    pollution: POLLUTION,
    actionCards: ACTION_CARDS,
    chart: CHART,
  },
} satisfies Components & { readonly tables: Tables }

/** The tables, checked, with what play looks up often. */
export interface Box {
  readonly plots: Readonly<PerSpace<Plot>>
  readonly factories: FactoryTable
  readonly market: MarketTable
  /** What each space of the Pollution track says, 0 beside it included. */
  readonly pollution: readonly number[]
  /** The icons of each card in reading order. */
  readonly icons: Readonly<Record<CardId, readonly Icon[]>>
  readonly actionOn: Readonly<Partial<Record<IconId, Action>>>
  readonly chart: ChartTable
}

const someTables = shape.record<Tables>({
  city: aCity,
  factories: aFactoryTable,
  market: aMarket,
  pollution: aPollutionTrack,
  actionCards: someActionCards,
  chart: aChart,
})

const iconsOfAll = (cards: ActionTable) =>
  Object.fromEntries(CARD_IDS.map(id => [id, iconsOf(id, cards[id])])) as Record<CardId, Icon[]>

export function openBox(tables: unknown): Box {
  const { city, factories, market, pollution, actionCards, chart } = someTables(tables, 'tables')
  const icons = iconsOfAll(actionCards)
  return {
    plots: perSpace(space => city[spaceName(space)]),
    factories,
    market,
    pollution: [0, ...pollution.values],
    icons,
    actionOn: Object.fromEntries(CARD_IDS.flatMap(id => icons[id].map(icon => [icon.id, icon.action]))),
    chart,
  }
}
