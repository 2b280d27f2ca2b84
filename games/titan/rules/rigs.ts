// Placing Rigs: RULES.md TTN-20, TTN-26.

import type { Seat } from '@tableworks/kernel'
import { type Zone, type ZoneId, zoneId } from '../data/crater.ts'
import type { Common } from '../data/cubes.ts'
import { type Rig, type RigId, rigId } from '../data/rigs.ts'
import { tokensAt } from '../readings/dropship.ts'
import { faceOf } from '../readings/rigs.ts'
import type { State } from '../state.ts'

export function takeFromDisplay(g: State, rig: Rig): void {
  g.display.splice(g.display.indexOf(rig), 1)
}

/** A placed Rig, as facts report it. */
interface Placed {
  readonly seat: Seat
  readonly rig: RigId
  readonly zone: ZoneId
  readonly credits: number
  readonly tholins: number
  readonly deuterium: number
}

/** Scores the Rig's value and fills its well. */
export function placeRig(g: State, seat: Seat, rig: Rig, zone: Zone): Placed {
  const { value: credits, tholins, deuterium } = faceOf(g, rig)
  g.site[zone] = rig
  g.credits[seat] += credits // TTN-15
  g.tholins[zone] = tholins
  g.deuterium[zone] = deuterium
  return { seat, rig: rigId(rig), zone: zoneId(zone), credits, tholins, deuterium }
}

/** Removes a zone's tokens from the game and returns their resources. */
export function takeTokens(g: State, zone: Zone): Common[] {
  const tokens = tokensAt(g, zone)
  g.deposits.fill(null, 2 * zone, 2 * zone + 2)
  return tokens
}
