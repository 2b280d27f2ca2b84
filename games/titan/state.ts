// The state, its fast copy and the frames.

import type { PerSeat, Seat, Setting, VariantValues } from '@tableworks/kernel'
import type { Box } from './data/box.ts'
import type { PerSlot, PerZone, Way, Zone, ZoneId } from './data/crater.ts'
import type { Common, Cube, Load } from './data/cubes.ts'
import type { ObjectiveId } from './data/objectives.ts'
import type { OrderId } from './data/orders.ts'
import type { Drone } from './data/pieces.ts'
import type { Colour, Rig, RigId } from './data/rigs.ts'
import type { VARIANTS } from './meta.ts'

/** A zone without a Rig is empty or holds one of these. */
export const EMPTY = -1 as const
export const ICE = -2 as const
export const BASE = -3 as const
/** A Rig number, or one of these. */
export type Site = number

/** The empty value in all number lists: no Pipe, no seat or no zone. */
export const NONE = -1 as const
/** A Pipe as a number: its owner's seat times two, plus 1 if it leads from the slot's second end to its first. */
export type Pipe = number

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  /** 0 while landing. */
  cycle: number
  /** The current turn in the cycle; 0 while Rigs are deployed or extracted. */
  turn: number
  foreman: Seat
  credits: PerSeat<number>

  // The crater
  pipes: PerSlot<Pipe>
  /** Which seats have each zone in their Network, as bits (TTN-34). Derived from `pipes` and `base`. */
  network: PerZone<number>
  site: PerZone<Site>
  /** Each Base's zone; NONE before it has landed. */
  base: PerSeat<Zone | typeof NONE>
  /** Deposit tokens still on the board. Zone z uses the indices 2 * z and 2 * z + 1. */
  deposits: (Common | null)[]
  /** Cubes in the wells and in the Core. */
  tholins: PerZone<number>
  deuterium: PerZone<number>
  /** The seat that upgraded each zone's Rig, or NONE; and the colour of its Module. */
  controller: PerZone<Seat | typeof NONE>
  module: PerZone<Colour | null>
  /** The owner of each Core slot's Control token, by column, or NONE. */
  coreTokens: (Seat | typeof NONE)[]
  /** Drone k of seat s has index 4 * s + k - 1: where it is (NONE before landing), and what it carries. */
  droneAt: (Zone | typeof NONE)[]
  droneLoad: (Load | null)[]

  // The players
  hold: Record<Cube, PerSeat<number>>
  holdPipes: PerSeat<number>
  dropship: Record<Common, PerSeat<number>>
  dropshipPipes: PerSeat<number>
  controlTokens: PerSeat<number>
  /** Pipes that left the game: destroyed (TTN-65) or lost. */
  pipesGone: PerSeat<number>

  // Beside the board
  /** Face-up Rigs, and the colours already deployed in this cycle. */
  display: Rig[]
  deployed: Colour[]
  /** The face-down Rigs of each colour. They are bags because their order is unknown. */
  stacks: Record<Colour, Rig[]>
  /** The open order, or null if the pile is empty; whether Mars is still open; and the face-down tiles, as a bag. */
  openOrder: OrderId | null
  isMarsOpen: boolean
  orderPile: OrderId[]
  fulfilled: PerSeat<OrderId[]>
  /** Whether this turn's order has been fulfilled (TTN-78). */
  hasOrdered: boolean
  /** The Objectives in play, and the seats that claimed each, in order. */
  objectives: ObjectiveId[]
  claims: Seat[][]
}

const slice = <T extends readonly unknown[]>(list: T): T => list.slice() as unknown as T

