import { expect, test, vi } from 'vitest'
import { Registry } from '../option/registry.ts'

vi.stubGlobal('requestAnimationFrame', () => 0) // Node paints nothing.

/** An element that isn't interactive. */
const quiet = () => ({ matches: () => false }) as unknown as Element

test('a thing drawn twice is found where it was drawn last, and after that where it remains', () => {
  const registry = new Registry()
  const [small, large] = [quiet(), quiet()]
  const forgetSmall = registry.add('cell-1-0-0', small)
  const forgetLarge = registry.add('cell-1-0-0', large)
  expect(registry.get('cell-1-0-0')).toBe(large)
  forgetLarge()
  expect(registry.get('cell-1-0-0')).toBe(small)
  forgetSmall()
  expect(registry.get('cell-1-0-0')).toBeNull()
})
