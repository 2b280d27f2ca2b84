// Objectives: RULES.md TTN-81 to TTN-85.

import type { Refusal, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { OBJECTIVE_IDS, type ObjectiveId } from '../data/objectives.ts'
import { OBJECTIVE_SPACES } from '../data/pieces.ts'
import { meets, progressOf } from '../readings/objectives.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

const OPTION = recordOf(OBJECTIVE_IDS, objective => ({ objective }))

export const objectiveCandidates = (g: State) => g.objectives.map(objective => OPTION[objective])

export function pushObjectives(
  g: State,
  seat: Seat,
  options: { push(option: { objective: ObjectiveId }): unknown },
): void {
  if (g.controlTokens[seat] === 0) return
  for (let i = 0; i < g.objectives.length; i++) {
    const objective = g.objectives[i] as ObjectiveId
    if (isOpenTo(claimsOn(g, i), seat) && meets(g, seat, objective)) options.push(OPTION[objective])
  }
}

const claimsOn = (g: State, place: number): Seat[] => g.claims[place] as Seat[]

/** TTN-85: a space is left, and the seat has none of them. */
const isOpenTo = (claims: readonly Seat[], seat: Seat): boolean =>
  claims.length < OBJECTIVE_SPACES && !claims.includes(seat)

export function barObjective(g: State, seat: Seat, objective: ObjectiveId): Refusal | null {
  const place = g.objectives.indexOf(objective)
  if (place < 0) return { because: 'objectiveNotInPlay', rule: 'TTN-7', objective }
  if (claimsOn(g, place).includes(seat)) return { because: 'claimedAlready', rule: 'TTN-85', objective }
  if (!isOpenTo(claimsOn(g, place), seat)) return { because: 'objectiveFull', rule: 'TTN-85', objective }
  if (g.controlTokens[seat] === 0) return { because: 'noControlToken', rule: 'TTN-50' }
  const short = progressOf(g, seat, objective).find(({ have, criterion }) => have < criterion.need)
  if (short === undefined) return null
  return { because: 'objectiveNotMet', rule: 'TTN-81', objective, need: short.criterion.need, have: short.have }
}

/** TTN-81: a Control token on the leftmost free space. */
export function claim(g: State, seat: Seat, objective: ObjectiveId, flow: Flow): void {
  const claims = claimsOn(g, g.objectives.indexOf(objective))
  const credits = g.box.objectives[objective].credits[claims.length] as number
  claims.push(seat)
  g.controlTokens[seat] -= 1
  g.credits[seat] += credits
  flow.tell?.({ kind: 'claimed', seat, objective, place: claims.length, credits })
}
