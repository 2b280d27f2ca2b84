// How Salt and Timber is drawn. A larger game has a folder for each part of its board; the table below is the same.

import type { GameUi } from '@tableworks/board-kit'
import { GOODS } from '../data.ts'
import type { game } from '../index.ts'
import { about } from './about.ts'
import { Aid } from './aid.tsx'
import { Board } from './board.tsx'
import { Gallery } from './orders.tsx'
import { marks, places, type Thing } from './things.ts'
import { tells } from './tells.ts'
import { tour } from './tour.ts'
import { say } from './words.ts'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  marks,
  about,
  standing: ({ view }, side) => [
    { label: say('money'), value: say('dollars', { dollars: view.money[side] }), main: true },
    ...GOODS.map(good => ({ label: say(`goods.${good}`), value: view.store[good][side] })),
  ],
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./how-to-play.ts')).howToPlay,
  sounds: { harvested: 'wood', sold: 'coin', delivered: 'stamp' },
  text: { tells, perSide: ['money', 'store.salt', 'store.timber', 'hasOrder'], hide: ['seat'] },
}
