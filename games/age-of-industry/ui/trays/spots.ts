// Where trays lie on each sheet: left, top and width in units of its plate.

import type { MapId } from '../../data/maps/index.ts'
import type { Cut } from '../sheet/plates.ts'

export type TrayName = 'title' | 'demand' | 'display' | 'stacks' | 'hand' | 'quote' | 'actions'
type Spots = Readonly<Record<TrayName, readonly [x: number, y: number, width: number]>>

export const TRAYS: Readonly<Record<MapId, Readonly<Record<Exclude<Cut, 'phone'>, Spots>>>> = {
  japan: {
    large: {
      title: [26, 18, 196],
      demand: [24, 104, 200],
      display: [250, 26, 404],
      stacks: [778, 366, 244],
      hand: [650, 578, 372],
      quote: [24, 252, 226],
      actions: [24, 252, 214],
    },
    compact: {
      title: [20, 14, 160],
      demand: [18, 80, 170],
      display: [186, 20, 330],
      stacks: [690, 296, 244],
      hand: [556, 456, 374],
      quote: [18, 206, 210],
      actions: [206, 100, 200],
    },
  },
  minnesota: {
    large: {
      title: [26, 16, 230],
      demand: [24, 94, 196],
      display: [26, 256, 196],
      stacks: [22, 356, 206],
      hand: [22, 590, 290],
      quote: [842, 340, 178],
      actions: [844, 342, 176],
    },
    compact: {
      title: [20, 12, 230],
      demand: [18, 72, 186],
      display: [18, 206, 170],
      stacks: [14, 296, 240],
      hand: [18, 456, 280],
      quote: [768, 270, 166],
      actions: [768, 274, 166],
    },
  },
}
