// The card that opens when a player hovers over a thing.

import type { AboutAt, GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import * as city from './parts/about-city.ts'
import * as market from './parts/about-market.ts'
import { type Table, tableOf } from './table.ts'
import type { Thing } from './things.ts'
import * as trays from './trays/about-trays.ts'

const read = ({ seen, box, sideNames }: AboutAt<typeof game>): Table => tableOf(seen, box, sideNames)

export const about: NonNullable<GameUi<typeof game, Thing>['about']> = {
  hall: (_thing, at) => market.hallAbout(read(at)),
  grid: ({ grid }, at) => market.gridAbout(read(at), grid),
  demand: ({ grid }, at) => market.demandAbout(read(at), grid),
  market: ({ material }, at) => market.gridAbout(read(at), at.box.marketOf[material]),
  price: ({ grid, price }, at) => market.priceAbout(read(at), grid, price),
  seller: ({ material, seller }, at) => market.sellerAbout(read(at), material, seller),
  split: ({ count, seat }, at) => market.splitAbout(read(at), count, seat),
  keep: ({ count, seat }, at) => market.keepAbout(read(at), count, seat),
  quarter: ({ area }, at) => city.quarterAbout(read(at), area),
  space: ({ space }, at) => city.spaceAbout(read(at), space),
  card: ({ card }, at) => city.cardAbout(read(at), card),
  waive: ({ waived, seat }, at) => city.waiveAbout(read(at), waived, seat),
  facilities: (_thing, at) => trays.facilitiesAbout(read(at)),
  facility: ({ facility }, at) => trays.facilityAbout(read(at), facility),
  grow: ({ facility }, at) => trays.growAbout(read(at), facility),
  run: ({ facility, seat, uses }, at) => trays.runAbout(read(at), facility, seat, uses),
  row: (_thing, at) => trays.rowAbout(read(at)),
  advancement: ({ advancement }, at) => trays.advancementAbout(read(at), advancement),
  titan: ({ titan, seat }, at) => trays.titanAbout(read(at), titan, seat),
  titans: ({ seat }, at) => trays.titansAbout(read(at), seat),
  ages: (_thing, at) => trays.agesAbout(read(at)),
  guard: (_thing, at) => trays.guardAbout(read(at)),
  order: (_thing, at) => trays.orderAbout(read(at)),
  player: ({ seat }, at) => trays.playerAbout(read(at), seat),
  domination: ({ field }, at) => trays.dominationAbout(read(at), field),
  holdings: ({ seat }, at) => trays.holdingsAbout(read(at), seat),
}
