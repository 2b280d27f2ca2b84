// The clocks of online tables.

import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { checkedAt, clockAfter, type Holidays, type Instant, type Pace, seatsOutOfTime, shownClock } from '../clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LIVE: Pace = { kind: 'live', timeMs: 30 * MINUTE, addMs: 0, isPerMove: false, sleep: null, timeout: 'wait' }
const SLOW: Pace = { ...LIVE, kind: 'slow', timeMs: 3 * DAY, isPerMove: true }
const at = (ms: number): Instant => ({ server: ms, wall: ms })
const asked = (...running: Seat[]) => ({ running, by: 'move' as const })
const by = (pace: Pace, holidays: Holidays = {}) => ({ pace, holidays })
const started = (pace: Pace, seat: Seat = 0) => clockAfter(by(pace), null, 2, asked(seat), at(0))

describe('a clock for the whole game', () => {
  it('runs for the player who must decide, and for no one else', () => {
    expect(shownClock(by(LIVE), started(LIVE), at(MINUTE))).toEqual({ left: [29 * MINUTE, 30 * MINUTE], running: [0] })
  })

  it('keeps the time a player has left until their next move', () => {
    const second = clockAfter(by(LIVE), started(LIVE), 2, asked(1), at(10 * MINUTE))
    const third = clockAfter(by(LIVE), second, 2, asked(0), at(15 * MINUTE))
    expect(third.left).toEqual([20 * MINUTE, 25 * MINUTE])
  })

  it('adds the increment once a player has moved, but not for an undo or a pause', () => {
    const pace = { ...LIVE, addMs: MINUTE }
    const moved = clockAfter(by(pace), started(pace), 2, asked(1), at(10 * MINUTE))
    expect(moved.left[0]).toBe(21 * MINUTE)
    const paused = clockAfter(by(pace), started(pace), 2, { running: [], by: 'other' }, at(10 * MINUTE))
    expect(paused.left[0]).toBe(20 * MINUTE)
  })

  it('removes the increment of a move that is undone, so a player gains no time by moving again and again', () => {
    const pace = { ...LIVE, addMs: MINUTE }
    let clock = started(pace)
    for (let i = 0; i < 3; i++) {
      clock = clockAfter(by(pace), clock, 2, asked(1), at(0))
      clock = clockAfter(by(pace), clock, 2, { running: [0], by: 'undo' }, at(0))
    }
    expect(clock.left).toEqual([30 * MINUTE, 30 * MINUTE])
  })

  it('stands still while no seat has to decide', () => {
    const paused = clockAfter(by(LIVE), started(LIVE), 2, { running: [], by: 'other' }, at(MINUTE))
    expect(shownClock(by(LIVE), paused, at(DAY)).left[0]).toBe(29 * MINUTE)
  })

  it('runs for several players who decide together', () => {
    const both = clockAfter(by(LIVE), null, 2, asked(0, 1), at(0))
    const one = clockAfter(by(LIVE), both, 2, asked(1), at(MINUTE))
    expect(shownClock(by(LIVE), one, at(3 * MINUTE)).left).toEqual([29 * MINUTE, 27 * MINUTE])
  })

  it('gives a returning player without time a tenth of the game’s', () => {
    const late = clockAfter(by(LIVE), started(LIVE), 2, { running: [], by: 'other' }, at(31 * MINUTE))
    expect(late.left[0]).toBe(0)
    expect(clockAfter(by(LIVE), late, 2, asked(0), at(32 * MINUTE)).left[0]).toBe(3 * MINUTE)
  })
})

describe('a clock for each move', () => {
  it('starts again whenever the player has to decide', () => {
    const second = clockAfter(by(SLOW), started(SLOW), 2, asked(1), at(2 * DAY))
    expect(clockAfter(by(SLOW), second, 2, asked(0), at(3 * DAY)).left[0]).toBe(3 * DAY)
  })

  it('doesn’t start again while the same player continues', () => {
    const same = clockAfter(by(SLOW), started(SLOW), 2, asked(0), at(DAY))
    expect(same.left[0]).toBe(2 * DAY)
  })

  it('doesn’t start again when the player undoes the move', () => {
    const moved = clockAfter(by(SLOW), started(SLOW), 2, asked(1), at(2 * DAY))
    const undone = clockAfter(by(SLOW), moved, 2, { running: [0], by: 'undo' }, at(2 * DAY + HOUR))
    expect(undone.left[0]).toBe(DAY)
  })
})

