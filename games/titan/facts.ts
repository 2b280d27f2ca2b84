// The game's facts, from which the journal, animations and sounds are made.

import type { Seat } from '@tableworks/kernel'
import type { Side } from './data/board.ts'
import type { SlotId, ZoneId } from './data/crater.ts'
import type { Common, Cube, Load } from './data/cubes.ts'
import type { ObjectiveId } from './data/objectives.ts'
import type { OrderId } from './data/orders.ts'
import type { Drone } from './data/pieces.ts'
import type { Colour, RigId } from './data/rigs.ts'
import type { Cause, PurgeCause } from './state.ts'

export type Fact =
  // Set-up
  | { kind: 'drewForeman'; seat: Seat }
  | { kind: 'revealedRigs'; rigs: RigId[] }
  | { kind: 'drewObjectives'; objectives: ObjectiveId[] }
  | { kind: 'revealedOrder'; order: OrderId; left: number }
  | { kind: 'ranOutOfOrders' }
  // Landing
  | { kind: 'landed'; seat: Seat; zone: ZoneId }
  | { kind: 'laidLandingPipe'; seat: Seat; slot: SlotId; side: Side; from: ZoneId; to: ZoneId }
  | {
      kind: 'placedLandingRig'
      seat: Seat
      rig: RigId
      zone: ZoneId
      credits: number
      tholins: number
      deuterium: number
    }
  | { kind: 'placedIce'; seat: Seat; zone: ZoneId }
  // Start of a cycle
  | { kind: 'cycleBegan'; cycle: number; seat: Seat }
  | { kind: 'removedRigs'; rigs: RigId[] }
  | { kind: 'deployed'; seat: Seat; rig: RigId; zone: ZoneId; credits: number; tholins: number; deuterium: number }
  | { kind: 'filledDropship'; seat: Seat; resources: Common[]; pipes: number }
  // The turn
  | { kind: 'turnBegan'; seat: Seat; turn: number }
  | { kind: 'laidPipe'; seat: Seat; slot: SlotId; side: Side; from: ZoneId; to: ZoneId }
  | { kind: 'lostPipe'; seat: Seat }
  | { kind: 'gained'; seat: Seat; cube: Cube; count: number; cause: Exclude<Cause, 'well'>; zone: ZoneId }
  | { kind: 'tookCoreToken'; seat: Seat; slot: SlotId; left: number }
  | { kind: 'lackedCoreToken'; seat: Seat; slot: SlotId }
  | { kind: 'discarded'; seat: Seat; cube: Cube; incoming: Cube }
  | { kind: 'lostTholins'; seat: Seat; count: number }
  | { kind: 'purgedHold'; seat: Seat; cause: PurgeCause; at: ZoneId }
  | { kind: 'purgedWell'; seat: Seat; zone: ZoneId; cause: PurgeCause; at: ZoneId }
  | { kind: 'purgedNothing'; seat: Seat; cause: PurgeCause; at: ZoneId }
  // Drones
  | { kind: 'paidForDrone'; seat: Seat; drone: Drone }
  | { kind: 'skippedDrone'; seat: Seat; drone: Drone }
  | { kind: 'movedDrone'; seat: Seat; drone: Drone; from: ZoneId; to: ZoneId; hydrocarbons: number }
  | { kind: 'loaded'; seat: Seat; drone: Drone; cube: Load; zone: ZoneId }
  | { kind: 'dropped'; seat: Seat; drone: Drone; cube: Load; zone: ZoneId }
  | { kind: 'pushedOutDeuterium'; zone: ZoneId }
  | { kind: 'destroyed'; seat: Seat; drone: Drone; owner: Seat; slot: SlotId; side: Side; from: ZoneId; to: ZoneId }
  | { kind: 'gotTokenBack'; seat: Seat; slot: SlotId; left: number }
  | { kind: 'lostZones'; seat: Seat; zones: ZoneId[] }
  // Upgrades, orders, Objectives
  | { kind: 'upgraded'; seat: Seat; zone: ZoneId; rig: RigId; colour: Colour; cost: number; credits: number }
  | { kind: 'fulfilled'; seat: Seat; order: OrderId; credits: number }
  | { kind: 'claimed'; seat: Seat; objective: ObjectiveId; place: number; credits: number }
  // End of a cycle and of the game
  | { kind: 'extractionBegan'; cycle: number }
  | { kind: 'finalExtractionBegan' }
  | { kind: 'extracted'; seat: Seat; cube: Cube; zone: ZoneId }
  | { kind: 'foundNoRoom'; seat: Seat; zone: ZoneId }
  | { kind: 'becameForeman'; seat: Seat }
  | { kind: 'ended'; cycles: number }
