// The things in the crater and the trays beside it, and which of them an option or a fact refers to.

import { type GameUi, Place as KitPlace, type ThingDelta } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { createElement } from 'react'
import type { SlotId, ZoneId } from '../data/crater.ts'
import { type Common, type Cube, CUBE_NAMES } from '../data/cubes.ts'
import type { ObjectiveId } from '../data/objectives.ts'
import type { OrderId } from '../data/orders.ts'
import type { Drone } from '../data/pieces.ts'
import type { Colour, RigId } from '../data/rigs.ts'
import type { game } from '../index.ts'
import { CubeIcon } from './parts/signs/cube.tsx'
import type { Seen } from './table.ts'
import { say } from './words.ts'

export type Cargo = Common | 'pipe'

export type Thing =
  | { readonly kind: 'zone'; readonly zone: ZoneId }
  /** A slot, with the Pipe in it. */
  | { readonly kind: 'slot'; readonly slot: SlotId }
  /** A free slot, used from one of its ends. */
  | { readonly kind: 'way'; readonly from: ZoneId; readonly slot: SlotId }
  | { readonly kind: 'drone'; readonly drone: Drone; readonly seat: Seat }
  | { readonly kind: 'orbit' }
  /** A face-up Rig. */
  | { readonly kind: 'rig'; readonly rig: RigId }
  /** The face-down Rigs of a colour. */
  | { readonly kind: 'stack'; readonly colour: Colour }
  | { readonly kind: 'module'; readonly colour: Colour }
  | { readonly kind: 'dropship'; readonly seat: Seat }
  /** The bays that hold one kind of cargo. */
  | { readonly kind: 'bay'; readonly cargo: Cargo; readonly seat: Seat }
  | { readonly kind: 'hold'; readonly seat: Seat }
  /** Cubes of one kind in a hold. */
  | { readonly kind: 'cubes'; readonly cube: Cube; readonly seat: Seat }
  /** The Pipes in a hold. */
  | { readonly kind: 'pipes'; readonly seat: Seat }
  | { readonly kind: 'orders' }
  | { readonly kind: 'order'; readonly order: OrderId }
  | { readonly kind: 'objectives' }
  | { readonly kind: 'objective'; readonly objective: ObjectiveId }
  /** Cycle, turn and Foreman. */
  | { readonly kind: 'clock' }
  /** A stage of the turn, counted from 0. */
  | { readonly kind: 'stage'; readonly stage: number }
  /** A boulder that closes a slot. */
  | { readonly kind: 'rock'; readonly slot: SlotId }
  | { readonly kind: 'saturn' }

export const Place = KitPlace<Thing>

const zoneThing = (zone: ZoneId): Thing => ({ kind: 'zone', zone })
const cubesThing = (cube: Cube, seat: Seat): Thing => ({ kind: 'cubes', cube, seat })
const bayThing = (cargo: Cargo, seat: Seat): Thing => ({ kind: 'bay', cargo, seat })

/** The zone of a seat's Base; null before it has landed. */
export const baseOf = ({ view }: Seen, seat: Seat): ZoneId | null =>
  view.glance.zones.find(({ stands, owner }) => stands === 'base' && owner === seat)?.zone ?? null

/** A slot with a Pipe in it can't be used from either end. */
function slotThing({ view }: Seen, slot: SlotId, from: ZoneId): Thing {
  const isLaid = view.glance.pipes.some(pipe => pipe.slot === slot)
  return isLaid ? { kind: 'slot', slot } : { kind: 'way', from, slot }
}

/** Orders and Objectives, which several decisions offer. */
const floatingThing = (option: { order: OrderId } | { objective: ObjectiveId }): Thing =>
  'order' in option ? { kind: 'order', order: option.order } : { kind: 'objective', objective: option.objective }

type Ui = GameUi<typeof game, Thing>

export const places: Ui['places'] = {
  'land.base': ({ zone }) => zoneThing(zone),
  'land.pipe': ({ slot }, seen, seat) => slotThing(seen, slot, baseOf(seen, seat) ?? 'C'),
  'land.rig': ({ rig }) => ({ kind: 'rig', rig }),
  'deploy.rig': ({ rig }) => ({ kind: 'rig', rig }),
  'deploy.zone': ({ zone }) => zoneThing(zone),
  'turn.start'(option, seen, seat) {
    if (option === 'titanium') return cubesThing('titanium', seat)
    if (option === 'lose pipe') return bayThing('pipe', seat)
    if ('slot' in option) return slotThing(seen, option.slot, option.from)
    if ('resource' in option) return bayThing(option.resource, seat)
    return floatingThing(option)
  },
  'turn.drone'(option, { view }, seat) {
    if (option === 'skip drone') return null
    // TTN-52: the first turn of a cycle uses Drone 1, the second Drone 2, and so on.
    if (option === 'drone') return { kind: 'drone', drone: Math.max(view.turn, 1) as Drone, seat }
    return floatingThing(option)
  },
  'turn.upgrade'(option) {
    if (option === 'end turn') return null
    return 'zone' in option ? zoneThing(option.zone) : floatingThing(option)
  },
  'drone.move': option => (option === 'stay' ? null : zoneThing(option.zone)),
  'drone.act': option => (typeof option === 'object' && 'slot' in option ? { kind: 'slot', slot: option.slot } : null),
  'upgrade.module': ({ colour }) => ({ kind: 'module', colour }),
  overflow: (option, _seen, seat) => ('cube' in option ? cubesThing(option.cube, seat) : floatingThing(option)),
  purge(option, _seen, seat) {
    if (option === 'none') return null
    return option === 'hold' ? cubesThing('tholins', seat) : zoneThing(option.zone)
  },
}

