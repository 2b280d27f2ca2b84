// The entry point for Victory Through Industry's board.

import './theme.css'
import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { about } from './about.ts'
import { Aid } from './sheets/aid.tsx'
import { Board } from './board.tsx'
import { Gallery } from './sheets/gallery.tsx'
import { fulfilment, gameEnd, roundEnd } from './scenes/scenes.tsx'
import { spoken } from './sheets/options.ts'
import { progress, standing, strip } from './sheets/standing.ts'
import { ending, endList, sections } from './sheets/text-sections.ts'
import { marks, places, type Thing } from './things.ts'
import { tour } from './learn/tour.ts'
import { say } from './words.ts'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  about,
  standing,
  progress,
  strip,
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./learn/how-to-play.ts')).howToPlay,
  // the end scene shows the reason and the scores
  scenes: { finishedFulfilment: fulfilment, roundBegan: roundEnd, scored: gameEnd },
  marks,
  deltas: {
    lostContract: ({ seat, contract, value }) => ({
      at: { kind: 'contract', product: contract },
      seat,
      amount: -value,
      what: say('strip.points'),
    }),
  },
  sounds: {
    laidOut: 'wood',
    built: 'wood',
    movedFactory: 'wood',
    produced: 'train',
    claimed: 'stamp',
    fulfilledContract: 'coin',
    passedToken: 'bell',
  },
  ending,
  endList,
  text: {
    sections,
    option: spoken,
    perSide: [
      'hand',
      'contracts',
      'closed',
      'glance.factories',
      'glance.products',
      'glance.room',
      'glance.ready',
      'glance.fulfillable',
      'glance.tokenIn',
    ],
    hide: ['floor', 'stacks', 'turn', 'firstPlayer', 'offers', 'declined', 'mending', 'operating', 'ending'],
  },
}
