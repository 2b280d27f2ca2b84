// The allowed values for every number and name in a position. Untrusted positions are checked first, so no rule ever sees a
// zone, a seat or a cube that doesn't exist.

import { isSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { inRange, type Law } from '@tableworks/table-kit'
import { craterOf } from './data/board.ts'
import { CORE, isUpper, WAYS, type Zone, ZONE, ZONE_IDS, ZONES } from './data/crater.ts'
import { COMMON, CUBES, LOADS } from './data/cubes.ts'
import { OBJECTIVE_IDS } from './data/objectives.ts'
import { ORDER_IDS, PILE_IDS } from './data/orders.ts'
import { CONTROL_TOKENS, DRONES, PIPES, WELL_CUBES } from './data/pieces.ts'
import { COLOURS, RIG_IDS } from './data/rigs.ts'
import { CYCLES, TURNS_PER_CYCLE } from './meta.ts'
import { BASE, CAUSES, EMPTY, NONE, type State } from './state.ts'

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value)

type Test = (value: unknown, g: State, place: number) => boolean

const upTo =
  (most: number): Test =>
  value =>
    inRange(value, 0, most)
const oneOf =
  (list: readonly unknown[]): Test =>
  value =>
    isOneOf(list, value)
const maybe =
  (test: Test, nothing: unknown): Test =>
  (value, g, place) =>
    value === nothing || test(value, g, place)
const aSeat: Test = (value, g) => isSeat(value, g.seats)
const aZone: Test = (value, g) => inRange(value, 0, CORE) && craterOf(g).isOpen[value as Zone]
const aRig: Test = upTo(RIG_IDS.length - 1)
const anyCount: Test = value => inRange(value, 0, Number.MAX_SAFE_INTEGER)

/** Checks that a list has the right length and that every entry passes. */
const listOf =
  (test: Test, length?: (g: State) => number): Test =>
  (value, g) =>
    Array.isArray(value) &&
    (length === undefined || value.length === length(g)) &&
    value.every((part, i) => test(part, g, i))

const bySeat = (test: Test): Test => listOf(test, g => g.seats)
const byZone = (test: Test): Test => listOf(test, () => ZONES.length)
const byDrone = (test: Test): Test => listOf(test, g => g.seats * DRONES.length)
const ofEach =
  (keys: readonly string[], test: Test): Test =>
  (value, g, place) =>
    keys.every(key => test((value as Record<string, unknown>)[key], g, place))

/** An open space holds a Rig or nothing. Rock and the Core are always empty. */
const aSite: Test = (value, g, zone) =>
  zone !== CORE && craterOf(g).isOpen[zone as Zone] ? inRange(value, BASE, RIG_IDS.length - 1) : value === EMPTY

const aBase: Test = (value, g, seat) =>
  value === NONE ||
  (aZone(value, g, seat) &&
    isUpper(value as Zone) &&
    g.site[value as Zone] === BASE &&
    g.base.indexOf(value as Zone) === seat)

/** A Drone is in the crater once its Base has landed. */
const aDroneZone: Test = (value, g, drone) =>
  g.base[Math.floor(drone / DRONES.length) as Seat] === NONE ? value === NONE : aZone(value, g, drone)

