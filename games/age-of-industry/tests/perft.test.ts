// Option counts in fixed positions. Explain every change to these numbers in its commit.

import { perft, tableAt } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { acting, ANN, BEN, japan, minnesota, type Position } from './table.ts'

const JAPAN: Position = {
  seats: 3,
  turn: 6,
  cash: [14, 3, 8],
  loans: [2, 3, 1],
  coal: 5,
  iron: 4,
  hands: [['purple', 'cotton', 'port', 'red'], ['blue'], ['green']],
  openHands: [['ship']],
  faceUp: ['coal', 'red', null, 'iron', 'blue', 'factory'],
  next: { cotton: 2, factory: 1, port: 2 },
  counters: {
    'osaka/1': 'Ann cotton 1',
    'osaka/4': 'Ben port 2',
    'kobe/1': 'Ann port 1',
    'chikuho/1': 'Cat coal 2 coal 1',
    'yawata/1': 'Ben iron 1 iron 2',
    'yawata/2': 'Cat port 1',
    's-osaka-kagoshima': 'Ann ship 2 coal 1 iron 0',
    'hakodate/1': 'Ben port 1',
  },
  rails: { 'osaka-kobe': ANN, 'kyoto-osaka': BEN, 'yawata-chikuho': BEN },
  markets: { 'kyoto/m1': 'both', 'kyoto/m2': 'cotton', 's-osaka-kagoshima/m': 'goods' },
}

const MINNESOTA: Position = {
  seats: 3,
  turn: 9,
  cash: [22, 3, 8],
  loans: [1, 3, 1],
  coal: 3,
  iron: 6,
  hands: [['brown', 'coal', 'purple'], ['blue'], ['green']],
  faceUp: ['ship', 'red'],
  next: { cotton: 2, factory: 2, iron: 2 },
  counters: {
    'braidwood/1': 'Ann coal 2',
    'duluth/1': 'Ben port 2',
    'duluth/3': 'Ann cotton 1',
    'virginia/1': 'Ann iron 1 iron 2',
    's-duluth-1': 'Cat ship 2',
    'stpaul/1': 'Ann port 1',
  },
  rails: { 'virginia-duluth': ANN, 'chicago-a-stpaul': ANN, 'duluth-superior': BEN },
  markets: { 'winnipeg/m1': 'both' },
}

describe('Option counts', () => {
  it('from the first action on Japan', () => {
    expect(perft(game, tableAt(game, { seats: 3, variants: { map: 'japan' } }).state, 3)).toEqual([5, 45, 293])
  })

  it('from the first action on Minnesota', () => {
    expect(perft(game, tableAt(game, { seats: 3, variants: { map: 'minnesota' } }).state, 3)).toEqual([6, 27, 167])
  })

  it('in the middle of a game on Japan', () => {
    expect(perft(game, acting(japan(JAPAN)).state, 3)).toEqual([8, 57, 362])
  })

  it('in the middle of a game on Minnesota', () => {
    expect(perft(game, acting(minnesota(MINNESOTA)).state, 3)).toEqual([8, 39, 306])
  })
})
