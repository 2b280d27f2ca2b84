// Option counts in fixed positions. Explain every change to these numbers in its commit.

import { perft, tableAt } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game as titansOfIndustry } from '../index.ts'
import { actionOf, ANN, type Position, titansTable, turnOf } from './table.ts'

const MIDDLE: Position = {
  seats: 4,
  age: 2,
  round: 12,
  builtIn: 11,
  money: [41, 22, 30, 8],
  facilities: {
    'lumber-camp': [2, 0, 1, 0],
    'steel-forge': [0, 2, 0, 1],
    'stone-quarry': [1, 0, 2, 0],
    'oil-well': [0, 1, 0, 0],
    university: [0, 0, 0, 2],
  },
  market: {
    'c-residential': [[2, 4], null, [1, 4], null],
    'c-industrial': [null, [2, 5], null, [1, 3]],
    'c-transportation': [[1, 6], null, [3, 2], null],
    'd-southwest': [[1, 9], [2, 7], null, null],
    'e-northwest': [[1, 8], null, [2, 8], null],
    'r-centre': [null, null, null, [3, 6]],
  },
  estates: { 'residential-1': ['house', 0, 'white'], 'commercial-2': ['motel', 2] },
  advancements: [['telegraph', 'substitute-materials'], ['band-saw'], ['land-survey'], []],
  row: ['recycling', 'warehousing', 'advertising', 'extra-shift'],
}

describe('Option counts', () => {
  it('from the first Titan with three players', () => {
    expect(perft(titansOfIndustry, tableAt(titansOfIndustry).state, 3)).toEqual([4, 16, 64])
  })

  it('the first turn of a game', () => {
    expect(perft(titansOfIndustry, turnOf(ANN).state, 3)).toEqual([4, 10, 66])
  })

  it('in the middle of a game, with a Telegraph and Substitute Materials', () => {
    expect(perft(titansOfIndustry, turnOf(ANN, MIDDLE).state, 3)).toEqual([5, 66, 1026])
  })

  it('in the middle of a game, with a Land Survey', () => {
    expect(perft(titansOfIndustry, titansTable(MIDDLE).at('turn', { part: 0, seat: 2 }).state, 3)).toEqual([
      22, 61, 353,
    ])
  })

  it('with money for everything', () => {
    expect(perft(titansOfIndustry, actionOf(ANN, { license: true, money: [99] }).state, 2)).toEqual([12, 38])
  })
})
