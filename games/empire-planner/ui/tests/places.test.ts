import type { Moment } from '@tableworks/contract'
import { boardStands } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import { FACES } from '../../data/pieces.ts'
import { spaceName, SPACES } from '../../data/city.ts'
import { FACTORY_IDS } from '../../data/factories.ts'
import { game as empirePlanner } from '../../index.ts'
import { facePlace, factoryPlace, iconPlace, places, POLLUTION_PLACE, spacePlace } from '../places.ts'
import { askedOf, diceOf } from '../reading/table.ts'
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

test('every space, Factory and face has a place of its own', () => {
  const ids = [
    ...SPACES.map(space => spacePlace(spaceName(space))),
    ...FACTORY_IDS.map(factoryPlace),
    ...FACES.map(facePlace),
  ]
  expect(new Set(ids).size).toBe(36 + 12 + 6)
})
