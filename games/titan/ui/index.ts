// The entry point for Titan's board.

import './theme.css'
import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { Aid } from './sheets/aid.tsx'
import { about } from './about.ts'
import { Board } from './board.tsx'
import { Gallery } from './sheets/gallery.tsx'
import { ticket } from './parts/ticket.tsx'
import { deltas, marks, places, type Thing } from './things.ts'
import { extraction } from './scenes/extraction.tsx'
import { standing, strip } from './sheets/standing.tsx'
import { optionWords } from './sheets/option-words.ts'
import { endList, sections } from './sheets/text-sections.ts'
import { tour } from './learn/tour.ts'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  marks,
  deltas,
  gains: ['gained', 'discarded'],
  about,
  ticket,
  standing,
  strip,
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./learn/how-to-play.ts')).howToPlay,
  scenes: { becameForeman: extraction, ended: extraction },
  sounds: {
    laidPipe: 'train',
    upgraded: 'stamp',
    fulfilled: 'coin',
    claimed: 'bell',
    deployed: 'wood',
    destroyed: 'wood',
  },
  endList,
  text: {
    sections,
    option: optionWords,
    perSide: [
      'credits',
      'base',
      'hold',
      'holdPipes',
      'dropship',
      'dropshipPipes',
      'controlTokens',
      'pipesGone',
      'fulfilled',
    ],
    hide: [
      'pipes',
      'network',
      'site',
      'base',
      'deposits',
      'tholins',
      'deuterium',
      'controller',
      'module',
      'coreTokens',
      'droneAt',
      'droneLoad',
      'display',
      'deployed',
      'stacks',
      'orderPile',
    ],
  },
}
