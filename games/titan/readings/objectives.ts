// How far a seat has come with an Objective: TTN-81 to TTN-85.

import type { Seat } from '@tableworks/kernel'
import { craterOf, isVertical, LINK_OF, ringOf } from '../data/crater.ts'
import type { Criterion, ObjectiveId } from '../data/objectives.ts'
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

export function meets(g: Standing, seat: Seat, objective: ObjectiveId): boolean {
  for (const criterion of g.box.objectives[objective].criteria)
    if (countOf(g, seat, criterion) < criterion.need) return false
  return true
}

function countOf(g: Standing, seat: Seat, { counts, of }: Criterion): number {
  switch (counts) {
    case 'cubes':
      return g.hold[of][seat] // TTN-82
    case 'pipes':
      return pipesOn(g, seat, of)
    case 'joined':
      return countZones(g, zone => isInNetwork(g, seat, zone) && rigColour(g, zone) === of)
    case 'joinedColours':
      return differentOf(g, zone => (isInNetwork(g, seat, zone) ? rigColour(g, zone) : null))
    case 'controlled':
      return countZones(
        g,
        zone => g.controller[zone] === seat && (of === 'all' || rigColour(g, zone) === of || ringOf(zone) === of),
      )
    case 'controlledColours':
      return differentOf(g, zone => (g.controller[zone] === seat ? rigColour(g, zone) : null))
    case 'controlledRings':
      return differentOf(g, zone => (g.controller[zone] === seat ? ringOf(zone) : null))
    case 'zones':
      return countZones(g, zone => isInNetwork(g, seat, zone)) - 1 // not one's own Base
  }
}

/** either direction counts, but not what is cut off. */
function pipesOn(g: Standing, seat: Seat, link: string): number {
  let count = 0
  for (const slot of craterOf(g.seats).slots) {
    if (link === 'vertical' ? !isVertical(slot) : LINK_OF[slot] !== link) continue
    const pipe = g.pipes[slot]
    if (pipe !== NONE && ownerOf(pipe) === seat && isJoined(g, slot)) count += 1
  }
  return count
}

type ZoneTest<T> = (zone: ReturnType<typeof craterOf>['zones'][number]) => T

function countZones(g: Standing, test: ZoneTest<boolean>): number {
  let count = 0
  for (const zone of craterOf(g.seats).zones) if (test(zone)) count += 1
  return count
}

function differentOf(g: Standing, kind: ZoneTest<string | null>): number {
  const found: string[] = []
  for (const zone of craterOf(g.seats).zones) {
    const one = kind(zone)
    if (one !== null && !found.includes(one)) found.push(one)
  }
  return found.length
}
