// How positions of earlier rules become positions of these, by the number of the new rules.

import type { SavedState } from '@tableworks/kernel'
import { VARIANTS } from './meta.ts'
import type { State } from './state.ts'

export const upgrades: Readonly<Record<number, (position: SavedState) => SavedState>> = {
  // What was declined is noted with the seat that offered it. A move under way forgets what it has heard so far. VTI-73
  // became a variant; its default is the deck there was.
  2: position => {
    const options = { ...(position.g['options'] as State['variants']), contracts: VARIANTS.contracts.default }
    return { ...position, g: { ...position.g, options, declined: [] } }
  },
}
