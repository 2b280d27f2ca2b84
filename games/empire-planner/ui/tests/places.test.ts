import type { Moment } from '@tableworks/contract'
import { boardStands } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import type { Box } from '../../data/box.ts'
import { FACES } from '../../data/pieces.ts'
import { spaceName, SPACES } from '../../data/city.ts'
import { FACTORY_IDS } from '../../data/factories.ts'
import { game as empirePlanner } from '../../index.ts'
import { NOTATION, type Options } from '../../notation.ts'
import { expected, facePlace, factoryPlace, iconPlace, places, POLLUTION_PLACE, spacePlace } from '../places.ts'
import { askedOf, diceOf, type Seen } from '../reading/table.ts'
import { moments } from './sittings.ts'

/** Every place the board draws in this position that can hold a choice. */
function drawn({ g, seen }: Moment<typeof empirePlanner>): Set<string> {
  return new Set([
    ...SPACES.map(space => spacePlace(spaceName(space))),
    ...[...g.row, ...g.factories.flat().map(({ card }) => card)].map(factoryPlace),
    ...g.cards.flatMap(card => g.box.icons[card].map(({ id }) => iconPlace(id))),
    ...(diceOf(askedOf(seen)) ?? []).map(facePlace),
    POLLUTION_PLACE,
  ])
}

boardStands(
  empirePlanner,
  { places, drawn, rare: ['cube.shortage'] }, // random hands hardly ever run out of cubes
  () => moments(),
)

test('what a player would expect and is not offered says why, with a rule', () => {
  let asked = 0
  for (const { referee, state, seen, box } of moments(1)) {
    if (seen.decision === null) continue
    const decision: keyof Options = seen.decision
    const list = expected[decision] as ((seen: Seen, box: Box) => readonly Options[typeof decision][]) | undefined
    for (const option of list?.(seen, box) ?? []) {
      const name = NOTATION.write(decision, option)
      if (seen.choices.includes(name)) continue
      asked += 1
      expect(referee.bar(state, option), `${decision}: ${name}`).toMatchObject({
        rule: expect.stringMatching(/^(EMP|AMB)-/),
      })
    }
  }
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
