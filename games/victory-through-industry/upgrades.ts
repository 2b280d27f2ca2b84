// Upgrades positions from earlier rules, by the new rules' number.

import type { SavedState } from '@tableworks/kernel'
import { VARIANTS } from './meta.ts'
import type { State } from './state.ts'

export const upgrades: Readonly<Record<number, (position: SavedState) => SavedState>> = {
  // Declined offers now store the seat that made them, so a move in progress forgets earlier ones. VTI-73 became a variant, and its
  // default is the deck used at the time.
  2: position => {
    const options = { ...(position.g['options'] as State['variants']), contracts: VARIANTS.contracts.default }
    return { ...position, g: { ...position.g, options, declined: [] } }
  },
}
