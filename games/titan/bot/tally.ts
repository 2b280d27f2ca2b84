// What the crater holds for each seat, counted in one walk over its zones and slots.

import { perSeat, type PerSeat } from '@tableworks/kernel'
import { craterOf, isVertical, type Link, LINK_OF, type Ring, ringOf, RINGS } from '../data/crater.ts'
import type { Criterion } from '../data/objectives.ts'
import { type Colour, COLOURS, colourOf } from '../data/rigs.ts'
import { isJoined, ownerOf } from '../readings/network.ts'
import { EMPTY, NONE, type State } from '../state.ts'

export interface Tally {
  /** Zones of the Network besides the Base. */
  zones: number
  /** Rigs in the Network by colour, and those controlled by colour and by ring. */
  readonly joined: Record<Colour, number>
  readonly controlled: Record<Colour, number>
  readonly onRing: Record<Ring, number>
  /** Pipes of the Network by what they join. */
  readonly pipes: Record<Link, number>
  vertical: number
}

// Written out, for records that are built key by key are slow.
const noRigs = (): Record<Colour, number> => ({ cream: 0, black: 0, blue: 0, orange: 0, red: 0 })
const noRings = (): Record<Ring, number> => ({ upper: 0, middle: 0, lower: 0 })
const noPipes = (): Record<Link, number> => ({
  upper: 0,
  middle: 0,
  lower: 0,
  'upper-middle': 0,
  'middle-lower': 0,
  'lower-core': 0,
})

export function tallies(g: State): PerSeat<Tally> {
  const found = perSeat<Tally>(g.seats, () => ({
    zones: -1,
    joined: noRigs(),
    controlled: noRigs(),
    onRing: noRings(),
    pipes: noPipes(),
    vertical: 0,
  }))
  const { zones, slots } = craterOf(g.seats)
  for (const zone of zones) {
    const site = g.site[zone]
    const colour = site > EMPTY ? colourOf(site) : null
    const bits = g.network[zone]
    for (let seat = 0; seat < g.seats; seat++) {
      if ((bits & (1 << seat)) === 0) continue
      const own = found[seat] as Tally
      own.zones += 1
      if (colour !== null) own.joined[colour] += 1
    }
    const controller = g.controller[zone]
    if (controller === NONE || colour === null) continue
    found[controller].controlled[colour] += 1
    found[controller].onRing[ringOf(zone) as Ring] += 1
  }
  for (const slot of slots) {
    if (g.pipes[slot] === NONE || !isJoined(g, slot)) continue
    const own = found[ownerOf(g.pipes[slot])]
    own.pipes[LINK_OF[slot]] += 1
    if (isVertical(slot)) own.vertical += 1
  }
  return found
}

/** What a seat has towards a criterion: the same as the readings say, from what was counted already. */
export function counted(tally: Tally, { counts, of }: Exclude<Criterion, { counts: 'cubes' }>): number {
  switch (counts) {
    case 'pipes':
      return of === 'vertical' ? tally.vertical : tally.pipes[of]
    case 'joined':
      return tally.joined[of]
    case 'joinedColours':
      return kinds(tally.joined, COLOURS)
    case 'controlled':
      return of === 'all'
        ? tally.onRing.upper + tally.onRing.middle + tally.onRing.lower
        : of in tally.onRing
          ? tally.onRing[of as Ring]
          : tally.controlled[of as Colour]
    case 'controlledColours':
      return kinds(tally.controlled, COLOURS)
    case 'controlledRings':
      return kinds(tally.onRing, RINGS)
    case 'zones':
      return tally.zones
  }
}

const kinds = <K extends string>(counts: Record<K, number>, keys: readonly K[]): number => {
  let found = 0
  for (const key of keys) if (counts[key] > 0) found += 1
  return found
}
