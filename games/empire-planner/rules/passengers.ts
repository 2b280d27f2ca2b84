// Passengers: RULES.md EMP-48 to EMP-50.

import type { Bar } from '@tableworks/kernel'
import { otherSide, type Side } from '../data/pieces.ts'
import type { Options } from '../notation.ts'
import { countOf } from '../readings/buildings.ts'
import { spareCubes } from '../readings/cubes.ts'
import { factoryOf, hasTrain, isFull, namedFactory } from '../readings/factories.ts'
import type { Factory } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { barTrain, ownFactory } from './trains.ts'

/** EMP-48 */
export const passengerOwned = decide('act.passengerOwned', {
  takesOnlyOption: true,
  ...ownFactory('EMP-48', (one, why) => barTrain(one, 'EMP-48', why) ?? barFull(one, why)),

  choose(g, { seat }, { factory }, flow) {
    board(seat, namedFactory(g, seat, factory), flow)
    return flow.end()
  },
})

const barFull = (one: Factory, why: boolean): Bar =>
  isFull(one) ? why && { because: 'trainFull', rule: 'EMP-48', factory: one.card } : null

/** EMP-48 */
export function board(side: Side, factory: Factory, flow: Flow): void {
  factory.train += 1
  flow.tell?.({ kind: 'boarded', seat: side, factory: factory.card, die: factory.train })
}

/** EMP-49, EMP-50: one cube for each Parking owned, each on a different train. */
export const passengerUnowned = decide('act.passengerUnowned', {
  takesOnlyOption: true,

  candidates(g, { seat }) {
    const candidates: Options['act.passengerUnowned'][] = ['stop']
    for (const { card } of g.factories[otherSide(seat)]) candidates.push({ factory: card })
    return candidates
  },

  bar(g, { seat, boarded }, option) {
    if (option === 'stop') return boarded.length > 0 ? null : { because: 'mustRide', rule: 'AMB-16' }
    const { factory } = option
    const theirs = factoryOf(g, otherSide(seat), factory)
    if (theirs === undefined) return { because: 'notTheirFactory', rule: 'EMP-49', factory }
    if (!hasTrain(theirs)) return { because: 'noTrainThere', rule: 'EMP-49', factory }
    if (boarded.includes(factory)) return { because: 'rodeAlready', rule: 'EMP-50', factory }
    if (isFull(theirs)) return { because: 'trainFull', rule: 'EMP-49', factory }
    const stations = countOf(g, seat, 'parking')
    if (boarded.length >= stations) return { because: 'noStationLeft', rule: 'EMP-50', have: stations }
    return spareCubes(g, seat) < 1 ? { because: 'noCubeLeft', rule: 'EMP-49' } : null
  },

  choose(g, { seat, boarded }, option, flow) {
    if (option === 'stop') return flow.end()
    const owner = otherSide(seat)
    ride(seat, owner, namedFactory(g, owner, option.factory), flow)
    return flow.goto('act.passengerUnowned', { seat, boarded: [...boarded, option.factory] })
  },
})

/** EMP-49: puts a cube next to the train and raises its die by one. */
export function ride(side: Side, owner: Side, factory: Factory, flow: Flow): void {
  factory.train += 1
  factory.riders += 1
  flow.tell?.({ kind: 'rode', seat: side, owner, factory: factory.card, die: factory.train })
}
