// Facts worth a sound.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../../index.ts'

export const sounds: NonNullable<GameUi<typeof game>['sounds']> = {
  collectedRent: 'coin',
  bought: 'coin',
  boughtFromBank: 'coin',
  granted: 'coin',
  paidByConsumers: 'coin',
  built: 'wood',
  expanded: 'wood',
  produced: 'wood',
  placed: 'wood',
  priced: 'stamp',
  advanced: 'card',
  opened: 'stamp',
  drewTitans: 'card',
  keptTitan: 'card',
  ageEnded: 'bell',
  gameEnded: 'bell',
}
