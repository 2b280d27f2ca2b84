import { describe, expect, it } from 'vitest'
import { cornerFor, signAt } from '../option/sign-corner.ts'

const FRAME = { x: 100, y: 100, width: 50, height: 40 }
const SIZE = { width: 20, height: 18 }
const ROOM = { x: 0, y: 0, width: 400, height: 300 }

describe('the number of a marked place', () => {
  it('stands at the upper right where nothing is read', () => {
    expect(cornerFor(FRAME, SIZE, [], ROOM)).toBe('top-right')
  })

  it('goes to another corner where it would cover a figure', () => {
    const figure = { x: 140, y: 90, width: 30, height: 14 }
    expect(cornerFor(FRAME, SIZE, [figure], ROOM)).toBe('top-left')
  })

  it('rather covers a little than is cut off', () => {
    const atEdge = { ...FRAME, x: 0 }
    const figures = (['top-right', 'bottom-right'] as const).map(corner => ({
      ...signAt(atEdge, corner, SIZE),
      width: 2,
    }))
    expect(cornerFor(atEdge, SIZE, figures, ROOM)).toBe('top-right')
  })

  it('lies around the corner, a little outside', () => {
    expect(signAt(FRAME, 'bottom-left', SIZE)).toEqual({ x: 86, y: 135, width: 20, height: 18 })
  })
})
