// The invariants of RULES.md, as checks of a position.

import { seatsOf } from '@tableworks/kernel'
import { everySeat, inRange, type Law } from '@tableworks/table-kit'
import { craterOf, slotId } from './data/board.ts'
import { below, CORE, type PerZone, perZone, ringOf, type Slot, type Zone, zoneId, ZONES } from './data/crater.ts'
import {
  CONTROL_TOKENS,
  CORE_DEUTERIUM,
  MODULES_PER_COLOUR,
  OBJECTIVE_SPACES,
  PIPES,
  WELL_CUBES,
} from './data/pieces.ts'
import { PILE_IDS } from './data/orders.ts'
import { COLOURS, colourOf } from './data/rigs.ts'
import { LIMITS } from './limits.ts'
import { CYCLES } from './meta.ts'
import { ORDER_OF_PLAY } from './order-of-play.ts'
import { maySameColour } from './readings/deployment.ts'
import { freeCells } from './readings/hold.ts'
import { headOf, isFree, markReach, ownerOf } from './readings/network.ts'
import { controlledBy, hasRig, modulesLeft } from './readings/rigs.ts'
import { BASE, EMPTY, ICE, NONE, type State } from './state.ts'

/** The first fault found in any zone. */
const forEachZone =
  (complaint: (g: State, zone: Zone) => string | null): Law<State> =>
  g => {
    for (const zone of ZONES) {
      const found = complaint(g, zone)
      if (found !== null) return `${zoneId(zone)}: ${found}`
    }
    return null
  }

const hasLanded = (g: State): boolean => g.cycle > 0

const count = (g: State, test: (zone: Zone) => boolean): number => ZONES.filter(test).length

