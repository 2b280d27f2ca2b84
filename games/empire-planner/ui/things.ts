// The things on the table, and which of them an option or a fact refers to.

import { type GameUi, Place as KitPlace } from '@tableworks/board-kit'
import type { CardId, IconId } from '../data/action-cards.ts'
import type { BuildingType } from '../data/buildings.ts'
import type { SpaceName } from '../data/city.ts'
import type { FactoryId } from '../data/factories.ts'
import type { Face, Side } from '../data/pieces.ts'
import type { game } from '../index.ts'
import type { Options } from '../notation.ts'
import { offered, type Seen } from './table.ts'
import { say } from './words.ts'

export type Thing =
  | { readonly kind: 'city' }
  /** A building space, with the building on it. */
  | { readonly kind: 'space'; readonly space: SpaceName }
  /** A kind of building, in the legend. */
  | { readonly kind: 'type'; readonly type: BuildingType }
  | { readonly kind: 'dice' }
  /** All rolled dice with the same face, which are one option. */
  | { readonly kind: 'die'; readonly face: Face }
  | { readonly kind: 'claims' }
  | { readonly kind: 'cards' }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'icon'; readonly icon: IconId }
  | { readonly kind: 'deck' }
  | { readonly kind: 'market' }
  | { readonly kind: 'factories' }
  /** A Factory card, for sale or in front of a side. */
  | { readonly kind: 'factory'; readonly factory: FactoryId }
  | { readonly kind: 'years' }
  | { readonly kind: 'phases' }
  | { readonly kind: 'order' }
  | { readonly kind: 'track'; readonly track: 'capital' | 'profit' }
  | { readonly kind: 'pollution' }
  | { readonly kind: 'side'; readonly seat: Side }
  | { readonly kind: 'capital'; readonly seat: Side }
  | { readonly kind: 'profit'; readonly seat: Side }
  | { readonly kind: 'cubes'; readonly seat: Side }
  | { readonly kind: 'chart' }
  | { readonly kind: 'archie' }

export const Place = KitPlace<Thing>

type Ui = GameUi<typeof game, Thing>

const space = (name: SpaceName): Thing => ({ kind: 'space', space: name })
const spaceOf = ({ block, number }: { block: Face; number: Face }): Thing => space(`${block}-${number}`)
const factory = (card: FactoryId): Thing => ({ kind: 'factory', factory: card })
const onFactory = (option: { factory: FactoryId }): Thing => factory(option.factory)
const POLLUTION: Thing = { kind: 'pollution' }

export const places: Ui['places'] = {
  'build.reroll': option => (option === 'keep' ? null : { kind: 'die', face: option.face }),
  'build.assign': option => (option === 'pass' ? null : spaceOf(option)),
  'build.factory': onFactory,
  'build.payment': () => null,
  'action.claim': ({ icon }) => ({ kind: 'icon', icon }),
  'act.exchange': () => null,
  'act.addTrain': onFactory,
  'act.passengerOwned': onFactory,
  'act.passengerUnowned': option => (option === 'stop' ? null : onFactory(option)),
  'act.moveOne': onFactory,
  'act.moveTwo': onFactory,
  'act.produce': option => (option === 'done' ? null : onFactory(option)),
  'act.upgradeSpecific': (option, seen) => (option === 'done' ? null : paidAt(option, seen)),
  'act.upgradeAny': option => (option === 'done' ? null : spaceOf(option)),
  'act.reducePollution': option => (option === 'reduce' ? POLLUTION : null),
  'cube.shortage': onFactory,
}

type Upgrade = Exclude<Options['act.upgradeSpecific'], 'done'>

/** Where to press: the building, then the Factories that pay. If there's only one way to pay, the building is enough. */
function paidAt(option: Upgrade, seen: Seen): Thing | readonly Thing[] {
  const ways = offered(seen, 'act.upgradeSpecific').filter(one => one !== 'done' && isAt(one, option))
  if (ways.length <= 1) return spaceOf(option)
  const payment = [factory(option.factory)]
  // one press is enough for two Goods of the same Factory
  if ('second' in option && option.second !== option.factory) payment.push(factory(option.second))
  return [spaceOf(option), ...payment]
}

const isAt = (one: Upgrade, other: Upgrade): boolean => one.block === other.block && one.number === other.number

/** Archie makes no choices, so these marks are the only sign of his actions. */
export const marks: NonNullable<Ui['marks']> = {
  rerolled: ({ seat }) => ({ kind: 'capital', seat }),
  built: fact => space(fact.space),
  tookFactory: onFactory,
  claimed: ({ icon }) => ({ kind: 'icon', icon }),
  exchanged: ({ seat }) => ({ kind: 'profit', seat }),
  addedTrain: onFactory,
  boarded: onFactory,
  rode: onFactory,
  moved: onFactory,
  arrived: ({ seat }) => ({ kind: 'capital', seat }),
  disembarked: ({ seat }) => ({ kind: 'capital', seat }),
  produced: onFactory,
  upgraded: fact => [space(fact.space), ...[...new Set(fact.goods)].map(factory)],
  upgradedForCapital: fact => space(fact.space),
  polluted: () => POLLUTION,
  cleaned: () => POLLUTION,
  tookCubeBack: onFactory,
  archieBuilt: fact => space(fact.space),
  archieTookFactory: onFactory,
  archieChose: ({ icon }) => ({ kind: 'icon', icon }),
  archieIdled: ({ icon }) => ({ kind: 'icon', icon }),
}

const paid = (at: Thing, seat: Side, dollars: number) => ({ at, seat, amount: dollars, unit: '$' })

/** Shows a turn's gains and costs at the thing they belong to. The seats show the totals. */
export const deltas: NonNullable<Ui['deltas']> = {
  rerolled: ({ seat, cost }) => paid({ kind: 'capital', seat }, seat, -cost),
  built: fact => paid(space(fact.space), fact.seat, -fact.cost),
  tookFactory: ({ seat, factory: card, capital, profit }) => [
    paid(factory(card), seat, -capital),
    { at: factory(card), seat, amount: -profit, what: say('profit') },
  ],
  exchanged: ({ seat, capital, profit }) => [
    paid({ kind: 'capital', seat }, seat, -capital),
    { at: { kind: 'profit', seat }, seat, amount: profit, what: say('profit') },
  ],
  arrived: fact => paid(factory(fact.factory), fact.seat, fact.income),
  disembarked: fact => paid(factory(fact.factory), fact.seat, fact.income),
  produced: fact => paid(factory(fact.factory), fact.seat, -fact.price),
  upgradedForCapital: fact => paid(space(fact.space), fact.seat, -fact.cost),
}
