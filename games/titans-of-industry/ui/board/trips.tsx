// What travels when something happens: cubes, coins and cards, from where they were to where they are.

import { Coin, Cube, seatColour, SeatMark, type Trip } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import type { Fact } from '../../facts.ts'
import { advancementPlace, gridPlace, growPlace, orderPlace, ORDER_PLACE, pricePlace, spacePlace } from '../places.ts'

const PIECE = 26
const coin = (value: number) => <Coin size={PIECE} value={value} />
const cube = (seat: Seat) => <Cube size={PIECE} colour={seatColour(seat)} />

export const tripsIn =
  (box: Box) =>
  (fact: Fact): readonly Trip[] => {
    switch (fact.kind) {
      case 'bought':
        return [{ from: orderPlace(fact.seat), to: orderPlace(fact.seller), piece: coin(fact.cost) }]
      case 'tookOwn':
        return [{ from: gridPlace(box.marketOf[fact.material]), to: orderPlace(fact.seat), piece: cube(fact.seat) }]
      case 'boughtFromBank':
        return [{ from: orderPlace(fact.seat), to: gridPlace(box.marketOf[fact.material]), piece: coin(fact.cost) }]
      case 'built':
      case 'expanded':
        return [{ from: orderPlace(fact.seat), to: growPlace(fact.facility), piece: mark(fact.seat) }]
      case 'placed':
        return [{ from: orderPlace(fact.seat), to: gridPlace(fact.grid), piece: cube(fact.seat) }]
      case 'priced':
        return [{ from: gridPlace(fact.grid), to: pricePlace(fact.grid, fact.price), piece: mark(fact.seat) }]
      case 'opened':
        return [{ from: orderPlace(fact.seat), to: spacePlace(fact.space), piece: mark(fact.seat) }]
      case 'advanced':
        return [{ from: advancementPlace(fact.advancement), to: orderPlace(fact.seat), piece: mark(fact.seat) }]
      case 'movedUp':
        return [{ from: ORDER_PLACE, to: orderPlace(fact.seat), piece: mark(fact.seat) }]
      case 'soldToConsumers':
        return [{ from: gridPlace(fact.grid), to: orderPlace(fact.seat), piece: coin(fact.cubes * fact.price) }]
      default:
        return []
    }
  }

const mark = (seat: Seat) => <SeatMark seat={seat} size={PIECE} />
