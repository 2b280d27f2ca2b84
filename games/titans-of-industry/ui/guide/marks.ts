// Where the facts of a rival's turn show on the board.

import type { GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { GridId } from '../../data/grids.ts'
import type { game } from '../../index.ts'
import { orderPlace, pricePlace, ROW_PLACE, spacePlace } from '../places.ts'
import type { Seen } from '../reading/table.ts'

/** The square a seat's cubes stand on now. */
const squareOf = ({ grid, seat }: { grid: GridId; seat: Seat }, { view }: Seen): string =>
  pricePlace(grid, view.price[grid][seat])

export const marks: NonNullable<GameUi<typeof game>['marks']> = {
  placed: squareOf,
  priced: squareOf,
  advanced: () => ROW_PLACE,
  opened: ({ space }) => spacePlace(space),
  movedUp: ({ seat }) => orderPlace(seat),
}
