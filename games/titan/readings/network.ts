// Pipes and Networks: TTN-32 to TTN-34.

import type { Seat } from '@tableworks/kernel'
import { across, craterOf } from '../data/board.ts'
import type { PerZone, Slot, Zone } from '../data/crater.ts'
import { NONE, type Pipe, type State } from '../state.ts'

type Pipes = Pick<State, 'box' | 'pipes'>

/** */
export const isFree = (g: Pick<State, 'pipes'>, slot: Slot): boolean => g.pipes[slot] === NONE

export const ownerOf = (pipe: Pipe): Seat => (pipe >> 1) as Seat
/** Whether this seat has a Pipe in a slot that leads away from this end. */
export const pipeOf = ({ box }: Pick<State, 'box'>, seat: Seat, slot: Slot, from: Zone): Pipe =>
  seat * 2 + (box.slots.endA[slot] === from ? 0 : 1)

/** The zone that the Pipe in this slot leaves, and the zone it points to. */
export const tailOf = (g: Pipes, slot: Slot): Zone =>
  (g.pipes[slot] % 2 === 0 ? g.box.slots.endA : g.box.slots.endB)[slot]
export const headOf = (g: Pipes, slot: Slot): Zone => across(g, slot, tailOf(g, slot))

/** TTN-34 */
export const isInNetwork = (g: Pick<State, 'network'>, seat: Seat, zone: Zone): boolean =>
  (g.network[zone] & (1 << seat)) !== 0

/** whether the Pipe in this slot is part of its owner's Network, or cut off from it. */
export const isJoined = (g: Pick<State, 'box' | 'pipes' | 'network'>, slot: Slot): boolean =>
  isInNetwork(g, ownerOf(g.pipes[slot]), tailOf(g, slot))

/** A Network's zones in board order. */
export const zonesOf = (g: Pick<State, 'seats' | 'box' | 'network'>, seat: Seat): Zone[] =>
  craterOf(g).zones.filter(zone => isInNetwork(g, seat, zone))

/** Marks everything in `network` that this seat can reach from a zone along its Pipes. */
export function markReach(
  g: Pick<State, 'seats' | 'box' | 'pipes'>,
  seat: Seat,
  from: Zone,
  network: PerZone<number>,
): void {
  if ((network[from] & (1 << seat)) !== 0) return
  network[from] |= 1 << seat
  for (const slot of craterOf(g).slotsAt[from]) {
    const pipe = g.pipes[slot]
    if (pipe !== NONE && ownerOf(pipe) === seat && tailOf(g, slot) === from)
      markReach(g, seat, across(g, slot, from), network)
  }
}
