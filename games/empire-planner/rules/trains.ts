// Trains: RULES.md EMP-46, EMP-47 and EMP-51 to EMP-57.

import type { Bar, Offer, Refusal } from '@tableworks/kernel'
import type { FactoryId } from '../data/factories.ts'
import { otherSide, type Side } from '../data/pieces.ts'
import { fareOf, hasTrain, linksLeft, namedFactory } from '../readings/factories.ts'
import { cannotMove } from '../readings/hindrance.ts'
import type { Factory, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'

const NEW_TRAIN = 1

/** Whether a player can choose one of their own Factory cards. */
export function ownFactory(rule: string, bar: (factory: Factory, why: boolean) => Bar) {
  return {
    offers(g: State, { seat }: { seat: Side }, offer: Offer<{ factory: FactoryId }>, why: boolean): void {
      for (const one of g.factories[seat]) offer({ factory: one.card }, bar(one, why))
    },
    unoffered: (_g: State, _frame: object, { factory }: { factory: FactoryId }): Refusal => ({
      because: 'notYourFactory',
      rule,
      factory,
    }),
  }
}

const ownTrain = (rule: string) => ownFactory(rule, (one, why) => barTrain(one, rule, why))

export const barTrain = (one: Factory, rule: string, why: boolean): Bar =>
  hasTrain(one) ? null : why && { because: 'noTrainThere', rule, factory: one.card }

/** EMP-46 */
export const addTrain = decide('act.addTrain', {
  takesOnlyOption: true,
  ...ownFactory('EMP-46', (one, why) =>
    hasTrain(one) ? why && { because: 'hasTrain', rule: 'EMP-46', factory: one.card } : null,
  ),

  choose(g, { seat }, { factory }, flow) {
    startTrain(g, seat, namedFactory(g, seat, factory), flow)
    return flow.end()
  },
})

/** EMP-46: on the start link, showing 1. With six dice for six cards there's always one left (AMB-17). */
export function startTrain(g: State, side: Side, factory: Factory, flow: Flow): void {
  factory.train = NEW_TRAIN
  const [link] = g.box.factories[factory.card].links
  if (link !== undefined) flow.tell?.({ kind: 'addedTrain', seat: side, factory: factory.card, link })
}

/** EMP-51. With AMB-20 switched off, move two is two of these, and another train may take the second. */
export const moveOne = decide('act.moveOne', {
  takesOnlyOption: true,
  ...ownTrain('EMP-51'),

  choose(g, { seat, moves }, { factory }, flow) {
    advance(g, seat, namedFactory(g, seat, factory), flow)
    if (moves > 1 && cannotMove(g, seat) === null) return flow.goto('act.moveOne', { seat, moves: moves - 1 })
    return flow.end()
  },
})

/** EMP-56 */
export const moveTwo = decide('act.moveTwo', {
  takesOnlyOption: true,
  ...ownTrain('EMP-56'),

  choose(g, { seat }, { factory }, flow) {
    advanceTwice(g, seat, namedFactory(g, seat, factory), flow)
    return flow.end()
  },
})

/** EMP-56. When the train gets home, an unused link is lost (AMB-20). */
export function advanceTwice(g: State, side: Side, factory: Factory, flow: Flow): void {
  advance(g, side, factory, flow)
  if (factory.train > 0) advance(g, side, factory, flow)
}

/** EMP-51: one link clockwise, with its cubes. Passengers can still board later. */
export function advance(g: State, side: Side, factory: Factory, flow: Flow): void {
  factory.moved += 1
  const left = linksLeft(g, factory)
  if (left === 0) return arrive(g, side, factory, flow)
  const link = g.box.factories[factory.card].links[factory.moved]
  if (link !== undefined) flow.tell?.({ kind: 'moved', seat: side, factory: factory.card, link, left })
}

/** EMP-52, EMP-53; EMP-55 is an example. When the train gets home, both sides are paid, and its cubes and die leave the card. */
function arrive(g: State, side: Side, factory: Factory, flow: Flow): void {
  const { card, train: die, riders: cubes } = factory
  const links = g.box.factories[card].links.length // EMP-47
  const { owner: income, rider: fare } = fareOf(g, factory)
  const rider = otherSide(side)
  factory.train = 0
  factory.moved = 0
  factory.riders = 0
  g.capital[side] += income
  flow.tell?.({ kind: 'arrived', seat: side, factory: card, die, links, income })
  if (cubes === 0) return
  g.capital[rider] += fare
  flow.tell?.({ kind: 'disembarked', seat: rider, owner: side, factory: card, cubes, links, income: fare })
}
