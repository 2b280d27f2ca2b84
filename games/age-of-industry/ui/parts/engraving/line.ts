// Engraved lines: smooth and roughened outlines, hachures, hand-drawn noise. The same seed always gives the same line.

import type { Point } from '../../../data/map-drawing.ts'

export type Line = readonly Point[]

export const short = (value: number): string => String(Math.round(value * 10) / 10)
export const pathOf = (line: Line, isClosed = false): string =>
  `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${isClosed ? 'Z' : ''}`

/** Noise between 0 and 1 (mulberry32). */
function noise(seed: number): () => number {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const NOWHERE: Point = [0, 0]
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** Catmull-Rom through the points, with a point about every `step` units. */
export function smooth(points: Line, isClosed: boolean, step = 3): Point[] {
  const n = points.length
  const at = (i: number): Point => points[isClosed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? NOWHERE
  const line: Point[] = []
  for (let i = 0; i < (isClosed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const parts = Math.max(2, Math.round(apart(b, c) / step))
    for (let j = 0; j < parts; j++) {
      const t = j / parts
      line.push([curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t)])
    }
  }
  if (!isClosed) line.push(at(n - 1))
  return line
}

const curve = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** Makes a coast irregular by moving every point along its normal by two waves of noise. */
export function rough(line: Line, height: number, seed: number, isClosed = true): Point[] {
  const random = noise(seed)
  const n = line.length
  const wave = (period: number) => {
    const k = Math.max(3, Math.round(n / period))
    const heights = Array.from({ length: k }, () => random() * 2 - 1)
    const at = (i: number) => heights[i % k] ?? 0
    return (i: number) => {
      const x = (i / n) * k
      const t = x - Math.floor(x)
      const s = t * t * (3 - 2 * t)
      return at(Math.floor(x)) * (1 - s) + at(Math.floor(x) + 1) * s
    }
  }
  const long = wave(7)
  const quick = wave(2.2)
  return line.map((point, i) => {
    if (!isClosed && (i === 0 || i === n - 1)) return point
    const [nx, ny] = normalAt(line, i)
    const by = height * (long(i) + 0.55 * quick(i))
    return [point[0] + nx * by, point[1] + ny * by]
  })
}

/** The unit normal to the right of the line. */
function normalAt(line: Line, i: number): Point {
  const n = line.length
  const a = line[(i - 1 + n) % n] ?? NOWHERE
  const b = line[(i + 1) % n] ?? NOWHERE
  const length = apart(a, b) || 1
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
}

/** Points about every five units along straight sides. */
export const dotted = (points: Line): Point[] =>
  points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length] ?? p
    const parts = Math.max(1, Math.round(apart(p, q) / 5))
    return Array.from({ length: parts }, (_, k): Point => {
      const t = k / parts
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    })
  })

/** Tapered strokes down both sides of a ridge, heavier on the side away from the light in the north-west. */
export function hachures(points: Line, size: number, seed: number): string {
  const random = noise(seed)
  const line = smooth(points, false, 1.9)
  let d = ''
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i] ?? NOWHERE
    const body = Math.sin((Math.PI * i) / (line.length - 1)) ** 0.5 * (0.75 + 0.35 * Math.sin(i * 0.35 + seed))
    const normal = normalAt(line, i)
    for (const side of [1, -1]) {
      const [nx, ny] = [normal[0] * side, normal[1] * side]
      const shade = nx * 0.6 + ny * 0.8 > 0 ? 1.15 : 0.7
      for (const row of [0, 1]) {
        if (row === 1 && random() < 0.35) continue
        const out = row === 1 ? size * 0.72 * body + random() * 2 : 0.6 + random() * 1.3
        const length = size * body * (row === 1 ? 0.5 : 0.72) * (0.7 + 0.5 * random()) * shade
        const lean = (random() - 0.5) * 0.5
        const w = (row === 1 ? 0.42 : 0.62) * shade
        const [sx, sy] = [x + nx * out, y + ny * out]
        const [ex, ey] = [sx + (nx + lean * ny) * length, sy + (ny - lean * nx) * length]
        d += `M${short(sx - ny * w)} ${short(sy + nx * w)}L${short(ex)} ${short(ey)}L${short(sx + ny * w)} ${short(sy - nx * w)}Z`
      }
    }
  }
  return d
}

/** Short ticks out to sea on the shaded side of a coast. */
export function coastTicks(line: Line, seed: number): string {
  const random = noise(seed)
  const area = line.reduce((sum, p, k) => {
    const q = line[(k + 1) % line.length] ?? p
    return sum + p[0] * q[1] - q[0] * p[1]
  }, 0)
  const out = area > 0 ? -1 : 1
  return line
    .map((p, k) => {
      const [x, y] = normalAt(line, k)
      const [nx, ny] = [x * out, y * out]
      if (nx * 0.5 + ny * 0.85 < -0.1) return ''
      const length = 2.4 + 3 * random()
      return `M${short(p[0])} ${short(p[1])}l${short(nx * length)} ${short(ny * length)}`
    })
    .join('')
}

/** Paper fibres. */
export function fibres(width: number, height: number, count: number): string {
  const random = noise(99)
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = random() * 6.3
    const length = 3 + random() * 9
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    d += `M${short(random() * width)} ${short(random() * height)}q${short(dx * 0.5 + random() * 2)} ${short(dy * 0.5)} ${short(dx)} ${short(dy)}`
  }
  return d
}
