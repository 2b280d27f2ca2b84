// What a Pipe brings: TTN-35 to TTN-41 and TTN-76, in the order of A-20. Rules lay the Pipe and then ask; a board asks
// before it is laid.

import { perSeat, type Seat } from '@tableworks/kernel'
import { across, craterOf } from '../data/board.ts'
import type { Slot, Zone } from '../data/crater.ts'
import { type Colour, PRODUCT } from '../data/rigs.ts'
import type { Cause, Effect, State } from '../state.ts'
import { emptyDronesAt } from './drones.ts'
import { canTakeTholins } from './hold.ts'
import { isInNetwork, markReach, pipeOf } from './network.ts'
import { purgeable } from './purge.ts'
import { rigColour } from './rigs.ts'

type Crater = Pick<
  State,
  'seats' | 'box' | 'pipes' | 'network' | 'site' | 'droneAt' | 'droneLoad' | 'controller' | 'module'
>
type Forecast = Crater & Pick<State, 'hold' | 'holdPipes' | 'tholins'>

/** What happens when this seat lays this Pipe: all gains of everybody, in order, and removals of Tholins that are there. */
export function forecastPipe(g: Forecast, seat: Seat, slot: Slot, from: Zone): Effect[] {
  const pipes = g.pipes.slice() as Crater['pipes']
  const network = g.network.slice() as Crater['network']
  const after: Forecast = { ...g, pipes, network }
  const to = across(g, slot, from)
  pipes[slot] = pipeOf(g, seat, slot, from)
  markReach(after, seat, to, network)
  return withoutIdlePurges(after, effectsOfPipe(after, seat, slot, to))
}

/** The rules ask about a removal only while there is a Tholins to remove, so a forecast promises no more. */
function withoutIdlePurges(g: Forecast, effects: readonly Effect[]): Effect[] {
  const left = perSeat(g.seats, seat => purgeable(g, seat))
  return effects.flatMap(effect => {
    const { seat, what } = effect
    if (what === 'tholins' && canTakeTholins(g, seat)) left[seat] += effect.count
    if (what !== 'purge') return effect
    const count = Math.min(effect.count, left[seat])
    left[seat] -= count
    return count === 0 ? [] : { ...effect, count }
  })
}

/** The gains of a Pipe that has just been laid in this slot towards `to`. */
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
