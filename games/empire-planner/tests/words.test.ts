import { sayFact, sayOption, sayRefusal, shownLines } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ARCHIE_NAME } from '../meta.ts'
import { game as empirePlanner } from '../index.ts'
import { scoreSheet } from '../readings/score.ts'
import { ANN, ARCHIE, BEN, empireTable } from './table.ts'

const NAMES = ['Ann', ARCHIE_NAME]

describe('Words', () => {
  it('the journal says how Archie reads his chart', () => {
    const table = empireTable({ seats: 1, claims: ['A5a2'], capital: [20, 0], pollution: 0 }).at('archie.act', {})
    expect(table.facts.map(fact => sayFact(empirePlanner, fact, NAMES))).toEqual([
      'Archie Indus looks up “produce”: add a train, reduce pollution, board a passenger and move one link.',
      'Choice 1, add a train: Archie Indus claims it on card A3.',
      'Archie Indus adds a train on the Bacon Factory’s top link.',
    ])
    expect(
      sayFact(
        empirePlanner,
        { kind: 'archieRejected', seat: ARCHIE, rank: 2, choice: 'exchange', hindrance: 'noIcon' } as never,
        NAMES,
      ),
    ).toBe('Choice 2, exchange: no such icon is free.')
  })

  it('a refusal names the quantity and the rule', () => {
    const table = empireTable({ capital: [3, 20] }).at('build.assign', { seat: ANN, dice: [2, 3, 5] })
    const refusal = table.why('build 2-3 for 5')
    expect(refusal === null ? '' : sayRefusal(empirePlanner, refusal, NAMES)).toBe(
      'That takes $5. You have $3. (EMP-24)',
    )
  })

  it('every reason the rules give has a sentence', () => {
    const table = empireTable({ first: BEN, claims: ['A3a1'] }).at('action.claim', { seat: ANN })
    const refusal = table.why('claim A3a1')
    expect(refusal === null ? '' : sayRefusal(empirePlanner, refusal, NAMES)).toBe(
      'Archie Indus’s marker is on that icon. (EMP-42)',
    )
  })

  it('only Archie has a bank on the score sheet', () => {
    const linesWith = (seats: 1 | 2) =>
      shownLines(empirePlanner.words, scoreSheet(empireTable({ seats, capital: [5, 20] }).state.g).sheet).map(
        ({ line }) => line,
      )
    expect(linesWith(1)).toContain('bank')
    expect(linesWith(2)).not.toContain('bank')
  })

  it('no sentence shows an icon’s code', () => {
    const told = sayFact(empirePlanner, { kind: 'claimed', seat: ANN, icon: 'A3b2', action: 'produce' } as never, NAMES)
    expect(told).toBe('Ann claims “produce” on card A3.')
  })

  it('an exchange of nothing names no figures', () => {
    const told = (capital: number, profit: number) =>
      sayFact(empirePlanner, { kind: 'exchanged', seat: ANN, capital, profit } as never, NAMES)
    expect(told(0, 0)).toBe('Ann exchanges nothing.')
    expect(told(6, 3)).toBe('Ann exchanges $6 for 3 Profit.')
  })

  it('options have words', () => {
    expect(sayOption(empirePlanner, 'build.assign', { block: 3, number: 5, cost: 2 }, NAMES)).toBe('Build 3-5 for $2')
  })
})
