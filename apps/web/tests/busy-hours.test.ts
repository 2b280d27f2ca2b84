import { describe, expect, it } from 'vitest'
import { busiest, localHours } from '../lobby/busy-hours.tsx'

const at = (...hours: readonly number[]) => Array.from({ length: 24 }, (_, hour) => (hours.includes(hour) ? 5 : 0))

describe('the busiest hours', () => {
  it('are those of the player’s own day', () => {
    // Berlin in summer is two hours ahead, and its browser says -120.
    expect(localHours(at(18), -120).indexOf(5)).toBe(20)
    expect(localHours(at(23), -120).indexOf(5)).toBe(1)
    expect(localHours(at(1), 300).indexOf(5)).toBe(20)
  })

  it('may pass midnight', () => {
    expect(busiest(at(19, 20, 21))).toBe(19)
    expect(busiest(at(23, 0, 1))).toBe(23)
  })
})