const FIELDS: Partial<Record<keyof State, Test>> = {
  cycle: upTo(CYCLES),
  turn: upTo(TURNS_PER_CYCLE),
  foreman: aSeat,
  credits: bySeat(anyCount),
  pipes: listOf(
    (pipe, g) => inRange(pipe, NONE, 2 * g.seats - 1),
    g => g.box.slots.all.length,
  ),
  network: byZone((bits, g) => inRange(bits, 0, (1 << g.seats) - 1)),
  site: byZone(aSite),
  base: bySeat(aBase),
  deposits: listOf(maybe(oneOf(COMMON), null), () => 2 * ZONES.length),
  tholins: byZone(anyCount),
  deuterium: byZone(anyCount),
  controller: byZone(maybe(aSeat, NONE)),
  module: byZone(maybe(oneOf(COLOURS), null)),
  coreTokens: listOf(maybe(aSeat, NONE), g => g.box.slots.core.length),
  droneAt: byDrone(aDroneZone),
  droneLoad: byDrone(maybe(oneOf(LOADS), null)),
  hold: ofEach(
    CUBES,
    bySeat((count, g) => inRange(count, 0, g.box.holdCells)),
  ),
  holdPipes: bySeat(upTo(PIPES)),
  dropship: ofEach(COMMON, bySeat(anyCount)),
  dropshipPipes: bySeat(upTo(PIPES)),
  controlTokens: bySeat(upTo(CONTROL_TOKENS)),
  pipesGone: bySeat(upTo(PIPES)),
  display: listOf(aRig),
  deployed: listOf(oneOf(COLOURS)),
  stacks: ofEach(COLOURS, listOf(aRig)),
  openOrder: maybe(oneOf(PILE_IDS), null),
  isMarsOpen: oneOf([true, false]),
  orderPile: listOf(oneOf(PILE_IDS)),
  fulfilled: bySeat(listOf(oneOf(ORDER_IDS))),
  hasOrdered: oneOf([true, false]),
  objectives: listOf((id, g, i) => isOneOf(OBJECTIVE_IDS, id) && g.objectives.indexOf(id as never) === i),
  claims: listOf(listOf(aSeat), g => g.objectives.length),
}

const aZoneName: Test = (value, g, place) =>
  isOneOf(ZONE_IDS, value) && aZone(ZONE[value as keyof typeof ZONE], g, place)
const aFlag: Test = oneOf([true, false])

/** Queue items: a seat, a well to draw from, or arriving cubes. */
const waiting: Test = (value, g, place) => {
  if (typeof value !== 'object' || value === null) return aSeat(value, g, place)
  const { seat, zone, ...cubes } = value as Record<string, unknown>
  if (!aSeat(seat, g, place) || !aZone(zone, g, place)) return false
  if (Object.keys(cubes).length === 0) return true
  const { what, count, cause } = cubes
  return isOneOf([...CUBES, 'purge'], what) && inRange(count, 1, g.box.holdCells) && isOneOf(CAUSES, cause)
}

/** Landing and the cycle have the most parts of all sequences. */
const MOST_PARTS = 5

/** The fields of frames, by name. Each means the same in every step. */
const REMEMBERED: Readonly<Record<string, Test>> = {
  seat: aSeat,
  onTurn: maybe(aSeat, null),
  part: upTo(MOST_PARTS),
  landed: (value, g) => inRange(value, 0, g.seats),
  way: oneOf(WAYS),
  rig: oneOf(RIG_IDS),
  drone: oneOf(DRONES),
  zone: aZoneName,
  incoming: oneOf(CUBES),
  cause: oneOf(CAUSES),
  drawn: upTo(WELL_CUBES),
  isBoosted: aFlag,
  hasUpgraded: aFlag,
  queue: listOf(waiting),
}

/** Steps that need nothing from the crater, or run before there is a Base. */
const BEFORE_LANDING: readonly string[] = ['opening', 'landing', 'land', 'land.base']
const WHILE_LANDING: readonly string[] = [...BEFORE_LANDING, 'land.pipe', 'land.rig', 'effects', 'overflow']

export const LIMITS: Readonly<Record<string, Law<State>>> = {
  'all ids exist in the box, and all lists have the right length': g => {
    const wrong = Object.entries(FIELDS).find(([field, test]) => !test(g[field as keyof State], g, 0))
    return wrong === undefined ? null : wrong[0]
  },
  'all ids in frames exist in the box': (g, frames) => {
    for (const { step, frame } of frames)
      for (const [field, value] of Object.entries(frame))
        if (REMEMBERED[field]?.(value, g, 0) === false) return `${field} of ${step}`
    return null
  },
  'every player has landed': (g, frames) => {
    if (g.cycle > 0) return seatsOf(g.seats).some(seat => g.base[seat] === NONE) ? 'a Base is missing' : null
    const early = frames.find(({ step }) => !WHILE_LANDING.includes(step))
    if (early !== undefined) return `${early.step} before the first cycle`
    const baseless = frames.find(
      ({ step, frame }) => !BEFORE_LANDING.includes(step) && 'seat' in frame && g.base[frame['seat'] as Seat] === NONE,
    )
    return baseless === undefined ? null : `${baseless.step} without a Base`
  },
}
