// How Salt and Timber is drawn. A larger game has a folder for each part of its board; the table below is the same.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { Aid } from './aid.tsx'
import { Board } from './board.tsx'
import { Gallery } from './orders.tsx'
import { places } from './places.ts'
import { tour } from './tour.ts'

export const ui: GameUi<typeof game> = {
  Board,
  places,
  standing: ({ view }, side) => [
    { label: 'Money', value: `$${view.money[side]}`, main: true },
    { label: 'Salt', value: view.store.salt[side] },
    { label: 'Timber', value: view.store.timber[side] },
  ],
  Aid,
  Gallery,
  tour,
  sounds: { harvested: 'wood', sold: 'coin', delivered: 'stamp' },
  text: { perSide: ['money', 'store.salt', 'store.timber', 'hasOrder'], hide: ['seat'] },
}
