// How text mode reads the table: buildings by their names, and an icon by what it does.

import type { TextHints } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { ACTION_WORDS } from './names.ts'

export const text: TextHints<typeof game> = {
  perSide: [
    'capital',
    'profit',
    'factories',
    'glance.buildings',
    'glance.markers',
    'glance.supply',
    'glance.income',
    'glance.ifEndedNow.scores',
  ],
  hide: [
    'die',
    'built',
    'deck',
    'discard',
    'glance.ifEndedNow.places',
    'glance.ifEndedNow.sheet',
    'glance.ifEndedNow.ties',
  ],
  option: {
    /** "Claim Produce (A3a2)": the card and slot alone tell a listener nothing. */
    'action.claim': ({ icon }, { actionOn }) => {
      const action = actionOn[icon]
      return action === undefined ? null : `Claim ${ACTION_WORDS[action].short} (${icon})`
    },
  },
}
