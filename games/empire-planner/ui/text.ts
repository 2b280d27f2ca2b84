// How text mode reads the table: buildings by their names, and an icon by what it does.

import type { TextHints } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { type Action, cardOf } from '../data/action-cards.ts'
import { actionWords } from './names.ts'
import { tells } from './tells.ts'

export const text: TextHints<typeof game> = {
  tells,
  perSide: [
    'capital',
    'profit',
    'factories',
    'glance.buildings',
    'glance.supply',
    'glance.income',
    'glance.ifEndedNow.scores',
  ],
  hide: [
    'die',
    'built',
    'deck',
    'discard',
    'claims',
    'glance.markers',
    'glance.ifEndedNow.places',
    'glance.ifEndedNow.sheet',
    'glance.ifEndedNow.ties',
  ],
  option: {
    /** "Claim Produce on card A3": the name of the icon alone tells nobody anything. */
    'action.claim': ({ icon }, { actionOn }) => {
      const action = actionOn[icon]
      return action === undefined
        ? null
        : `Claim ${SPOKEN[action] ?? actionWords(action).short} on card ${cardOf(icon)}`
    },
  },
}

/** What 1 Profit costs at the $3 icon is a variant of the table, so the icon is named by what is printed on it. */
const SPOKEN: Partial<Record<Action, string>> = {
  'exchange-2': 'Exchange, $2 icon',
  'exchange-3': 'Exchange, $3 icon',
}
