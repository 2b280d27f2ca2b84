import { describe, expect, it } from 'vitest'
import { around, resized, showing, zoomed } from '../map/window.ts'

const whole = { x: 0, y: 0, width: 1000, height: 1000 }
const window = { x: 300, y: 300, width: 400, height: 200 }
const box = (x: number, y: number, width = 80, height = 80) => ({ x, y, width, height })

describe('a drawing’s window', () => {
  it('stays in place while a part is visible', () => {
    expect(showing(window, whole, box(310, 310))).toEqual(window)
  })

  it('moves as little as possible to show a part outside it', () => {
    expect(showing(window, whole, box(700, 310))).toEqual({ ...window, x: 380 })
    expect(showing(window, whole, box(310, 100))).toEqual({ ...window, y: 100 })
  })

  it('stays inside a part that is larger', () => {
    expect(showing(window, whole, box(100, 100, 800, 800))).toEqual(window)
    expect(showing(window, whole, box(500, 310, 450, 80))).toEqual({ ...window, x: 500 })
  })

  it('shows a drawing at full size, or zoomed out as far as needed', () => {
    expect(around(box(100, 100), window)).toEqual({ x: -60, y: 40, width: 400, height: 200 })
    expect(around(box(0, 0, 400, 400), window)).toEqual({ x: -200, y: 0, width: 800, height: 400 })
    expect(around(box(0, 0, 400, 400), window, 1)).toEqual({ x: 0, y: 100, width: 400, height: 200 })
    expect(around(box(0, 0, 400, 400), window, 1.5)).toEqual({ x: -100, y: 50, width: 600, height: 300 })
  })

  it('keeps its corner and its zoom when its frame changes', () => {
    expect(resized({ ...window, width: 800, height: 400 }, window, { width: 300, height: 300 })).toEqual({
      x: 300,
      y: 300,
      width: 600,
      height: 600,
    })
  })

  it('centres a drawing that is smaller', () => {
    expect(showing(window, box(0, 0, 100, 100), box(0, 0))).toMatchObject({ x: -150, y: -50 })
    expect(zoomed(window, whole, 1 / 100, { x: 500, y: 400 }).width).toBe(1000)
  })
})
