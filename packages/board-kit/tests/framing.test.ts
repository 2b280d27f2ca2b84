import { describe, expect, it } from 'vitest'
import { framed, spread } from '../how-to-play/framing.ts'

const BOARD = { width: 1000, height: 600 }

describe('a picture of part of a board', () => {
  it('shows its places with a margin, as large as they fit', () => {
    const place = { x: 474, y: 226, width: 248, height: 148 }
    const { scale, marks } = framed([place], [place], BOARD, { width: 450, height: 400 })
    expect(scale).toBe(1.5) // 248 plus 26 on both sides is 300 units of the board, in 450 px of the picture.
    expect(marks[0]?.width).toBe(372)
    expect((marks[0]?.x ?? 0) + 186).toBeCloseTo(225)
  })

  it('never shows empty space beside a board that is larger than the picture', () => {
    const corner = { x: 0, y: 560, width: 40, height: 40 }
    const { scale, x, y } = framed([corner], [], BOARD, { width: 500, height: 300 })
    expect(x).toBe(0)
    expect(y + BOARD.height * scale).toBeCloseTo(300)
  })

  it('marks no place that isn’t drawn', () => {
    const place = { x: 10, y: 10, width: 50, height: 50 }
    expect(framed([null, place], [null], BOARD, { width: 500, height: 300 }).marks).toEqual([null])
  })

  it('keeps two numbers apart', () => {
    const [first, second] = spread(
      [
        { x: 5, y: 5 },
        { x: 8, y: 5 },
      ],
      26,
    )
    expect(first).toEqual({ x: 5, y: 5 })
    expect((second?.x ?? 0) - 5).toBeGreaterThanOrEqual(26)
  })
})
