// Whether an icon would do anything for a side now (AMB-16), and if not, why.

import type { Action } from '../../data/action-cards.ts'
import { BUILDINGS, type BuildingType } from '../../data/buildings.ts'
import type { Space } from '../../data/city.ts'
import type { Colour } from '../../data/factories.ts'
import { otherSide, type Side } from '../../data/pieces.ts'
import type { Hindrance } from '../../facts.ts'
import type { Factory, Specific, State } from '../../state.ts'
import { countOf, maxDieOf, spareCubes } from './sides.ts'

export const POLLUTION_TRACK = 13
const LEVEL_COST = 3
const FULL_TRAIN = 6

const hasTrain = ({ train }: Factory): boolean => train > 0
const hasRoom = ({ train }: Factory): boolean => train > 0 && train < FULL_TRAIN

export function hindranceOf(g: State, side: Side, action: Action): Hindrance | null {
  const own = g.factories[side]
  switch (action) {
    case 'exchange-2':
      return g.capital[side] < 2 ? 'noCapital' : null
    case 'exchange-3':
      return g.capital[side] < g.variants.exchange3Rate ? 'noCapital' : null
    case 'add-train':
      return own.every(hasTrain) ? 'everyFactoryHasTrain' : null
    case 'passenger-owned':
      return own.some(hasRoom) ? null : own.some(hasTrain) ? 'trainsFull' : 'noTrain'
    case 'passenger-unowned':
      return cannotRide(g, side)
    case 'move-one':
    case 'move-two':
      return own.some(hasTrain) ? null : 'noTrain'
    case 'produce':
      return own.some(factory => canMake(g, side, factory)) ? null : 'nothingToProduce'
    case 'upgrade-any':
      return cannotUpgradeAny(g, side)
    case 'reduce-pollution':
      return g.pollution === 0 ? 'noPollution' : null
    default:
      return cannotUpgrade(g, side, action.slice('upgrade-'.length) as Specific)
  }
}

function cannotRide(g: State, side: Side): Hindrance | null {
  if (countOf(g, side, 'parking') === 0) return 'noStation'
  if (spareCubes(g, side) < 1) return 'noCube'
  const theirs = g.factories[otherSide(side)]
  return theirs.some(hasRoom) ? null : theirs.some(hasTrain) ? 'otherTrainsFull' : 'noOtherTrain'
}

function canMake(g: State, side: Side, { card, goods }: Factory): boolean {
  const { goods: colour, track } = g.box.factories[card]
  if (colour === null || g.market === null) return false
  return goods < track && g.box.market[g.market][colour] <= g.capital[side]
}

const hasTownHallFor = (g: State, side: Side): boolean =>
  !g.variants.townHallNeededForIndustrialAndParking || countOf(g, side, 'town-hall') > 0

function canRise(g: State, side: Side, space: Space): boolean {
  if (g.die[space] >= maxDieOf(g, space)) return false
  const { type } = g.box.plots[space]
  if (!BUILDINGS[type].needsTownHall) return true
  return hasTownHallFor(g, side) && (type !== 'industrial' || g.pollution < POLLUTION_TRACK)
}

function cannotUpgradeAny(g: State, side: Side): Hindrance | null {
  if (g.capital[side] < LEVEL_COST) return 'noCapital'
  return g.built[side].some(space => canRise(g, side, space)) ? null : 'nothingToUpgrade'
}

function cannotUpgrade(g: State, side: Side, type: Specific): Hindrance | null {
  if (type === 'industrial' && !hasTownHallFor(g, side)) return 'noTownHall'
  if (type === 'industrial' && g.pollution === POLLUTION_TRACK) return 'pollutionFull'
  const canBeRaised = g.built[side].some(space => g.box.plots[space].type === type && canRise(g, side, space))
  return canBeRaised && canPayInGoods(g, side, type) ? null : 'nothingToUpgrade'
}

/** A matching Good, or with a Town Hall two of the other colours (EMP-62, AMB-6). */
function canPayInGoods(g: State, side: Side, type: Specific): boolean {
  const held = g.factories[side].flatMap(({ card, goods }) => {
    const colour = g.box.factories[card].goods
    return colour === null || goods === 0 ? [] : [{ colour, goods }]
  })
  if (held.some(({ colour }) => fits(type, colour))) return true
  if (type === 'industrial' || countOf(g, side, 'town-hall') === 0) return false
  const colours = new Set(held.map(({ colour }) => colour))
  const pieces = held.reduce((sum, { goods }) => sum + goods, 0)
  return colours.size > 1 || (!g.variants.townHallPairColoursMustDiffer && pieces > 1)
}

const fits = (type: BuildingType, colour: Colour): boolean => type === 'industrial' || BUILDINGS[type].goods === colour
