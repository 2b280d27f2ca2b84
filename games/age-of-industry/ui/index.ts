// The entry point for Age of Industry's board.

import './theme.css'
import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { Aid } from './sheets/aid.tsx'
import { about } from './about.ts'
import { Board } from './board.tsx'
import { Gallery } from './sheets/gallery.tsx'
import { gameEnd, turnEnd } from './scenes/scenes.tsx'
import { standing } from './sheets/standing.ts'
import { endList, sections } from './sheets/text-sections.ts'
import { ticket } from './parts/ticket.tsx'
import { deltas, lines, marks, places, type Thing } from './things.ts'
import { tour } from './learn/tour.ts'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  lines,
  marks,
  deltas,
  about,
  ticket,
  standing,
  Aid,
  Gallery,
  workshop: async () => (await import('./workshop/workshop.tsx')).Workshop,
  tour,
  howToPlay: async () => (await import('./learn/how-to-play.ts')).howToPlay,
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
  endList,
  text: {
    sections,
    perSide: ['cash', 'loans', 'hiddenCards', 'counts'],
    /** Raw lists indexed by map number; `sections` describes them better. */
    hide: [
      'turn',
      'over',
      'order',
      'seat',
      'own',
      'openHand',
      'discards',
      'faceUp',
      'deckSize',
      'taken',
      'counters',
      'rails',
      'parts',
      'markets',
      'sold',
      'ironMarkets',
      'unused',
      'demand',
      'spent',
      'railsLeft',
    ],
  },
}
