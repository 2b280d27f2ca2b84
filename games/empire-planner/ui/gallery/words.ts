// The headings of the gallery.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  buildings: 'Kinds of building',
  city: 'Dice Blocks 1 to 6',
  factories: 'Factory cards, both sides',
  actionCards: 'Action cards',
  market: 'Market card',
  pollution: 'Pollution track',
  chart: 'Archie’s chart',
  side: 'Side {side:0=A|1=B}',
} as const

export const gallery = speaker(WORDS)
