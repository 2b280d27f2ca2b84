// Laying and removing Pipes, and what that does to Networks: RULES.md TTN-32 to TTN-34, TTN-47, TTN-65 to TTN-67.

import type { Seat } from '@tableworks/kernel'
import { across, slotId } from '../data/board.ts'
import { CORE, type Slot, type Zone } from '../data/crater.ts'
import { isInNetwork, markReach, ownerOf, pipeOf } from '../readings/network.ts'
import { NONE, type State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** Puts a Pipe in a slot and adds the zones it reaches to the Network. */
export function layPipe(g: State, seat: Seat, slot: Slot, from: Zone): void {
  g.pipes[slot] = pipeOf(g, seat, slot, from)
  markReach(g, seat, across(g, slot, from), g.network)
}

/** TTN-47 to TTN-49: a Control token goes under every Pipe into the Core while the owner has any left. */
export function maybeTakeCoreToken(g: State, seat: Seat, slot: Slot, to: Zone, flow: Flow): void {
  if (to !== CORE) return
  if (g.controlTokens[seat] === 0) {
    flow.tell?.({ kind: 'lackedCoreToken', seat, slot: slotId(g, slot) })
    return
  }
  g.controlTokens[seat] -= 1
  g.coreTokens[g.box.slots.corePlace[slot]] = seat
  flow.tell?.({ kind: 'tookCoreToken', seat, slot: slotId(g, slot), left: g.controlTokens[seat] })
}

/** TTN-65: removes the Pipe from the game. Returns its owner. */
export function removePipe(g: State, slot: Slot): Seat {
  const owner = ownerOf(g.pipes[slot])
  g.pipes[slot] = NONE
  g.pipesGone[owner] += 1
  return owner
}

/** a Control token that has lost its Pipe returns to its owner. */
export function maybeReturnToken(g: State, owner: Seat, slot: Slot, flow: Flow): void {
  const place = g.box.slots.corePlace[slot]
  if (place < 0 || g.coreTokens[place] === NONE) return
  g.coreTokens[place] = NONE
  g.controlTokens[owner] += 1
  flow.tell?.({ kind: 'gotTokenBack', seat: owner, slot: slotId(g, slot), left: g.controlTokens[owner] })
}

/** TTN-67, A-16: recomputes the Network and returns the zones that were cut off. */
export function traceNetwork(g: State, seat: Seat): Zone[] {
  const before = g.network.slice()
  for (let zone = 0 as Zone; zone <= CORE; zone++) g.network[zone] &= ~(1 << seat)
  markReach(g, seat, g.base[seat] as Zone, g.network)
  const cut: Zone[] = []
  for (let zone = 0 as Zone; zone <= CORE; zone++)
    if ((before[zone] ?? 0) & (1 << seat) && !isInNetwork(g, seat, zone)) cut.push(zone)
  return cut
}
