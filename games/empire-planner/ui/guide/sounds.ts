// Facts worth a sound.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../../index.ts'

export const sounds: NonNullable<GameUi<typeof game>['sounds']> = {
  rolled: 'dice',
  rerolled: 'dice',
  rolledMarket: 'dice',
  archieRolledBlock: 'dice',
  built: 'wood',
  archieBuilt: 'wood',
  tookFactory: 'card',
  dealtCards: 'card',
  claimed: 'wood',
  archieChose: 'wood',
  exchanged: 'coin',
  addedTrain: 'train',
  moved: 'train',
  arrived: 'bell',
  produced: 'stamp',
  upgraded: 'stamp',
  upgradedForCapital: 'stamp',
  gained: 'coin',
  ended: 'bell',
}
