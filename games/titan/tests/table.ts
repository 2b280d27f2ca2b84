// Builds a test position from a short description. Defaults: four players, an empty crater, empty holds with room for 20 cubes, no
// one has landed, the first turn of cycle 2.

import { type Script, tableAt } from '@tableworks/contract'
import { perSeat, type PerSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import {
  type COLUMNS,
  CORE,
  perSlot,
  perZone,
  type Slot,
  type Zone,
  ZONE,
  type ZoneId,
  zoneId,
  ZONES,
} from '../data/crater.ts'
import { COMMON, type Common, CUBES, type Cube, type Load } from '../data/cubes.ts'
import type { ObjectiveId } from '../data/objectives.ts'
import type { OrderId } from '../data/orders.ts'
import { DRONES } from '../data/pieces.ts'
import { type Colour, RIG, type RigId } from '../data/rigs.ts'
import { game } from '../index.ts'
import { markReach, pipeOf } from '../readings/network.ts'
import { BASE, EMPTY, ICE, NONE, type State } from '../state.ts'

export const [A, B, C, D]: readonly [Seat, Seat, Seat, Seat] = [0, 1, 2, 3]

/** A Rig, the contents of its well, who controls it, and its Module. */
interface RigPatch {
  readonly rig: RigId
  readonly well?: readonly [tholins: number, deuterium: number]
  readonly by?: Seat
  readonly module?: Colour
}
type Amounts<K extends string> = Partial<Record<K, readonly number[]>>

export interface Position extends Script {
  readonly seats?: 2 | 3 | 4
  readonly variants?: State['variants']
  readonly cycle?: number
  readonly turn?: number
  readonly foreman?: Seat
  readonly credits?: readonly number[]
  /** The zones of the first seats' Bases. */
  readonly base?: readonly ZoneId[]
  /** Who owns the Pipe in a slot, and the zone it leaves. */
  readonly pipes?: Partial<Record<SlotId, readonly [Seat, ZoneId]>>
  readonly rigs?: Partial<Record<ZoneId, RigPatch | RigId>>
  readonly ice?: readonly ZoneId[]
  readonly deposits?: Partial<Record<ZoneId, readonly Common[]>>
  /** Tholins and Deuterium in the Core. */
  readonly core?: readonly [tholins: number, deuterium: number]
  /** Core slots that hold a Control token of their Pipe's owner. */
  readonly coreTokens?: readonly SlotId[]
  /** Where a seat's Drones are and what they carry. By default they are at the Base. */
  readonly drones?: Partial<Record<Seat, readonly (ZoneId | readonly [ZoneId, Load])[]>>
  readonly hold?: Amounts<Cube>
  readonly holdPipes?: readonly number[]
  readonly dropship?: Amounts<Common>
  readonly dropshipPipes?: readonly number[]
  readonly controlTokens?: readonly number[]
  readonly display?: readonly RigId[]
  readonly deployed?: readonly Colour[]
  readonly openOrder?: OrderId | null
  readonly isMarsOpen?: boolean
  readonly orderPile?: readonly OrderId[]
  readonly fulfilled?: readonly (readonly OrderId[])[]
  readonly hasOrdered?: boolean
  readonly objectives?: readonly ObjectiveId[]
  readonly claims?: readonly (readonly Seat[])[]
}

export const BOX = game.openBox(game.components.tables)

type Column = (typeof COLUMNS)[number]
type SlotId = `H${'U' | 'M' | 'L'}${Column}${'a' | 'b'}` | `VUM${Column}${'a' | 'b'}` | `V${'ML' | 'LC'}${Column}`
/** The slots of the standard crater. */
export const SLOT = BOX.slots.numberOf as Readonly<Record<SlotId, Slot>>

const rigPatch = (patch: RigPatch | RigId): RigPatch => (typeof patch === 'string' ? { rig: patch } : patch)

const amounts = <K extends string>(keys: readonly K[], given: Amounts<K>, seats: number) =>
  recordOf(keys, key => perSeat(seats, seat => given[key]?.[seat] ?? 0))

export function titanTable(position: Position = {}) {
  const { seats = 4, base = [], pipes = {}, rigs = {}, ice = [], deposits = {}, core, coreTokens = [] } = position
  const { drones = {}, hold = {}, dropship = {}, objectives = ['rig-control', 'network-size'] } = position
  const list = (values: readonly number[] | undefined, usual: number): PerSeat<number> =>
    perSeat(seats, seat => values?.[seat] ?? usual)
  const rigOn = (zone: Zone): RigPatch | null => {
    const found = rigs[zoneId(zone)]
    return found === undefined ? null : rigPatch(found)
  }
  const wells = perZone(zone => {
    const patch = rigOn(zone)
    if (zone === CORE) return core ?? [0, 6 * seats]
    if (patch === null) return [0, 0]
    const { tholins, deuterium } = BOX.rigs[RIG[patch.rig]] ?? {}
    return patch.well ?? [tholins ?? 0, deuterium ?? 0]
  })
  const bases = perSeat(seats, seat => {
    const zone = base[seat]
    return zone === undefined ? NONE : ZONE[zone]
  })
  const laid = perSlot(BOX.slots.all, () => NONE as number)
  for (const [id, [seat, from]] of Object.entries(pipes) as [SlotId, readonly [Seat, ZoneId]][])
    laid[SLOT[id]] = pipeOf({ box: BOX }, seat, SLOT[id], ZONE[from])
  const network = perZone(() => 0)
  for (const seat of seatsOf(seats))
    if (bases[seat] !== NONE) markReach({ seats, box: BOX, pipes: laid }, seat, bases[seat], network)
  const drone = (seat: Seat, i: number): readonly [ZoneId | null, Load | null] => {
    const found = drones[seat]?.[i] ?? base[seat] ?? null
    return typeof found === 'string' || found === null ? [found, null] : found
  }
  const all = seatsOf(seats).flatMap(seat => DRONES.map((_one, i) => drone(seat, i)))
  const tokens: State['coreTokens'] = BOX.slots.core.map(() => NONE)
  for (const id of coreTokens) tokens[BOX.slots.corePlace[SLOT[id]]] = pipes[id]?.[0] ?? NONE
  return tableAt(game, {
    seats,
    variants: position.variants ?? {},
    dice: position.dice ?? [],
    draws: position.draws ?? [],
    g: {
      cycle: position.cycle ?? 2,
      turn: position.turn ?? 1,
      foreman: position.foreman ?? 0,
      credits: list(position.credits, 0),
      pipes: laid,
      network,
      site: perZone(zone => {
        const rig = rigOn(zone)
        if (rig !== null) return RIG[rig.rig]
        if (bases.includes(zone)) return BASE
        return ice.includes(zoneId(zone)) ? ICE : EMPTY
      }),
      base: bases,
      deposits: ZONES.flatMap(zone => [0, 1].map(i => deposits[zoneId(zone)]?.[i] ?? null)),
      tholins: wells.map(([tholins]) => tholins ?? 0),
      deuterium: wells.map(([, deuterium]) => deuterium ?? 0),
      controller: perZone(zone => rigOn(zone)?.by ?? NONE),
      module: perZone(zone => {
        const rig = rigOn(zone)
        return rig?.by === undefined ? null : (rig.module ?? 'cream')
      }),
      coreTokens: tokens,
      droneAt: all.map(([zone]) => (zone === null ? NONE : ZONE[zone])),
      droneLoad: all.map(([, load]) => load),
      hold: amounts(CUBES, hold, seats),
      holdPipes: list(position.holdPipes, 10),
      dropship: amounts(COMMON, dropship, seats),
      dropshipPipes: list(position.dropshipPipes, 0),
      controlTokens: list(position.controlTokens, 15),
      display: (position.display ?? []).map(id => RIG[id]),
      deployed: position.deployed ?? [],
      openOrder: position.openOrder ?? null,
      isMarsOpen: position.isMarsOpen ?? false,
      orderPile: position.orderPile ?? [],
      fulfilled: perSeat(seats, seat => [...(position.fulfilled?.[seat] ?? [])]),
      hasOrdered: position.hasOrdered ?? false,
      objectives,
      claims: objectives.map((_one, i) => [...(position.claims?.[i] ?? [])]),
    },
  })
}

export type TitanTable = ReturnType<typeof titanTable>

/** How many of a cube each seat has. */
export const holdOf = ({ g }: TitanTable, seat: Seat): Partial<Record<Cube, number>> =>
  Object.fromEntries(CUBES.flatMap(cube => (g.hold[cube][seat] === 0 ? [] : [[cube, g.hold[cube][seat]]])))

/** Tholins and Deuterium in a well or the Core. */
export const wellOf = ({ g }: TitanTable, zone: ZoneId): [number, number] => [
  g.tholins[ZONE[zone]],
  g.deuterium[ZONE[zone]],
]

/** The names of the zones in a seat's Network. */
export const networkOf = ({ g }: TitanTable, seat: Seat): ZoneId[] =>
  g.network.flatMap((bits, zone) => ((bits & (1 << seat)) === 0 ? [] : [zoneId(zone as Zone)]))

export const pipesIn = ({ g }: TitanTable): SlotId[] =>
  (Object.keys(SLOT) as SlotId[]).filter(id => g.pipes[SLOT[id]] !== NONE)
