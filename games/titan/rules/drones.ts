// Drones: RULES.md TTN-52 to TTN-69.

import type { Bar, Seat } from '@tableworks/kernel'
import { craterOf, sideOf, slotId, slotOf, touches } from '../data/board.ts'
import { CORE, type Slot, type Zone, ZONE, zoneId } from '../data/crater.ts'
import { type Load, LOADS } from '../data/cubes.ts'
import { type Drone, WELL_CUBES } from '../data/pieces.ts'
import type { Options } from '../notation.ts'
import { droneNumber, droneZone, hasDroneSpace, moveCost } from '../readings/drones.ts'
import { canTakeTholins } from '../readings/hold.ts'
import { headOf, isFree, tailOf } from '../readings/network.ts'
import { baseOwner, hasRig } from '../readings/rigs.ts'
import type { State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { floatInStage, isFloating, offerFloating, unofferedFloating } from './floating.ts'
import { ZONE_OPTION } from './option-lists.ts'
import { maybeReturnToken, removePipe, traceNetwork } from './pipes.ts'

/** TTN-52: this turn's Drone may be activated. */
export const turnDrone = decide('turn.drone', {
  offers(g, { seat }, offer, why) {
    offer('drone', null)
    offer('skip drone', null)
    offerFloating(g, seat, offer, why)
  },

  unoffered: (_g, _frame, option) => isFloating(option) && unofferedFloating(option),

  choose(g, { seat, drone }, option, flow) {
    if (isFloating(option)) return floatInStage(g, seat, option, flow)
    if (option === 'drone') return flow.goto('drone.move', { seat, drone })
    flow.tell?.({ kind: 'skippedDrone', seat, drone })
    return flow.end()
  },
})

/** TTN-53 to TTN-56, A-57 */
export const droneMove = decide('drone.move', {
  takesOnlyOption: true,

  offers(g, { seat, drone }, offer, why) {
    offer('stay', null)
    const from = droneZone(g, seat, drone)
    for (const zone of craterOf(g).zones)
      if (zone !== from) offer(ZONE_OPTION[zone], barMove(g, seat, drone, zone, why))
  },

  unoffered(g, { seat, drone }, option) {
    if (option === 'stay') return false
    const { zone } = option
    const isThere = ZONE[zone] === droneZone(g, seat, drone)
    return isThere ? { because: 'alreadyThere', rule: 'TTN-53', zone } : { because: 'zoneClosed', rule: 'TTN-2', zone }
  },

  choose(g, { seat, drone }, option, flow) {
    if (option === 'stay') return flow.goto('drone.act', { seat, drone })
    const from = droneZone(g, seat, drone)
    const to = ZONE[option.zone]
    const hydrocarbons = moveCost(g, seat, drone, to)
    g.hold.hydrocarbons[seat] -= hydrocarbons
    g.droneAt[droneNumber(seat, drone)] = to
    flow.tell?.({ kind: 'movedDrone', seat, drone, from: zoneId(from), to: option.zone, hydrocarbons })
    return flow.goto('drone.act', { seat, drone })
  },
})

function barMove(g: State, seat: Seat, drone: Drone, zone: Zone, why: boolean): Bar {
  if (g.hold.hydrocarbons[seat] === 0 && moveCost(g, seat, drone, zone) > 0)
    return why && { because: 'noHydrocarbons', rule: 'TTN-55', zone: zoneId(zone) }
  return hasDroneSpace(g, zone) ? null : why && { because: 'droneSpacesFull', rule: 'TTN-56', zone: zoneId(zone) }
}

type Act = Options['drone.act']
const LOAD_OPTION: Readonly<Record<Load, Act>> = { tholins: { load: 'tholins' }, deuterium: { load: 'deuterium' } }

/** TTN-57 to TTN-62, TTN-65 */
export const droneAct = decide('drone.act', {
  takesOnlyOption: true,

  offers(g, { seat, drone }, offer, why) {
    const zone = droneZone(g, seat, drone)
    offer('no action', null)
    for (const load of LOADS) offer(LOAD_OPTION[load], barLoad(g, seat, drone, load, why))
    offer('drop', barDrop(g, seat, drone, why))
    const poor = g.hold.titanium[seat] > 0 ? null : why && { because: 'noTitanium', rule: 'TTN-65' }
    for (const slot of craterOf(g).slotsAt[zone]) if (!isFree(g, slot)) offer(g.box.slots.option[slot], poor)
  },

  unoffered(g, { seat, drone }, option) {
    if (typeof option === 'string' || 'load' in option) return false
    const { slot } = option
    const zone = droneZone(g, seat, drone)
    return touches(g, slotOf(g, slot), zone)
      ? { because: 'noPipeHere', rule: 'TTN-65', slot }
      : { because: 'notAtSlot', rule: 'TTN-65', slot, zone: zoneId(zone) }
  },

  choose(g, { seat, drone }, option, flow) {
    const zone = droneZone(g, seat, drone)
    const number = droneNumber(seat, drone)
    if (option === 'no action') return flow.end()
    if (option === 'drop') return drop(g, seat, drone, zone, flow)
    if ('load' in option) {
      const cube = option.load
      g[cube][zone] -= 1
      g.droneLoad[number] = cube
      flow.tell?.({ kind: 'loaded', seat, drone, cube, zone: zoneId(zone) })
      return flow.end()
    }
    destroy(g, seat, drone, slotOf(g, option.slot), flow)
    return flow.end()
  },
})

/** TTN-57, TTN-58, A-32, A-33 */
function barLoad(g: State, seat: Seat, drone: Drone, load: Load, why: boolean): Bar {
  const zone = droneZone(g, seat, drone)
  if (g.droneLoad[droneNumber(seat, drone)] !== null) return why && { because: 'droneLoaded', rule: 'TTN-57', drone }
  if (zone === CORE && load === 'tholins') return why && { because: 'noTholinsFromCore', rule: 'TTN-58' }
  if (zone !== CORE && !hasRig(g, zone)) return why && { because: 'noRigHere', rule: 'TTN-57', zone: zoneId(zone) }
  if (g[load][zone] === 0) return why && { because: 'noneInWell', rule: 'TTN-57', load, zone: zoneId(zone) }
  return null
}

/** TTN-59 to TTN-62, A-24, A-33 */
function barDrop(g: State, seat: Seat, drone: Drone, why: boolean): Bar {
  const cube = g.droneLoad[droneNumber(seat, drone)] ?? null
  const zone = droneZone(g, seat, drone)
  if (cube === null) return why && { because: 'droneEmpty', rule: 'TTN-57', drone }
  const owner = baseOwner(g, zone)
  if (owner !== null) {
    if (cube === 'deuterium' || canTakeTholins(g, owner)) return null
    return why && { because: 'holdFullOfTholins', rule: 'TTN-45', owner }
  }
  if (zone !== CORE && !hasRig(g, zone))
    return why && { because: 'nothingToDropAt', rule: 'TTN-62', zone: zoneId(zone) }
  if (cube === 'deuterium') return why && { because: 'deuteriumToBase', rule: 'TTN-59' }
  if (zone !== CORE && g.tholins[zone] === WELL_CUBES)
    return why && { because: 'wellFull', rule: 'TTN-60', zone: zoneId(zone) }
  return null
}

function drop(g: State, seat: Seat, drone: Drone, zone: Zone, flow: Flow) {
  const number = droneNumber(seat, drone)
  const cube = g.droneLoad[number] as Load
  g.droneLoad[number] = null
  flow.tell?.({ kind: 'dropped', seat, drone, cube, zone: zoneId(zone) })
  const owner = baseOwner(g, zone)
  if (owner !== null)
    return flow.goto('effects', { queue: [{ seat: owner, what: cube, count: 1, cause: 'drone', zone }], onTurn: seat })
  // TTN-60: only a Rig's well can be full; TTN-61: the Core takes any number.
  if (zone !== CORE && g.tholins[zone] + g.deuterium[zone] === WELL_CUBES) {
    g.deuterium[zone] -= 1
    flow.tell?.({ kind: 'pushedOutDeuterium', zone: zoneId(zone) })
  }
  g.tholins[zone] += 1
  return flow.end()
}

/** TTN-65 to TTN-69 */
function destroy(g: State, seat: Seat, drone: Drone, slot: Slot, flow: Flow): void {
  const from = zoneId(tailOf(g, slot))
  const to = zoneId(headOf(g, slot))
  g.hold.titanium[seat] -= 1
  const owner = removePipe(g, slot)
  flow.tell?.({ kind: 'destroyed', seat, drone, owner, slot: slotId(g, slot), side: sideOf(g, slot), from, to })
  maybeReturnToken(g, owner, slot, flow)
  const cut = traceNetwork(g, owner)
  if (cut.length > 0) flow.tell?.({ kind: 'lostZones', seat: owner, zones: cut.map(zoneId) })
}
