// How Titans of Industry is drawn: the entry of its board.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { Aid } from './aid/aid.tsx'
import { Board } from './board/board.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { effects } from './effects.ts'
import { sounds } from './guide/sounds.ts'
import { tour } from './guide/tour.ts'
import { marks, places, type Thing } from './things.ts'
import { endList, tells } from './tells.ts'
import { ageEnd } from './scenes/age-end.tsx'
import { roundEnd } from './scenes/round-end.ts'
import { outlook, standing, strip } from './standing.tsx'

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
  howToPlay: async () => (await import('./guide/how-to-play.ts')).howToPlay,
  sounds,
  marks,
  scenes: { ageBegan: ageEnd, gameEnded: ageEnd, roundBegan: roundEnd },
  endList,
  text: {
    tells,
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
