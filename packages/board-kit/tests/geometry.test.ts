import { expect, test } from 'vitest'
import { beside, meantSpot, nextSpot, readingOrder, type Spot } from '../option/geometry.ts'

const spot = (id: string, x: number, y: number, size = 20): Spot => ({ id, x, y, width: size, height: size })

// a b
//  c d   (a little lower)
// e
const SPOTS = [spot('e', 0, 100), spot('d', 80, 44), spot('b', 60, 3), spot('c', 30, 40), spot('a', 0, 0)]

test('places are sorted row by row, even if a row isn’t quite straight', () => {
  expect(readingOrder(SPOTS).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('left and right follow the reading order and wrap around', () => {
  expect(nextSpot(SPOTS, 'b', 'ArrowRight')).toBe('c')
  expect(nextSpot(SPOTS, 'c', 'ArrowLeft')).toBe('b')
  expect(nextSpot(SPOTS, 'e', 'ArrowRight')).toBe('a')
  expect(nextSpot(SPOTS, 'd', 'Home')).toBe('a')
  expect(nextSpot(SPOTS, 'a', 'End')).toBe('e')
})

test('up and down go to the nearest place of the next row', () => {
  expect(nextSpot(SPOTS, 'b', 'ArrowDown')).toBe('d')
  expect(nextSpot(SPOTS, 'd', 'ArrowUp')).toBe('b')
  expect(nextSpot(SPOTS, 'c', 'ArrowDown')).toBe('e')
})

test('other keys do nothing', () => {
  expect(nextSpot(SPOTS, 'a', 'x')).toBeNull()
})

test('a tap near a small place chooses that place; of two, the nearer', () => {
  const near = [spot('left', 100, 100, 10), spot('right', 130, 100, 10)]

  expect(meantSpot(near, { x: 90, y: 100 })).toBe('left')
  expect(meantSpot(near, { x: 122, y: 105 })).toBe('right')
  expect(meantSpot(near, { x: 60, y: 100 })).toBeNull()
})

test('a bubble is below its anchor, above it at the bottom of the screen, and always on the screen', () => {
  const screen = { width: 400, height: 300 }
  const size = { width: 100, height: 60 }

  expect(beside(spot('a', 190, 100), size, screen)).toEqual({ x: 150, y: 130 })
  expect(beside(spot('a', 190, 270), size, screen)).toEqual({ x: 150, y: 200 })
  expect(beside(spot('a', 0, 100), size, screen).x).toBe(8)
  expect(beside(spot('a', 380, 100), size, screen).x).toBe(292)
})
