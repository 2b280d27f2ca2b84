import { expect, test } from 'vitest'
import { FACES } from '../../data/pieces.ts'
import { spaceName, SPACES } from '../../data/city.ts'
import { FACTORY_IDS } from '../../data/factories.ts'
import { NOTATION, type Options } from '../../notation.ts'
import type { State } from '../../state.ts'
import { expected, facePlace, factoryPlace, iconPlace, places, POLLUTION_PLACE, spacePlace } from '../places.ts'
import { askedOf, diceOf, type Seen } from '../reading/table.ts'
import { eachMoment } from './sittings.ts'

type AnyPlaces = Record<string, (option: unknown, seen: Seen) => string | readonly string[] | null>

/** Every place the board draws in this position that can hold a choice. */
function drawn(g: State, seen: Seen): Set<string> {
  return new Set([
    ...SPACES.map(space => spacePlace(spaceName(space))),
    ...[...g.row, ...g.factories.flat().map(({ card }) => card)].map(factoryPlace),
    ...g.cards.flatMap(card => g.box.icons[card].map(({ id }) => iconPlace(id))),
    ...(diceOf(askedOf(seen)) ?? []).map(facePlace),
    POLLUTION_PLACE,
  ])
}

const pathOf = (decision: string, option: unknown, seen: Seen): readonly string[] => {
  const where = (places as unknown as AnyPlaces)[decision]?.(option, seen) ?? null
  return where === null ? [] : typeof where === 'string' ? [where] : where
}

test('every option of every decision has a button or a path of places that are drawn, and no two share one', () => {
  const met = new Set<string>()
  eachMoment(({ table, g, seen }) => {
    if (seen.decision === null) return
    met.add(seen.decision)
    const known = drawn(g, seen)
    const paths = table.referee
      .options(table.state)
      .map(option => pathOf(seen.decision ?? '', option, seen))
      .filter(path => path.length > 0)
    for (const id of paths.flat()) expect(known).toContain(id)
    expect(new Set(paths.map(String)).size).toBe(paths.length)
  })
  const rare = ['cube.shortage'] // random hands hardly ever run out of cubes
  expect([...met, ...rare]).toEqual(expect.arrayContaining([...NOTATION.decisions]))
})

test('what a player would expect and is not offered says why, with a rule', () => {
  let asked = 0
  eachMoment(({ table, seen, box }) => {
    if (seen.decision === null || seen.actor === null) return
    const decision = seen.decision as keyof Options
    const list = expected[decision] as ((seen: Seen, box: unknown) => readonly Options[typeof decision][]) | undefined
    for (const option of list?.(seen, box) ?? []) {
      const name = NOTATION.write(decision, option)
      if (seen.choices.includes(name)) continue
      asked += 1
      expect(table.why(seen.actor, name), `${decision}: ${name}`).toMatchObject({
        rule: expect.stringMatching(/^(EMP|AMB)-/),
      })
    }
  }, 1)
  expect(asked).toBeGreaterThan(100)
})

test('every space, Factory and face has a place of its own', () => {
  const ids = [
    ...SPACES.map(space => spacePlace(spaceName(space))),
    ...FACTORY_IDS.map(factoryPlace),
    ...FACES.map(facePlace),
  ]
  expect(new Set(ids).size).toBe(36 + 12 + 6)
})
