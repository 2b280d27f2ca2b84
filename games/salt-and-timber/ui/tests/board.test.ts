import { readFileSync } from 'node:fs'
import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { testBoard, testGuide } from '@tableworks/contract/vitest'
import { seatsOf } from '@tableworks/kernel'
import { GOODS } from '../../data.ts'
import { game } from '../../index.ts'
import { about } from '../about.ts'
import { ui } from '../index.ts'
import { places, type Thing } from '../things.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

testGuide(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES, fewest: 5 })

/** Everything the board draws. */
const drawn = ({ seen: { seats, view } }: BoardMoment<typeof game>): Thing[] => [
  { kind: 'bag' },
  ...GOODS.flatMap((good): Thing[] => [
    { kind: 'heap', good },
    { kind: 'price', good },
  ]),
  ...seatsOf(seats).flatMap((seat): Thing[] => [
    { kind: 'store', seat },
    ...(view.hasOrder[seat] ? [{ kind: 'order', seat } as const] : []),
    ...GOODS.flatMap(good =>
      Array.from({ length: view.store[good][seat] }, (_, i) => ({ kind: 'piece', good, number: i + 1, seat }) as const),
    ),
  ]),
]

testBoard(game, { places, about, drawn }, () => [
  ...momentsOf(
    game,
    game.seats.map(seats => ({ seats, variants: {}, secret: `ui ${seats}` })),
  ),
])
