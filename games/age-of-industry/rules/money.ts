// Money, loans and interest: RULES.md AOI-46 to AOI-49, Q47, Q58, Q66.

import type { Seat } from '@tableworks/kernel'
import { interestDue, loansFor } from '../readings/worth.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** AOI-46: a seat that can't pay takes as few loans as possible. */
function payOut(g: State, seat: Seat, amount: number, flow: Flow): void {
  const loans = loansFor(g, seat, amount)
  if (loans > 0) {
    const income = loans * g.box.figures.loan
    g.loans[seat] += loans
    g.cash[seat] += income
    flow.tell?.({ kind: 'borrowed', seat, loans, income })
  }
  g.cash[seat] -= amount
}

/** AOI-49, Q58: money paid during an action counts for the turn order. */
export function spend(g: State, seat: Seat, amount: number, flow: Flow): void {
  payOut(g, seat, amount, flow)
  g.spent[seat] += amount
}

/** AOI-47: a loan taken to pay interest bears no interest this turn. */
export function payInterest(g: State, seat: Seat, flow: Flow): void {
  const cost = interestDue(g, seat)
  if (cost === 0) return
  payOut(g, seat, cost, flow)
  flow.tell?.({ kind: 'paidInterest', seat, cost })
}

/** AOI-48 */
export function repay(g: State, seat: Seat, flow: Flow): void {
  const cost = g.variants.loanRepayCost
  g.loans[seat] -= 1
  g.cash[seat] -= cost
  flow.tell?.({ kind: 'repaid', seat, cost })
}
