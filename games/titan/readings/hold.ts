// The hold: TTN-43 to TTN-46.

import type { Seat } from '@tableworks/kernel'
import type { Cube } from '../data/cubes.ts'
import type { State } from '../state.ts'

type Hold = Pick<State, 'box' | 'hold' | 'holdPipes'>

export function cubesIn({ hold }: Pick<State, 'hold'>, seat: Seat): number {
  const common = hold.silicium[seat] + hold.water[seat] + hold.hydrocarbons[seat] + hold.titanium[seat]
  return common + hold.deuterium[seat] + hold.tholins[seat]
}

/** TTN-43 */
export const freeCells = (g: Hold, seat: Seat): number => g.box.holdCells - g.holdPipes[seat] - cubesIn(g, seat)

/** Pipes and Tholins are never discarded, so together they may leave no room for another Tholins. */
export const canTakeTholins = (g: Hold, seat: Seat): boolean =>
  g.holdPipes[seat] + g.hold.tholins[seat] < g.box.holdCells

/** TTN-44, TTN-45: whether a full hold could discard this cube for the incoming one. */
export const canDiscard = ({ hold }: Pick<State, 'hold'>, seat: Seat, incoming: Cube, cube: Cube): boolean =>
  cube !== 'tholins' && (hold[cube][seat] > 0 || cube === incoming)
