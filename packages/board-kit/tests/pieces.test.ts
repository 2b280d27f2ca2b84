import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moved, showing, zoomed } from '../map/window.ts'
import { leadsIn, sampled, scale, spread, ticksFor } from '../panels/scale.ts'
import { lineTrack, ringTrack, sharing } from '../pieces/track-layout.ts'

const WHOLE = { x: 0, y: 0, width: 400, height: 200 }

test('zooming keeps the point under the pointer, and stays within the drawing', () => {
  const near = zoomed(WHOLE, WHOLE, 2, { x: 100, y: 50 })

  expect(near).toEqual({ x: 50, y: 25, width: 200, height: 100 })
  expect(zoomed(near, WHOLE, 0.1, { x: 0, y: 0 })).toEqual(WHOLE)
  expect(zoomed(WHOLE, WHOLE, 100, { x: 0, y: 0 }).width).toBeCloseTo(400 / 6)
  expect(moved(near, WHOLE, { x: -500, y: 500 })).toEqual({ x: 0, y: 100, width: 200, height: 100 })
})

test('a place outside the window is scrolled into view, one inside moves nothing', () => {
  const near = { x: 50, y: 25, width: 200, height: 100 }

  expect(showing(near, WHOLE, { x: 60, y: 30, width: 20, height: 20 })).toEqual(near)
  expect(showing(near, WHOLE, { x: 300, y: 30, width: 20, height: 20 }).x).toBe(120)
  expect(showing(near, WHOLE, { x: 10, y: 30, width: 20, height: 20 }).x).toBe(10)
})

test('ticks are round and cover all values', () => {
  expect(ticksFor(0, 97).ticks).toEqual([0, 20, 40, 60, 80, 100])
  expect(ticksFor(-3, 12).ticks).toEqual([-5, 0, 5, 10, 15])
  expect(ticksFor(0, 0).ticks).toEqual([0, 1])
  expect(scale(0, 10, 100, 0)(5)).toBe(50)
})

test('overlapping labels are moved apart in their order', () => {
  const apart = spread([50, 50, 52, 200], 20).map(Math.round)

  expect(apart[3]).toBe(200)
  expect((apart[1] ?? 0) - (apart[0] ?? 0)).toBeGreaterThanOrEqual(19)
  expect((apart[2] ?? 0) - (apart[1] ?? 0)).toBeGreaterThanOrEqual(19)
})

test('a long game is sampled, always with the first and last step', () => {
  expect(sampled(6, 10)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(sampled(31, 5)).toEqual([0, 7, 14, 21, 31])
  expect(sampled(0, 5)).toEqual([0])
})

test('a track continues in rows, a ring clockwise from the top', () => {
  expect(lineTrack(7, 5, 10)).toMatchObject({ width: 50, height: 20 })
  expect(lineTrack(7, 5, 10).spaces[6]).toEqual({ x: 15, y: 15 })
  const ring = ringTrack(12, 20)
  expect(ring.spaces[0]?.x).toBeCloseTo(ring.width / 2)
  expect(ring.spaces[3]?.x).toBeGreaterThan(ring.width / 2)
  for (let count = 1; count <= 6; count++) expect(sharing(count).offsets.length).toBeGreaterThanOrEqual(count)
})

// The seat colours under every kind of colour vision (matrices of Machado, Oliveira and Fernandes, 2009).

type Rgb = readonly [number, number, number]
const VISIONS: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens)?.[1] ?? name
const SEATS = [0, 1, 2, 3, 4, 5].map(seat => linear(token(`kit-seat-${seat}`)))

function linear(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex
  const part = (from: number) => {
    const value = Number.parseInt(long.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const seen = (vision: readonly [Rgb, Rgb, Rgb], colour: Rgb): Rgb => [
  dot(vision[0], colour),
  dot(vision[1], colour),
  dot(vision[2], colour),
]

/** CIE Lab, in which distance approximates how different two colours look. */
function lab(colour: Rgb): Rgb {
  const [red, green, blue] = colour.map(value => Math.min(1, Math.max(0, value))) as unknown as Rgb
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const luminance = (colour: Rgb): number => dot([0.2126, 0.7152, 0.0722], colour)

for (const [name, vision] of Object.entries(VISIONS))
  test(`seat colours are distinguishable with ${name} vision`, () => {
    const colours = SEATS.map(colour => lab(seen(vision, colour)))
    const pairs = colours.flatMap((one, a) => colours.slice(a + 1).map(other => [one, other] as const))
    for (const [one, other] of pairs)
      expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(25)
  })

test('letters have enough contrast on the seat colours', () => {
  for (const [seat, colour] of SEATS.entries()) {
    const ink = luminance(linear(token(`kit-seat-ink-${seat}`)))
    const ground = luminance(colour)
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
    expect(contrast).toBeGreaterThan(4.5)
  }
})

test('the lead changes when another side alone is ahead, and a tie changes nothing', () => {
  const scores = [
    [0, 0],
    [2, 0],
    [2, 2],
    [2, 3],
    [4, 3],
  ]
  expect(leadsIn(scores)).toEqual([
    { step: 1, side: 0 },
    { step: 3, side: 1 },
    { step: 4, side: 0 },
  ])
  expect(leadsIn(scores, [0, 2, 4])).toEqual([{ step: 4, side: 0 }])
})
