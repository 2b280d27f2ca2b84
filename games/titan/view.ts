// Who may know what: everything is public. Rig stacks and the order pile are bags whose contents anyone can deduce, and their order
// isn't decided until something is drawn, so there is nothing to hide.

import { type Chance, copy, type Seat, seatsOf } from '@tableworks/kernel'
import { craterOf, slotId } from './data/board.ts'
import { CORE, type SlotId, type Zone, type ZoneId, zoneId } from './data/crater.ts'
import type { Common, Load } from './data/cubes.ts'
import { type Drone, DRONES } from './data/pieces.ts'
import { type Colour, type RigId, rigId } from './data/rigs.ts'
import { droneNumber, isDocked } from './readings/drones.ts'
import { tokensAt } from './readings/dropship.ts'
import { headOf, isFree, isInNetwork, isJoined, ownerOf, tailOf } from './readings/network.ts'
import { baseOwner, hasRig } from './readings/rigs.ts'
import { BASE, ICE, NONE, type State } from './state.ts'

/** The crater by name, for text mode, boards and human readers. */
export interface Glance {
  readonly zones: readonly ZoneGlance[]
  readonly pipes: readonly PipeGlance[]
  readonly drones: readonly DroneGlance[]
  readonly display: readonly RigId[]
}
interface ZoneGlance {
  readonly zone: ZoneId
  readonly stands: RigId | 'base' | 'ice' | 'core' | 'nothing'
  /** The Base's owner, or the Rig's controller. */
  readonly owner: Seat | null
  readonly module: Colour | null
  readonly tholins: number
  readonly deuterium: number
  readonly deposits: readonly Common[]
  /** The seats that have it in their Network. */
  readonly networks: readonly Seat[]
}
interface PipeGlance {
  readonly slot: SlotId
  readonly owner: Seat
  readonly from: ZoneId
  readonly to: ZoneId
  readonly isJoined: boolean
}
interface DroneGlance {
  readonly owner: Seat
  readonly drone: Drone
  readonly zone: ZoneId
  readonly load: Load | null
  readonly isDocked: boolean
}

/** The position, which a board passes to the readings with the table's seats, variants and box. */
export interface View extends Omit<State, 'seats' | 'variants' | 'box'> {
  readonly glance: Glance
}

export function view(g: State, _seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, ...open } = g
  return { ...open, glance: glanceAt(g) }
}

const glanceAt = (g: State): Glance => ({
  zones: craterOf(g).zones.map(zone => zoneGlance(g, zone)),
  pipes: craterOf(g)
    .slots.filter(slot => !isFree(g, slot))
    .map(slot => ({
      slot: slotId(g, slot),
      owner: ownerOf(g.pipes[slot]),
      from: zoneId(tailOf(g, slot)),
      to: zoneId(headOf(g, slot)),
      isJoined: isJoined(g, slot),
    })),
  drones: seatsOf(g.seats)
    .filter(seat => g.base[seat] !== NONE)
    .flatMap(seat => DRONES.map(drone => droneGlance(g, seat, drone))),
  display: g.display.map(rigId),
})

function zoneGlance(g: State, zone: Zone): ZoneGlance {
  const controller = g.controller[zone]
  return {
    zone: zoneId(zone),
    stands: standsAt(g, zone),
    owner: baseOwner(g, zone) ?? (controller === NONE ? null : controller),
    module: g.module[zone],
    tholins: g.tholins[zone],
    deuterium: g.deuterium[zone],
    deposits: tokensAt(g, zone),
    networks: seatsOf(g.seats).filter(seat => isInNetwork(g, seat, zone)),
  }
}

function standsAt(g: State, zone: Zone): ZoneGlance['stands'] {
  if (zone === CORE) return 'core'
  if (hasRig(g, zone)) return rigId(g.site[zone])
  if (g.site[zone] === BASE) return 'base'
  return g.site[zone] === ICE ? 'ice' : 'nothing'
}

const droneGlance = (g: State, owner: Seat, drone: Drone): DroneGlance => ({
  owner,
  drone,
  zone: zoneId(g.droneAt[droneNumber(owner, drone)] as Zone),
  load: g.droneLoad[droneNumber(owner, drone)] ?? null,
  isDocked: isDocked(g, owner, drone),
})

export const imagine = (
  { glance: _glance, ...open }: View,
  { seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>,
  _chance: Chance,
): State => ({ seats, variants, box, ...copy(open) })
