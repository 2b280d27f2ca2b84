// Where options live: every place of the board has a name, and every option one of these places.

import type { GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { SlotId, ZoneId } from '../data/crater.ts'
import type { Common, Cube } from '../data/cubes.ts'
import type { ObjectiveId } from '../data/objectives.ts'
import type { OrderId } from '../data/orders.ts'
import type { Drone } from '../data/pieces.ts'
import type { Colour, RigId } from '../data/rigs.ts'
import type { game } from '../index.ts'
import { askedOf, type Seen } from './table.ts'

export const zonePlace = (zone: ZoneId): string => `zone-${zone}`
/** A free slot, to be used from one of its ends. */
export const slotPlace = (slot: SlotId, from: ZoneId): string => `slot-${slot}-${from}`
/** A Pipe that lies there. */
export const pipePlace = (slot: SlotId): string => `pipe-${slot}`
export const dronePlace = (seat: Seat, drone: Drone): string => `drone-${seat}-${drone}`
export const rigPlace = (rig: RigId): string => `rig-${rig}`
/** A bay of the Dropship with this in it. */
export const bayPlace = (resource: Common | 'pipe'): string => `bay-${resource}`
export const holdPlace = (cube: Cube): string => `hold-${cube}`
export const orderPlace = (order: OrderId): string => `order-${order}`
export const objectivePlace = (objective: ObjectiveId): string => `objective-${objective}`
export const modulePlace = (colour: Colour): string => `module-${colour}`
/** Places that never hold a choice; the tour points at them, and pieces travel between them. */
export const ORBIT_PLACE = 'orbit'
export const DROPSHIP_PLACE = 'dropship'
export const HOLD_PLACE = 'hold'
export const ORDERS_PLACE = 'orders'
export const OBJECTIVES_PLACE = 'objectives'

type Ui = GameUi<typeof game>

/** While landing, Pipes leave the Base of whoever lands. */
const baseOf = ({ view, actor }: Seen): ZoneId =>
  view.glance.zones.find(({ stands, owner }) => stands === 'base' && owner === actor)?.zone ?? 'C'

/** A slot that is taken shows its Pipe, which is asked why not. */
const isLaid = ({ view }: Seen, slot: SlotId): boolean => view.glance.pipes.some(pipe => pipe.slot === slot)

/** Orders and Objectives, which more than one decision offers. */
const floatingPlace = (option: { order: OrderId } | { objective: ObjectiveId }): string =>
  'order' in option ? orderPlace(option.order) : objectivePlace(option.objective)

export const places: Ui['places'] = {
  'land.base': ({ zone }) => zonePlace(zone),
  'land.pipe': ({ slot }, seen) => (isLaid(seen, slot) ? pipePlace(slot) : slotPlace(slot, baseOf(seen))),
  'land.rig': ({ rig }) => rigPlace(rig),
  'deploy.rig': ({ rig }) => rigPlace(rig),
  'deploy.zone': ({ zone }) => zonePlace(zone),
  'turn.start': (option, seen) => {
    if (option === 'titanium') return holdPlace('titanium')
    if (option === 'lose pipe') return bayPlace('pipe')
    if ('slot' in option)
      return isLaid(seen, option.slot) ? pipePlace(option.slot) : slotPlace(option.slot, option.from)
    if ('resource' in option) return bayPlace(option.resource)
    return floatingPlace(option)
  },
  'turn.drone': (option, seen) => {
    if (option === 'skip drone') return null
    if (option === 'drone') return dronePlace(seen.actor ?? 0, droneIn(seen))
    return floatingPlace(option)
  },
  'turn.upgrade': option => {
    if (option === 'end turn') return null
    if ('zone' in option) return zonePlace(option.zone)
    return floatingPlace(option)
  },
  'drone.move': option => (option === 'stay' ? null : zonePlace(option.zone)),
  'drone.act': option => (typeof option === 'object' && 'slot' in option ? pipePlace(option.slot) : null),
  'upgrade.module': ({ colour }) => modulePlace(colour),
  overflow: option => ('cube' in option ? holdPlace(option.cube) : floatingPlace(option)),
  purge: option => {
    if (option === 'none') return null
    return option === 'hold' ? holdPlace('tholins') : zonePlace(option.zone)
  },
}

/** The Drone that is asked about. */
function droneIn(seen: Seen): Drone {
  const asked = askedOf(seen)
  return asked?.decision === 'turn.drone' ? asked.frame.drone : 1
}
