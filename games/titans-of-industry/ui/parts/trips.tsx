// Pieces that move across the board after something has happened: cubes, coins and cards.

import { Coin, Cube, seatColour, SeatMark, type Trip } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import type { GridId } from '../../data/grids.ts'
import type { Fact } from '../../facts.ts'
import type { Thing } from '../things.ts'

const PIECE = 26
const player = (seat: Seat): Thing => ({ kind: 'player', seat })
const inGrid = (grid: GridId): Thing => ({ kind: 'grid', grid })
const coin = (value: number) => <Coin size={PIECE} value={value} />
const cube = (seat: Seat) => <Cube size={PIECE} colour={seatColour(seat)} />

export const tripsIn =
  (box: Box) =>
  (fact: Fact): readonly Trip<Thing>[] => {
    switch (fact.kind) {
      case 'bought':
        return [{ from: player(fact.seat), to: player(fact.seller), piece: coin(fact.cost) }]
      case 'tookOwn':
        return [{ from: inGrid(box.marketOf[fact.material]), to: player(fact.seat), piece: cube(fact.seat) }]
      case 'boughtFromBank':
        return [{ from: player(fact.seat), to: inGrid(box.marketOf[fact.material]), piece: coin(fact.cost) }]
      case 'built':
      case 'expanded':
        return [{ from: player(fact.seat), to: { kind: 'grow', facility: fact.facility }, piece: mark(fact.seat) }]
      case 'placed':
        return [{ from: player(fact.seat), to: inGrid(fact.grid), piece: cube(fact.seat) }]
      case 'priced':
        return [
          {
            from: inGrid(fact.grid),
            to: { kind: 'price', grid: fact.grid, price: fact.price },
            piece: mark(fact.seat),
          },
        ]
      case 'opened':
        return [{ from: player(fact.seat), to: { kind: 'space', space: fact.space }, piece: mark(fact.seat) }]
      case 'advanced':
        return [
          {
            from: { kind: 'advancement', advancement: fact.advancement },
            to: player(fact.seat),
            piece: mark(fact.seat),
          },
        ]
      case 'movedUp':
        return [{ from: { kind: 'order' }, to: player(fact.seat), piece: mark(fact.seat) }]
      case 'soldToConsumers':
        return [{ from: inGrid(fact.grid), to: player(fact.seat), piece: coin(fact.cubes * fact.price) }]
      default:
        return []
    }
  }

const mark = (seat: Seat) => <SeatMark seat={seat} size={PIECE} />