export const LAWS: Readonly<Record<string, Law<State>>> = {
  ...LIMITS,
  ...ORDER_OF_PLAY,
  'each player has 25 Pipes': everySeat<State>((g, seat) => {
    const laid = g.box.slots.all.filter(slot => !isFree(g, slot) && ownerOf(g.pipes[slot]) === seat).length
    const all = g.holdPipes[seat] + g.dropshipPipes[seat] + laid + g.pipesGone[seat]
    return all === PIPES ? null : `${all} Pipes`
  }),
  'no hold is overfull': everySeat<State>((g, seat) =>
    freeCells(g, seat) >= 0 ? null : `${freeCells(g, seat)} free cells`,
  ),
  'each player has 15 Control tokens': everySeat<State>((g, seat) => {
    const inCore = g.coreTokens.filter(owner => owner === seat).length
    const claims = g.claims.filter(seats => seats.includes(seat)).length
    const all = g.controlTokens[seat] + controlledBy(g, seat).length + inCore + claims
    return all === CONTROL_TOKENS ? null : `${all} tokens`
  }),
  'Pipes are in open slots': g => {
    const stray = g.box.slots.all.find(slot => !isFree(g, slot) && !craterOf(g).isOpenSlot[slot])
    return stray === undefined ? null : `${slotId(g, stray)} is closed`
  },
  'each Network is exactly what its Pipes reach': g => {
    const reached: PerZone<number> = perZone(() => 0)
    for (const seat of seatsOf(g.seats)) if (g.base[seat] !== NONE) markReach(g, seat, g.base[seat], reached)
    const wrong = ZONES.find(zone => reached[zone] !== g.network[zone])
    return wrong === undefined ? null : `${zoneId(wrong)} is marked ${g.network[wrong]}, not ${reached[wrong]}`
  },
  'a Core token is under one of its owner’s Pipes into the Core': g => {
    const wrong = g.coreTokens.findIndex((owner, place) => {
      const slot = g.box.slots.core[place] as Slot
      return owner !== NONE && (isFree(g, slot) || ownerOf(g.pipes[slot]) !== owner || headOf(g, slot) !== CORE)
    })
    return wrong < 0 ? null : slotId(g, g.box.slots.core[wrong] as Slot)
  },
  'a well holds at most five cubes, and only Rigs have wells': forEachZone((g, zone) => {
    const most = zone === CORE ? Infinity : hasRig(g, zone) ? WELL_CUBES : 0
    return g.tholins[zone] + g.deuterium[zone] <= most ? null : `${g.tholins[zone]} and ${g.deuterium[zone]}`
  }),
  'the Core never gains Deuterium': g =>
    g.deuterium[CORE] <= CORE_DEUTERIUM * g.seats ? null : String(g.deuterium[CORE]),
  'Bases are on the upper ring, Ice on the other rings': g => {
    const bases = ZONES.filter(zone => g.site[zone] === BASE)
    const ownBases = seatsOf(g.seats).filter(seat => g.base[seat] !== NONE)
    if (bases.length !== ownBases.length || bases.some(zone => ringOf(zone) !== 'upper')) return `${bases.length} Bases`
    const ice = ZONES.filter(zone => g.site[zone] === ICE)
    if (ice.length !== g.seats + ownBases.length - (isLandingUnfinished(g) ? 1 : 0)) return `${ice.length} Ice tiles`
    return ice.every(zone => ringOf(zone) === 'middle' || ringOf(zone) === 'lower') ? null : 'Ice on the rim'
  },
  'every deployed Rig is in the crater exactly once': g => {
    const rigs = g.site.filter(site => site > EMPTY)
    const all = [...rigs, ...g.display, ...COLOURS.flatMap(colour => g.stacks[colour])]
    if (new Set(all).size !== all.length) return `twice: ${all.join(' ')}`
    if (!hasLanded(g)) return null
    const expected = g.seats * g.cycle + g.deployed.length
    return rigs.length === expected ? null : `${rigs.length} Rigs, not ${expected}`
  },
  'every zone is filled when the last Rig is deployed': g =>
    g.cycle < CYCLES || g.deployed.length < g.seats || count(g, zone => isEmptyZone(g, zone)) === 0
      ? null
      : 'an empty zone is left',
  'only one Rig of a colour is deployed in a cycle': g =>
    (maySameColour(g) || new Set(g.deployed).size === g.deployed.length) && g.deployed.length <= g.seats
      ? null
      : g.deployed.join(' '),
  'no more Drones stop at a zone than it has spaces': forEachZone((g, zone) => {
    const drones = g.droneAt.filter(at => at === zone).length
    return zone === CORE || drones <= g.box.droneSpaces ? null : `${drones} Drones`
  }),
  'a controlled Rig has a controller and a Module': forEachZone((g, zone) => {
    const isControlled = g.controller[zone] !== NONE
    return isControlled === (g.module[zone] !== null) && (!isControlled || hasRig(g, zone)) ? null : 'only one of them'
  }),
  'there are six Modules of each colour': g =>
    COLOURS.every(colour => inRange(modulesLeft(g, colour), 0, MODULES_PER_COLOUR)) ? null : 'too many in use',
  'every order is open, in the pile, or fulfilled by a player': g => {
    const all = [...g.orderPile, ...(g.openOrder === null ? [] : [g.openOrder]), ...g.fulfilled.flat()]
    const expected = PILE_IDS.length + (g.isMarsOpen ? 0 : 1)
    return new Set(all).size === expected && all.length === expected ? null : all.join(' ')
  },
  'no order in the pile is worth less than the open one': g => {
    const open = g.openOrder === null ? -Infinity : g.box.orders[g.openOrder].value
    return g.orderPile.every(order => g.box.orders[order].value >= open) ? null : g.orderPile.join(' ')
  },
  'an Objective has three spaces, for different players': g =>
    g.claims.every(seats => seats.length <= OBJECTIVE_SPACES && new Set(seats).size === seats.length)
      ? null
      : g.claims.map(seats => seats.join()).join(' '),
  'face-down Rigs are in the stack of their colour': g =>
    COLOURS.every(colour => g.stacks[colour].every(rig => colourOf(rig) === colour)) ? null : 'a stray Rig',
}

const isEmptyZone = (g: State, zone: Zone): boolean =>
  zone !== CORE && craterOf(g).isOpen[zone] && g.site[zone] === EMPTY

/** Whether a player has a Base but not yet the Rig below it. */
const isLandingUnfinished = (g: State): boolean => g.base.some(zone => zone !== NONE && !hasRig(g, below(zone)))
