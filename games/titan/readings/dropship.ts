// The Dropship: TTN-27, TTN-28, TTN-30.

import type { Seat } from '@tableworks/kernel'
import type { Zone } from '../data/crater.ts'
import { COMMON, type Common } from '../data/cubes.ts'
import { DROPSHIP_SPACES } from '../data/pieces.ts'
import type { State } from '../state.ts'

/** The resources on a zone's Deposit tokens. */
export const tokensAt = ({ deposits }: Pick<State, 'deposits'>, zone: Zone): Common[] =>
  deposits.slice(2 * zone, 2 * zone + 2).filter(token => token !== null)

/** What deploying a Rig on this zone puts in the Dropship. */
export function cargoFrom(g: Pick<State, 'deposits'>, zone: Zone): { resources: Common[]; pipes: number } {
  const resources = tokensAt(g, zone)
  return { resources, pipes: DROPSHIP_SPACES - resources.length }
}

/** How many Pipes and resources are left to use. */
export const leftInDropship = (g: Pick<State, 'dropship' | 'dropshipPipes'>, seat: Seat): number =>
  COMMON.reduce((sum, resource) => sum + g.dropship[resource][seat], g.dropshipPipes[seat])
