import { readFileSync } from 'node:fs'
import { type Moment, momentsOf } from '@tableworks/contract'
import { boardStands, guideStands } from '@tableworks/contract/vitest'
import { GOODS } from '../../data.ts'
import { game } from '../../index.ts'
import { ui } from '../index.ts'
import { heapPlace, ORDER_PLACE, piecePlace, places, pricePlace } from '../places.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

guideStands(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES, fewest: 5 })

/** Every place the board draws that can hold a choice: heaps, prices, the own order, and the goods in the own store. */
const drawn = ({ seen: { view } }: Moment<typeof game>): Set<string> =>
  new Set([
    ...GOODS.map(heapPlace),
    ...GOODS.map(pricePlace),
    ...(view.ownOrder === null ? [] : [ORDER_PLACE]),
    ...GOODS.flatMap(good =>
      Array.from({ length: view.seat === null ? 0 : view.store[good][view.seat] }, (_, i) => piecePlace(good, i + 1)),
    ),
  ])

boardStands(game, { places, drawn }, () => [
  ...momentsOf(
    game,
    game.seats.map(seats => ({ seats, variants: {}, secret: `ui ${seats}` })),
  ),
])
