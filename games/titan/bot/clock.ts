// How much of the game is left.

import { CYCLES, TURNS_PER_CYCLE } from '../meta.ts'
import type { State } from '../state.ts'

type Clock = Pick<State, 'seats' | 'cycle' | 'turn' | 'deployed'>

/** Whether this cycle's turns are over: its Rigs are deployed and no turn is running. */
const isExtracting = (g: Clock): boolean => g.turn === 0 && g.deployed.length === g.seats

/** How many turns a seat has left, including this one, as a share of all its turns. */
export function timeLeft(g: Clock): number {
  if (g.cycle === 0) return 1
  const inCycle = isExtracting(g) ? 0 : TURNS_PER_CYCLE + 1 - Math.max(1, g.turn)
  return ((CYCLES - g.cycle) * TURNS_PER_CYCLE + inCycle) / (CYCLES * TURNS_PER_CYCLE)
}

/** How many extractions are left, including the final one. */
export function extractionsLeft(g: Clock): number {
  if (g.cycle === 0) return CYCLES
  return CYCLES - g.cycle + (isExtracting(g) ? 0 : 1)
}

export const isOver = (g: Clock): boolean => g.cycle === CYCLES && isExtracting(g)
