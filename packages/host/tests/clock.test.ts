// The clocks of online tables.

import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { checkedAt, clockAfter, type Instant, type Pace, seatsOutOfTime, shownClock } from '../clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LIVE: Pace = { kind: 'live', timeMs: 30 * MINUTE, addMs: 0, isPerMove: false, sleep: null, timeout: 'wait' }
const SLOW: Pace = { ...LIVE, kind: 'slow', timeMs: 3 * DAY, isPerMove: true }
const at = (ms: number): Instant => ({ server: ms, wall: ms })
const asked = (...running: Seat[]) => ({ running, hasMoved: true })
const started = (pace: Pace, seat: Seat = 0) => clockAfter(pace, null, 2, asked(seat), at(0))

describe('a clock for the whole game', () => {
  it('runs for the player who must decide, and for no one else', () => {
    expect(shownClock(LIVE, started(LIVE), at(MINUTE))).toEqual({ left: [29 * MINUTE, 30 * MINUTE], running: [0] })
  })

  it('keeps the time a player has left until their next move', () => {
    const second = clockAfter(LIVE, started(LIVE), 2, asked(1), at(10 * MINUTE))
    const third = clockAfter(LIVE, second, 2, asked(0), at(15 * MINUTE))
    expect(third.left).toEqual([20 * MINUTE, 25 * MINUTE])
  })

  it('adds the increment once a player has moved, but not for an undo or a pause', () => {
    const pace = { ...LIVE, addMs: MINUTE }
    const moved = clockAfter(pace, started(pace), 2, asked(1), at(10 * MINUTE))
    expect(moved.left[0]).toBe(21 * MINUTE)
    const paused = clockAfter(pace, started(pace), 2, { running: [], hasMoved: false }, at(10 * MINUTE))
    expect(paused.left[0]).toBe(20 * MINUTE)
  })

  it('stands still while no seat is asked', () => {
    const paused = clockAfter(LIVE, started(LIVE), 2, { running: [], hasMoved: false }, at(MINUTE))
    expect(shownClock(LIVE, paused, at(DAY)).left[0]).toBe(29 * MINUTE)
  })

  it('runs for several players who decide together', () => {
    const both = clockAfter(LIVE, null, 2, asked(0, 1), at(0))
    const one = clockAfter(LIVE, both, 2, asked(1), at(MINUTE))
    expect(shownClock(LIVE, one, at(3 * MINUTE)).left).toEqual([29 * MINUTE, 27 * MINUTE])
  })

  it('gives a returning player without time a tenth of the game’s', () => {
    const late = clockAfter(LIVE, started(LIVE), 2, { running: [], hasMoved: false }, at(31 * MINUTE))
    expect(late.left[0]).toBe(0)
    expect(clockAfter(LIVE, late, 2, asked(0), at(32 * MINUTE)).left[0]).toBe(3 * MINUTE)
  })
})

describe('a clock for each move', () => {
  it('starts again whenever the player is asked', () => {
    const second = clockAfter(SLOW, started(SLOW), 2, asked(1), at(2 * DAY))
    expect(clockAfter(SLOW, second, 2, asked(0), at(3 * DAY)).left[0]).toBe(3 * DAY)
  })

  it('does not start again while the same player goes on', () => {
    const same = clockAfter(SLOW, started(SLOW), 2, asked(0), at(DAY))
    expect(same.left[0]).toBe(2 * DAY)
  })
})

describe('nights', () => {
  // From 22:00 to 06:00 UTC.
  const pace: Pace = { ...SLOW, timeMs: 24 * HOUR, sleep: { from: 22 * 60, to: 6 * 60 } }

  it('do not count, also beyond midnight', () => {
    const clock = clockAfter(pace, null, 2, asked(0), at(20 * HOUR))
    expect(shownClock(pace, clock, at(20 * HOUR + DAY)).left[0]).toBe(8 * HOUR)
  })

  it('count in part when the clock starts at night', () => {
    const clock = clockAfter(pace, null, 2, asked(0), at(23 * HOUR))
    expect(shownClock(pace, clock, at(31 * HOUR)).left[0]).toBe(23 * HOUR)
  })
})

describe('running out of time', () => {
  it('is found when the clock is due, and once', () => {
    const clock = started(LIVE)
    expect(clock.due).toBe(30 * MINUTE)
    expect(seatsOutOfTime(LIVE, clock, at(30 * MINUTE - 1))).toEqual([])
    expect(seatsOutOfTime(LIVE, clock, at(30 * MINUTE))).toEqual([0])
    expect(checkedAt(LIVE, clock, at(30 * MINUTE)).due).toBeNull()
  })

  it('is checked again later when the night has delayed it', () => {
    const pace: Pace = { ...SLOW, timeMs: 4 * HOUR, sleep: { from: 0, to: 6 * 60 } }
    const clock = clockAfter(pace, null, 2, asked(0), at(0))
    expect(seatsOutOfTime(pace, clock, at(4 * HOUR))).toEqual([])
    expect(checkedAt(pace, clock, at(4 * HOUR)).due).toBe(8 * HOUR)
  })

  it('does not come from time in which no server ran', () => {
    const now: Instant = { server: MINUTE, wall: DAY }
    expect(shownClock(LIVE, started(LIVE), now).left[0]).toBe(29 * MINUTE)
  })
})
