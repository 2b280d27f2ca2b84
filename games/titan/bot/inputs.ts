// A network's inputs: a row for every seat with the seat's own first, then the table and the zones of the crater. Everything in
// this game is public.

import { type Inputs, InputWriter } from '@tableworks/bots'
import { type PerSeat, type Seat, seatsOf, type State as Position } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import { CORE, ZONES } from '../data/crater.ts'
import { COMMON, CUBES } from '../data/cubes.ts'
import { DRONES, OBJECTIVE_SPACES } from '../data/pieces.ts'
import { ORDER_IDS } from '../data/orders.ts'
import { COLOURS, colourOf } from '../data/rigs.ts'
import { CYCLES, SEATS, TURNS_PER_CYCLE } from '../meta.ts'
import { freeCells } from '../readings/hold.ts'
import { isInNetwork } from '../readings/network.ts'
import { hasRig } from '../readings/rigs.ts'
import { BASE, EMPTY, ICE, NONE, type State } from '../state.ts'
import { extractionsLeft, timeLeft } from './clock.ts'
import { progressOn, worthsByPart } from './features.ts'
import { type Tally, TALLY_SIZE, tallyAt, tallyOf } from './tally.ts'
import type { Weights } from './weights.ts'

const MOST_SEATS = Math.max(...SEATS)
const MOST_OBJECTIVES = 6
const PARTS = 7
const ROW_LENGTH = 11 + CUBES.length + COMMON.length + TALLY_SIZE + PARTS + 3 * DRONES.length + 2 * MOST_OBJECTIVES
const TABLE = MOST_SEATS * ROW_LENGTH
/** The decisions that begin an action, and those about a single cube. */
const STAGES = [
  ...(['land.base', 'land.pipe', 'land.rig', 'deploy.rig', 'deploy.zone', 'turn.start', 'drone.move'] as const),
  ...(['turn.drone', 'drone.act', 'turn.upgrade', 'upgrade.module', 'overflow', 'purge'] as const),
]
const TABLE_LENGTH =
  SEATS.length +
  CYCLES +
  1 +
  TURNS_PER_CYCLE +
  1 +
  2 +
  STAGES.length +
  2 +
  2 * MOST_OBJECTIVES +
  ORDER_IDS.length +
  3 +
  3 * COLOURS.length
const ZONES_AT = TABLE + TABLE_LENGTH
const ZONE_LENGTH = 12 + COLOURS.length

export const inputsBy = (weights: Weights): Inputs<State> => ({
  points: 15,
  count: () => ZONES_AT + ZONE_LENGTH * ZONES.length,
  read(position, seat, x) {
    const { g } = position
    const own = seat as Seat
    const tally = tallyOf(g)
    const parts = worthsByPart(g, tally, weights)
    for (const other of seatsOf(g.seats)) {
      const row = ((other - own + g.seats) % g.seats) * ROW_LENGTH
      writeSeat(position, other, tally, parts, new InputWriter(x, row))
    }
    writeTable(position, new InputWriter(x, TABLE))
    const writer = new InputWriter(x, ZONES_AT)
    for (const zone of craterOf(g).zones) {
      writer.goTo(ZONES_AT + ZONE_LENGTH * zone)
      writeZone(g, zone, own, writer)
    }
  },
})

