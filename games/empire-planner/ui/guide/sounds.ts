// Facts worth a sound.

import type { Sound } from '@tableworks/board-kit'
import type { Fact } from '../../facts.ts'

export const sounds: Partial<Record<Fact['kind'], Sound>> & Readonly<Record<string, Sound>> = {
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
