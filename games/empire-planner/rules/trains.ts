// Trains: RULES.md EMP-46, EMP-47 and EMP-51 to EMP-57.

import { otherSide, type Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Options } from '../notation.ts'
import type { Factory, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { factoryOf, linksLeft, namedFactory } from './sides.ts'

const NEW_TRAIN = 1

/** EMP-46 */
export const addTrain = decide('act.addTrain', {
  takesOnlyOption: true,

  options(g, { seat }) {
    const options: Options['act.addTrain'][] = []
    for (const { card, train } of g.factories[seat]) if (train === 0) options.push({ factory: card })
    return options
  },

  choose(g, { seat }, { factory }, flow) {
    startTrain(g, seat, namedFactory(g, seat, factory), flow)
    return flow.end()
  },

  why: (g, { seat }, { factory }) =>
    factoryOf(g, seat, factory) === undefined
      ? { because: 'notYourFactory', rule: 'EMP-46', factory }
      : { because: 'hasTrain', rule: 'EMP-46', factory },
})

/** EMP-46: on the start link, showing 1. With six dice for six cards there is always one (AMB-17). */
export function startTrain(g: State, side: Side, factory: Factory, flow: Flow): void {
  factory.train = NEW_TRAIN
  const [link] = g.box.factories[factory.card].links
  if (link !== undefined) flow.tell?.({ kind: 'addedTrain', seat: side, factory: factory.card, link })
}

export const cannotAddTrain = (g: State, side: Side): Hindrance | null =>
  g.factories[side].every(({ train }) => train > 0) ? 'everyFactoryHasTrain' : null

const ownTrains = (g: State, seat: Side): Options['act.moveOne'][] => {
  const options: Options['act.moveOne'][] = []
  for (const { card, train } of g.factories[seat]) if (train > 0) options.push({ factory: card })
  return options
}

const noSuchTrain = (g: State, seat: Side, { factory }: Options['act.moveOne'], rule: string) =>
  factoryOf(g, seat, factory) === undefined
    ? { because: 'notYourFactory', rule, factory }
    : { because: 'noTrainThere', rule, factory }

/** EMP-51. With AMB-20 switched off, move two is two of these, and a second train may take the second. */
export const moveOne = decide('act.moveOne', {
  takesOnlyOption: true,
  options: (g, { seat }) => ownTrains(g, seat),

  choose(g, { seat, moves }, { factory }, flow) {
    advance(g, seat, namedFactory(g, seat, factory), flow)
    if (moves > 1 && cannotMove(g, seat) === null) return flow.goto('act.moveOne', { seat, moves: moves - 1 })
    return flow.end()
  },

  why: (g, { seat }, option) => noSuchTrain(g, seat, option, 'EMP-51'),
})

/** EMP-56 */
export const moveTwo = decide('act.moveTwo', {
  takesOnlyOption: true,
  options: (g, { seat }) => ownTrains(g, seat),

  choose(g, { seat }, { factory }, flow) {
    advanceTwice(g, seat, namedFactory(g, seat, factory), flow)
    return flow.end()
  },

  why: (g, { seat }, option) => noSuchTrain(g, seat, option, 'EMP-56'),
})

export const cannotMove = (g: State, side: Side): Hindrance | null =>
  g.factories[side].some(({ train }) => train > 0) ? null : 'noTrain'

/** EMP-56; a step left over after coming home is lost (AMB-20). */
export function advanceTwice(g: State, side: Side, factory: Factory, flow: Flow): void {
  advance(g, side, factory, flow)
  if (factory.train > 0) advance(g, side, factory, flow)
}

/** EMP-51: one link clockwise, cubes and all; passengers may still join later. */
export function advance(g: State, side: Side, factory: Factory, flow: Flow): void {
  factory.moved += 1
  const left = linksLeft(g, factory)
  if (left === 0) return arrive(g, side, factory, flow)
  const link = g.box.factories[factory.card].links[factory.moved]
  if (link !== undefined) flow.tell?.({ kind: 'moved', seat: side, factory: factory.card, link, left })
}

/** EMP-52, EMP-53, and EMP-55 for an example. Home again: both sides are paid, cubes and die leave the card. */
function arrive(g: State, side: Side, factory: Factory, flow: Flow): void {
  const { card, train: die, riders: cubes } = factory
  const links = g.box.factories[card].links.length // EMP-47
  const rider = otherSide(side)
  factory.train = 0
  factory.moved = 0
  factory.riders = 0
  g.capital[side] += die * links
  flow.tell?.({ kind: 'arrived', seat: side, factory: card, die, links, income: die * links })
  if (cubes === 0) return
  g.capital[rider] += cubes * links
  flow.tell?.({ kind: 'disembarked', seat: rider, owner: side, factory: card, cubes, links, income: cubes * links })
}
