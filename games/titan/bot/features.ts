// Evaluates a Titan position: Credits, cubes, future draws from wells and the Core, the Network, Drones and Objectives.

import type { ValuePart } from '@tableworks/bots'
import { perSeat, type PerSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import { CORE } from '../data/crater.ts'
import type { Objective } from '../data/objectives.ts'
import { DRONES, OBJECTIVE_SPACES } from '../data/pieces.ts'
import { COLOURS } from '../data/rigs.ts'
import { reachesAllRigs } from '../readings/extraction.ts'
import { freeCells } from '../readings/hold.ts'
import { isInNetwork, isJoined } from '../readings/network.ts'
import { hasRig } from '../readings/rigs.ts'
import { majority, sheetOf } from '../readings/score.ts'
import { NONE, type State } from '../state.ts'
import { extractionsLeft, isOver, timeLeft } from './clock.ts'
import { counted, JOINED_AT, type Tally, tallyAt, tallyOf, zonesIn } from './tally.ts'
import type { Weights } from './weights.ts'

/** A seat's value minus a part of its rivals' mean value. */
export function valueOf(g: State, side: number, weights: Weights): number {
  const worths = worthOfAll(g, weights)
  const own = worths[side] ?? 0
  const others = worths.reduce((sum, worth) => sum + worth, -own)
  return own - (weights.others * others) / (g.seats - 1)
}

/** Every seat's assets and prospects, as one value per seat. */
export function worthOfAll(g: State, weights: Weights): PerSeat<number> {
  if (isOver(g)) return finalScores(g)
  const time = timeLeft(g)
  const tally = tallyOf(g)
  const worth = perSeat(g.seats, seat => holdWorth(g, seat, time, weights) + networkWorth(tally, seat, time, weights))
  addWells(g, worth, time, weights)
  addCore(g, worth, weights)
  addDrones(g, worth, time, weights)
  addObjectives(g, worth, tally, time, weights)
  addMajorities(g, worth, time, weights)
  return worth
}

/** Each part of the value for every seat. A network uses them as inputs. */
export function worthsByPart(g: State, tally: Tally, weights: Weights): PerSeat<number>[] {
  const time = timeLeft(g)
  const part = (add: (worth: PerSeat<number>) => void): PerSeat<number> => {
    const worth = perSeat(g.seats, () => 0)
    add(worth)
    return worth
  }
  return [
    perSeat(g.seats, seat => holdWorth(g, seat, time, weights)),
    perSeat(g.seats, seat => networkWorth(tally, seat, time, weights)),
    part(worth => addWells(g, worth, time, weights)),
    part(worth => addCore(g, worth, weights)),
    part(worth => addDrones(g, worth, time, weights)),
    part(worth => addObjectives(g, worth, tally, time, weights)),
    part(worth => addMajorities(g, worth, time, weights)),
  ]
}

/** The same value split into parts, one of them for the rivals. */
export function partsOf(g: State, side: number, weights: Weights): ValuePart[] {
  const worths = worthOfAll(g, weights)
  const others = worths.reduce((sum, worth) => sum + worth, 0 - (worths[side] ?? 0))
  const against = (weights.others * others) / (g.seats - 1)
  const rivals = { name: 'rivals', amount: against, worth: 0 - against }
  const seat = seatsOf(g.seats)[side] ?? 0
  if (isOver(g)) return [{ name: 'score', amount: worths[seat], worth: worths[seat] }, rivals]
  const time = timeLeft(g)
  const tally = tallyOf(g)
  const alone = (add: (worth: PerSeat<number>) => void): number => {
    const worth = perSeat(g.seats, () => 0)
    add(worth)
    return worth[seat]
  }
  const { credits, hold } = g
  const cubes = commonWorth(g, seat, time, weights)
  const room = roomWorth(g, seat, time, weights)
  const inPoints = (name: string, worth: number): ValuePart => ({ name, amount: worth, worth })
  return [
    inPoints('credits', credits[seat]),
    { name: 'deuterium', amount: hold.deuterium[seat], worth: 2 * hold.deuterium[seat] },
    { name: 'tholins', amount: hold.tholins[seat], worth: 0 - hold.tholins[seat] },
    inPoints('cubes', cubes),
    inPoints('room', room),
    inPoints('network', networkWorth(tally, seat, time, weights)),
    inPoints(
      'wells',
      alone(worth => addWells(g, worth, time, weights)),
    ),
    inPoints(
      'core',
      alone(worth => addCore(g, worth, weights)),
    ),
    inPoints(
      'drones',
      alone(worth => addDrones(g, worth, time, weights)),
    ),
    inPoints(
      'objectives',
      alone(worth => addObjectives(g, worth, tally, time, weights)),
    ),
    inPoints(
      'majorities',
      alone(worth => addMajorities(g, worth, time, weights)),
    ),
    rivals,
  ]
}

const finalScores = (g: State): PerSeat<number> => {
  const sheet = sheetOf(g)
  return perSeat(g.seats, seat => sheet.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0))
}

/** Credits and the hold's value. Common cubes lose value towards the end. The loop is unrolled because this runs most often. */
function holdWorth(g: State, seat: Seat, time: number, weights: Weights): number {
  const { hold } = g
  const stock = g.credits[seat] + 2 * hold.deuterium[seat] - hold.tholins[seat]
  return stock + commonWorth(g, seat, time, weights) + roomWorth(g, seat, time, weights)
}

function commonWorth({ hold, dropship }: State, seat: Seat, time: number, weights: Weights): number {
  const { cube } = weights
  const common =
    cubesWorth(hold.silicium[seat], dropship.silicium[seat], weights) * cube.silicium +
    cubesWorth(hold.water[seat], dropship.water[seat], weights) * cube.water +
    cubesWorth(hold.hydrocarbons[seat], dropship.hydrocarbons[seat], weights) * cube.hydrocarbons +
    cubesWorth(hold.titanium[seat], dropship.titanium[seat], weights) * cube.titanium
  return common * Math.min(1, 0.25 + 2 * time)
}

