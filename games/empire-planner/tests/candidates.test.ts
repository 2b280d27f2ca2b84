// Candidates: every option a player might expect, legal or not. A board greys out the illegal ones, with the
// reason.

import type { Candidate } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { Options } from '../notation.ts'
import type { Frames } from '../state.ts'
import { ANN, empireTable, type Position } from './table.ts'

/** The names of all candidates, and of those the rules bar. */
function candidatesAt<K extends keyof Options>(decision: K, frame: Frames[K], position: Position = {}) {
  const { referee, state } = empireTable(position)
  state.frames.length = 0
  state.frames.push({ step: decision, frame })
  const name = ({ option }: Candidate) => referee.name(state, option)
  const all = referee.candidates(state)
  return { all: all.map(name), barred: all.filter(({ refusal }) => refusal !== null).map(name) }
}

const CARDS: NonNullable<Position['factories']> = [
  [{ card: 'sawmill', goods: 1, train: 2 }, { card: 'brewery' }, { card: 'private-bank' }],
  [{ card: 'glassworks', train: 6, riders: 1 }, { card: 'brickworks', train: 1 }, { card: 'paper-mill' }],
]

describe('Candidates', () => {
  it('EMP-21: every face on the dice, even without $2', () => {
    const dice = { seat: ANN, dice: [2, 2, 5] } as const
    expect(candidatesAt('build.reroll', dice, { capital: [1, 0] })).toEqual({
      all: ['keep', 'reroll 2', 'reroll 5'],
      barred: ['reroll 2', 'reroll 5'],
    })
    expect(candidatesAt('build.reroll', dice).barred).toEqual([])
  })

  it('EMP-22: every way to use the dice, even if built on or too expensive', () => {
    const position: Position = { capital: [4, 0], built: [{}, { '3-2': 1 }] }
    expect(candidatesAt('build.assign', { seat: ANN, dice: [2, 3, 5] }, position)).toEqual({
      all: [
        'pass',
        'build 2-3 for 5',
        'build 2-5 for 3',
        'build 3-2 for 5',
        'build 3-5 for 2',
        'build 5-2 for 3',
        'build 5-3 for 2',
      ],
      barred: ['build 2-3 for 5', 'build 3-2 for 5'],
    })
    expect(candidatesAt('build.assign', { seat: ANN, dice: [3, 3, 3] }).all).toEqual(['pass', 'build 3-3 for 3'])
  })

  // These rolls occur in no other test, because the uses of a roll are computed only once.
  it('EMP-21, EMP-22: equal dice are one reroll and have fewer uses', () => {
    expect(candidatesAt('build.reroll', { seat: ANN, dice: [4, 4, 6] }).all).toEqual(['keep', 'reroll 4', 'reroll 6'])
    expect(candidatesAt('build.assign', { seat: ANN, dice: [4, 6, 6] }).all).toEqual([
      'pass',
      'build 4-6 for 6',
      'build 6-4 for 6',
      'build 6-6 for 4',
    ])
  })

  it('EMP-37: every card of the row, and every way to split its price', () => {
    const poor: Position = { capital: [1, 0], profit: [3, 5], row: ['glassworks', 'brickworks'] }
    expect(candidatesAt('build.factory', { seat: ANN }, poor)).toEqual({
      all: ['take glassworks', 'take brickworks'],
      barred: ['take brickworks'],
    })
    expect(candidatesAt('build.payment', { seat: ANN, factory: 'glassworks' }, poor)).toEqual({
      all: ['pay 0 capital 3 profit', 'pay 1 capital 2 profit', 'pay 2 capital 1 profit', 'pay 3 capital 0 profit'],
      barred: ['pay 2 capital 1 profit', 'pay 3 capital 0 profit'],
    })
  })

  it('EMP-42: every icon of both cards', () => {
    const { all, barred } = candidatesAt('action.claim', { seat: ANN }, { claims: ['A3a1', 'A5b1'] })
    expect(all).toHaveLength(12)
    expect(barred).toEqual(['claim A3a1', 'claim A5b1'])
  })

  it('EMP-45: every affordable amount', () => {
    const { all, barred } = candidatesAt('act.exchange', { seat: ANN, rate: 3 }, { capital: [6, 0] })
    expect({ all, barred }).toEqual({ all: ['exchange 0', 'exchange 1', 'exchange 2'], barred: [] })
  })

  it('EMP-46, EMP-48, EMP-51, EMP-56: each of the player’s Factory cards', () => {
    const position: Position = { factories: CARDS }
    expect(candidatesAt('act.addTrain', { seat: ANN }, position)).toEqual({
      all: ['train sawmill', 'train brewery', 'train private-bank'],
      barred: ['train sawmill'],
    })
    expect(candidatesAt('act.passengerOwned', { seat: ANN }, position)).toEqual({
      all: ['board sawmill', 'board brewery', 'board private-bank'],
      barred: ['board brewery', 'board private-bank'],
    })
    const moves = {
      all: ['move sawmill', 'move brewery', 'move private-bank'],
      barred: ['move brewery', 'move private-bank'],
    }
    expect(candidatesAt('act.moveOne', { seat: ANN, moves: 1 }, position)).toEqual(moves)
    expect(candidatesAt('act.moveTwo', { seat: ANN }, position)).toEqual(moves)
  })

  it('EMP-49: each of the other player’s Factory cards, and stopping', () => {
    const position: Position = { factories: CARDS, built: [{ '1-3': 1, '4-2': 1 }, {}], claims: ['A5d2'] }
    expect(candidatesAt('act.passengerUnowned', { seat: ANN, boarded: [] }, position)).toEqual({
      all: ['stop', 'ride glassworks', 'ride brickworks', 'ride paper-mill'],
      barred: ['stop', 'ride glassworks', 'ride paper-mill'],
    })
    expect(candidatesAt('act.passengerUnowned', { seat: ANN, boarded: ['brickworks'] }, position).barred).toEqual([
      'ride glassworks',
      'ride brickworks',
      'ride paper-mill',
    ])
  })

  it('EMP-58: each of the player’s Factory cards, and finishing', () => {
    expect(candidatesAt('act.produce', { seat: ANN }, { factories: CARDS, market: 6, capital: [3, 0] })).toEqual({
      all: ['done', 'produce sawmill', 'produce brewery', 'produce private-bank'],
      barred: ['produce sawmill', 'produce private-bank'],
    })
  })

  it('EMP-59, EMP-62: every building of the kind with every card, and with every pair while a Town Hall is left', () => {
    const position: Position = { factories: [CARDS[0].slice(0, 2), CARDS[1]], built: [{ '3-5': 1, '1-2': 1 }, {}] }
    const frame = { seat: ANN, type: 'residential', pairs: 0 } as const
    expect(candidatesAt('act.upgradeSpecific', frame, position)).toEqual({
      all: ['done', 'upgrade 3-5 with sawmill', 'upgrade 3-5 with brewery'],
      barred: ['upgrade 3-5 with brewery'],
    })
    expect(candidatesAt('act.upgradeSpecific', { ...frame, pairs: 1 }, position).all).toEqual([
      'done',
      'upgrade 3-5 with sawmill',
      'upgrade 3-5 with brewery',
      'upgrade 3-5 with sawmill + sawmill',
      'upgrade 3-5 with sawmill + brewery',
      'upgrade 3-5 with brewery + brewery',
    ])
  })

  it('EMP-65: each of the player’s buildings', () => {
    const position: Position = { built: [{ '1-1': 1, '3-5': 1, '1-4': 4 }, { '2-6': 1 }] }
    expect(candidatesAt('act.upgradeAny', { seat: ANN, space: null }, position)).toEqual({
      all: ['done', 'upgrade 1-1', 'upgrade 1-4', 'upgrade 3-5'],
      barred: ['upgrade 1-1', 'upgrade 1-4'],
    })
  })

  it('EMP-68: reducing pollution or not', () => {
    expect(candidatesAt('act.reducePollution', { seat: ANN })).toEqual({ all: ['reduce', 'skip'], barred: ['reduce'] })
    expect(candidatesAt('act.reducePollution', { seat: ANN }, { pollution: 1 }).barred).toEqual([])
  })

  it('EMP-70: each of the other player’s trains', () => {
    expect(candidatesAt('cube.shortage', { seat: ANN }, { factories: CARDS })).toEqual({
      all: ['return glassworks', 'return brickworks'],
      barred: ['return brickworks'],
    })
  })
})
