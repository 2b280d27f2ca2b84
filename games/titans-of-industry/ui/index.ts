// The entry point for the Titans of Industry board.

import './theme.css'
import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { Aid } from './sheets/aid.tsx'
import { about } from './about.ts'
import { Board } from './board.tsx'
import { Gallery } from './sheets/gallery.tsx'
import { effects } from './sheets/effects.ts'
import { tour } from './learn/tour.ts'
import { deltas, marks, places, type Thing } from './things.ts'
import { endList, sections } from './sheets/text-sections.ts'
import { ageEnd } from './scenes/age-end.tsx'
import { roundEnd } from './scenes/round-end.ts'
import { outlook, standing, strip } from './sheets/standing.tsx'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  standing,
  outlook,
  effects,
  strip,
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./learn/how-to-play.ts')).howToPlay,
  sounds: {
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
  },
  marks,
  deltas,
  about,
  scenes: { ageBegan: ageEnd, gameEnded: ageEnd, roundBegan: roundEnd },
  endList,
  text: {
    sections,
    perSide: [
      'money',
      'share',
      'size',
      'cubes',
      'price',
      'advancements',
      'titans',
      'shown',
      'soldToPlayers',
      'dominations',
    ],
    hide: ['piles', 'discard', 'builtIn', 'sold', 'soldAt'],
  },
}
