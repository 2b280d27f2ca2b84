// Where trays are on each sheet: left, top and width in its plate's units; for the hand, the bottom of its cards. A tray without a
// spot is placed around the map.

import type { MapId } from '../../data/maps/index.ts'
import type { Cut } from '../parts/plates.ts'

export type TrayName = 'title' | 'order' | 'demand' | 'display' | 'stacks' | 'hand'
type Spots = Readonly<Partial<Record<TrayName, readonly [x: number, y: number, width: number]>>>

export const TRAYS: Readonly<Record<MapId, Readonly<Record<Cut, Spots>>>> = {
  japan: {
    large: {
      title: [26, 16, 196],
      demand: [24, 104, 200],
      order: [26, 254, 260],
      display: [244, 26, 430],
      stacks: [784, 366, 240],
      hand: [640, 674, 382],
    },
    compact: {
      title: [20, 11, 160],
      demand: [18, 86, 170],
      order: [20, 214, 240],
      display: [184, 20, 352],
      stacks: [688, 292, 248],
      hand: [556, 542, 374],
    },
    portrait: {
      title: [20, 11, 160],
      demand: [18, 86, 170],
      order: [20, 214, 240],
      display: [184, 20, 352],
    },
    phone: {},
  },
  minnesota: {
    large: {
      title: [26, 14, 230],
      demand: [24, 76, 196],
      order: [26, 218, 240],
      display: [26, 266, 196],
      stacks: [22, 358, 212],
      hand: [22, 676, 292],
    },
    compact: {
      title: [20, 10, 230],
      demand: [18, 64, 186],
      order: [20, 198, 240],
      display: [18, 236, 196],
      stacks: [14, 298, 248],
      hand: [18, 546, 282],
    },
    portrait: {},
    phone: {},
  },
}
