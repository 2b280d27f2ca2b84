// Every site, link and market in the standard set, as examples for option names.

import { ironMarketIdsOf, marketIdsOf, siteIdsOf } from './board.ts'
import { linkIdOf } from './map.ts'
import { MAPS } from './maps/index.ts'

const maps = Object.values(MAPS)

export const SITE_IDS: readonly string[] = maps.flatMap(siteIdsOf)
export const LINK_IDS: readonly string[] = maps.flatMap(({ links }) => links.map(linkIdOf))
export const MARKET_IDS: readonly string[] = maps.flatMap(marketIdsOf)
export const IRON_MARKET_IDS: readonly string[] = maps.flatMap(ironMarketIdsOf)
