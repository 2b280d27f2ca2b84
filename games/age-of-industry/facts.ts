// The game's facts. `site`, `link`, `market` and `source` are ids on the map; `income` and `cost` are dollars.

import type { Seat } from '@tableworks/kernel'
import type { Face } from './data/cards.ts'
import type { Cube, Industry } from './data/industries.ts'
import type { MapId } from './data/maps/index.ts'
import type { Want } from './data/markets.ts'
import type { Use } from './state.ts'

export type Fact =
  | { kind: 'tableSet'; map: MapId; order: Seat[]; deck: number }
  | { kind: 'marketDealt'; market: string; want: Want }
  | { kind: 'dealt'; seat: Seat; cards: Face[] }
  | { kind: 'cardsShown'; cards: Face[] }
  | { kind: 'turnBegan'; turn: number; order: Seat[]; deck: number }
  | { kind: 'playedCard'; seat: Seat; card: Face; use: Use }
  | { kind: 'boughtCard'; seat: Seat; card: Face; slot: number; cost: number; use: Use }
  | { kind: 'borrowed'; seat: Seat; loans: number; income: number }
  | { kind: 'paidForCounter'; seat: Seat; industry: Industry; level: number; site: string; cost: number }
  | { kind: 'paidForLink'; seat: Seat; link: string; cost: number }
  | { kind: 'tookCube'; seat: Seat; cube: Cube; source: string; owner: Seat }
  | { kind: 'boughtCube'; seat: Seat; cube: Cube; cost: number; left: number }
  | { kind: 'removedCounter'; owner: Seat; industry: Industry; level: number; site: string }
  | { kind: 'built'; seat: Seat; industry: Industry; level: number; site: string; cubes: number }
  | { kind: 'laid'; seat: Seat; link: string }
  | { kind: 'laneOpened'; site: string }
  | { kind: 'exported'; seat: Seat; site: string; cube: Cube; cubes: number; income: number }
  | { kind: 'flipped'; seat: Seat; industry: Industry; level: number; site: string; income: number }
  | { kind: 'soldThroughPort'; seat: Seat; industry: Industry; site: string; outlet: string; owner: Seat }
  | { kind: 'soldToMarket'; seat: Seat; industry: Industry; site: string; outlet: string }
  | { kind: 'soldCube'; seat: Seat; cube: Cube; site: string; income: number }
  | { kind: 'soldIron'; seat: Seat; source: string; owner: Seat; market: string }
  | { kind: 'soldDisplayIron'; seat: Seat; market: string }
  | { kind: 'ironMarketFilled'; market: string }
  | { kind: 'ironMarketCleared'; market: string }
  | { kind: 'developed'; seat: Seat; industry: Industry; level: number }
  | { kind: 'tookCard'; seat: Seat; card: Face; slot: number }
  | { kind: 'drew'; seat: Seat; deck: number }
  | { kind: 'drewThis'; seat: Seat; card: Face }
  | { kind: 'revealed'; card: Face; slot: number; deck: number }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'repaid'; seat: Seat; cost: number }
  /** By seat. */
  | { kind: 'ordered'; order: Seat[]; spent: number[] }
  | { kind: 'paidInterest'; seat: Seat; cost: number }
  | { kind: 'cardsRemoved'; cards: Face[] }
  | { kind: 'cardsMoved'; cards: Face[] }
  | { kind: 'deckRanOut' }
  | { kind: 'gameEnded'; turn: number }
  | { kind: 'linksPaid'; seat: Seat; links: number; value: number }
  | { kind: 'loansSettled'; seat: Seat; loans: number; value: number; unpaid: number }
  | { kind: 'scored'; seat: Seat; levels: number; money: number; penalty: number; points: number }
  | { kind: 'ranked'; order: Seat[] }
