// Which Rigs may be deployed: TTN-25.

import type { State } from '../state.ts'

/** TTN-100, a variant: in cycle 1, if a colour has two Rigs face up, both can be deployed. */
export const maySameColour = ({ cycle, variants }: Pick<State, 'cycle' | 'variants'>): boolean =>
  cycle === 1 && variants.sameColourInCycle1 === true
