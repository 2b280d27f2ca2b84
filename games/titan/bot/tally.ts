// Counts the crater for every seat in one pass over zones and slots. A bot needs it after every choice it considers, so all seats
// share one reused array.

import { craterOf } from '../data/board.ts'
import { LINKS, ringOf, RINGS, perZone } from '../data/crater.ts'
import type { Criterion } from '../data/objectives.ts'
import { COLOURS, RIG_IDS, colourOf } from '../data/rigs.ts'
import { isJoined, ownerOf } from '../readings/network.ts'
import { EMPTY, NONE, type State } from '../state.ts'

/** Zones in the Network, not counting the Base. */
const ZONES_AT = 0
/** Rigs in the Network by colour, then controlled Rigs by colour and by ring. */
export const JOINED_AT = 1
const CONTROLLED_AT = JOINED_AT + COLOURS.length
const ON_RING_AT = CONTROLLED_AT + COLOURS.length
/** The Network's Pipes by the levels they join, then all vertical ones. */
const PIPES_AT = ON_RING_AT + RINGS.length
const VERTICAL_AT = PIPES_AT + LINKS.length
export const TALLY_SIZE = VERTICAL_AT + 1

const MOST_SEATS = 4
const COLOUR_OF = RIG_IDS.map((_id, rig) => COLOURS.indexOf(colourOf(rig)))
const RING_OF = perZone(zone => RINGS.indexOf(ringOf(zone) ?? 'lower'))

/** The counts of all seats. Counting another position overwrites them. */
export type Tally = Int16Array
const counts: Tally = new Int16Array(MOST_SEATS * TALLY_SIZE)

export const tallyAt = (tally: Tally, seat: number, at: number): number => tally[seat * TALLY_SIZE + at] as number

export const zonesIn = (tally: Tally, seat: number): number => tallyAt(tally, seat, ZONES_AT)

const add = (seat: number, at: number): void => {
  ;(counts[seat * TALLY_SIZE + at] as number) += 1
}

export function tallyOf(g: State): Tally {
  counts.fill(0)
  const { zones, slots } = craterOf(g)
  for (const zone of zones) {
    const bits = g.network[zone]
    const site = g.site[zone]
    if (bits === 0 && site <= EMPTY) continue
    const colour = site > EMPTY ? (COLOUR_OF[site] as number) : NONE
    for (let seat = 0; seat < g.seats; seat++) {
      if ((bits & (1 << seat)) === 0) continue
      if (zone !== g.base[seat as 0]) add(seat, ZONES_AT)
      if (colour !== NONE) add(seat, JOINED_AT + colour)
    }
    const controller = g.controller[zone]
    if (controller === NONE) continue
    add(controller, CONTROLLED_AT + colour)
    add(controller, ON_RING_AT + RING_OF[zone])
  }
  const { linkNumber, isVertical } = g.box.slots
  for (const slot of slots) {
    const pipe = g.pipes[slot]
    if (pipe === NONE || !isJoined(g, slot)) continue
    add(ownerOf(pipe), PIPES_AT + linkNumber[slot])
    if (isVertical[slot]) add(ownerOf(pipe), VERTICAL_AT)
  }
  return counts
}

/** A seat's progress towards a criterion. Same result as in the readings, but computed from the existing counts. */
export function counted(
  tally: Tally,
  seat: number,
  { counts: what, of }: Exclude<Criterion, { counts: 'cubes' }>,
): number {
  switch (what) {
    case 'pipes':
      return tallyAt(tally, seat, of === 'vertical' ? VERTICAL_AT : PIPES_AT + LINKS.indexOf(of))
    case 'joined':
      return tallyAt(tally, seat, JOINED_AT + COLOURS.indexOf(of))
    case 'joinedColours':
      return kinds(tally, seat, JOINED_AT, COLOURS.length)
    case 'controlled':
      return controlled(tally, seat, of)
    case 'controlledColours':
      return kinds(tally, seat, CONTROLLED_AT, COLOURS.length)
    case 'controlledRings':
      return kinds(tally, seat, ON_RING_AT, RINGS.length)
    case 'zones':
      return zonesIn(tally, seat)
  }
}

function controlled(tally: Tally, seat: number, of: string): number {
  if (of === 'all') return RINGS.reduce((sum, _ring, i) => sum + tallyAt(tally, seat, ON_RING_AT + i), 0)
  const ring = (RINGS as readonly string[]).indexOf(of)
  const at = ring < 0 ? CONTROLLED_AT + (COLOURS as readonly string[]).indexOf(of) : ON_RING_AT + ring
  return tallyAt(tally, seat, at)
}

function kinds(tally: Tally, seat: number, from: number, length: number): number {
  let found = 0
  for (let i = from; i < from + length; i++) if (tallyAt(tally, seat, i) > 0) found += 1
  return found
}