const roomWorth = (g: State, seat: Seat, time: number, weights: Weights): number =>
  Math.min(weights.cells, freeCells(g, seat)) * weights.cell * time

/**
 * The value of cubes of one kind. After the first few, each counts half. Cubes in the Dropship count less because they must still
 * be recovered.
 */
function cubesWorth(held: number, loaded: number, { few }: Weights): number {
  const count = held + 0.9 * loaded
  return count <= few ? count : (count + few) / 2
}

/**
 * The value of a Network: Rigs that further Pipes can activate, which are worth more together with others of their colour, and
 * zones from which it can grow.
 */
function networkWorth(tally: Tally, seat: Seat, time: number, weights: Weights): number {
  let rigs = 0
  let squares = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const joined = tallyAt(tally, seat, JOINED_AT + colour)
    rigs += joined
    squares += joined * joined
  }
  return (weights.rig * rigs + weights.sameColour * squares + weights.zone * zonesIn(tally, seat)) * time
}

/**
 * The value of controlled Rigs: their Modules and future draws. Tholins are drawn first, and all of them at the end (TTN-87,
 * TTN-92).
 */
function addWells(g: State, worth: PerSeat<number>, time: number, weights: Weights): void {
  const draws = extractionsLeft(g)
  for (const zone of craterOf(g).zones) {
    const controller = g.controller[zone]
    if (controller === NONE) continue
    worth[controller] += weights.module * time
    const tholins = g.tholins[zone]
    if (!isInNetwork(g, controller, zone)) {
      if (reachesAllRigs(g)) worth[controller] -= weights.extraction * tholins
      continue
    }
    const deuterium = tholins >= draws ? 0 : Math.min(g.deuterium[zone], draws - tholins)
    worth[controller] += weights.extraction * (2 * deuterium - tholins)
  }
}

/** The value of tokens in the Core. Each gives a draw per extraction while the Deuterium lasts (TTN-89). */
function addCore(g: State, worth: PerSeat<number>, weights: Weights): void {
  let tokens = 0
  for (const owner of g.coreTokens) if (owner !== NONE) tokens += 1
  if (tokens === 0) return
  const cubes = g.tholins[CORE] + g.deuterium[CORE]
  const draws = Math.min(extractionsLeft(g), cubes / tokens)
  const cube = weights.coreDraw - (cubes === 0 ? 0 : (weights.coreDraw + 1) * (g.tholins[CORE] / cubes))
  for (const [place, slot] of g.box.slots.core.entries()) {
    const owner = g.coreTokens[place]
    if (owner !== undefined && owner !== NONE && isJoined(g, slot)) worth[owner] += draws * cube
  }
}

function addDrones(g: State, worth: PerSeat<number>, time: number, weights: Weights): void {
  for (const seat of seatsOf(g.seats))
    for (let i = 0; i < DRONES.length; i++) {
      const zone = g.droneAt[seat * DRONES.length + i]
      const load = g.droneLoad[seat * DRONES.length + i]
      if (load === 'deuterium') worth[seat] += time > 0 ? weights.loadedDeuterium : 0
      else if (load === 'tholins') worth[seat] += weights.loadedTholins * time
      else if (zone !== undefined && zone !== NONE && hasRig(g, zone) && isInNetwork(g, seat, zone))
        worth[seat] += weights.docked * time
    }
}

/** The value of Objectives in progress: the square of the progress, times the Credits of the best free space. */
function addObjectives(g: State, worth: PerSeat<number>, tally: Tally, time: number, weights: Weights): void {
  if (time === 0) return
  for (let i = 0; i < g.objectives.length; i++) {
    const claims = g.claims[i]
    const id = g.objectives[i]
    if (claims === undefined || id === undefined || claims.length === OBJECTIVE_SPACES) continue
    const objective = g.box.objectives[id]
    const credits = objective.credits[claims.length] ?? 0
    for (const seat of seatsOf(g.seats)) {
      if (claims.includes(seat)) continue
      const progress = progressOn(g, seat, tally, objective)
      worth[seat] += weights.objective * credits * progress * progress
    }
  }
}

/** A seat's progress towards an Objective, from 0 to 1. With several criteria, it's their mean. */
export function progressOn(g: State, seat: Seat, tally: Tally, { criteria }: Objective): number {
  let progress = 0
  for (const criterion of criteria) {
    const have = criterion.counts === 'cubes' ? g.hold[criterion.of][seat] : counted(tally, seat, criterion)
    progress += Math.min(1, have / criterion.need)
  }
  return progress / criteria.length
}

/** TTN-95: the majority prizes if the game ended now. They count more towards the end. */
function addMajorities(g: State, worth: PerSeat<number>, time: number, weights: Weights): void {
  const share = weights.majority * (1 - time)
  if (share === 0) return
  addPrizes(g, worth, share, g.hold.silicium)
  addPrizes(g, worth, share, g.hold.water)
  addPrizes(g, worth, share, g.hold.hydrocarbons)
  addPrizes(g, worth, share, g.hold.titanium)
  addPrizes(
    g,
    worth,
    share,
    perSeat(g.seats, seat => g.fulfilled[seat].length),
  )
}

function addPrizes({ variants }: State, worth: PerSeat<number>, share: number, counts: PerSeat<number>): void {
  const prizes = majority(counts, variants.majorityTies)
  for (let seat = 0 as Seat; seat < counts.length; seat++) worth[seat] += share * prizes[seat]
}
