import { readFileSync } from 'node:fs'
import { testGuide } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import { game as titansOfIndustry } from '../../index.ts'
import { knownOf } from '../../readings/formulas.ts'
import { ui } from '../index.ts'
import type { Thing } from '../things.ts'
import type { Seen } from '../table.ts'
import { MOMENTS } from './sittings.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

testGuide(titansOfIndustry, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES })

test('stops point at the viewer’s own things in every seat', () => {
  const pointed = (id: string, seen: Seen): Thing | undefined => {
    const place = ui.tour.find(stop => stop.id === id)?.place
    return typeof place === 'function' ? place(seen) : place
  }
  const askedAt = (decision: string, seat: number) =>
    MOMENTS.find(({ seen }) => seen.decision === decision && seen.seat === seat)?.seen
  for (const seat of [0, 1, 2] as const) {
    const keeping = askedAt('keepTitan', seat)
    const pricing = askedAt('choosePrice', seat)
    const acting = askedAt('action', seat)
    if (!keeping || !pricing || !acting) throw new Error(`seat ${seat} is never asked`)
    expect(knownOf(keeping.view.shown[seat]).map(titan => ({ kind: 'titan', seat, titan }))).toContainEqual(
      pointed('welcome', keeping),
    )
    const priced = pointed('price', pricing)
    expect(priced?.kind === 'grid' && pricing.view.cubes[priced.grid][seat]).toBeGreaterThan(0)
    expect(pointed('order', acting)).toEqual({ kind: 'player', seat })
  }
})
