// How Age of Industry is drawn: the entry of its board.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { Aid } from './aid.tsx'
import { Board } from './board.tsx'
import { Gallery } from './gallery.tsx'
import { places } from './places.ts'
import { gameEnd, turnEnd } from './scenes/scenes.tsx'
import { standing } from './standing.ts'
import { tour } from './tour.ts'

export const ui: GameUi<typeof game> = {
  Board,
  places,
  standing,
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./how-to-play.ts')).howToPlay,
  scenes: { turnBegan: turnEnd, ranked: gameEnd },
  sounds: {
    built: 'stamp',
    laid: 'train',
    flipped: 'coin',
    soldThroughPort: 'bell',
    soldToMarket: 'bell',
    tookCard: 'card',
    drew: 'card',
    playedCard: 'card',
    borrowed: 'wood',
  },
  text: {
    perSide: ['spent', 'cash', 'loans', 'openHand', 'railsLeft', 'hiddenCards', 'counts'],
    hide: ['parts', 'order', 'seat', 'unused'],
  },
}
