// How each map is laid on its sheet: measures, and the hand-set sides of names and tags. A plate is cut for a height of
// the window, so that letters stay readable on all of them.

import type { Colour } from '../../data/cards.ts'
import type { Point } from '../../data/drawings/drawing.ts'
import type { MapId } from '../../data/maps/index.ts'

export const CUTS = ['large', 'compact', 'phone'] as const
export type Cut = (typeof CUTS)[number]

type Knots = readonly Point[]
/** A side of its place, or an offset from it with the anchor of the text. */
type NameSide = 'n' | 'e' | 's' | 'w' | readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end']

export interface Plate {
  readonly width: number
  readonly height: number
  /** From the grid of the map to the sheet. */
  readonly scale: Point
  readonly origin: Point
  /** Crowded bands of the grid are opened a little. */
  readonly warpX: Knots
  readonly warpY: Knots
  readonly tile: number
  readonly ship: number
  readonly rail: number
  readonly hill: number
  readonly letter: number
  readonly label: number
  readonly grain: number
  /** How far from the shore the water lines run. */
  readonly lines: readonly number[]
  readonly compass: readonly [x: number, y: number, r: number]
}

/** What is the same on every plate of a map. Offsets of places are in tiles, those of names and tags in units of a tile of 28. */
export interface Lettering {
  readonly shifts: Readonly<Record<string, Point>>
  readonly names: Readonly<Record<string, NameSide>>
  readonly marks: Readonly<Record<string, Point>>
  readonly tags: Readonly<Record<string, Point>>
  readonly markets: Readonly<Record<string, Point>>
  readonly labels: Readonly<Record<string, Point | null>>
  readonly regions: readonly { text: string; colour: Colour; at: Point; angle: number }[]
}

const FLAT: Knots = []

const LARGE = { tile: 28, rail: 9, label: 12.5, grain: 900 }
const COMPACT = { tile: 24, rail: 7.5, label: 12, grain: 700 }
/** A finger is 44 wide. */
const PHONE = { tile: 44, rail: 12, label: 15, grain: 300 }

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

export const PLATES: Readonly<Record<MapId, Readonly<Record<Cut, Plate>>>> = {
  japan: {
    large: {
      ...LARGE,
      ...OPENED,
      width: 1040,
      height: 690,
      scale: [0.772, 0.608],
      origin: [72.9, 28],
      ship: 31,
      hill: 16,
      letter: 17,
      lines: [2.4, 5.2, 8.6, 12.6, 17.2, 22.6, 29],
      compass: [984, 84, 42],
    },
    compact: {
      ...COMPACT,
      ...OPENED,
      width: 950,
      height: 556,
      scale: [0.622, 0.49],
      origin: [58.7, 22.5],
      ship: 25,
      hill: 12.5,
      letter: 14,
      lines: [2.2, 4.6, 7.6, 11, 15, 20],
      compass: [904, 66, 32],
    },
    phone: {
      ...PHONE,
      ...OPENED,
      width: 1370,
      height: 1220,
      scale: [1.126, 1.07],
      origin: [106, 56],
      ship: 44,
      hill: 24,
      letter: 24,
      lines: [3.6, 8, 13.5, 20, 28, 38],
      compass: [150, 150, 80],
    },
  },
  minnesota: {
    large: {
      ...LARGE,
      warpX: FLAT,
      warpY: FLAT,
      width: 1040,
      height: 690,
      scale: [0.727, 0.616],
      origin: [237.4, 35.7],
      ship: 29,
      hill: 13,
      letter: 16,
      lines: [2.2, 4.6, 7.6, 11.2, 15.4, 20.4, 26],
      compass: [960, 64, 40],
    },
    compact: {
      ...COMPACT,
      warpX: FLAT,
      warpY: FLAT,
      width: 950,
      height: 556,
      scale: [0.63, 0.4965],
      origin: [254.5, 28.8],
      ship: 24,
      hill: 11,
      letter: 13.5,
      lines: [2.2, 4.6, 7.6, 11, 15, 20],
      compass: [880, 54, 31],
    },
    phone: {
      ...PHONE,
      warpX: FLAT,
      warpY: FLAT,
      width: 1370,
      height: 1220,
      scale: [1.18, 1.085],
      origin: [54, 62],
      ship: 44,
      hill: 20,
      letter: 23,
      lines: [3.4, 7.4, 12.6, 18, 25, 34],
      compass: [1250, 100, 60],
    },
  },
}

