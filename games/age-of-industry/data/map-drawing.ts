// Where everything is on a map's sheet, as part of the component set. The grid runs from about 0 to 1000, with x to the right, y
// down and north up. No rule reads it.

import { Problem, shape } from '@tableworks/kernel'
import { listOf, type Sourced, sourceShape, wholeFrom } from '@tableworks/table-kit'
import { type Colour, COLOURS } from './cards.ts'

export type Point = readonly [x: number, y: number]

/** The engraved coast and hills of a standard map, or blank paper. */
export const BACKGROUNDS = ['own', 'paper'] as const
export type Background = (typeof BACKGROUNDS)[number]

export const SIDES = ['n', 'e', 's', 'w'] as const
export const ANCHORS = ['start', 'middle', 'end'] as const
/** A side of its place, or an offset from the place's centre in 28ths of a space with a text anchor. */
export type NameSide = (typeof SIDES)[number] | readonly [dx: number, dy: number, anchor: (typeof ANCHORS)[number]]

export const LABEL_KINDS = ['sea', 'strait', 'land', 'region'] as const
/** Lettering on the map: waters, countries and regions. */
export type MapLabel = {
  readonly text: string
  readonly kind: (typeof LABEL_KINDS)[number]
  /** A region's lettering colour. */
  readonly colour: Colour | null
  readonly at: Point
  readonly angle: number
  /** As a percentage of the sheet's usual size. */
  readonly size: number
}

type Points = Readonly<Record<string, Point>>

export type MapDrawing = Sourced & {
  readonly background: Background
  /** Where each place is, and on which side of it its name is. */
  readonly places: Points
  readonly names: Readonly<Record<string, NameSide>>
  /** Distant ports' name boxes: `chicago-a`. */
  readonly boxes: Points
  /** Ship spaces and the markets their ships serve. */
  readonly ships: Points
  readonly markets: Points
  /** A link's bends from its first end to its second. A link without bends is drawn as a slight curve. */
  readonly bends: Readonly<Record<string, readonly Point[]>>
  /** A sea lane's bends by ship space: for each end, from the ship space to that town. */
  readonly lanes: Readonly<Record<string, Readonly<Record<string, readonly Point[]>>>>
  /** How far a link's owner mark and value are from its centre, in 28ths of a space. */
  readonly marks: Points
  readonly tags: Points
  readonly labels: readonly MapLabel[]
}

/** How far the sheet extends beyond the grid. */
export const GRID = { from: -120, to: 1120 } as const

function numbers(value: unknown, path: string, from: number, to: number): number {
  if (typeof value === 'number' && value >= from && value <= to) return value
  throw new Problem(`${path} should be a number from ${from} to ${to}`)
}

const pointFrom =
  (from: number, to: number) =>
  (value: unknown, path: string): Point => {
    const [x, y, ...more] = shape.list(shape.anything)(value, path)
    if (more.length > 0 || y === undefined) throw new Problem(`${path} should be [x, y]`)
    return [numbers(x, `${path}[0]`, from, to), numbers(y, `${path}[1]`, from, to)]
  }
const aPoint = pointFrom(GRID.from, GRID.to)
const anOffset = pointFrom(-500, 500)
const somePoints = shape.dictionary(aPoint)
const bends = listOf(0, 12, aPoint)

function aNameSide(value: unknown, path: string): NameSide {
  if (!Array.isArray(value)) return shape.oneOf(...SIDES)(value, path)
  const [dx, dy] = anOffset(value.slice(0, 2), path)
  return [dx, dy, shape.oneOf(...ANCHORS)(value[2], `${path}[2]`)]
}

export const aMapDrawing = shape.record<MapDrawing>({
  background: shape.oneOf(...BACKGROUNDS),
  places: somePoints,
  names: shape.dictionary(aNameSide),
  boxes: somePoints,
  ships: somePoints,
  markets: somePoints,
  bends: shape.dictionary(bends),
  lanes: shape.dictionary(shape.dictionary(bends)),
  marks: shape.dictionary(anOffset),
  tags: shape.dictionary(anOffset),
  labels: listOf(
    0,
    40,
    shape.record<MapLabel>({
      text: shape.textOfAtMost(40),
      kind: shape.oneOf(...LABEL_KINDS),
      colour: shape.maybe(shape.oneOf(...COLOURS)),
      at: aPoint,
      angle: wholeFrom(-180, 180),
      size: wholeFrom(40, 300),
    }),
  ),
  ...sourceShape,
})