describe('nights', () => {
  // From 22:00 to 06:00 UTC.
  const pace: Pace = { ...SLOW, timeMs: 24 * HOUR, sleep: { from: 22 * 60, to: 6 * 60 } }

  it('do not count, even beyond midnight', () => {
    const clock = clockAfter(by(pace), null, 2, asked(0), at(20 * HOUR))
    expect(shownClock(by(pace), clock, at(20 * HOUR + DAY)).left[0]).toBe(8 * HOUR)
  })

  it('count in part when the clock starts at night', () => {
    const clock = clockAfter(by(pace), null, 2, asked(0), at(23 * HOUR))
    expect(shownClock(by(pace), clock, at(31 * HOUR)).left[0]).toBe(23 * HOUR)
  })
})

describe('holidays', () => {
  const away = by(SLOW, { 0: [{ from: DAY, until: 11 * DAY }] })
  const clock = clockAfter(away, null, 2, asked(0), at(0))

  it('stop the clock of that player only', () => {
    expect(shownClock(away, clock, at(2 * DAY))).toEqual({ left: [2 * DAY, 3 * DAY], running: [] })
    expect(shownClock(away, clock, at(12 * DAY))).toEqual({ left: [DAY, 3 * DAY], running: [0] })
    const other = clockAfter(away, null, 2, asked(1), at(0))
    expect(shownClock(away, other, at(2 * DAY)).left).toEqual([3 * DAY, DAY])
  })

  it('give no new time for the move when they begin or end', () => {
    const during = checkedAt(away, clock, at(5 * DAY))
    expect(shownClock(away, checkedAt(away, during, at(11 * DAY)), at(12 * DAY)).left[0]).toBe(DAY)
  })

  it('count once where they meet a night', () => {
    const pace: Pace = { ...SLOW, sleep: { from: 22 * 60, to: 6 * 60 } }
    const both = by(pace, { 0: [{ from: 0, until: DAY }] })
    // Sixteen hours of the second day count
    expect(shownClock(both, clockAfter(both, null, 2, asked(0), at(0)), at(2 * DAY)).left[0]).toBe(3 * DAY - 16 * HOUR)
  })

  it('change nothing at a live table', () => {
    const live = by(LIVE, { 0: [{ from: 0, until: DAY }] })
    expect(shownClock(live, started(LIVE), at(MINUTE))).toEqual({ left: [29 * MINUTE, 30 * MINUTE], running: [0] })
  })

  it('are checked now and then, because they may end early', () => {
    const short = by({ ...SLOW, timeMs: MINUTE }, { 0: [{ from: 0, until: 11 * DAY }] })
    expect(clockAfter(short, null, 2, asked(0), at(0)).due).toBe(HOUR)
  })
})

describe('running out of time', () => {
  it('is reported once, when the clock is due', () => {
    const clock = started(LIVE)
    expect(clock.due).toBe(30 * MINUTE)
    expect(seatsOutOfTime(by(LIVE), clock, at(30 * MINUTE - 1))).toEqual([])
    expect(seatsOutOfTime(by(LIVE), clock, at(30 * MINUTE))).toEqual([0])
    expect(checkedAt(by(LIVE), clock, at(30 * MINUTE)).due).toBeNull()
  })

  it('is checked again later when the night has delayed it', () => {
    const pace: Pace = { ...SLOW, timeMs: 4 * HOUR, sleep: { from: 0, to: 6 * 60 } }
    const clock = clockAfter(by(pace), null, 2, asked(0), at(0))
    expect(seatsOutOfTime(by(pace), clock, at(4 * HOUR))).toEqual([])
    expect(checkedAt(by(pace), clock, at(4 * HOUR)).due).toBe(8 * HOUR)
  })

  it('isn’t caused by times when no server ran', () => {
    const now: Instant = { server: MINUTE, wall: DAY }
    expect(shownClock(by(LIVE), started(LIVE), now).left[0]).toBe(29 * MINUTE)
  })
})
