// How text mode reads the table: buildings by their names, and an icon by what it does.

import type { TextHints } from '@tableworks/board-kit'
import type { Option } from '@tableworks/kernel'
import type { IconId } from '../data/action-cards.ts'
import type { Box } from '../data/box.ts'
import { ACTION_WORDS } from './names.ts'

export const text: TextHints = {
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
  option: (decision, option, box) => (decision === 'action.claim' ? claimed(option, box as Box) : null),
}

/** "Claim Produce (A3a2)": the card and slot alone tell a listener nothing. */
function claimed(option: Option, box: Box): string | null {
  if (typeof option === 'string') return null
  const icon = option['icon'] as IconId
  const action = box.actionOn[icon]
  return action === undefined ? null : `Claim ${ACTION_WORDS[action].short} (${icon})`
}
