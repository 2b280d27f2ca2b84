// Passengers: RULES.md EMP-48 to EMP-50.

import { otherSide, type Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Options } from '../notation.ts'
import type { Factory, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { spareCubes } from './cubes.ts'
import { countOf, factoryOf, namedFactory } from './sides.ts'

/** EMP-48, EMP-49, AMB-18: a train at 6 takes nobody on. */
const FULL_TRAIN = 6

export const hasRoom = ({ train }: Factory): boolean => train > 0 && train < FULL_TRAIN

/** EMP-48 */
export const passengerOwned = decide('act.passengerOwned', {
  takesOnlyOption: true,

  options(g, { seat }) {
    const options: Options['act.passengerOwned'][] = []
    for (const factory of g.factories[seat]) if (hasRoom(factory)) options.push({ factory: factory.card })
    return options
  },

  choose(g, { seat }, { factory }, flow) {
    board(seat, namedFactory(g, seat, factory), flow)
    return flow.end()
  },

  why(g, { seat }, { factory }) {
    const own = factoryOf(g, seat, factory)
    if (own === undefined) return { because: 'notYourFactory', rule: 'EMP-48', factory }
    return { because: own.train === 0 ? 'noTrainThere' : 'trainFull', rule: 'EMP-48', factory }
  },
})

/** EMP-48 */
export function board(side: Side, factory: Factory, flow: Flow): void {
  factory.train += 1
  flow.tell?.({ kind: 'boarded', seat: side, factory: factory.card, die: factory.train })
}

export function cannotBoard(g: State, side: Side): Hindrance | null {
  if (g.factories[side].some(hasRoom)) return null
  return g.factories[side].some(({ train }) => train > 0) ? 'trainsFull' : 'noTrain'
}

/** EMP-49, EMP-50: one cube for each Parking owned, each on a different train. */
export const passengerUnowned = decide('act.passengerUnowned', {
  takesOnlyOption: true,

  options(g, { seat, boarded }) {
    const options: Options['act.passengerUnowned'][] = boarded.length > 0 ? ['stop'] : []
    if (boarded.length === countOf(g, seat, 'parking') || spareCubes(g, seat) < 1) return options
    for (const factory of g.factories[otherSide(seat)])
      if (hasRoom(factory) && !boarded.includes(factory.card)) options.push({ factory: factory.card })
    return options
  },

  choose(g, { seat, boarded }, option, flow) {
    if (option === 'stop') return flow.end()
    const owner = otherSide(seat)
    ride(seat, owner, namedFactory(g, owner, option.factory), flow)
    return flow.goto('act.passengerUnowned', { seat, boarded: [...boarded, option.factory] })
  },

  why(g, { seat, boarded }, option) {
    if (option === 'stop') return { because: 'mustRide', rule: 'AMB-16' }
    const { factory } = option
    const theirs = factoryOf(g, otherSide(seat), factory)
    if (theirs === undefined) return { because: 'notTheirFactory', rule: 'EMP-49', factory }
    if (theirs.train === 0) return { because: 'noTrainThere', rule: 'EMP-49', factory }
    if (boarded.includes(factory)) return { because: 'rodeAlready', rule: 'EMP-50', factory }
    if (theirs.train === FULL_TRAIN) return { because: 'trainFull', rule: 'EMP-49', factory }
    const stations = countOf(g, seat, 'parking')
    if (boarded.length >= stations) return { because: 'noStationLeft', rule: 'EMP-50', have: stations }
    return { because: 'noCubeLeft', rule: 'EMP-49' }
  },
})

/** EMP-49: a cube beside the train, and one more on its die. */
export function ride(side: Side, owner: Side, factory: Factory, flow: Flow): void {
  factory.train += 1
  factory.riders += 1
  flow.tell?.({ kind: 'rode', seat: side, owner, factory: factory.card, die: factory.train })
}

export function cannotRide(g: State, side: Side): Hindrance | null {
  if (countOf(g, side, 'parking') === 0) return 'noStation' // EMP-50
  return cannotRideAtAll(g, side)
}

/** The same without EMP-50: EMP-98 lets Archie ride without a Parking. */
export function cannotRideAtAll(g: State, side: Side): Hindrance | null {
  if (spareCubes(g, side) < 1) return 'noCube'
  const theirs = g.factories[otherSide(side)]
  if (theirs.some(hasRoom)) return null
  return theirs.some(({ train }) => train > 0) ? 'otherTrainsFull' : 'noOtherTrain'
}
