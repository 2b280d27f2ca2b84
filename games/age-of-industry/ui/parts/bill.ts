// What an action costs a seat, leaving out what the end of the turn adds: interest, loans to pay it, and resetting the spending.

import type { Seat } from '@tableworks/kernel'
import type { Fact } from '../../facts.ts'

interface Money {
  readonly spent: readonly number[]
  readonly cash: readonly number[]
}

export interface Bill {
  /** The action's own facts. */
  readonly facts: readonly Fact[]
  readonly spent: number
  /** What the seat has left after the action. */
  readonly cash: number
}

export function billOf(seat: Seat, facts: readonly Fact[], before: Money, after: Money): Bill {
  const end = facts.findIndex(({ kind }) => kind === 'ordered')
  const ordered = facts[end]
  if (ordered?.kind !== 'ordered')
    return { facts, spent: (after.spent[seat] ?? 0) - (before.spent[seat] ?? 0), cash: after.cash[seat] ?? 0 }
  const interest = facts.slice(end).reduce((sum, fact) => sum + paidAtEnd(fact, seat), 0)
  return {
    facts: facts.slice(0, end),
    spent: (ordered.spent[seat] ?? 0) - (before.spent[seat] ?? 0),
    cash: (after.cash[seat] ?? 0) + interest,
  }
}

/** What a fact after the turn takes from the seat's money. */
function paidAtEnd(fact: Fact, seat: Seat): number {
  if (fact.kind === 'paidInterest' && fact.seat === seat) return fact.cost
  return fact.kind === 'borrowed' && fact.seat === seat ? -fact.income : 0
}
