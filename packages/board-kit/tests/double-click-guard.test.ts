import { describe, expect, it } from 'vitest'
import { type Press, DoubleClickGuard } from '../option/double-click-guard.ts'

const press = (time: number, target: string | null, more: Partial<Press> = {}): Press => ({
  x: 100,
  y: 100,
  time,
  target,
  count: 1,
  isMouse: true,
  ...more,
})

const tap = (time: number, target: string, x = 100): Press => press(time, target, { isMouse: false, x })

describe('the double-click guard', () => {
  it('accepts the second press of a double click only on the same element', () => {
    const guard = new DoubleClickGuard()
    expect(guard.takes(press(0, 'price'))).toBe(true)
    expect(guard.takes(press(200, 'gate', { count: 2 }))).toBe(false)
    const other = new DoubleClickGuard()
    other.takes(press(0, 'plus'))
    expect(other.takes(press(200, 'plus', { count: 2 }))).toBe(true)
  })

  it('never makes two choices from one double click, even at the same place', () => {
    const guard = new DoubleClickGuard()
    guard.takes(press(0, 'heap'))
    guard.chose()
    expect(guard.takes(press(150, 'heap', { count: 2 }))).toBe(false)
    expect(guard.takes(press(300, 'heap', { count: 3 }))).toBe(false)
  })

  it('accepts a press that is late enough, or a separate click elsewhere', () => {
    const guard = new DoubleClickGuard()
    guard.takes(press(0, 'heap'))
    guard.chose()
    expect(guard.takes(press(800, 'heap', { count: 4 }))).toBe(true)
    guard.chose()
    expect(guard.takes(press(900, 'store'))).toBe(true)
  })

  it('recognises two quick taps by time and distance, because touch has no double click', () => {
    const guard = new DoubleClickGuard()
    guard.takes(tap(0, 'place'))
    expect(guard.takes(tap(250, 'menu'))).toBe(false)
    expect(guard.takes(tap(300, 'other', 220))).toBe(true)
    expect(guard.takes(tap(900, 'menu', 220))).toBe(true)
  })

  it('ignores keys', () => {
    const guard = new DoubleClickGuard()
    guard.takes(press(0, 'choice'))
    guard.chose()
    expect(guard.takes(press(50, 'choice', { count: 0 }))).toBe(true)
  })
})
