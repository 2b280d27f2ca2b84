import { readFileSync } from 'node:fs'
import { type Moment, momentsOf } from '@tableworks/contract'
import { boardStands, guideStands } from '@tableworks/contract/vitest'
import { TURNS } from '../../data/box.ts'
import { FACTORY_IDS } from '../../data/factories.ts'
import { PRODUCT_IDS } from '../../data/products.ts'
import { game } from '../../index.ts'
import { stockOf } from '../../readings/contracts.ts'
import { spotsOfType } from '../../readings/running.ts'
import { ANN, type Complex, operating } from '../../tests/table.ts'
import { stageOf } from '../board.tsx'
import { emptyCells } from '../floor/floor.tsx'
import { ui } from '../index.ts'
import {
  actionPlace,
  ACTIONS,
  cardPlace,
  cellPlace,
  contractPlace,
  goodPlace,
  places,
  rivalPlace,
  seatPlace,
  stackPlace,
  ticketPlace,
  turnPlace,
} from '../places.ts'
import { askedOf } from '../table.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

guideStands(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES })

/** Every place the board draws that can hold a choice. */
function drawn({ seen, g }: Moment<typeof game>): Set<string> {
  const { view } = seen
  const stage = stageOf(seen)
  const rivals = view.floor.map((_floor, seat) => seat as typeof stage).filter(seat => seat !== seen.actor)
  return new Set([
    ...emptyCells(view.floor[stage]).map(cellPlace),
    ...view.glance.factories[stage].map(cellPlace),
    ...view.glance.products[stage].map(cellPlace),
    ...rivals.map(seatPlace),
    ...rivals.flatMap(seat => view.glance.factories[seat].map(cell => rivalPlace(seat, cell))),
    ...FACTORY_IDS.map(stackPlace),
    ...[...view.open, ...view.contracts[seen.actor ?? 0]].map(contractPlace),
    ...onBench(seen, g),
  ])
}

function onBench(seen: Moment<typeof game>['seen'], g: Moment<typeof game>['g']): string[] {
  const asked = askedOf(seen)
  switch (asked?.decision) {
    case 'draft':
      return FACTORY_IDS.map(cardPlace)
    case 'layWhat':
      return g.hand[asked.frame.seat].map(cardPlace)
    case 'move':
      return FACTORY_IDS.filter(id => spotsOfType(g.floor[asked.frame.seat], id).length > 0).map(ticketPlace)
    case 'turn':
      return TURNS.map(turnPlace)
    case 'produce':
      return PRODUCT_IDS.filter(id =>
        g.box.recipes[FACTORY_IDS.indexOf(asked.frame.factory)]?.outputs.flat().includes(id),
      ).map(goodPlace)
    case 'operate':
      return [
        ...ACTIONS.map(actionPlace),
        ...PRODUCT_IDS.filter(id => stockOf(g, asked.frame.seat, id) > 0).map(goodPlace),
      ]
    case 'offer':
    case 'counter':
      return PRODUCT_IDS.filter(id => stockOf(g, asked.frame.partner, id) > 0).map(goodPlace)
    case 'bankFor':
      return PRODUCT_IDS.map(goodPlace)
    default:
      return []
  }
}

/** Of a game at each number of seats; random ones go on for long and come to nothing new. */
const MOMENTS = 1800

function* someMoments(): Generator<Moment<typeof game>> {
  for (const seats of game.seats) {
    let left = MOMENTS
    for (const moment of momentsOf(game, [{ seats, variants: {}, secret: `ui ${seats}` }])) {
      yield moment
      left -= 1
      if (left === 0) break
    }
  }
  // Three of a kind for the bank are too rare to wait for.
  const wood: Complex = {
    products: [
      ['wood', 0, -1],
      ['wood', 1, 0],
      ['wood', 0, 1],
    ],
  }
  const bank = operating({ complexes: [wood] }).pick('bank wood')
  const { referee, state, g } = bank
  yield { referee, state, g, seen: bank.view(ANN) as Moment<typeof game>['seen'], box: g.box }
}

boardStands(game, { places, drawn }, someMoments)
