import { expect, test } from 'vitest'
import { GRID_IDS } from '../../data/grids.ts'
import { titansOfIndustry } from '../../index.ts'
import { sounds } from '../guide/sounds.ts'
import { tour } from '../guide/tour.ts'
import { gridPlace, orderPlace, titanPlace } from '../places.ts'
import type { Seen } from '../reading/table.ts'
import { MOMENTS } from './sittings.ts'

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

test('stops point at the things of whoever looks on, wherever it sits', () => {
  const pointed = (id: string, seen: Seen): string => {
    const place = tour.find(stop => stop.id === id)?.place
    return typeof place === 'function' ? place(seen) : (place ?? '')
  }
  const askedAt = (decision: string, seat: number) =>
    MOMENTS.find(({ seen }) => seen.decision === decision && seen.seat === seat)?.seen
  for (const seat of [0, 1, 2] as const) {
    const keeping = askedAt('keepTitan', seat)
    const pricing = askedAt('choosePrice', seat)
    const acting = askedAt('action', seat)
    if (!keeping || !pricing || !acting) throw new Error(`seat ${seat} is never asked`)
    expect(keeping.view.own.shown.map(titanPlace)).toContain(pointed('welcome', keeping))
    const priced = GRID_IDS.find(grid => gridPlace(grid) === pointed('price', pricing))
    expect(priced && pricing.view.cubes[priced][seat]).toBeGreaterThan(0)
    expect(pointed('order', acting)).toBe(orderPlace(seat))
  }
})
