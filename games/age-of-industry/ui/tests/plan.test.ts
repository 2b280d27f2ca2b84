import { momentsOf } from '@tableworks/contract'
import { type FactOf, type SeenOf, viewInPassing } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../../index.ts'
import { mapOf, networkFrom } from '../../readings/board.ts'
import { networkAt, planOf } from '../parts/plan.ts'
import { positionOf } from '../table.ts'

const PAYING = ['build', 'rail', 'sell', 'coal', 'iron']

/** Every choice in a random game that costs money, with the facts that follow. */
function* outcomes(map: 'japan' | 'minnesota') {
  for (const { referee, state, seen, box } of momentsOf(game, [
    { seats: 3, variants: { map }, secret: `plan ${map}` },
  ])) {
    if (seen.decision === null || !PAYING.includes(seen.decision)) continue
    for (const option of referee.options(state)) {
      const world = referee.clone(state)
      const facts: FactOf<typeof game>[] = []
      referee.choose(world, option, ({ fact }) => facts.push(fact as FactOf<typeof game>))
      const after = viewInPassing(referee, world, seen.seat) as SeenOf<typeof game>
      const position = positionOf(seen, box)
      yield { position, facts, plan: planOf(seen, position, { facts, after }) }
    }
  }
}

describe.each(['japan', 'minnesota'] as const)('the plan drawn on %s', map => {
  it('matches what the rules do', () => {
    let drawn = 0
    for (const { facts, position, plan } of outcomes(map)) {
      const { sites, links } = mapOf(position)
      const paidFor = facts.flatMap(fact => (fact.kind === 'paidForCounter' ? [fact.site] : []))
      expect(plan.counter === null ? [] : [sites[plan.counter.site]?.id]).toEqual(paidFor)
      const laid = facts.flatMap(fact => (fact.kind === 'paidForLink' ? [fact.link] : []))
      expect(plan.link === null ? [] : [links[plan.link.link]?.id]).toEqual(laid)
      for (const source of plan.sources) expect(position.counters[source]).not.toBeNull()
      const paid = facts.flatMap(fact => ('income' in fact && fact.kind !== 'borrowed' ? [fact.income] : []))
      expect(plan.gains.map(({ income }) => income)).toEqual(paid)
      drawn += plan.sources.length + plan.gains.length
    }
    expect(drawn).toBeGreaterThan(20)
  })
})

it('hovering highlights everything connected to a thing on the map, and nothing for a tray', () => {
  const [moment] = momentsOf(game, [{ seats: 2, variants: { map: 'japan' }, secret: 'network' }])
  if (moment === undefined) throw new Error('a game has a first position')
  const position = positionOf(moment.seen, moment.box)
  const { placeOf } = mapOf(position)
  const tokyo = networkFrom(position, placeOf['tokyo'] ?? -1)
  expect(networkAt(position, { kind: 'town', town: 'tokyo' })).toEqual(tokyo)
  expect(networkAt(position, { kind: 'site', site: 'tokyo/1' })).toEqual(tokyo)
  expect(networkAt(position, { kind: 'link', link: 'osaka-kobe' })).toBeNull()
  expect(networkAt(position, { kind: 'deck' })).toBeNull()
})
