import { momentsOf } from '@tableworks/contract'
import { type FactOf, type SeenOf, viewInPassing } from '@tableworks/kernel'
import { expect, it } from 'vitest'
import { game } from '../../index.ts'
import { billOf } from '../parts/bill.ts'

const PLACE = { seats: 3, variants: { map: 'japan' }, secret: 'bills' } as const

it('an action that ends the turn costs the sum of its own payments', () => {
  let ending = 0
  for (const { referee, state, seen } of momentsOf(game, [PLACE])) {
    if (seen.decision !== 'build' && seen.decision !== 'rail') continue
    for (const option of referee.options(state).slice(0, 3)) {
      const world = referee.clone(state)
      const facts: FactOf<typeof game>[] = []
      referee.choose(world, option, ({ fact }) => facts.push(fact as FactOf<typeof game>))
      const after = viewInPassing(referee, world, seen.seat) as SeenOf<typeof game>
      if (!facts.some(({ kind }) => kind === 'ordered')) continue
      ending += 1
      const seat = seen.seat ?? 0
      const bill = billOf(seat, facts, seen.view, after.view)
      const own = bill.facts.filter(fact => 'seat' in fact && fact.seat === seat)
      const paid = own.reduce((sum, fact) => sum + ('cost' in fact ? fact.cost : 0), 0)
      const gained = own.reduce((sum, fact) => sum + ('income' in fact ? fact.income : 0), 0)
      expect(bill.spent).toBe(paid)
      expect(bill.cash).toBe(seen.view.cash[seat] - paid + gained)
      expect(bill.facts.map(({ kind }) => kind)).not.toContain('paidInterest')
    }
  }
  expect(ending).toBeGreaterThan(0)
})
