// QR codes for links (ISO/IEC 18004): byte mode, error correction level M, versions 1 to 9, which hold 180 bytes.
// See docs/decisions/0024-qr-codes-of-our-own.md.

/** By version, from 1: check bytes per block, and the number of blocks. */
const CHECK_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5]

/** Rows of modules, true for dark; null if the text is too long. */
export type QrCode = readonly (readonly boolean[])[]

export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text)
  // Mode and length take a byte and a half, the terminator half a byte.
  const version = CHECK_BYTES.findIndex((_, i) => bytes.length + 2 <= dataBytes(i + 1)) + 1
  if (version === 0) return null
  const grid = new Grid(version)
  grid.place(interleaved(padded(bytes, dataBytes(version)), version))
  return grid.masked()
}

/** How many whole bytes fit in the modules outside the fixed patterns. */
function allBytes(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8)
}

const at = (list: readonly number[], i: number): number => list[i] ?? 0
const checkBytes = (version: number): number => at(CHECK_BYTES, version - 1)
const blocks = (version: number): number => at(BLOCKS, version - 1)
const dataBytes = (version: number): number => allBytes(version) - checkBytes(version) * blocks(version)

/** Four bits for byte mode, eight for the length, the text, four zeros, and the standard padding. */
function padded(bytes: Uint8Array, length: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap(byte => [byte >> 4, byte & 15]), 0]
  const used = nibbles.length / 2
  return Array.from({ length }, (_, i) =>
    i < used ? (at(nibbles, 2 * i) << 4) | at(nibbles, 2 * i + 1) : (i - used) % 2 === 0 ? 0xec : 0x11,
  )
}

/** Splits the data into blocks, adds each block's check bytes, and interleaves the blocks. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = blocks(version)
  const short = Math.floor(data.length / count)
  const longOnes = data.length % count
  const parts: number[][] = []
  for (let i = 0, from = 0; i < count; i++) {
    const length = short + (i >= count - longOnes ? 1 : 0)
    parts.push(data.slice(from, from + length))
    from += length
  }
  const inTurn = (lists: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, i) =>
      lists.flatMap(list => (i < list.length ? [at(list, i)] : [])),
    ).flat()
  const generator = generatorOf(checkBytes(version))
  return [...inTurn(parts), ...inTurn(parts.map(part => remainder(part, generator)))]
}

/** Multiplication in GF(256) with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return product
}

/** Reed-Solomon: the coefficients of (x - 1)(x - 2)(x - 4) …, without the leading 1. */
function generatorOf(degree: number): number[] {
  let generator = [...Array.from({ length: degree - 1 }, () => 0), 1]
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    const before = generator
    generator = before.map((coefficient, j) => times(coefficient, root) ^ at(before, j + 1))
  }
  return generator
}

function remainder(data: readonly number[], generator: readonly number[]): number[] {
  let rest: number[] = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ at(rest, 0)
    const shifted = [...rest.slice(1), 0]
    rest = shifted.map((one, i) => one ^ times(at(generator, i), factor))
  }
  return rest
}

/** Appends the remainder of a polynomial division over GF(2). */
function withRemainder(value: number, bits: number, polynomial: number): number {
  let rest = value
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial)
  return (value << bits) | rest
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Modules = boolean[][]

class Grid {
  private readonly size: number
  private readonly dark: Modules
  private readonly fixed: Modules

  constructor(version: number) {
    this.size = 17 + 4 * version
    const empty = () => Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false))
    this.dark = empty()
    this.fixed = empty()
    this.drawPatterns(version)
  }

  private set(x: number, y: number, isDark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]]
    if (row === undefined || fixed === undefined || x < 0 || x >= this.size) return
    row[x] = isDark
    fixed[x] = true
  }

  private drawPatterns(version: number): void {
    const last = this.size - 7
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0)
      this.set(i, 6, i % 2 === 0)
    }
    const places = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last]
    const meetsCorner = (x: number, y: number) =>
      Math.min(x, y) === 6 && (Math.max(x, y) === 6 || Math.max(x, y) === last)
    for (const x of places)
      for (const y of places) if (!meetsCorner(x, y)) this.drawSquares(x, y, 2, distance => distance !== 1)
    for (const [x, y] of [
      [3, 3],
      [last + 3, 3],
      [3, last + 3],
    ] as const)
      this.drawSquares(x, y, 4, distance => distance !== 2 && distance !== 4)
    this.drawFormat(0)
    if (version < 7) return
    const bits = withRemainder(version, 12, 0x1f25)
    for (let i = 0; i < 18; i++) {
      const [along, across] = [this.size - 11 + (i % 3), Math.floor(i / 3)]
      this.set(along, across, ((bits >> i) & 1) === 1)
      this.set(across, along, ((bits >> i) & 1) === 1)
    }
  }

  /** Squares around a centre, each dark or light by its distance. */
  private drawSquares(x: number, y: number, radius: number, isDark: (distance: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) this.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  /** The level (M is 0) and the mask, written twice. */
  private drawFormat(mask: number): void {
    const bits = withRemainder(mask, 10, 0x537) ^ 0x5412
    const isDark = (i: number) => ((bits >> i) & 1) === 1
    for (let i = 0; i < 15; i++) {
      if (i < 8) this.set(8, i < 6 ? i : i + 1, isDark(i))
      else this.set(i === 8 ? 7 : 14 - i, 8, isDark(i))
      if (i < 8) this.set(this.size - 1 - i, 8, isDark(i))
      else this.set(8, this.size - 15 + i, isDark(i))
    }
    this.set(8, this.size - 8, true)
  }

  /** Pairs of columns from the right, alternately up and down, skipping every fixed pattern. */
  place(bytes: readonly number[]): void {
    let i = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const isUp = ((right + 1) & 2) === 0
          const y = isUp ? this.size - 1 - step : step
          const row = this.dark[y]
          if (row === undefined || this.fixed[y]?.[x] === true || i >= bytes.length * 8) continue
          row[x] = ((at(bytes, i >> 3) >> (7 - (i & 7))) & 1) === 1
          i++
        }
    }
  }

  /** Applies the mask with the lowest penalty. */
  masked(): QrCode {
    const all = MASKS.map((isFlipped, mask) => {
      this.drawFormat(mask)
      return this.dark.map((row, y) =>
        row.map((isDark, x) => isDark !== (this.fixed[y]?.[x] !== true && isFlipped(x, y))),
      )
    })
    return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
  }
}

/** The penalty for patterns that are hard to scan: long runs, blocks, finder-like patterns, and an imbalance of colours. */
function penalty(modules: QrCode): number {
  const columns = modules.map((_, x) => modules.map(row => row[x] === true))
  const lines = [...modules, ...columns].map(line => line.map(Number).join(''))
  const runs = lines.flatMap(line => [...line.matchAll(/0{5,}|1{5,}/g)]).reduce((sum, [run]) => sum + run.length - 2, 0)
  const corners = lines.flatMap(line => [...line.matchAll(/(?=10111010000|00001011101)/g)]).length
  let squares = 0
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (row[x + 1] === isDark && modules[y + 1]?.[x] === isDark && modules[y + 1]?.[x + 1] === isDark) squares++
  const dark = modules.flat().filter(Boolean).length
  const tilt = Math.floor(Math.abs((dark * 20) / modules.length ** 2 - 10))
  return runs + 3 * squares + 40 * corners + 10 * tilt
}
