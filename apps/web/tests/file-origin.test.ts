import { expect, it } from 'vitest'
import { sayFileOrigin } from '../online/file-origin.ts'

it('a table from a file says if its position couldn’t be checked', () => {
  const says = (isUnchecked: boolean, isDealtAnew: boolean) =>
    sayFileOrigin({ moves: 3, isDealtAnew, ...(isUnchecked ? { isUnchecked } : {}) })
  for (const isDealtAnew of [true, false]) {
    expect(says(true, isDealtAnew)).toContain('couldn’t be checked')
    expect(says(false, isDealtAnew)).not.toContain('checked')
  }
})
