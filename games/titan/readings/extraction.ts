// What an extraction draws: TTN-87 to TTN-93. The rules use it to draw cube by cube, and boards use it for previews.

import { perSeat, type PerSeat, type Seat, seatsFrom } from '@tableworks/kernel'
import { CORE, type Slot, type Zone } from '../data/crater.ts'
import type { Load } from '../data/cubes.ts'
import { CYCLES } from '../meta.ts'
import type { Drawing, State } from '../state.ts'
import { canTakeTholins } from './hold.ts'
import { isInNetwork, isJoined } from './network.ts'
import { controlledBy } from './rigs.ts'

/** TTN-92, A-46: the last cycle's extraction is the final one. */
export const isFinalCycle = (g: Pick<State, 'cycle'>): boolean => g.cycle === CYCLES

/** TTN-99, a variant: the final extraction also takes the Tholins of Rigs outside the Network. */
export const reachesAllRigs = ({ variants }: Pick<State, 'variants'>): boolean =>
  variants.finalExtraction === 'all your Rigs'

type Extracting = Pick<State, 'seats' | 'box' | 'variants' | 'cycle' | 'foreman' | 'controller' | 'network' | 'tholins'>

/** TTN-87, A-47, A-56: the Rigs each seat extracts from, clockwise from the Foreman, in board order. */
export function rigDrawings(g: Extracting): Drawing[] {
  const reachesTholins = isFinalCycle(g) && reachesAllRigs(g)
  return seatsFrom(g.foreman, g.seats).flatMap(seat =>
    controlledBy(g, seat)
      .filter(zone => isInNetwork(g, seat, zone) || (reachesTholins && g.tholins[zone] > 0))
      .map(zone => ({ seat, zone })),
  )
}

type Tapped = Pick<State, 'box' | 'coreTokens' | 'pipes' | 'network'>

/** TTN-89: a seat's Control tokens in the Core whose Pipes are in its Network. */
export function coreDraws(g: Tapped, seat: Seat): number {
  let draws = 0
  for (let place = 0; place < g.coreTokens.length; place++)
    if (g.coreTokens[place] === seat && isJoined(g, g.box.slots.core[place] as Slot)) draws += 1
  return draws
}

/** TTN-90, A-29: which seat takes each cube from the Core, round by round, clockwise from the Foreman. */
export function coreDrawers(g: Tapped & Pick<State, 'seats' | 'foreman'>): Seat[] {
  const draws = perSeat(g.seats, seat => coreDraws(g, seat))
  const drawers: Seat[] = []
  for (let round = 0; round < Math.max(...draws); round++)
    for (const seat of seatsFrom(g.foreman, g.seats)) if (draws[seat] > round) drawers.push(seat)
  return drawers
}

type Wells = Pick<State, 'box' | 'tholins' | 'deuterium' | 'hold' | 'holdPipes'>

/**
 * The next cube that a seat draws from a well or the Core after `drawn` cubes. `noRoom` means that the next Tholins doesn't fit in
 * the hold, null that there's nothing left to draw.
 */
export function nextDraw(g: Wells, seat: Seat, zone: Zone, drawn: number, isFinal: boolean): Load | 'noRoom' | null {
  if (drawn > 0 && !isFinal) return null
  if (g.tholins[zone] > 0) return canTakeTholins(g, seat) ? 'tholins' : 'noRoom'
  return drawn === 0 && g.deuterium[zone] > 0 ? 'deuterium' : null
}

export interface Draw {
  readonly zone: Zone
  readonly cube: Load
}

/** What each seat would draw if the cycle ended now, in order. What overflowing holds discard makes no difference. */
export function forecastExtraction(g: Wells & Extracting & Pick<State, 'coreTokens' | 'pipes'>): PerSeat<Draw[]> {
  const wells = {
    box: g.box,
    tholins: g.tholins.slice() as State['tholins'],
    deuterium: g.deuterium.slice() as State['deuterium'],
    hold: { ...g.hold, tholins: g.hold.tholins.slice() as PerSeat<number> },
    holdPipes: g.holdPipes,
  }
  const forecast = perSeat<Draw[]>(g.seats, () => [])
  const drawAll = ({ seat, zone }: Drawing, isFinal: boolean) => {
    for (let drawn = 0; ; drawn++) {
      const cube = nextDraw(wells, seat, zone, drawn, isFinal)
      if (cube === null || cube === 'noRoom') return
      wells[cube][zone] -= 1
      if (cube === 'tholins') wells.hold.tholins[seat] += 1
      forecast[seat].push({ zone, cube })
    }
  }
  for (const drawing of rigDrawings(g)) drawAll(drawing, isFinalCycle(g))
  for (const seat of coreDrawers(g)) drawAll({ seat, zone: CORE }, false)
  return forecast
}
