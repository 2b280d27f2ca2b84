// The evaluation's weights, in Credits of the final score.

import type { Common } from '../data/cubes.ts'

export interface Weights {
  /** A common cube while there's time to use it. Cubes beyond the first few count half. */
  readonly cube: Readonly<Record<Common, number>>
  readonly few: number
  /** A majority prize that the seat would win if the game ended now. It counts more towards the end. */
  readonly majority: number
  /** A future draw from the Core. */
  readonly coreDraw: number
  /** A Deuterium or Tholins that a controlled Rig will still give. */
  readonly extraction: number
  /** At the start of the game: a Rig in the Network, and the square of the number of its Rigs of one colour. */
  readonly rig: number
  readonly sameColour: number
  /** A zone in the Network, at the start of the game. */
  readonly zone: number
  /** A Module that will still pay its controller, at the start of the game. */
  readonly module: number
  /** A Deuterium on a Drone, a Tholins on a Drone, and a Drone docked in the Network. */
  readonly loadedDeuterium: number
  readonly loadedTholins: number
  readonly docked: number
  /** How much of an Objective's Credits full progress is worth. Partial progress counts by its square. */
  readonly objective: number
  /** A free cell in the hold. Only a few count. */
  readonly cell: number
  readonly cells: number
  /** How much the rivals' mean value counts against the seat. */
  readonly others: number
}

export const WEIGHTS: Weights = {
  cube: { silicium: 1, titanium: 0.9, water: 0.8, hydrocarbons: 0.45 },
  few: 4,
  majority: 0.6,
  coreDraw: 1.6,
  extraction: 0.9,
  rig: 0.9,
  sameColour: 0.35,
  zone: 0.15,
  module: 1,
  loadedDeuterium: 1.1,
  loadedTholins: 0.3,
  docked: 0.55,
  objective: 0.85,
  cell: 0.2,
  cells: 4,
  others: 0.35,
}
