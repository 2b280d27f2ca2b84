import { readFileSync } from 'node:fs'
import { recordedGame, scenesOf } from '@tableworks/contract'
import { testScenes } from '@tableworks/contract/vitest'
import { type SeenOf, seatsOf } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { LOADS } from '../../data/cubes.ts'
import type { Fact } from '../../facts.ts'
import { game } from '../../index.ts'
import { ui } from '../index.ts'

const GAMES = ['typical', 'every-rule'].map(name =>
  readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8'),
)

testScenes(game, ui.scenes ?? {}, { games: GAMES, fewest: 4 * 5 })

/** Every extraction in the recorded games, as the first seat sees it. */
const EXTRACTIONS = GAMES.flatMap(text =>
  [...scenesOf(recordedGame(game, text).table, ui.scenes ?? {})].filter(({ seat }) => seat === 0),
)

test('the figures add up: hold before + extracted − discarded = hold after', () => {
  expect(EXTRACTIONS.length).toBeGreaterThan(5)
  for (const { before, after, run } of EXTRACTIONS) {
    const [then, now] = [before as SeenOf<typeof game>, after as SeenOf<typeof game>]
    const told = run.told as readonly Fact[]
    for (const load of LOADS)
      for (const seat of seatsOf(before.seats)) {
        const gained = told.filter(fact => fact.kind === 'extracted' && fact.seat === seat && fact.cube === load)
        const gone = told.filter(
          fact => fact.kind === 'discarded' && fact.seat === seat && fact.cube === load && fact.incoming !== load,
        )
        expect(then.view.hold[load][seat] + gained.length - gone.length).toBe(now.view.hold[load][seat])
      }
  }
})

test('each player who extracts gets a step, and so does the Core', () => {
  for (const { run, scene } of EXTRACTIONS) {
    const told = run.told as readonly Fact[]
    const drawn = told.filter(fact => fact.kind === 'extracted' || fact.kind === 'foundNoRoom')
    const drawers = new Set(drawn.flatMap(fact => ('zone' in fact && fact.zone !== 'C' ? [fact.seat] : [])))
    const isCore = drawn.some(fact => fact.kind === 'extracted' && fact.zone === 'C')
    expect(scene.steps).toHaveLength(drawers.size + (isCore ? 1 : 0))
  }
})
