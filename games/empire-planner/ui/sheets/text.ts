// Names for text mode: buildings by name, icons by action.

import type { TextHints } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import { cardOf } from '../../data/action-cards.ts'
import { actionName } from '../parts/names.ts'
import { sections } from './text-sections.ts'

export const text: TextHints<typeof game> = {
  sections,
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
    /** "Claim Produce on card A3", because an icon's id means nothing to a player. */
    'action.claim': ({ icon }, { actionOn }) => {
      const action = actionOn[icon]
      return action === undefined ? null : `Claim ${actionName(action)} on card ${cardOf(icon)}`
    },
  },
}
