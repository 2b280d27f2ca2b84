// Where every option of every decision lives on the board, and what a player would expect to find there.

import type { GameUi, Whereabouts } from '@tableworks/board-kit'
import type { CardId, IconId } from '../data/action-cards.ts'
import type { Box } from '../data/box.ts'
import type { Space, SpaceName } from '../data/city.ts'
import { blockOf, numberOf } from '../data/city.ts'
import type { FactoryId } from '../data/factories.ts'
import { type Face, otherSide, type Side } from '../data/pieces.ts'
import type { game } from '../index.ts'
import type { Options } from '../notation.ts'
import type { Dice, State } from '../state.ts'
import { type Asked, askedOf, offered, positionOf, type Seen } from './reading/table.ts'

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

type Expected = NonNullable<GameUi<typeof game>['expected']>

const asSpace = (space: Space) => ({ block: blockOf(space), number: numberOf(space) })

/** For decisions of the waiting side: its position, side and frame. */
const forActor =
  <K extends keyof Options>(
    decision: K,
    list: (g: State, seat: Side, frame: Extract<Asked, { decision: K }>['frame']) => readonly Options[K][],
  ) =>
  (seen: Seen, box: Box): readonly Options[K][] => {
    const asked = askedOf(seen)
    if (asked?.decision !== decision) return []
    return list(positionOf(seen, box), asked.frame.seat, asked.frame as never)
  }

const cardsOf = (g: State, side: Side) => g.factories[side].map(({ card }) => ({ factory: card }))

export const expected: Expected = {
  'build.reroll': forActor('build.reroll', (_g, _seat, { dice }) => [...new Set(dice)].map(face => ({ face }))),
  'build.assign': forActor('build.assign', (_g, _seat, { dice }) => assignments(dice)),
  'build.factory': forActor('build.factory', g => g.row.map(factory => ({ factory }))),
  'action.claim': forActor('action.claim', g =>
    g.cards.flatMap(card => g.box.icons[card].map(({ id }) => ({ icon: id }))),
  ),
  'act.addTrain': forActor('act.addTrain', cardsOf),
  'act.passengerOwned': forActor('act.passengerOwned', cardsOf),
  'act.passengerUnowned': forActor('act.passengerUnowned', (g, seat) => cardsOf(g, otherSide(seat))),
  'act.moveOne': forActor('act.moveOne', cardsOf),
  'act.moveTwo': forActor('act.moveTwo', cardsOf),
  'act.produce': forActor('act.produce', cardsOf),
  'act.upgradeSpecific': forActor('act.upgradeSpecific', (g, seat, { type }) =>
    g.built[seat]
      .filter(space => g.box.plots[space].type === type)
      .flatMap(space => g.factories[seat].map(({ card }) => ({ ...asSpace(space), factory: card }))),
  ),
  'act.upgradeAny': forActor('act.upgradeAny', (g, seat) => g.built[seat].map(asSpace)),
  'cube.shortage': forActor('cube.shortage', (g, seat) =>
    g.factories[otherSide(seat)].filter(({ train }) => train > 0).map(({ card }) => ({ factory: card })),
  ),
}

/** Every way to read three dice as block, building and cost; equal dice give each way once. */
function assignments([one, two, three]: Dice): { block: Face; number: Face; cost: Face }[] {
  const ways = [
    [one, two, three],
    [one, three, two],
    [two, one, three],
    [two, three, one],
    [three, one, two],
    [three, two, one],
  ] as const
  const named = new Map(ways.map(([block, number, cost]) => [`${block}${number}${cost}`, { block, number, cost }]))
  return [...named.values()]
}
