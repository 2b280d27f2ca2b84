import { readFileSync } from 'node:fs'
import { recordedGame } from '@tableworks/contract'
import { testReplays } from '@tableworks/contract/vitest'
import { perSeat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../facts.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'

const read = (name: string) => readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8')
const recorded = (name: string) => recordedGame(game, read(name))
const factsIn = (name: string) => recorded(name).facts as readonly Fact[]

/** Recorded by record.ts. */
const GAMES = {
  shortest: { choices: 73, scores: [-8, 0, 0, 0, 0] },
  typical: { choices: 271, scores: [17, 11, 23, 22] },
  'typical-minnesota': { choices: 341, scores: [8, 30, 20] },
  'every-rule-japan': { choices: 206, scores: [18, 23, 24] },
  'every-rule-minnesota': { choices: 318, scores: [17, 22, 13] },
}
const NAMES = Object.keys(GAMES)

describe('Recorded games', () => {
  testReplays(game, GAMES, read)

  it('every kind of fact happens in one of them', () => {
    const told = new Set<string>(NAMES.flatMap(name => factsIn(name).map(({ kind }) => kind)))
    expect(Object.keys(game.words.facts).filter(kind => !told.has(kind))).toEqual([])
  })

  it.each(NAMES)('invariant 13: the facts of %s add up to its money', name => {
    const g = recorded(name).table.state.g as State
    const cash = perSeat(g.seats, () => 0)
    for (const fact of factsIn(name)) {
      if ('income' in fact) cash[fact.seat] += fact.income
      if ('cost' in fact) cash[fact.seat] -= fact.cost
    }
    expect(cash).toEqual(g.cash)
  })

  it.each(NAMES)('invariant 4: in %s no player ever has negative money', name => {
    const { seats } = recorded(name).table.state.g as State
    const cash = perSeat(seats, () => 0)
    for (const fact of factsIn(name)) {
      if ('income' in fact) cash[fact.seat] += fact.income
      if ('cost' in fact) cash[fact.seat] -= fact.cost
      expect(Math.min(...cash)).toBeGreaterThanOrEqual(0)
    }
  })

  it.each(NAMES)('invariant 14: in %s the new order is the old one sorted by money spent', name => {
    const { seats } = recorded(name).table.state.g as State
    const spent = perSeat(seats, () => 0)
    let order: readonly number[] = []
    for (const fact of factsIn(name)) {
      if ('cost' in fact && fact.kind !== 'repaid' && fact.kind !== 'paidInterest') spent[fact.seat] += fact.cost
      if (fact.kind === 'tableSet') order = fact.order
      if (fact.kind !== 'ordered') continue
      expect(fact.order).toEqual(order.toSorted((a, b) => (spent[a] ?? 0) - (spent[b] ?? 0)))
      order = fact.order
      spent.fill(0)
    }
  })

  it('invariant 15: no mine on Minnesota ever supplies a building', () => {
    for (const name of ['typical-minnesota', 'every-rule-minnesota'])
      expect(factsIn(name).filter(fact => fact.kind === 'tookCube' && fact.cube === 'coal')).toEqual([])
  })

  it('invariant 6: each counter pays its profit once', () => {
    for (const name of NAMES) {
      const standing = new Map<string, number>()
      for (const fact of factsIn(name)) {
        if (fact.kind === 'built') standing.set(fact.site, 0)
        if (fact.kind === 'flipped') standing.set(fact.site, (standing.get(fact.site) ?? 0) + 1)
        expect(Math.max(0, ...standing.values())).toBeLessThanOrEqual(1)
      }
    }
  })
})
