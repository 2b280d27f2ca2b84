// The numbers always shown for each side.

import { counted, type GameUi } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import { say } from '../words.ts'

export const standing: GameUi<typeof game>['standing'] = ({ view }, side) => [
  { label: say('points'), value: view.counts[side]?.points ?? 0, main: true, help: say('figures.points') },
  { label: say('money'), value: `$${view.cash[side]}`, bare: true },
  { ...counted(count => say('debt', { count }), view.loans[side]), help: say('figures.debt') },
  counted(count => say('handCards', { count }), view.openHand[side].length + (view.hiddenCards[side] ?? 0)),
  { label: say('spent'), value: `$${view.spent[side]}`, help: say('figures.spent') },
]
