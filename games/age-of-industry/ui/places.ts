// Where options live: every place of the board has a name, and every option one of these places or a way over two.

import type { GameUi } from '@tableworks/board-kit'
import type { Face } from '../data/cards.ts'
import type { Industry } from '../data/industries.ts'
import type { game } from '../index.ts'
import type { Options } from '../notation.ts'
import { offered } from './table.ts'
import { cutNow } from './parts/use-cut.ts'

export const actionPlace = (action: Action): string => `action-${action.replace(' ', '-')}`
export const sitePlace = (site: string): string => `site-${site}`
export const linkPlace = (link: string): string => `link-${link}`
export const marketPlace = (market: string): string => `market-${market}`
export const stackPlace = (industry: Industry): string => `stack-${industry}`
export const handPlace = (face: Face): string => `hand-${face}`
export const slotPlace = (slot: number): string => `display-${slot}`
/** On a phone, the price of what is picked: pressed, it is paid. */
export const quotePlace = (project: Industry | 'rail'): string => `quote-${project}`
export const DECK_PLACE = 'deck'
/** Both demand displays: cubes are sold there, and iron comes from there. */
export const DEMAND_PLACE = 'demand'
/** Places that never hold a choice; the guide points at them. */
export const TITLE_PLACE = 'title'
export const ORDER_PLACE = 'order'
export const HAND_PLACE = 'hand'
export const STACKS_PLACE = 'stacks'
export const DISPLAY_PLACE = 'display'

export type Action = Options['action']
type Ui = GameUi<typeof game>

/** `kyoto/m1` and `s-duluth-1/m` are markets; everything else one sells to is a space with a port. */
const outletPlace = (outlet: string): string => (/\/m\d?$/.test(outlet) ? marketPlace(outlet) : sitePlace(outlet))

const cardPlace: Ui['places']['playCard'] = option =>
  'card' in option ? handPlace(option.card) : slotPlace(option.slot)

type Paid = Pick<Ui['places'], 'build' | 'rail'>

/** A hand that comes near reads the price before it presses. Where several industries could stand, the stack says which. */
const byMouse: Paid = {
  build: ({ industry, site }, seen) =>
    offered(seen, 'build').filter(option => option.site === site).length > 1
      ? [sitePlace(site), stackPlace(industry)]
      : sitePlace(site),
  rail: option => (option === 'stop' ? null : linkPlace(option.link)),
}

/** A finger picks first, reads the price, and presses that. */
export const byFinger: Paid = {
  build: ({ industry, site }) => [sitePlace(site), quotePlace(industry)],
  rail: option => (option === 'stop' ? null : [linkPlace(option.link), quotePlace('rail')]),
}

const hand = (): Paid => (cutNow() === 'phone' ? byFinger : byMouse)

export const places: Ui['places'] = {
  action: actionPlace,
  playCard: cardPlace,
  discardCard: cardPlace,
  build: (option, seen, seat) => hand().build(option, seen, seat),
  coal: ({ source }) => sitePlace(source),
  iron: ({ source }) => sitePlace(source),
  rail: (option, seen, seat) => hand().rail(option, seen, seat),
  sell: option => {
    if (option === 'stop') return null
    if ('outlet' in option) return [sitePlace(option.site), outletPlace(option.outlet)]
    if ('site' in option) return [sitePlace(option.site), DEMAND_PLACE]
    return ['source' in option ? sitePlace(option.source) : DEMAND_PLACE, marketPlace(option.market)]
  },
  develop: option => (option === 'stop' ? null : stackPlace(option.industry)),
  takeCard: option => (option === 'draw' ? DECK_PLACE : slotPlace(option.slot)),
}
