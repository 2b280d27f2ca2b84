// Drones: RULES.md TTN-52 to TTN-69.

import type { Refusal, Seat } from '@tableworks/kernel'
import { craterOf, sideOf, slotId, slotOf, touches } from '../data/board.ts'
import { CORE, type Slot, type SlotId, type Zone, ZONE, zoneId } from '../data/crater.ts'
import { type Load, LOADS } from '../data/cubes.ts'
import { type Drone, WELL_CUBES } from '../data/pieces.ts'
import type { Options } from '../notation.ts'
import { droneNumber, droneZone, hasDroneSpace, moveCost } from '../readings/drones.ts'
import { canTakeTholins } from '../readings/hold.ts'
import { headOf, isFree, tailOf } from '../readings/network.ts'
import { baseOwner, hasRig } from '../readings/rigs.ts'
import type { State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { barFloating, floatingCandidates, floatInStage, isFloating, pushFloating } from './floating.ts'
import { ZONE_OPTION } from './option-lists.ts'
import { maybeReturnToken, removePipe, traceNetwork } from './pipes.ts'

/** TTN-52: this turn's Drone may be activated. */
export const turnDrone = decide('turn.drone', {
  candidates: g => ['drone', 'skip drone', ...floatingCandidates(g)],

  bar: (g, { seat }, option) => (isFloating(option) ? barFloating(g, seat, option) : null),

  options(g, { seat }) {
    const options: Options['turn.drone'][] = ['drone', 'skip drone']
    pushFloating(g, seat, options)
    return options
  },

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

  candidates: (g, { seat, drone }) => [
    'stay',
    ...craterOf(g)
      .zones.filter(zone => zone !== droneZone(g, seat, drone))
      .map(zone => ZONE_OPTION[zone]),
  ],

  bar(g, { seat, drone }, option) {
    if (option === 'stay') return null
    const zone = ZONE[option.zone]
    if (!craterOf(g).isOpen[zone]) return { because: 'zoneClosed', rule: 'TTN-2', zone: option.zone }
    if (zone === droneZone(g, seat, drone)) return { because: 'alreadyThere', rule: 'TTN-53', zone: option.zone }
    if (!canAfford(g, seat, drone, zone)) return { because: 'noHydrocarbons', rule: 'TTN-55', zone: option.zone }
    if (!hasDroneSpace(g, zone)) return { because: 'droneSpacesFull', rule: 'TTN-56', zone: option.zone }
    return null
  },

  options(g, { seat, drone }) {
    const options: Options['drone.move'][] = ['stay']
    const from = droneZone(g, seat, drone)
    for (const zone of craterOf(g).zones)
      if (zone !== from && canAfford(g, seat, drone, zone) && hasDroneSpace(g, zone)) options.push(ZONE_OPTION[zone])
    return options
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

const canAfford = (g: State, seat: Seat, drone: Drone, zone: Zone): boolean =>
  g.hold.hydrocarbons[seat] > 0 || moveCost(g, seat, drone, zone) === 0

type Act = Options['drone.act']
const LOAD_OPTION: Readonly<Record<Load, Act>> = { tholins: { load: 'tholins' }, deuterium: { load: 'deuterium' } }

/** TTN-57 to TTN-62, TTN-65 */
export const droneAct = decide('drone.act', {
  takesOnlyOption: true,

  candidates: (g, { seat, drone }) => [
    'no action',
    ...LOADS.map(load => LOAD_OPTION[load]),
    'drop',
    ...craterOf(g)
      .slotsAt[droneZone(g, seat, drone)].filter(slot => !isFree(g, slot))
      .map(slot => g.box.slots.option[slot]),
  ],

  bar(g, { seat, drone }, option) {
    if (option === 'no action') return null
    if (option === 'drop') return barDrop(g, seat, drone)
    if ('load' in option) return barLoad(g, seat, drone, option.load)
    return barDestroy(g, seat, droneZone(g, seat, drone), option.slot)
  },

  options(g, { seat, drone }) {
    const options: Act[] = ['no action']
    const zone = droneZone(g, seat, drone)
    for (const load of LOADS) if (barLoad(g, seat, drone, load) === null) options.push(LOAD_OPTION[load])
    if (barDrop(g, seat, drone) === null) options.push('drop')
    if (g.hold.titanium[seat] > 0)
      for (const slot of craterOf(g).slotsAt[zone]) if (!isFree(g, slot)) options.push(g.box.slots.option[slot])
    return options
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
function barLoad(g: State, seat: Seat, drone: Drone, load: Load): Refusal | null {
  const zone = droneZone(g, seat, drone)
  if (g.droneLoad[droneNumber(seat, drone)] !== null) return { because: 'droneLoaded', rule: 'TTN-57', drone }
  if (zone === CORE && load === 'tholins') return { because: 'noTholinsFromCore', rule: 'TTN-58' }
  if (zone !== CORE && !hasRig(g, zone)) return { because: 'noRigHere', rule: 'TTN-57', zone: zoneId(zone) }
  if (g[load][zone] === 0) return { because: 'noneInWell', rule: 'TTN-57', load, zone: zoneId(zone) }
  return null
}

/** TTN-59 to TTN-62, A-24, A-33 */
function barDrop(g: State, seat: Seat, drone: Drone): Refusal | null {
  const cube = g.droneLoad[droneNumber(seat, drone)] ?? null
  const zone = droneZone(g, seat, drone)
  if (cube === null) return { because: 'droneEmpty', rule: 'TTN-57', drone }
  const owner = baseOwner(g, zone)
  if (owner !== null) {
    if (cube === 'deuterium' || canTakeTholins(g, owner)) return null
    return { because: 'holdFullOfTholins', rule: 'TTN-45', owner }
  }
  if (zone !== CORE && !hasRig(g, zone)) return { because: 'nothingToDropAt', rule: 'TTN-62', zone: zoneId(zone) }
  if (cube === 'deuterium') return { because: 'deuteriumToBase', rule: 'TTN-59' }
  if (zone !== CORE && g.tholins[zone] === WELL_CUBES)
    return { because: 'wellFull', rule: 'TTN-60', zone: zoneId(zone) }
  return null
}

function barDestroy(g: State, seat: Seat, zone: Zone, id: SlotId): Refusal | null {
  const slot = slotOf(g, id)
  if (!touches(g, slot, zone)) return { because: 'notAtSlot', rule: 'TTN-65', slot: id, zone: zoneId(zone) }
  if (isFree(g, slot)) return { because: 'noPipeHere', rule: 'TTN-65', slot: id }
  if (g.hold.titanium[seat] === 0) return { because: 'noTitanium', rule: 'TTN-65' }
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
