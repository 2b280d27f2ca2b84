// The entry point for Empire Planner's board.

import './theme.css'
import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { about } from './about.ts'
import { Aid } from './sheets/aid.tsx'
import { Board } from './board.tsx'
import { Gallery } from './sheets/gallery.tsx'
import { effects, isWaste } from './parts/effects.ts'
import { tour } from './learn/tour.ts'
import { deltas, marks, places, type Thing } from './things.ts'
import { roundEnd } from './scenes/round-end.tsx'
import { standing, strip } from './sheets/standing.tsx'
import { endList } from './sheets/text-sections.ts'
import { text } from './sheets/text.ts'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  about,
  standing,
  effects,
  isWaste,
  strip,
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./learn/how-to-play.ts')).howToPlay,
  sounds: {
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
  },
  marks,
  deltas,
  endList,
  scenes: { roundBegan: roundEnd, ended: roundEnd },
  text,
}
