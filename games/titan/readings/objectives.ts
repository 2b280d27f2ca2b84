// A seat's progress towards an Objective: TTN-81 to TTN-85.

import type { Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import { type Link, type Ring, ringOf, RINGS } from '../data/crater.ts'
import type { Criterion, ObjectiveId } from '../data/objectives.ts'
import { type Colour, COLOURS } from '../data/rigs.ts'
import { NONE, type State } from '../state.ts'
import { isInNetwork, isJoined, ownerOf } from './network.ts'
import { rigColour } from './rigs.ts'

type Standing = Pick<State, 'seats' | 'box' | 'hold' | 'pipes' | 'network' | 'site' | 'controller'>

export interface Progress {
  readonly criterion: Criterion
  readonly have: number
}

export const progressOf = (g: Standing, seat: Seat, objective: ObjectiveId): Progress[] =>
  g.box.objectives[objective].criteria.map(criterion => ({ criterion, have: countOf(g, seat, criterion) }))

/** The first criterion of an Objective that a seat doesn't meet yet. */
export function shortOf(g: Standing, seat: Seat, objective: ObjectiveId): Criterion | null {
  for (const criterion of g.box.objectives[objective].criteria)
    if (countOf(g, seat, criterion) < criterion.need) return criterion
  return null
}

export function countOf(g: Standing, seat: Seat, { counts, of }: Criterion): number {
  switch (counts) {
    case 'cubes':
      return g.hold[of][seat] // TTN-82
    case 'pipes':
      return pipesOn(g, seat, of)
    case 'joined':
      return joinedRigs(g, seat, of)
    case 'joinedColours':
      return COLOURS.filter(colour => joinedRigs(g, seat, colour) > 0).length
    case 'controlled':
      return controlledRigs(g, seat, of)
    case 'controlledColours':
      return COLOURS.filter(colour => controlledRigs(g, seat, colour) > 0).length
    case 'controlledRings':
      return RINGS.filter(ring => controlledRigs(g, seat, ring) > 0).length
    case 'zones':
      return zonesBesidesBase(g, seat)
  }
}

/** either direction counts, but Pipes that are cut off don't. */
function pipesOn(g: Standing, seat: Seat, link: Link | 'vertical'): number {
  let count = 0
  for (const slot of craterOf(g).slotsOn[link]) {
    const pipe = g.pipes[slot]
    if (pipe !== NONE && ownerOf(pipe) === seat && isJoined(g, slot)) count += 1
  }
  return count
}

// Plain loops for speed: playouts check all Objectives in play after every choice.

function joinedRigs(g: Standing, seat: Seat, colour: Colour): number {
  let count = 0
  for (const zone of craterOf(g).zones) if (isInNetwork(g, seat, zone) && rigColour(g, zone) === colour) count += 1
  return count
}

function controlledRigs(g: Standing, seat: Seat, of: Colour | Ring | 'all'): number {
  let count = 0
  for (const zone of craterOf(g).zones)
    if (g.controller[zone] === seat && (of === 'all' || rigColour(g, zone) === of || ringOf(zone) === of)) count += 1
  return count
}

/** the Core, Ice, other Bases and empty zones count. */
function zonesBesidesBase(g: Standing, seat: Seat): number {
  let count = 0
  for (const zone of craterOf(g).zones) if (isInNetwork(g, seat, zone)) count += 1
  return Math.max(0, count - 1) // A seat that hasn't landed has no Base to subtract.
}
