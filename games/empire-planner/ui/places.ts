// Where every option of every decision lives on the board.

import type { GameUi, Whereabouts } from '@tableworks/board-kit'
import type { CardId, IconId } from '../data/action-cards.ts'
import type { SpaceName } from '../data/city.ts'
import type { FactoryId } from '../data/factories.ts'
import type { Face, Side } from '../data/pieces.ts'
import type { game } from '../index.ts'
import type { Options } from '../notation.ts'
import { offered, type Seen } from './reading/table.ts'

export const spacePlace = (space: SpaceName): string => `space-${space}`
export const facePlace = (face: Face): string => `die-${face}`
export const factoryPlace = (factory: FactoryId): string => `factory-${factory}`
export const iconPlace = (icon: IconId): string => `icon-${icon}`
export const cardPlace = (card: CardId): string => `card-${card}`
export const sidePlace = (what: 'capital' | 'profit' | 'cubes' | 'side', side: Side): string => `${what}-${side}`
/** Places that never hold a choice; the tour points at them, and pieces travel between them. */
export const CITY_PLACE = 'city'
export const CARDS_PLACE = 'cards'
export const FACTORIES_PLACE = 'factories'
export const POLLUTION_PLACE = 'pollution'
export const MARKET_PLACE = 'market'
export const DECK_PLACE = 'deck'
export const YEARS_PLACE = 'years'
export const DICE_PLACE = 'dice'
export const CHART_PLACE = 'chart'

const at = ({ block, number }: { block: Face; number: Face }): SpaceName => `${block}-${number}`
const onFactory = ({ factory }: { factory: FactoryId }): Whereabouts => factoryPlace(factory)

export const places: GameUi<typeof game>['places'] = {
  'build.reroll': option => (option === 'keep' ? null : facePlace(option.face)),
  'build.assign': option => (option === 'pass' ? null : spacePlace(at(option))),
  'build.factory': onFactory,
  'build.payment': () => null,
  'action.claim': ({ icon }) => iconPlace(icon),
  'act.exchange': () => null,
  'act.addTrain': onFactory,
  'act.passengerOwned': onFactory,
  'act.passengerUnowned': option => (option === 'stop' ? null : factoryPlace(option.factory)),
  'act.moveOne': onFactory,
  'act.moveTwo': onFactory,
  'act.produce': option => (option === 'done' ? null : factoryPlace(option.factory)),
  'act.upgradeSpecific': (option, seen) => (option === 'done' ? null : paidPlaces(option, seen)),
  'act.upgradeAny': option => (option === 'done' ? null : spacePlace(at(option))),
  'act.reducePollution': option => (option === 'reduce' ? POLLUTION_PLACE : null),
  'cube.shortage': onFactory,
}

type Upgrade = Exclude<Options['act.upgradeSpecific'], 'done'>

/** The building, then the Factories that pay; where only one payment is possible the building says it all. */
function paidPlaces(option: Upgrade, seen: Seen): Whereabouts {
  const space = spacePlace(at(option))
  const ways = offered(seen, 'act.upgradeSpecific').filter(one => one !== 'done' && at(one) === at(option))
  if (ways.length <= 1) return space
  const payment = [factoryPlace(option.factory)]
  // Two Goods of one Factory are picked at that Factory once.
  if ('second' in option && option.second !== option.factory) payment.push(factoryPlace(option.second))
  return [space, ...payment]
}
