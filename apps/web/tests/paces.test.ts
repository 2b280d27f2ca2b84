// Online tables' paces, and clocks as text.

import type { TableCard } from '@tableworks/host'
import { describe, expect, it } from 'vitest'
import { bySoonest, isShort, noteClock, paceOf, sayTime, sayAway, sayTimeLeft, timeLeft } from '../online/paces.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the time left', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [65_000, '1:05'],
    [119 * MINUTE, '119:00'],
    [2 * HOUR, '2 h'],
    [47 * HOUR, '47 h'],
    [73 * HOUR, '3 d 1 h'],
  ])('%i ms is %s', (left, text) => {
    expect(sayTime(left)).toBe(text)
  })

  it('runs down on the page for running seats only', () => {
    const clock = { left: [MINUTE, MINUTE], running: [0 as const] }
    noteClock(clock)
    const began = performance.now()
    while (performance.now() < began + 5) continue
    expect(timeLeft(clock, 0)).toBeLessThan(MINUTE)
    expect(timeLeft(clock, 1)).toBe(MINUTE)
  })
})

it('orders tables by the viewer’s own time left, then by the longest wait', () => {
  const online = { mine: [1] } as unknown as NonNullable<TableCard['online']>
  const table = (id: string, updated: number, mine: number | null) => {
    const clock = mine === null ? {} : { clock: { left: [1, mine], running: [0, 1] } }
    return { id, updated, online, ...clock } as unknown as TableCard
  }
  const tables = [
    table('new', 2, null),
    table('old', 1, null),
    table('days', 0, 50 * HOUR),
    table('live', 3, 5 * MINUTE),
  ]
  expect(tables.toSorted(bySoonest).map(({ id }) => id)).toEqual(['live', 'days', 'old', 'new'])
})

describe('the time left in a list', () => {
  it('is the viewer’s own if it runs, else the first running one', () => {
    const clock = { left: [3 * HOUR, 5 * HOUR], running: [0 as const, 1 as const] }
    const online = { mine: [1], holidays: [] } as unknown as NonNullable<TableCard['online']>
    const card = { waiting: [], seats: [] }
    expect([sayTimeLeft({ ...card, clock, online }), sayTimeLeft({ ...card, clock })]).toEqual(['4 h left', '2 h left'])
    expect(sayTimeLeft({ ...card, clock: { ...clock, running: [] } })).toBeNull()
    expect(sayTimeLeft(card)).toBeNull()
  })

  it('says until when the player to move is away', () => {
    const until = new Date(new Date().getFullYear() + 1, 11, 4).getTime()
    const online = { mine: [1], holidays: [{ seat: 0, until }] } as unknown as NonNullable<TableCard['online']>
    const seats = [{ name: 'Ann', bot: null }]
    const card = { waiting: [0 as const], seats, online, clock: { left: [HOUR, HOUR], running: [] } }
    expect(sayTimeLeft(card)).toBe('Ann: away until Dec 3')
    expect([sayAway(card, 0), sayAway(card, 1)]).toEqual(['Away until Dec 3', null])
  })
})

describe('a pace', () => {
  it('is short of time below five minutes or a tenth', () => {
    const pace = paceOf('quick', 'bot', true)
    if (pace === null) throw new Error('no pace')
    expect([isShort(pace, 2 * MINUTE), isShort(pace, MINUTE)]).toEqual([false, true])
  })

  it('has nights only when it’s slow, and no clock if chosen so', () => {
    expect(paceOf('none', 'bot', true)).toBeNull()
    expect(paceOf('live', 'bot', true)?.sleep).toBeNull()
    const { from = 0, to = 0 } = paceOf('daily', 'wait', true)?.sleep ?? {}
    expect((to - from + 1440) % 1440).toBe(8 * 60)
    expect(paceOf('daily', 'wait', false)?.sleep).toBeNull()
  })
})
