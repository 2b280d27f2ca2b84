import { describe, expect, it } from 'vitest'
import { type Press, SteadyHand } from '../option/steady-hand.ts'

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

describe('a steady hand', () => {
  it('takes the second press of a double click only on the same thing', () => {
    const hand = new SteadyHand()
    expect(hand.takes(press(0, 'price'))).toBe(true)
    expect(hand.takes(press(200, 'gate', { count: 2 }))).toBe(false)
    const other = new SteadyHand()
    other.takes(press(0, 'plus'))
    expect(other.takes(press(200, 'plus', { count: 2 }))).toBe(true)
  })

  it('never makes two choices of one double click, not even at the same place', () => {
    const hand = new SteadyHand()
    hand.takes(press(0, 'heap'))
    hand.chose()
    expect(hand.takes(press(150, 'heap', { count: 2 }))).toBe(false)
    expect(hand.takes(press(300, 'heap', { count: 3 }))).toBe(false)
  })

  it('takes a press that comes late enough, or is a click of its own elsewhere', () => {
    const hand = new SteadyHand()
    hand.takes(press(0, 'heap'))
    hand.chose()
    expect(hand.takes(press(800, 'heap', { count: 4 }))).toBe(true)
    hand.chose()
    expect(hand.takes(press(900, 'store'))).toBe(true)
  })

  it('knows two quick taps by time and place, for a finger has no double click', () => {
    const hand = new SteadyHand()
    hand.takes(tap(0, 'place'))
    expect(hand.takes(tap(250, 'menu'))).toBe(false)
    expect(hand.takes(tap(300, 'other', 220))).toBe(true)
    expect(hand.takes(tap(900, 'menu', 220))).toBe(true)
  })

  it('leaves keys alone', () => {
    const hand = new SteadyHand()
    hand.takes(press(0, 'choice'))
    hand.chose()
    expect(hand.takes(press(50, 'choice', { count: 0 }))).toBe(true)
  })
})
