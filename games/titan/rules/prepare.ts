// Preparing Rigs: RULES.md TTN-4, TTN-23.

import type { Chance } from '@tableworks/kernel'
import { draw } from '@tableworks/table-kit'
import { COLOURS, type Rig, rigId } from '../data/rigs.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** Reveals the top Rig of every stack. */
export function revealRigs(g: State, chance: Chance): Rig[] {
  const revealed: Rig[] = []
  for (const colour of COLOURS) {
    const rig = draw(g.stacks[colour], chance)
    if (rig !== null) revealed.push(rig)
  }
  g.display.push(...revealed)
  return revealed
}

/** TTN-23, A-10: removes the remaining Rigs, except before cycle 1. */
export function prepareRigs(g: State, flow: Flow): void {
  if (g.cycle > 1) {
    if (g.display.length > 0) flow.tell?.({ kind: 'removedRigs', rigs: g.display.map(rigId) })
    g.display.length = 0
  }
  g.deployed.length = 0
  const revealed = revealRigs(g, flow.chance)
  flow.tell?.({ kind: 'revealedRigs', rigs: revealed.map(rigId) })
}
