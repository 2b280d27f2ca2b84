// Claiming a contract: RULES.md VTI-44 to VTI-48.

import type { Bar, Seat } from '@tableworks/kernel'
import type { ProductId } from '../data/products.ts'
import { MOST_CONTRACTS } from '../readings/contracts.ts'
import type { Cell } from '../readings/floor.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** VTI-44. VTI-45 needs no check, because the game ends with eight contracts. */
export const barClaim = (have: number, contract: ProductId, why: boolean): Bar =>
  have > 0 ? null : why && { because: 'noneToTurnIn', rule: 'VTI-44', product: contract }

/** The product has already been spent. */
export function claim(g: State, seat: Seat, contract: ProductId, { x, y }: Cell, flow: Flow): void {
  g.open.splice(g.open.indexOf(contract), 1)
  g.contracts[seat].push(contract)
  flow.tell?.({ kind: 'claimed', seat, contract, value: g.box.contracts[contract].value, x, y })
  if (g.token === null) {
    g.token = seat // VTI-48
    flow.tell?.({ kind: 'tookToken', seat })
  }
  // VTI-46. If both conditions are met at once, the reason given is the eight contracts.
  if (g.contracts[seat].length === MOST_CONTRACTS) g.ending = 'eight'
  else if (g.open.length === 0) g.ending = 'claimed'
}
