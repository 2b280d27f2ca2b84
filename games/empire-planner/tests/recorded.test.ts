import { readFileSync } from 'node:fs'
import { recordedGame } from '@tableworks/contract'
import { testReplays } from '@tableworks/contract/vitest'
import { describe, expect, it } from 'vitest'
import type { PerSide } from '../data/pieces.ts'
import type { Fact } from '../facts.ts'
import { game as empirePlanner } from '../index.ts'
import type { State } from '../state.ts'

const read = (name: string) => readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8')
const recorded = (name: string) => recordedGame(empirePlanner, read(name))
const factsIn = (name: string) => recorded(name).facts as readonly Fact[]
const kindsIn = (name: string) => new Set<string>(factsIn(name).map(({ kind }) => kind))
const ALL_KINDS = Object.keys(empirePlanner.words.facts)

/** Recorded by record.ts. */
const GAMES = {
  shortest: { choices: 66, scores: [14, 11] },
  typical: { choices: 177, scores: [83, 92] },
  'typical-solo': { choices: 79, scores: [98, 104] },
  'every-rule': { choices: 173, scores: [82, 75] },
  'every-rule-solo': { choices: 73, scores: [67, 145] },
}

describe('Recorded games', () => {
  testReplays(empirePlanner, GAMES, read)

  it('every kind of fact happens in the two every-rule games', () => {
    // Only a variant (AMB-11) or a set with too few cards can leave an Industrial building without a Factory card.
    const kinds = ALL_KINDS.filter(kind => kind !== 'foundNoFactory')
    const inSolo = kindsIn('every-rule-solo')
    const inTwo = kindsIn('every-rule')
    expect(kinds.filter(kind => !inSolo.has(kind))).toEqual([])
    expect(kinds.filter(kind => !kind.startsWith('archie') && !inTwo.has(kind))).toEqual([])
  })

  it.each(Object.keys(GAMES))('EMP-44: %s deals two cards a round and rebuilds the deck every fourth', name => {
    const left = factsIn(name).flatMap(fact => (fact.kind === 'dealtCards' ? [fact.left] : []))
    expect(left).toEqual([6, 4, 2, 0, 6, 4, 2, 0, 6, 4, 2, 0, 6, 4, 2])
  })

  it.each(Object.keys(GAMES))('the facts of %s add up to its Capital, Profit and pollution', name => {
    const g = recorded(name).table.state.g as State
    const capital: PerSide<number> = [20, g.seats === 1 ? 25 : 20]
    const profit: PerSide<number> = [5, g.seats === 1 ? 0 : 5]
    let pollution = 0
    for (const fact of factsIn(name)) {
      if ('income' in fact) capital[fact.seat] += fact.income
      if ('cost' in fact && fact.kind !== 'archieTookFactory') capital[fact.seat] -= fact.cost
      if (fact.kind === 'produced') capital[fact.seat] -= fact.price
      if (fact.kind === 'tookFactory' || fact.kind === 'exchanged') capital[fact.seat] -= fact.capital
      if (fact.kind === 'tookFactory') profit[fact.seat] -= fact.profit
      if (fact.kind === 'exchanged') profit[fact.seat] += fact.profit
      if (fact.kind === 'polluted' || fact.kind === 'cleaned') pollution += fact.kind === 'polluted' ? 1 : -1
    }
    expect({ capital, profit, pollution }).toEqual({ capital: g.capital, profit: g.profit, pollution: g.pollution })
  })
})
