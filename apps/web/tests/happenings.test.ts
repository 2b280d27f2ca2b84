import { expect, test } from 'vitest'
import { sayHappening } from '../online/table-events.ts'

test('an undo of every move says that it went back to the start', () => {
  const undo = (detail: string) => ({ n: 1, at: 0, kind: 'undo', seat: 0, name: 'Ann', detail }) as never
  expect(sayHappening(undo('3'), { online: null } as never)).toBe('Ann went back to move 3.')
  expect(sayHappening(undo('0'), { online: null } as never)).toBe('Ann went back to the start.')
})