function writeSeat(
  { g, frames }: Position<State>,
  seat: Seat,
  tally: Tally,
  parts: readonly PerSeat<number>[],
  writer: InputWriter,
): void {
  const { hold, dropship } = g
  writer.putIf(true)
  writer.put(g.credits[seat] / 40)
  for (const cube of CUBES) writer.put(hold[cube][seat] / 5)
  for (const cube of COMMON) writer.put(dropship[cube][seat] / 4)
  writer.put(g.holdPipes[seat] / 8)
  writer.put(g.dropshipPipes[seat] / 10)
  writer.put(g.controlTokens[seat] / 15)
  writer.put(freeCells(g, seat) / 10)
  writer.put(g.fulfilled[seat].length / 5)
  writer.putIf(g.foreman === seat)
  writer.putIf(frames.at(-1)?.frame['seat'] === seat)
  writer.put(turnsWaiting(frames, seat) / 4)
  writer.put(g.coreTokens.filter(owner => owner === seat).length / 3)
  for (let i = 0; i < TALLY_SIZE; i++) writer.put(tallyAt(tally, seat, i) / 4)
  for (const part of parts) writer.put(part[seat] / 10)
  for (const drone of DRONES.keys()) {
    const zone = g.droneAt[DRONES.length * seat + drone] ?? NONE
    const load = g.droneLoad[DRONES.length * seat + drone] ?? null
    writer.putIf(load === null && zone !== NONE && hasRig(g, zone) && isInNetwork(g, seat, zone))
    writer.putIf(load === 'deuterium')
    writer.putIf(load === 'tholins')
  }
  let claimed = 0
  for (let i = 0; i < MOST_OBJECTIVES; i++) {
    const objective = g.objectives[i]
    const isClaimed = g.claims[i]?.includes(seat) === true
    if (isClaimed) claimed += 1
    writer.putIf(isClaimed)
    writer.put(objective === undefined || isClaimed ? 0 : progressOn(g, seat, tally, g.box.objectives[objective]))
  }
  writer.put(claimed / 3)
}

/** How many turns or deployments a seat has left in this phase. */
function turnsWaiting(frames: Position['frames'], seat: Seat): number {
  let waiting = 0
  for (const { step, frame } of frames)
    if (step === 'turns' || step === 'deployment')
      for (const one of frame['queue'] as readonly Seat[]) if (one === seat) waiting += 1
  return waiting
}

function writeTable({ g, frames }: Position<State>, writer: InputWriter): void {
  writer.oneOf(
    SEATS.length,
    SEATS.findIndex(seats => seats === g.seats),
  )
  writer.oneOf(CYCLES + 1, g.cycle)
  writer.oneOf(TURNS_PER_CYCLE + 1, g.turn)
  writer.put(timeLeft(g))
  writer.put(extractionsLeft(g) / CYCLES)
  writer.oneOf(
    STAGES.length,
    STAGES.findIndex(stage => stage === frames.at(-1)?.step),
  )
  writer.put(g.tholins[CORE] / 6)
  writer.put(g.deuterium[CORE] / 6)
  for (let i = 0; i < MOST_OBJECTIVES; i++) {
    const objective = g.objectives[i]
    const claims = g.claims[i]?.length ?? OBJECTIVE_SPACES
    writer.put(objective === undefined ? 0 : (g.box.objectives[objective].credits[claims] ?? 0) / 10)
    writer.put(claims / OBJECTIVE_SPACES)
  }
  writer.oneOf(
    ORDER_IDS.length,
    ORDER_IDS.findIndex(order => order === g.openOrder),
  )
  writer.putIf(g.isMarsOpen)
  writer.putIf(g.hasOrdered)
  writer.put(g.orderPile.length / 15)
  for (const colour of COLOURS) {
    writer.put(g.display.filter(rig => colourOf(rig) === colour).length / 2)
    writer.putIf(g.deployed.includes(colour))
    writer.put(g.stacks[colour].length / 5)
  }
}

function writeZone(g: State, zone: (typeof ZONES)[number], own: Seat, writer: InputWriter): void {
  const bits = g.network[zone]
  const site = g.site[zone]
  const controller = g.controller[zone]
  let rivals = 0
  for (const seat of seatsOf(g.seats)) if (seat !== own && (bits & (1 << seat)) !== 0) rivals += 1
  writer.putIf((bits & (1 << own)) !== 0)
  writer.put(rivals / 2)
  writer.putIf(site === EMPTY)
  writer.putIf(site === ICE)
  writer.putIf(site === BASE)
  writer.oneOf(COLOURS.length, site > EMPTY ? COLOURS.indexOf(colourOf(site)) : NONE)
  writer.putIf(controller === own)
  writer.putIf(controller !== NONE && controller !== own)
  writer.put(g.tholins[zone] / 5)
  writer.put(g.deuterium[zone] / 5)
  writer.putIf(g.deposits[2 * zone] !== null)
  writer.putIf(g.deposits[2 * zone + 1] !== null)
  writer.put(g.droneAt.filter(at => at === zone).length / 2)
}
