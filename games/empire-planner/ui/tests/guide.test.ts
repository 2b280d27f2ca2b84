import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { empirePlanner } from '../../index.ts'
import { rolesAt } from '../dice/roles.ts'
import { sounds } from '../guide/sounds.ts'
import { tour } from '../guide/tour.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

test('the tour has 8 to 14 stops, each at a decision or fact of this game', () => {
  expect(tour.length).toBeGreaterThanOrEqual(8)
  expect(tour.length).toBeLessThanOrEqual(14)
  expect(new Set(tour.map(({ id }) => id)).size).toBe(tour.length)
  for (const { when, rule } of tour) {
    const known = 'decision' in when ? empirePlanner.words.prompts : empirePlanner.words.facts
    expect(known).toHaveProperty(['decision' in when ? when.decision : when.fact])
    expect(RULES).toContain(rule)
  }
})

test('only facts of this game have sounds', () => {
  for (const kind of Object.keys(sounds)) expect(empirePlanner.words.facts).toHaveProperty([kind])
})

test('the dice show their roles for the space under the hand, equal dice one role each (EMP-22)', () => {
  const offered = ['pass', { block: 2, number: 5, cost: 2 } as const] as const
  expect(rolesAt([2, 2, 5], '2-5', offered)).toEqual(['block', 'cost', 'number'])
  expect(rolesAt([2, 2, 5], '5-2', offered)).toEqual([null, null, null])
})