export function clone(g: State): State {
  const { hold, dropship, stacks } = g
  return {
    seats: g.seats,
    variants: g.variants,
    box: g.box,
    cycle: g.cycle,
    turn: g.turn,
    foreman: g.foreman,
    credits: slice(g.credits),
    pipes: slice(g.pipes),
    network: slice(g.network),
    site: slice(g.site),
    base: slice(g.base),
    deposits: slice(g.deposits),
    tholins: slice(g.tholins),
    deuterium: slice(g.deuterium),
    controller: slice(g.controller),
    module: slice(g.module),
    coreTokens: slice(g.coreTokens),
    droneAt: slice(g.droneAt),
    droneLoad: slice(g.droneLoad),
    hold: {
      silicium: slice(hold.silicium),
      water: slice(hold.water),
      hydrocarbons: slice(hold.hydrocarbons),
      titanium: slice(hold.titanium),
      deuterium: slice(hold.deuterium),
      tholins: slice(hold.tholins),
    },
    holdPipes: slice(g.holdPipes),
    dropship: {
      silicium: slice(dropship.silicium),
      water: slice(dropship.water),
      hydrocarbons: slice(dropship.hydrocarbons),
      titanium: slice(dropship.titanium),
    },
    dropshipPipes: slice(g.dropshipPipes),
    controlTokens: slice(g.controlTokens),
    pipesGone: slice(g.pipesGone),
    display: slice(g.display),
    deployed: slice(g.deployed),
    stacks: {
      cream: slice(stacks.cream),
      black: slice(stacks.black),
      blue: slice(stacks.blue),
      orange: slice(stacks.orange),
      red: slice(stacks.red),
    },
    openOrder: g.openOrder,
    isMarsOpen: g.isMarsOpen,
    orderPile: slice(g.orderPile),
    fulfilled: g.fulfilled.map(slice) as PerSeat<OrderId[]>,
    hasOrdered: g.hasOrdered,
    objectives: slice(g.objectives),
    claims: g.claims.map(slice),
  }
}

/** Where a gain comes from. */
export const CAUSES = ['token', 'slot', 'vertical', 'rig', 'module', 'dropship', 'drone', 'well'] as const
export type Cause = (typeof CAUSES)[number]

/** What removes Tholins: a red Rig or a red Module. */
export type PurgeCause = Extract<Cause, 'rig' | 'module'>

/** Cubes arriving in a hold, or Tholins that may be removed, one by one. */
export interface Effect {
  readonly seat: Seat
  readonly what: Cube | 'purge'
  readonly count: number
  readonly cause: Cause
  /** The zone of the Rig, token or Drone; for a Pipe, the zone it points to; for the Dropship's cargo, the Base. */
  readonly zone: Zone
}

/** A well or the Core, and the seat that draws from it. */
export interface Drawing {
  readonly seat: Seat
  readonly zone: Zone
}

export interface Frames {
  opening: Record<never, never>
  landing: { landed: number }
  land: { part: number; seat: Seat }
  'land.base': { seat: Seat }
  'land.pipe': { seat: Seat; way: Way }
  'land.rig': { seat: Seat }
  cycle: { part: number }
  deployment: { queue: Seat[] }
  'deploy.rig': { seat: Seat }
  'deploy.zone': { seat: Seat; rig: RigId }
  turns: { queue: Seat[] }
  turn: { part: number; seat: Seat; drone: Drone }
  'turn.start': { seat: Seat; drone: Drone; isBoosted: boolean }
  'turn.drone': { seat: Seat; drone: Drone }
  'turn.upgrade': { seat: Seat; hasUpgraded: boolean }
  'drone.move': { seat: Seat; drone: Drone }
  'drone.act': { seat: Seat; drone: Drone }
  'upgrade.module': { seat: Seat; zone: ZoneId }
  /** The seat whose turn it is; null during landing and extraction. */
  effects: { queue: Effect[]; onTurn: Seat | null }
  overflow: { seat: Seat; incoming: Cube; cause: Cause; zone: ZoneId; onTurn: Seat | null }
  purge: { seat: Seat; cause: PurgeCause; zone: ZoneId }
  'extract.rigs': { queue: Drawing[]; drawn: number }
  'extract.core': { queue: Seat[] }
  'end.score': Record<never, never>
}
