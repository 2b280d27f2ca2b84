import { expect, it } from 'vitest'
import { everySeat, firstWrong, inRange, isCount } from '../index.ts'

it('the first complaint is returned, and the search stops there', () => {
  const asked: number[] = []
  const complaint = (n: number) => (asked.push(n), n > 2 ? `${n} is too many` : null)

  expect(firstWrong([1, 2, 3, 4], complaint)).toBe('3 is too many')
  expect(asked).toEqual([1, 2, 3])
  expect(firstWrong([1], complaint)).toBeNull()
})

it('a complaint about a seat names it', () => {
  const nobodyOwes = everySeat<{ seats: number; money: number[] }>((g, seat) =>
    isCount(g.money[seat]) ? null : `$${g.money[seat]}`,
  )

  expect(nobodyOwes({ seats: 3, money: [1, 0, -2] }, [])).toBe('seat 2: $-2')
  expect(nobodyOwes({ seats: 2, money: [1, 0, -2] }, [])).toBeNull()
})

it('isCount and inRange accept only whole numbers in range', () => {
  expect([0, 3, 6].every(value => inRange(value, 0, 6))).toBe(true)
  expect([-1, 7, 1.5, NaN, '3', null, undefined].some(value => inRange(value, 0, 6))).toBe(false)
  expect([-1, 0.5, Infinity, null].some(isCount)).toBe(false)
})
