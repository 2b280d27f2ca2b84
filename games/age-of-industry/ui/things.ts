// The things on the map and in the trays, and which of them an option or a fact refers to.

import { type GameUi, Place as KitPlace } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Face } from '../data/cards.ts'
import type { Cube, Industry } from '../data/industries.ts'
import type { game } from '../index.ts'
import { isMarketId, type Options } from '../notation.ts'
import { offered } from './table.ts'
import { say } from './words.ts'

export type Action = Options['action']

export type Thing =
  /** A town, village, market place or distant port. */
  | { readonly kind: 'town'; readonly town: string }
  /** A space for a counter, with the counter on it. */
  | { readonly kind: 'site'; readonly site: string }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'market'; readonly market: string }
  | { readonly kind: 'demand'; readonly cube: Cube }
  /** Both demand displays, where cubes are sold. */
  | { readonly kind: 'demands' }
  | { readonly kind: 'stack'; readonly industry: Industry; readonly seat: Seat }
  | { readonly kind: 'stacks'; readonly seat: Seat }
  | { readonly kind: 'rails'; readonly seat: Seat }
  /** Identical cards in a hand. */
  | { readonly kind: 'card'; readonly card: Face; readonly seat: Seat }
  /** Cards in a hand that only their owner knows. */
  | { readonly kind: 'unseen'; readonly seat: Seat }
  | { readonly kind: 'hand'; readonly seat: Seat }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'display' }
  | { readonly kind: 'deck' }
  | { readonly kind: 'action'; readonly action: Action; readonly seat: Seat }
  /** A way to build on a space: with a card from the hand, or with a bought one. */
  | Way
  | { readonly kind: 'turn' }
  | { readonly kind: 'order' }

export interface Way {
  readonly kind: 'way'
  readonly site: string
  readonly industry: Industry
  readonly card: Face
  /** What a bought card costs; null for a card from the hand. */
  readonly slot: number | null
}

export const Place = KitPlace<Thing>

type Ui = GameUi<typeof game, Thing>

const site = (id: string): Thing => ({ kind: 'site', site: id })
const market = (id: string): Thing => ({ kind: 'market', market: id })
const demand = (cube: Cube): Thing => ({ kind: 'demand', cube })
const DEMANDS: Thing = { kind: 'demands' }

const cardPlace: Ui['places']['playCard'] = (option, _seen, seat) =>
  'card' in option ? { kind: 'card', card: option.card, seat } : { kind: 'slot', slot: option.slot }

export const places: Ui['places'] = {
  action: (action, _seen, seat) => ({ kind: 'action', action, seat }),
  playCard: cardPlace,
  discardCard: cardPlace,
  // if a space allows several industries, the player also picks a stack
  build: ({ industry, site: id }, seen, seat) =>
    offered(seen, 'build').filter(option => option.site === id).length > 1
      ? [site(id), { kind: 'stack', industry, seat }]
      : site(id),
  coal: ({ source }) => site(source),
  iron: ({ source }) => site(source),
  rail: option => (option === 'stop' ? null : { kind: 'link', link: option.link }),
  sell: option => {
    if (option === 'stop') return null
    if ('outlet' in option)
      return [site(option.site), isMarketId(option.outlet) ? market(option.outlet) : site(option.outlet)]
    if ('site' in option) return [site(option.site), DEMANDS]
    return ['source' in option ? site(option.source) : DEMANDS, market(option.market)]
  },
  develop: (option, _seen, seat) => (option === 'stop' ? null : { kind: 'stack', industry: option.industry, seat }),
  takeCard: option => (option === 'draw' ? { kind: 'deck' } : { kind: 'slot', slot: option.slot }),
}

/** Pressing a space, or a card and a space in either order, leads to the ways to build there. Each plays its card and builds. */
export const lines: NonNullable<Ui['lines']> = {
  follows: { action: option => option === 'build', playCard: () => true },
  ways([, play, built], seat) {
    if (play?.decision !== 'playCard' || built?.decision !== 'build') return []
    const { industry, site: id } = built.option
    const [card, slot] = 'card' in play.option ? [play.option.card, null] : [play.option.face, play.option.slot]
    const way: Way = { kind: 'way', site: id, industry, card, slot }
    const from: Thing = slot === null ? { kind: 'card', card, seat } : { kind: 'slot', slot }
    return [
      [site(id), way],
      [site(id), from],
      [from, site(id), way],
    ]
  },
  ask: ([first, second]) =>
    say(second !== undefined ? 'ask.counter' : first?.kind === 'site' ? 'ask.card' : 'ask.site'),
}

/** Shows money at the thing it was paid for or came from, and cubes at the display they left. */
export const deltas: NonNullable<Ui['deltas']> = {
  boughtCard: ({ slot, seat, cost }) => ({ at: { kind: 'slot', slot }, seat, amount: -cost, unit: '$' }),
  paidForCounter: fact => ({ at: site(fact.site), seat: fact.seat, amount: -fact.cost, unit: '$' }),
  paidForLink: ({ link, seat, cost }) => ({ at: { kind: 'link', link }, seat, amount: -cost, unit: '$' }),
  boughtCube: ({ cube, seat, cost }) => ({ at: demand(cube), seat, amount: -cost, unit: '$' }),
  exported: fact => ({ at: demand(fact.cube), seat: fact.seat, amount: fact.income, unit: '$' }),
  soldCube: fact => ({ at: demand(fact.cube), seat: fact.seat, amount: fact.income, unit: '$' }),
  flipped: fact => ({ at: site(fact.site), seat: fact.seat, amount: fact.income, unit: '$' }),
}

export const marks: NonNullable<Ui['marks']> = {
  boughtCard: ({ slot }) => ({ kind: 'slot', slot }),
  tookCube: ({ source }) => site(source),
  boughtCube: ({ cube }) => demand(cube),
  built: fact => site(fact.site),
  laid: ({ link }) => ({ kind: 'link', link }),
  exported: fact => [site(fact.site), demand(fact.cube)],
  flipped: fact => site(fact.site),
  soldThroughPort: fact => [site(fact.site), site(fact.outlet)],
  soldToMarket: fact => [site(fact.site), market(fact.outlet)],
  soldCube: fact => [site(fact.site), demand(fact.cube)],
  soldIron: fact => [site(fact.source), market(fact.market)],
  soldDisplayIron: fact => [demand('iron'), market(fact.market)],
  developed: ({ industry, seat }) => ({ kind: 'stack', industry, seat }),
  // its space may have another card by now
  tookCard: () => ({ kind: 'display' }),
  drew: () => ({ kind: 'deck' }),
}
