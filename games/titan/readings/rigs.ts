// What is on each zone: its Rig, the Rig's controller and its Modules (TTN-13).

import type { Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import type { Zone } from '../data/crater.ts'
import { MODULES_PER_COLOUR } from '../data/pieces.ts'
import { type Colour, colourOf, type Rig, type RigFace } from '../data/rigs.ts'
import { BASE, EMPTY, type State } from '../state.ts'

type Sites = Pick<State, 'site'>

export const hasRig = (g: Sites, zone: Zone): boolean => g.site[zone] > EMPTY
/** The colour of the Rig here, or null. */
export const rigColour = (g: Sites, zone: Zone): Colour | null => (hasRig(g, zone) ? colourOf(g.site[zone]) : null)

/** What is printed on a Rig. */
export const faceOf = ({ box }: Pick<State, 'box'>, rig: Rig): RigFace => box.rigs[rig] as RigFace

/** The seat whose Base is here, or null. */
export function baseOwner(g: Pick<State, 'site' | 'base'>, zone: Zone): Seat | null {
  if (g.site[zone] !== BASE) return null
  return g.base.indexOf(zone) as Seat
}

/** The Rigs a seat controls, in board order. */
export const controlledBy = (g: Pick<State, 'seats' | 'box' | 'controller'>, seat: Seat): Zone[] =>
  craterOf(g).zones.filter(zone => g.controller[zone] === seat)

/** TTN-74: how many Modules of a colour are in the supply. */
export function modulesLeft(g: Pick<State, 'module'>, colour: Colour): number {
  let left = MODULES_PER_COLOUR
  for (const module of g.module) if (module === colour) left -= 1
  return left
}
