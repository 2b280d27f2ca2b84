// Every decision's options as text.

import { notation, openNames, type OptionsIn } from '@tableworks/kernel'
import { FACES } from './data/cards.ts'
import { IRON_MARKET_IDS, LINK_IDS, MARKET_IDS, SITE_IDS } from './data/ids.ts'
import { INDUSTRIES } from './data/industries.ts'

/** No map has more face-up spaces. */
export const SLOTS: readonly number[] = [1, 2, 3, 4, 5, 6]

// A component set may have its own towns, links and markets. Their ids match these patterns (data/map-faults.ts).
const SITE = /[a-z][a-z0-9-]*\/\d|s-[a-z0-9-]+/
const LINK = /[a-z][a-z0-9-]*/
const MARKET = /[a-z][a-z0-9-]*\/m\d?/
const IRON_MARKET = /[a-z][a-z0-9-]*\/i/
const sites = openNames(SITE_IDS, SITE)

const ONLY_MARKET = new RegExp(`^(?:${MARKET.source})$`)
/** Whether an outlet is a market. If not, it's a space with a port. */
export const isMarketId = (outlet: string): boolean => ONLY_MARKET.test(outlet)

export const NOTATION = notation(
  {
    card: FACES,
    face: FACES,
    slot: SLOTS,
    industry: INDUSTRIES,
    site: sites,
    source: sites,
    link: openNames(LINK_IDS, LINK),
    outlet: openNames([...SITE_IDS, ...MARKET_IDS], new RegExp(`${SITE.source}|${MARKET.source}`)),
    market: openNames(IRON_MARKET_IDS, IRON_MARKET),
  },
  {
    action: ['build', 'build double', 'rail', 'sell', 'develop', 'take cards', 'pass', 'repay'],
    playCard: ['play {card}', 'buy {face} from {slot}'],
    discardCard: ['discard {card}', 'buy {face} from {slot}'],
    build: ['{industry} at {site}'],
    coal: ['coal from {source}'],
    iron: ['iron from {source}'],
    rail: ['lay {link}', 'stop'],
    sell: [
      'sell {site} to {outlet}',
      'sell cube from {site}',
      'iron from {source} to {market}',
      'iron from display to {market}',
      'stop',
    ],
    develop: ['remove {industry}', 'stop'],
    takeCard: ['take {face} from {slot}', 'draw'],
  },
)
export type Options = OptionsIn<typeof NOTATION>
