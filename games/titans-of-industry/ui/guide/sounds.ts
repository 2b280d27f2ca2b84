// Facts worth a sound.

import type { Sound } from '@tableworks/board-kit'
import type { Fact } from '../../facts.ts'

export const sounds: Partial<Record<Fact['kind'], Sound>> & Readonly<Record<string, Sound>> = {
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
