import { describe, expect, it } from 'vitest'
import { cornerFor, notesAt, signAt, spotFor } from '../option/sign-corner.ts'

const FRAME = { x: 100, y: 100, width: 50, height: 40 }
const SIZE = { width: 20, height: 18 }
const ROOM = { x: 0, y: 0, width: 400, height: 300 }

describe('the number of a marked place', () => {
  it('is at the upper right if that covers no text', () => {
    expect(cornerFor(FRAME, SIZE, [], ROOM)).toBe('top-right')
  })

  it('moves to another corner if it would cover a figure', () => {
    const figure = { x: 140, y: 90, width: 30, height: 14 }
    expect(cornerFor(FRAME, SIZE, [figure], ROOM)).toBe('top-left')
  })

  it('covers a little text instead of being cut off', () => {
    const atEdge = { ...FRAME, x: 0 }
    const figures = (['top-right', 'bottom-right'] as const).map(corner => ({
      ...signAt(atEdge, corner, SIZE),
      width: 2,
    }))
    expect(cornerFor(atEdge, SIZE, figures, ROOM)).toBe('top-right')
  })

  it('is centred slightly outside the corner', () => {
    expect(signAt(FRAME, 'bottom-left', SIZE)).toEqual({ x: 86, y: 135, width: 20, height: 18 })
  })
})

describe('the notes of a marked place', () => {
  const row = { x: 20, y: 100, width: 300, height: 30 }
  const notes = { width: 60, height: 22 }

  it('are below it if that covers no text', () => {
    expect(spotFor(row, notes, [], ROOM)).toBe('below')
  })

  it('are above it if they would cover the next row', () => {
    const next = { x: 20, y: 134, width: 300, height: 16 }
    expect(spotFor(row, notes, [next], ROOM)).toBe('above')
  })

  it('stay in the visible area', () => {
    const last = { ...row, y: ROOM.height - row.height }
    expect(spotFor(last, notes, [notesAt(last, 'above', notes)], ROOM)).toBe('above')
  })
})