/** Things in trays that a fact also shows at their seat's Base, because only one seat's trays are drawn. */
function withBase(thing: Thing & { readonly seat: Seat }, seen: Seen): Thing[] {
  const base = baseOf(seen, thing.seat)
  return base === null ? [thing] : [thing, zoneThing(base)]
}

export const marks: NonNullable<Ui['marks']> = {
  landed: ({ zone }) => zoneThing(zone),
  laidLandingPipe: ({ slot }) => ({ kind: 'slot', slot }),
  placedLandingRig: ({ zone }) => zoneThing(zone),
  placedIce: ({ zone }) => zoneThing(zone),
  deployed: ({ zone }) => zoneThing(zone),
  filledDropship: ({ seat }, seen) => withBase({ kind: 'dropship', seat }, seen),
  laidPipe: ({ slot }) => ({ kind: 'slot', slot }),
  lostPipe: ({ seat }, seen) => withBase({ kind: 'dropship', seat }, seen),
  gained: ({ seat, cube, zone }) => [zoneThing(zone), cubesThing(cube, seat)],
  tookCoreToken: ({ slot }) => ({ kind: 'slot', slot }),
  lackedCoreToken: ({ slot }) => ({ kind: 'slot', slot }),
  discarded: ({ seat, cube }, seen) => withBase({ kind: 'cubes', cube, seat }, seen),
  lostTholins: ({ seat }, seen) => withBase({ kind: 'hold', seat }, seen),
  purgedHold: ({ seat }, seen) => withBase({ kind: 'cubes', cube: 'tholins', seat }, seen),
  purgedWell: ({ zone }) => zoneThing(zone),
  paidForDrone: ({ seat, drone }) => ({ kind: 'drone', drone, seat }),
  movedDrone: ({ seat, drone }) => ({ kind: 'drone', drone, seat }),
  loaded: ({ seat, drone, zone }) => [zoneThing(zone), { kind: 'drone', drone, seat }],
  dropped: ({ zone }) => zoneThing(zone),
  pushedOutDeuterium: ({ zone }) => zoneThing(zone),
  destroyed: ({ slot }) => ({ kind: 'slot', slot }),
  gotTokenBack: ({ slot }) => ({ kind: 'slot', slot }),
  upgraded: ({ zone }) => zoneThing(zone),
  fulfilled: () => ({ kind: 'orders' }),
  claimed: ({ objective }) => ({ kind: 'objective', objective }),
  extracted: ({ seat, cube, zone }) => [zoneThing(zone), cubesThing(cube, seat)],
  foundNoRoom: ({ zone }) => zoneThing(zone),
  becameForeman: () => ({ kind: 'clock' }),
}

type Delta = ThingDelta<Thing>

/** Where a seat gains or loses cubes: at its Base, because only one seat's hold is drawn. */
const cubesDelta = (seen: Seen, seat: Seat, cube: Cube, amount: number): Delta => ({
  at: zoneThing(baseOf(seen, seat) ?? 'C'),
  seat,
  amount,
  what: CUBE_NAMES[cube],
  sign: createElement(CubeIcon, { cube, size: 20 }),
})
const creditsDelta = (at: Thing, seat: Seat, amount: number): Delta => ({ at, seat, amount, what: say('credits') })

export const deltas: NonNullable<Ui['deltas']> = {
  placedLandingRig: ({ seat, zone, credits }) => creditsDelta(zoneThing(zone), seat, credits),
  deployed: ({ seat, zone, credits }) => creditsDelta(zoneThing(zone), seat, credits),
  gained: ({ seat, cube, count }, seen) => cubesDelta(seen, seat, cube, count),
  discarded: ({ seat, cube }, seen) => cubesDelta(seen, seat, cube, -1),
  purgedHold: ({ seat }, seen) => cubesDelta(seen, seat, 'tholins', -1),
  paidForDrone: ({ seat }, seen) => cubesDelta(seen, seat, 'titanium', -1),
  movedDrone: ({ seat, hydrocarbons }, seen) => cubesDelta(seen, seat, 'hydrocarbons', -hydrocarbons),
  destroyed: ({ seat, owner, slot }, seen) => [
    cubesDelta(seen, seat, 'titanium', -1),
    { at: { kind: 'slot', slot }, seat: owner, amount: -1, what: say('pipeOne') },
  ],
  upgraded: ({ seat, zone, cost, credits }, seen) => [
    cubesDelta(seen, seat, 'silicium', -cost),
    creditsDelta(zoneThing(zone), seat, credits),
  ],
  fulfilled: ({ seat, credits }) => creditsDelta({ kind: 'orders' }, seat, credits),
  claimed: ({ seat, objective, credits }) => creditsDelta({ kind: 'objective', objective }, seat, credits),
}
