// The dimensions of each map's sheet. There are several plates for windows of different sizes, so text stays readable.

import type { Point } from '../../data/map-drawing.ts'
import type { MapId } from '../../data/maps/index.ts'

export const CUTS = ['large', 'compact', 'portrait', 'phone'] as const
export type Cut = (typeof CUTS)[number]

type Knots = readonly Point[]

export interface Plate {
  readonly width: number
  readonly height: number
  /** From the map's grid to the sheet. */
  readonly scale: Point
  readonly origin: Point
  /** Slightly stretches crowded bands of the grid. */
  readonly warpX: Knots
  readonly warpY: Knots
  readonly tile: number
  readonly ship: number
  readonly rail: number
  /** Half the width of a link's press target. */
  readonly band: number
  readonly hill: number
  readonly letter: number
  readonly label: number
  readonly grain: number
  /** How far the water lines extend from the shore. */
  readonly lines: readonly number[]
  readonly compass: readonly [x: number, y: number, r: number]
}

const FLAT = { warpX: [], warpY: [] } as const

const LARGE = { ...FLAT, width: 1040, height: 690, tile: 28, rail: 9, band: 6, label: 12.5, grain: 900 }
const COMPACT = {
  ...FLAT,
  width: 950,
  height: 556,
  tile: 24,
  rail: 7.5,
  band: 6,
  label: 12,
  grain: 700,
  lines: [2.2, 4.6, 7.6, 11, 15, 20],
}
/** A fingertip is 44 px wide. */
const PHONE = { ...FLAT, width: 1370, height: 1220, tile: 44, ship: 44, rail: 12, band: 15, label: 15.5, grain: 300 }

const OPENED = {
  warpX: [
    [-90, -90],
    [300, 300],
    [398, 403],
    [480, 505],
    [575, 615],
    [640, 676],
    [1100, 1130],
  ],
  warpY: [
    [-50, -50],
    [300, 285],
    [640, 625],
    [738, 738],
    [1100, 1095],
  ],
} as const

const JAPAN_COMPACT: Plate = {
  ...COMPACT,
  ...OPENED,
  scale: [0.622, 0.49],
  origin: [58.7, 22.5],
  ship: 25,
  hill: 12.5,
  letter: 14,
  compass: [904, 66, 32],
}

const MINNESOTA_COMPACT: Plate = {
  ...COMPACT,
  scale: [0.63, 0.4965],
  origin: [254.5, 28.8],
  ship: 24,
  hill: 11,
  letter: 13.5,
  compass: [880, 54, 31],
}

export const PLATES: Readonly<Record<MapId, Readonly<Record<Cut, Plate>>>> = {
  japan: {
    large: {
      ...LARGE,
      ...OPENED,
      scale: [0.772, 0.608],
      origin: [72.9, 28],
      ship: 31,
      hill: 16,
      letter: 17,
      lines: [2.4, 5.2, 8.6, 12.6, 17.2, 22.6, 29],
      compass: [984, 84, 42],
    },
    compact: JAPAN_COMPACT,
    portrait: { ...JAPAN_COMPACT, width: 762, height: 560, compass: [706, 470, 34] },
    phone: {
      ...PHONE,
      ...OPENED,
      scale: [1.126, 1.07],
      origin: [106, 56],
      hill: 24,
      letter: 24,
      lines: [3.6, 8, 13.5, 20, 28, 38],
      compass: [150, 150, 80],
    },
  },
  minnesota: {
    large: {
      ...LARGE,
      scale: [0.727, 0.616],
      origin: [237.4, 35.7],
      ship: 29,
      hill: 13,
      letter: 16,
      lines: [2.2, 4.6, 7.6, 11.2, 15.4, 20.4, 26],
      compass: [960, 64, 40],
    },
    compact: MINNESOTA_COMPACT,
    portrait: {
      ...MINNESOTA_COMPACT,
      width: 712,
      height: 488,
      scale: [0.63, 0.436],
      origin: [16, 20],
      warpY: [
        [0, 0],
        [570, 550],
        [760, 780],
        [1050, 1050],
      ],
    },
    phone: {
      ...PHONE,
      scale: [1.18, 1.085],
      origin: [54, 62],
      hill: 20,
      letter: 23,
      lines: [3.4, 7.4, 12.6, 18, 25, 34],
      compass: [1250, 100, 60],
    },
  },
}
