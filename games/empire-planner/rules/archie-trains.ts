// Which train Archie chooses when the rulebook doesn't say: RULES.md EMP-96, EMP-98 to EMP-100, AMB-30, AMB-42.

import { hasRoom, hasTrain, linksLeft } from '../readings/factories.ts'
import { ARCHIE, YOU } from '../readings/sides.ts'
import type { Factory, State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** Compares number by number, lower first. Ties go to the earliest card. */
function best(factories: Factory[], rank: (factory: Factory) => readonly number[]): Factory {
  const [first, ...others] = factories
  if (first === undefined) throw new Error('Archie has nothing to choose from')
  return others.reduce((chosen, one) => (isBefore(rank(one), rank(chosen)) ? one : chosen), first)
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? value
    if (value !== other) return value < other
  }
  return false
}

/** EMP-95, AMB-42: his earliest card without a train. */
export const cardForTrain = (g: State): Factory =>
  best(
    g.factories[ARCHIE].filter(factory => !hasTrain(factory)),
    () => [],
  )

/** EMP-96: his train with the fewest passengers. Ties go to the one with the most of your cubes. */
export const trainToBoard = (g: State): Factory =>
  best(g.factories[ARCHIE].filter(hasRoom), ({ train, riders }) => [train, 0 - riders])

/** EMP-98, AMB-42: your train with the fewest passengers. Ties go to the one with more links. */
export const trainToRide = (g: State): Factory =>
  best(g.factories[YOU].filter(hasRoom), ({ train, card }) => [train, 0 - g.box.factories[card].links.length])

/** EMP-99, EMP-100, AMB-42: the train nearest home, then the fuller one, then the one with fewer of your cubes. */
export const trainToMove = (g: State): Factory =>
  best(g.factories[ARCHIE].filter(hasTrain), factory => [linksLeft(g, factory), 0 - factory.train, factory.riders])

/** EMP-70, AMB-30: Archie takes a cube off your train with the lowest die. */
export function archieTakesCubeBack(g: State, flow: Flow): void {
  const factory = best(
    g.factories[YOU].filter(({ riders }) => riders > 0),
    ({ train }) => [train],
  )
  factory.riders -= 1
  flow.tell?.({ kind: 'tookCubeBack', seat: ARCHIE, owner: YOU, factory: factory.card })
}
