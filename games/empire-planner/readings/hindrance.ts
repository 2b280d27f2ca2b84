// Why an action would have no effect (AMB-16), for a player and for Archie.

import type { Action } from '../data/action-cards.ts'
import { otherSide, type Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Specific, State } from '../state.ts'
import { countOf, hasTownHall } from './buildings.ts'
import { spareCubes } from './cubes.ts'
import { hasRoom, hasTrain } from './factories.ts'
import { exchangeRate, productionBar } from './market.ts'
import { isPollutionFull } from './pollution.ts'
import { canPayInGoods, LEVEL_COST, riseBar } from './upgrading.ts'

/** The fields that the actions need. */
type Table = Omit<State, 'round' | 'profit' | 'row' | 'cards' | 'deck' | 'discard'>

/** Null if the action has an effect for this side. */
export function hindranceOf(g: Table, side: Side, action: Action): Hindrance | null {
  switch (action) {
    case 'exchange-2':
    case 'exchange-3':
      return g.capital[side] < exchangeRate(g, action) ? 'noCapital' : null
    case 'add-train':
      return cannotAddTrain(g, side)
    case 'passenger-owned':
      return cannotBoard(g, side)
    case 'passenger-unowned':
      return countOf(g, side, 'parking') === 0 ? 'noStation' : cannotRide(g, side) // EMP-50
    case 'move-one':
    case 'move-two':
      return cannotMove(g, side)
    case 'produce':
      return g.factories[side].some(one => productionBar(g, side, one) === null) ? null : 'nothingToProduce'
    case 'upgrade-residential':
      return cannotUpgrade(g, side, 'residential')
    case 'upgrade-commercial':
      return cannotUpgrade(g, side, 'commercial')
    case 'upgrade-leisure':
      return cannotUpgrade(g, side, 'leisure')
    case 'upgrade-industrial':
      return cannotUpgrade(g, side, 'industrial')
    case 'upgrade-any':
      return cannotUpgradeAny(g, side)
    case 'reduce-pollution':
      return cannotReduce(g)
  }
}

export const cannotAddTrain = (g: Pick<State, 'factories'>, side: Side): Hindrance | null =>
  g.factories[side].every(hasTrain) ? 'everyFactoryHasTrain' : null

export function cannotBoard(g: Pick<State, 'factories'>, side: Side): Hindrance | null {
  if (g.factories[side].some(hasRoom)) return null
  return g.factories[side].some(hasTrain) ? 'trainsFull' : 'noTrain'
}

/** Leaves out EMP-50, because EMP-98 lets Archie ride without a Parking. */
export function cannotRide(g: Table, side: Side): Hindrance | null {
  if (spareCubes(g, side) < 1) return 'noCube'
  const theirs = g.factories[otherSide(side)]
  if (theirs.some(hasRoom)) return null
  return theirs.some(hasTrain) ? 'otherTrainsFull' : 'noOtherTrain'
}

export const cannotMove = (g: Pick<State, 'factories'>, side: Side): Hindrance | null =>
  g.factories[side].some(hasTrain) ? null : 'noTrain'

export const cannotReduce = (g: Pick<State, 'pollution'>): Hindrance | null =>
  g.pollution === 0 ? 'noPollution' : null

function cannotUpgrade(g: Table, side: Side, type: Specific): Hindrance | null {
  if (type === 'industrial' && !hasTownHall(g, side)) return 'noTownHall'
  if (type === 'industrial' && isPollutionFull(g)) return 'pollutionFull'
  const canRise = g.built[side].some(space => g.box.plots[space].type === type && riseBar(g, side, space) === null)
  return canRise && canPayInGoods(g, side, type) ? null : 'nothingToUpgrade'
}

function cannotUpgradeAny(g: Table, side: Side): Hindrance | null {
  if (g.capital[side] < LEVEL_COST) return 'noCapital'
  return g.built[side].some(space => riseBar(g, side, space) === null) ? null : 'nothingToUpgrade'
}
