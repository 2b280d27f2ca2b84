// Where the facts of a turn show on the board; Archie, who chooses nothing, is seen only by these.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import { factoryPlace, iconPlace, POLLUTION_PLACE, sidePlace, spacePlace } from '../places.ts'

export const marks: NonNullable<GameUi<typeof game>['marks']> = {
  built: ({ space }) => spacePlace(space),
  tookFactory: ({ factory }) => factoryPlace(factory),
  exchanged: ({ seat }) => sidePlace('profit', seat),
  moved: ({ factory }) => factoryPlace(factory),
  arrived: ({ seat }) => sidePlace('capital', seat),
  upgraded: ({ space }) => spacePlace(space),
  polluted: () => POLLUTION_PLACE,
  cleaned: () => POLLUTION_PLACE,
  archieBuilt: ({ space }) => spacePlace(space),
  archieTookFactory: ({ factory }) => factoryPlace(factory),
  archieChose: ({ icon }) => iconPlace(icon),
  archieIdled: ({ icon }) => iconPlace(icon),
}
