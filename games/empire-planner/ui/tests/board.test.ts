import { readFileSync } from 'node:fs'
import type { BoardMoment } from '@tableworks/contract'
import { viewOf } from '@tableworks/kernel'
import { testBoard, testGuide, testMarks } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import { BUILDING_TYPES } from '../../data/buildings.ts'
import { spaceName, SPACES } from '../../data/city.ts'
import { SIDES } from '../../data/pieces.ts'
import { game as empirePlanner } from '../../index.ts'
import { ANN, empireTable } from '../../tests/table.ts'
import { about } from '../about.ts'
import { rolesFor } from '../trays/roles.ts'
import { ui } from '../index.ts'
import { askedOf, diceOf, type Seen } from '../table.ts'
import { marks, places, type Thing } from '../things.ts'
import { moments } from './sittings.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

testGuide(empirePlanner, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: read('RULES.md') })

/** Everything the board draws in this position. */
function drawn({ g, seen }: BoardMoment<typeof empirePlanner>): Thing[] {
  const factories = [...g.row, ...g.factories.flat().map(({ card }) => card)]
  return [
    ...SPACES.map((space): Thing => ({ kind: 'space', space: spaceName(space) })),
    ...BUILDING_TYPES.map((type): Thing => ({ kind: 'type', type })),
    ...factories.map((factory): Thing => ({ kind: 'factory', factory })),
    ...g.cards.flatMap((card): Thing[] => [
      { kind: 'card', card },
      ...g.box.icons[card].map(({ id }): Thing => ({ kind: 'icon', icon: id })),
    ]),
    ...(diceOf(askedOf(seen)) ?? []).map((face): Thing => ({ kind: 'die', face })),
    ...SIDES.flatMap(seat => (['side', 'capital', 'profit', 'cubes'] as const).map((kind): Thing => ({ kind, seat }))),
    ...(['capital', 'profit'] as const).map((track): Thing => ({ kind: 'track', track })),
    ...(['city', 'dice', 'claims', 'cards', 'deck', 'market', 'factories'] as const).map((kind): Thing => ({ kind })),
    ...(['years', 'phases', 'order', 'pollution'] as const).map((kind): Thing => ({ kind })),
    ...(g.seats === 1 ? (['chart', 'archie'] as const).map((kind): Thing => ({ kind })) : []),
  ]
}

testBoard(
  empirePlanner,
  { places, about, drawn, rare: ['cube.shortage'] }, // Random players hardly ever run out of cubes.
  () => moments(1),
)

testMarks(empirePlanner, {
  places,
  marks,
  games: ['typical', 'typical-solo'].map(name => read(`tests/games/${name}.json`)),
})

test('the dice show their roles for the hovered space, and equal dice have one role each (EMP-22)', () => {
  expect(rolesFor([2, 2, 5], { block: 2, number: 5, cost: 2 })).toEqual(['block', 'cost', 'number'])
})

test('a space the dice don’t allow says so, and one that only costs too much doesn’t', () => {
  const table = empireTable({ capital: [3, 20] }).at('build.assign', { seat: ANN, dice: [2, 3, 5] })
  const seen = viewOf(table.referee, table.state, ANN) as unknown as Seen
  const nowAt = (space: '2-3' | '3-3') =>
    about.space?.({ kind: 'space', space }, { seen, box: table.g.box, sideNames: ['Ann', 'Ben'] }).now.join(' ')
  expect(nowAt('3-3')).toContain('Your dice show 2, 3, 5, so you can’t.')
  expect(nowAt('2-3')).not.toContain('Your dice')
})
