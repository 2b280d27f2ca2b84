import { expect, test } from 'vitest'
import { titansOfIndustry } from '../../index.ts'
import { sounds } from '../guide/sounds.ts'
import { tour } from '../guide/tour.ts'

test('the tour has 8 to 12 stops, each at a decision or fact of this game', () => {
  expect(tour.length).toBeGreaterThanOrEqual(8)
  expect(tour.length).toBeLessThanOrEqual(12)
  expect(new Set(tour.map(({ id }) => id)).size).toBe(tour.length)
  for (const { when, rule } of tour) {
    const known = 'decision' in when ? titansOfIndustry.words.prompts : titansOfIndustry.words.facts
    expect(known).toHaveProperty(['decision' in when ? when.decision : when.fact])
    expect(rule).toMatch(/^TOI-\d+$/)
  }
})

test('only facts of this game have sounds', () => {
  for (const kind of Object.keys(sounds)) expect(titansOfIndustry.words.facts).toHaveProperty([kind])
})
