import { expect, it } from 'vitest'
import { changedTo, historyOf, redone, undone } from '../components/history.ts'

it('steps are undone and redone, and a new change clears the redo steps', () => {
  const three = changedTo(changedTo(historyOf(1), 2), 3)
  expect(undone(three).now).toBe(2)
  expect(undone(undone(undone(three))).now).toBe(1)
  expect(redone(undone(three)).now).toBe(3)
  expect(redone(changedTo(undone(three), 4)).now).toBe(4)
  expect(redone(three)).toBe(three)
})

it('changes of one group are one step, until another change', () => {
  const moved = changedTo(changedTo(historyOf(0), 1, 'move'), 2, 'move')
  expect(undone(moved).now).toBe(0)
  expect(undone(changedTo(moved, 3, 'other')).now).toBe(2)
  expect(undone(changedTo(redone(undone(moved)), 3, 'move')).now).toBe(2)
})
