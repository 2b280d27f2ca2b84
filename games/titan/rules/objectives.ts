// Objectives: RULES.md TTN-81 to TTN-85.

import type { Bar, Offer, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { OBJECTIVE_IDS, type ObjectiveId } from '../data/objectives.ts'
import { OBJECTIVE_SPACES } from '../data/pieces.ts'
import { countOf, shortOf } from '../readings/objectives.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

const OPTION = recordOf(OBJECTIVE_IDS, objective => ({ objective }))

export function offerObjectives(g: State, seat: Seat, offer: Offer<{ objective: ObjectiveId }>, why: boolean): void {
  const noToken = barToken(g, seat, why)
  if (noToken === false) return
  for (let place = 0; place < g.objectives.length; place++) {
    const objective = g.objectives[place] as ObjectiveId
    const bar = barClaim(claimsOn(g, place), seat, objective, why) ?? noToken ?? barUnmet(g, seat, objective, why)
    if (bar !== false) offer(OPTION[objective], bar)
  }
}

/** TTN-50, A-26 */
export const barToken = (g: State, seat: Seat, why: boolean): Bar =>
  g.controlTokens[seat] > 0 ? null : why && { because: 'noControlToken', rule: 'TTN-50' }

const claimsOn = (g: State, place: number): Seat[] => g.claims[place] as Seat[]

function barClaim(claims: readonly Seat[], seat: Seat, objective: ObjectiveId, why: boolean): Bar {
  if (claims.includes(seat)) return why && { because: 'claimedAlready', rule: 'TTN-85', objective }
  return claims.length < OBJECTIVE_SPACES ? null : why && { because: 'objectiveFull', rule: 'TTN-85', objective }
}

function barUnmet(g: State, seat: Seat, objective: ObjectiveId, why: boolean): Bar {
  const short = shortOf(g, seat, objective)
  if (short === null) return null
  const { need } = short
  return why && { because: 'objectiveNotMet', rule: 'TTN-81', objective, need, have: countOf(g, seat, short) }
}

/** TTN-81: puts a Control token on the leftmost free space. */
export function claim(g: State, seat: Seat, objective: ObjectiveId, flow: Flow): void {
  const claims = claimsOn(g, g.objectives.indexOf(objective))
  const credits = g.box.objectives[objective].credits[claims.length] as number
  claims.push(seat)
  g.controlTokens[seat] -= 1
  g.credits[seat] += credits
  flow.tell?.({ kind: 'claimed', seat, objective, place: claims.length, credits })
}
