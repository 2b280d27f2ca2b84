// How Empire Planner is drawn: the entry of its board.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { about } from './about.ts'
import { Aid } from './aid/aid.tsx'
import { Board } from './board/board.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { effects } from './effects.ts'
import { sounds } from './guide/sounds.ts'
import { tour } from './guide/tour.ts'
import { marks, places, type Thing } from './things.ts'
import { roundEnd } from './scenes/round-end.tsx'
import { standing, strip } from './standing.tsx'
import { endList } from './tells.ts'
import { text } from './text.ts'

export const ui: GameUi<typeof game, Thing> = {
  Board,
  places,
  about,
  standing,
  effects,
  strip,
  Aid,
  Gallery,
  tour,
  howToPlay: async () => (await import('./guide/how-to-play.ts')).howToPlay,
  sounds,
  marks,
  endList,
  scenes: { roundBegan: roundEnd, ended: roundEnd },
  text,
}
