// The entry point for Salt and Timber's board.

import './theme.css'
import type { GameUi } from '@tableworks/board-kit'
import { GOODS } from '../data.ts'
import type { game } from '../index.ts'
import { about } from './about.ts'
import { Aid } from './sheets/aid.tsx'
import { Board } from './board.tsx'
import { Gallery } from './parts/orders.tsx'
import { deltas, marks, places, type Thing } from './things.ts'
import { sections } from './sheets/text-sections.ts'
import { tour } from './learn/tour.ts'
import { say } from './words.ts'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  marks,
  deltas,
  about,
  standing: ({ view }, side) => [
    { label: say('money'), value: say('dollars', { dollars: view.money[side] }), main: true },
    ...GOODS.map(good => ({ label: say(`goods.${good}`), value: view.store[good][side] })),
  ],
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./learn/how-to-play.ts')).howToPlay,
  sounds: { harvested: 'wood', sold: 'coin', delivered: 'stamp' },
  text: { sections, perSide: ['money', 'store.salt', 'store.timber', 'hasOrder'], hide: ['seat'] },
}