export const LETTERING: Readonly<Record<MapId, Lettering>> = {
  japan: {
    shifts: {
      osaka: [0.1, 0.1],
      kobe: [0, -0.2],
      chikuho: [-0.15, -0.12],
      omuta: [0.1, 0.15],
      yawata: [-0.1, -0.1],
      nagasaki: [-0.3, 0.14],
      shimonoseki: [-0.2, -0.1],
      tokyo: [0.25, -0.15],
      yokohama: [0.35, 0.25],
      nagoya: [0.1, 0],
      kyoto: [0.2, -0.2],
      nagano: [-0.1, -0.1],
      kumamoto: [0.35, 0.2],
      sapporo: [-0.05, -0.1],
      yubari: [0.2, 0],
      hiroshima: [-0.1, 0],
      kamaishi: [-0.1, 0],
      muroran: [0.2, 0.1],
      kagoshima: [0, 0.1],
    },
    names: {
      otaru: 'n',
      sapporo: 'n',
      yubari: 'n',
      kobe: 'n',
      muroran: 'e',
      hakodate: 'w',
      aomori: 'e',
      kamaishi: 'e',
      sendai: 'e',
      iwaki: 'e',
      tokyo: 'n',
      yokohama: 's',
      maebashi: 'n',
      niigata: 'n',
      kanazawa: 'n',
      nagoya: [38, -14, 'start'],
      osaka: [39, 20, 'start'],
      okayama: 'n',
      hiroshima: 'n',
      shimonoseki: 'w',
      yawata: 'w',
      chikuho: 'w',
      omuta: [-20, 16, 'end'],
      nagasaki: 's',
      kagoshima: 's',
      kumamoto: 'e',
      kyoto: [-15, -19, 'middle'],
      nagano: [10, -18, 'end'],
      takamatsu: 's',
      matsuyama: 's',
      akita: 'w',
      morioka: 'w',
      shizuoka: 'n',
    },
    marks: {
      'yubari-muroran': [13, 0],
      'aomori-morioka': [3, 7],
      'hiroshima-shimonoseki': [0, -16],
      'maebashi-nagano': [-2, 0],
      'tokyo-maebashi': [-6, 8],
    },
    tags: {},
    markets: { 's-yokohama-nagoya': [-40, -8] },
    labels: {
      'Sea of Japan': [-12, -46],
      'Pacific Ocean': [108, -286],
      'Korea Strait': [-12, -58],
      Honshu: null,
      'Inland Sea': null,
      'Tsugaru Strait': null,
      Shikoku: null,
      Kyushu: null,
      Hokkaido: null,
    },
    regions: [
      { text: 'HOKKAIDO', colour: 'blue', at: [985, 34], angle: 0 },
      { text: 'TOHOKU', colour: 'green', at: [757, 420], angle: -76 },
      { text: 'KANTO', colour: 'red', at: [846, 838], angle: -4 },
      { text: 'CHUBU', colour: 'yellow', at: [568, 602], angle: -18 },
      { text: 'KANSAI', colour: 'purple', at: [330, 598], angle: -4 },
      { text: 'KYUSHU', colour: 'brown', at: [22, 1012], angle: -8 },
    ],
  },
  minnesota: {
    shifts: {
      duluth: [-0.1, 0.1],
      stanthony: [-0.2, -0.2],
      minneapolis: [-0.5, 0.1],
      stpaul: [0.2, -0.1],
      coalcity: [1.2, 0.1],
      wilmington: [1.25, 0.1],
      braidwood: [0.5, 0.1],
      lacrosse: [-1, 0.7],
      stillwater: [0.1, -0.1],
      winona: [-0.35, 0.1],
      twoharbors: [-0.2, 0],
      siouxfalls: [0.5, -0.3],
      virginia: [0.2, -0.1],
      cloquet: [-0.1, -0.1],
    },
    names: {
      duluth: [-37, -37, 'end'],
      twoharbors: 'n',
      ely: 'n',
      virginia: [-22, -22, 'middle'],
      hibbing: 'n',
      grandrapids: [-14, -22, 'middle'],
      cloquet: 's',
      bemidji: 's',
      crookston: 's',
      moorhead: 's',
      fergusfalls: 's',
      stcloud: 'w',
      stanthony: [-38, 20, 'end'],
      minneapolis: [-38, -8, 'end'],
      stpaul: 'n',
      stillwater: [2, -25, 'start'],
      redwing: [-14, 33, 'middle'],
      winona: 's',
      rochester: 's',
      mankato: 's',
      albertlea: 's',
      braidwood: [-3, 31, 'middle'],
      coalcity: 'n',
      wilmington: 's',
      brainerd: [-9, 20, 'end'],
      hinckley: 'e',
      willmar: 'w',
      winnipeg: 's',
      fargo: 's',
      siouxfalls: 'e',
      desmoines: 's',
      superior: [-4, 26, 'middle'],
      lacrosse: 's',
      chicago: 'n',
    },
    marks: { 'stcloud-stanthony': [-9, -9], 'chicago-b-winona': [8, 3], 'redwing-winona': [-4, -8] },
    tags: {
      'duluth-twoharbors': [20, 14],
      'duluth-superior': [2, 13],
      'ely-virginia': [10, -8],
      'stpaul-stillwater': [15, 13],
      'hinckley-stillwater': [-2, -6],
      'chicago-a-stillwater': [-9, -12],
      'chicago-a-stpaul': [24, 8],
      'cloquet-brainerd': [0, -13],
      'grandrapids-brainerd': [14, 2],
      'bemidji-brainerd': [-14, 4],
      'brainerd-fergusfalls': [2, -13],
      'fergusfalls-stcloud': [-4, 13],
      'chicago-c-albertlea': [-2, -14],
    },
    markets: { 's-winona': [-13, 0] },
    labels: {
      Illinois: null,
      'Iron Range': null,
      Dakota: null,
      Manitoba: null,
      Minnesota: null,
      Wisconsin: null,
      Iowa: [168, -6],
      Ontario: [-30, -4],
      'Lake Superior': [10, -76],
      'Lake Michigan': [-1, -8],
    },
    regions: [
      { text: 'IRON RANGE', colour: 'brown', at: [560, 196], angle: -10 },
      { text: 'RED RIVER', colour: 'green', at: [180, 336], angle: 0 },
      { text: 'TWIN CITIES', colour: 'purple', at: [255, 768], angle: 0 },
      { text: 'SOUTHERN', colour: 'red', at: [285, 918], angle: 0 },
      { text: 'SUPERIOR', colour: 'blue', at: [842, 176], angle: -36 },
    ],
  },
}
