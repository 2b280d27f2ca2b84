// What a Pipe gives: TTN-35 to TTN-41 and TTN-76, in the order of A-20.

import type { Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import type { Slot, Zone } from '../data/crater.ts'
import { type Colour, PRODUCT } from '../data/rigs.ts'
import type { Cause, Effect, State } from '../state.ts'
import { emptyDronesAt } from './drones.ts'
import { isInNetwork } from './network.ts'
import { rigColour } from './rigs.ts'

type Crater = Pick<State, 'seats' | 'box' | 'network' | 'site' | 'droneAt' | 'droneLoad' | 'controller' | 'module'>
/** The gains from a Pipe just laid in this slot towards `to`. */
export function effectsOfPipe(g: Crater, seat: Seat, slot: Slot, to: Zone): Effect[] {
  const effects: Effect[] = []
  const { printed: prints, isVertical } = g.box.slots
  const printed = prints[slot]
  if (printed !== null) effects.push({ seat, what: printed, count: 1, cause: 'slot', zone: to }) // TTN-35
  if (isVertical[slot]) effects.push({ seat, what: 'tholins', count: 1, cause: 'vertical', zone: to }) // TTN-36
  const colour = rigColour(g, to)
  if (colour === null) return effects
  const rigs = chainOf(g, seat, to, colour)
  for (const zone of rigs) effects.push(effectOf(seat, colour, 1 + emptyDronesAt(g, seat, zone), 'rig', zone)) // TTN-40, TTN-41, TTN-63
  for (const zone of rigs) {
    const module = g.module[zone]
    if (module !== null) effects.push(effectOf(g.controller[zone] as Seat, module, 1, 'module', zone)) // TTN-76
  }
  return effects
}

const effectOf = (seat: Seat, colour: Colour, count: number, cause: Cause, zone: Zone): Effect => ({
  seat,
  what: PRODUCT[colour] ?? 'purge',
  count,
  cause,
  zone,
})

/** TTN-37, TTN-38: the Rig at the head of the Pipe, then all others of its colour in the Network, in board order. */
function chainOf(g: Crater, seat: Seat, first: Zone, colour: Colour): Zone[] {
  const rigs = [first]
  for (const zone of craterOf(g).zones)
    if (zone !== first && isInNetwork(g, seat, zone) && rigColour(g, zone) === colour) rigs.push(zone)
  return rigs
}
