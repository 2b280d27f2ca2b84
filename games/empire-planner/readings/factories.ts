// A side's Factory cards: their trains, passengers and Goods.

import type { Colour, FactoryId } from '../data/factories.ts'
import { otherSide, type Side } from '../data/pieces.ts'
import type { Factory, State } from '../state.ts'

/** EMP-48, EMP-49, AMB-18: a train at 6 is full. */
const FULL_TRAIN = 6

export const hasTrain = ({ train }: Factory): boolean => train > 0
export const isFull = ({ train }: Factory): boolean => train >= FULL_TRAIN
/** Whether a passenger can board. */
export const hasRoom = (factory: Factory): boolean => hasTrain(factory) && !isFull(factory)

/** A side's Factory card with this name, or undefined. */
export const factoryOf = (g: Pick<State, 'factories'>, side: Side, card: FactoryId): Factory | undefined =>
  g.factories[side].find(factory => factory.card === card)

/** The same for a card that an option names, which must exist. */
export function namedFactory(g: Pick<State, 'factories'>, side: Side, card: FactoryId): Factory {
  const factory = factoryOf(g, side, card)
  if (factory === undefined) throw new Error(`side ${side} has no ${card}`)
  return factory
}

/** How many Rail Links a train still has to travel. */
export const linksLeft = (g: Pick<State, 'box'>, { card, moved }: Factory): number =>
  g.box.factories[card].links.length - moved

/** EMP-47, EMP-52: what a train pays when it gets home: to its owner, and to the other side for its cubes. */
export function fareOf(g: Pick<State, 'box'>, { card, train, riders }: Factory): { owner: number; rider: number } {
  const links = g.box.factories[card].links.length
  return { owner: train * links, rider: riders * links }
}

/** A side's cubes on the other side's trains. */
export function ridersOf(g: Pick<State, 'factories'>, side: Side): number {
  let riders = 0
  for (const factory of g.factories[otherSide(side)]) riders += factory.riders
  return riders
}

export const goodsOf = (g: Pick<State, 'box' | 'factories'>, side: Side, colour: Colour): number =>
  g.factories[side].reduce((sum, { card, goods }) => sum + (g.box.factories[card].goods === colour ? goods : 0), 0)
