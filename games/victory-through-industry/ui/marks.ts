// Where the turns of others show: on their small floors, and on the wall. One's own show on the large floor.

import type { GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { game } from '../index.ts'
import type { Cell } from '../readings/floor.ts'
import { cellPlace, contractPlace, rivalPlace, seatPlace } from './places.ts'
import { type Seen, viewerOf } from './table.ts'

const cellOn = ({ seat, x, y }: { seat: Seat } & Cell, seen: Seen): string =>
  seat === viewerOf(seen) ? cellPlace({ x, y }) : rivalPlace(seat, { x, y })

const whose = ({ seat }: { seat: Seat }): string => seatPlace(seat)

export const marks: NonNullable<GameUi<typeof game>['marks']> = {
  drafted: whose,
  laidOut: cellOn,
  fulfilledContract: whose,
  lostContract: ({ contract }) => contractPlace(contract),
  produced: ({ seat, factory }, seen) =>
    seen.view.glance.factories[seat]
      .filter(one => one.factory === factory)
      .map(({ x, y }) => cellOn({ seat, x, y }, seen)),
  built: cellOn,
  toreDown: whose,
  movedFactory: cellOn,
  gaveFactory: ({ partner, x, y }, seen) => cellOn({ seat: partner, x, y }, seen),
  tookFactory: cellOn,
  movedProduct: cellOn,
  threwAway: whose,
  offered: whose,
  offeredFactory: whose,
  askedForFactory: whose,
  accepted: whose,
  declined: whose,
  closedToOffers: whose,
  placed: cellOn,
  banked: whose,
  claimed: whose,
}
