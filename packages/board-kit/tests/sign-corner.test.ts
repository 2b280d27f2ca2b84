import { describe, expect, it } from 'vitest'
import type { Rect } from '../option/geometry.ts'
import { boxForNotes, cornerFor, notesAt, signAt } from '../option/sign-corner.ts'

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

  const at = (frame: Rect, choices: readonly Rect[], others: readonly Rect[]) =>
    boxForNotes(frame, notes, { choices, others }, ROOM)
  const below = { x: 20, y: 134, width: 300, height: 16 }

  it('are below it if that covers nothing', () => {
    expect(at(row, [], [])).toEqual(notesAt(row, 'below', notes, ROOM))
  })

  it('are above it if they would cover the next row', () => {
    expect(at(row, [], [below])).toEqual(notesAt(row, 'above', notes, ROOM))
  })

  it('stay in the visible area', () => {
    const last = { ...row, y: ROOM.height - row.height }
    const above = notesAt(last, 'above', notes, ROOM)
    expect(at(last, [], [above])).toEqual(notesAt(last, 'right', notes, ROOM))
    expect(notesAt({ ...FRAME, x: 380 }, 'above', notes, ROOM).x).toBe(340)
  })

  it('cover many things rather than a single choice, and are left out if they would cover one everywhere', () => {
    const things = ['above', 'left', 'right'] as const
    const others = things.map(spot => notesAt(row, spot, notes, ROOM))
    expect(at(row, [below], others)).toEqual(notesAt(row, 'above', notes, ROOM))
    const around = { x: 0, y: 60, width: 400, height: 110 }
    expect(at(row, [around], [])).toEqual(notesAt(row, 'below', notes, ROOM, 48))
    expect(at(row, [ROOM], [])).toBeNull()
  })
})
