import { describe, expect, it } from 'vitest'
import { turnsToToken } from '../readings/clock.ts'
import {
  ANN,
  BEN,
  CAT,
  type Complex,
  lying,
  operating,
  type Position,
  standing,
  victoryTable,
  stackOf,
} from './table.ts'

const idle = (position: Position) => {
  const table = victoryTable(position).at('turns', {})
  /** Plays this many empty moves. */
  const pass = (moves: number) => {
    for (let i = 0; i < moves; i++) table.pick('operate').pick('stop')
    return table
  }
  return { table, pass }
}

describe('Turns', () => {
  it('VTI-19, VTI-20: two moves each, to the left, from the first player', () => {
    const { table, pass } = idle({ seats: 3, firstPlayer: CAT, turn: 3 })
    expect(table.actor).toBe(CAT)
    pass(1)
    expect(table.actor).toBe(CAT)
    expect(table.g.movesLeft).toBe(1)
    pass(1)
    expect(table.actor).toBe(ANN)
    pass(2)
    expect(table.actor).toBe(BEN)
    pass(2)
    expect(table.actor).toBe(CAT)
    expect(table.facts.filter(({ kind }) => kind === 'roundBegan' || kind === 'turnBegan')).toEqual([
      { kind: 'roundBegan', round: 2 },
      { kind: 'turnBegan', seat: CAT, moves: 2 },
      { kind: 'turnBegan', seat: ANN, moves: 2 },
      { kind: 'turnBegan', seat: BEN, moves: 2 },
      { kind: 'roundBegan', round: 3 },
      { kind: 'turnBegan', seat: CAT, moves: 2 },
    ])
  })

  it('VTI-57: work on the floor without an action is a pass, and is reported', () => {
    const { table } = idle({})
    table.pick('operate').pick('stop')
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'turnBegan', seat: ANN, moves: 2 },
      { kind: 'passed', seat: ANN },
    ])
  })

  it('VTI-29: actions in any order, as many as the seat likes, until it stops', () => {
    const complex: Complex = {
      factories: [['forest', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
      ],
    }
    const table = operating({ complexes: [complex] })
    table.pick('move product').pick('product 1,0').pick('to 0,1')
    table.pick('discard').pick('product 0,1')
    table.pick('move product').pick('to 0,-1')
    expect(table.g.actions).toBe(3)
    table.pick('stop')
    expect(table.facts.at(-1)).toEqual({ kind: 'finishedOperating', seat: ANN, actions: 3 })
    expect(table.g.operating).toBe(false)
    expect(table.g.movesLeft).toBe(1)
  })

  it('VTI-42: the bank option depends only on the seat’s own products', () => {
    const table = operating({ complexes: [{ products: [['wood', 1, 0]] }], open: ['coal'] })
    const names = table.referee.candidates(table.state).map(({ option }) => table.referee.name(table.state, option))
    expect(names.filter(name => name.startsWith('bank'))).toEqual(['bank wood'])
  })

  it('VTI-66: counts and declined offers reset with each move', () => {
    const complexes: Complex[] = [
      { factories: [['coal_mine', 0, 0]], products: [['coal', 0, 1]] },
      { factories: [['forest', 0, 0]], products: [['wood', 1, 0]] },
    ]
    const table = operating({ complexes }).pick('trade').pick('lay 0,1').pick('send').pick('decline')
    expect([table.g.actions, table.g.offers, table.g.declined.length]).toEqual([1, [0, 1], 1])
    table.pick('stop').pick('operate')
    expect([table.g.actions, table.g.offers, table.g.declined.length]).toEqual([0, [0, 0], 0])
    table.pick('trade').pick('lay 0,1')
    expect(table.names).toContain('send')
  })

  it('E25, VTI-66: after 120 actions only stop is left', () => {
    const complex: Complex = {
      factories: [['forest', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
      ],
    }
    const table = operating({ complexes: [complex], actions: 119 })
    expect(table.names.length).toBeGreaterThan(1)
    table.pick('discard').pick('product 1,0')
    expect(table.names).toEqual(['stop'])
    expect(table.why('discard')).toEqual({ because: 'tooManyActions', rule: 'VTI-66', most: 120 })
    expect(table.why('claim wood')).toMatchObject({ because: 'tooManyActions' })
  })

  it('E25, VTI-66: the round limit ends the game, and it’s scored as usual', () => {
    const complexes: Complex[] = [{ factories: [['forest', 0, 0]], products: [['wood', 1, 0]] }]
    const { table, pass } = idle({ seats: 3, complexes, variants: { roundLimit: 60 }, turn: 178 })
    pass(2)
    expect(table.g.turn).toBe(179)
    expect(table.g.ending).toBeNull()
    pass(2)
    expect(table.g.ending).toBe('rounds')
    expect(table.actor).toBeNull()
    expect(table.facts.slice(-4)).toEqual([
      { kind: 'ended', ending: 'rounds' },
      { kind: 'scored', seat: ANN, forContracts: 0, forProducts: 1, points: 1 },
      { kind: 'scored', seat: BEN, forContracts: 0, forProducts: 0, points: 0 },
      { kind: 'scored', seat: CAT, forContracts: 0, forProducts: 0, points: 0 },
    ])
    expect(table.result.scores).toEqual([1, 0, 0])
  })

  it.each([
    [{}, 100],
    [{ roundLimit: 60 }, 60],
    [{ roundLimit: 150 }, 150],
  ] as const)('VTI-66: %o is over after %i rounds', (variants, rounds) => {
    const { table, pass } = idle({ variants, turn: 2 * rounds - 1 })
    expect(table.actor).toBe(BEN)
    pass(2)
    expect(table.g.ending).toBe('rounds')
  })

  it('E27, VTI-67: with one move in the opening turn the second player comes sooner', () => {
    const { table, pass } = idle({ turn: 0, variants: { openingTurn: 'one move' } })
    expect(table.facts).toEqual([
      { kind: 'roundBegan', round: 1 },
      { kind: 'turnBegan', seat: ANN, moves: 1 },
    ])
    pass(1)
    expect(table.actor).toBe(BEN)
    expect(table.g.movesLeft).toBe(2)
    pass(2)
    expect(table.actor).toBe(ANN)
    expect(table.g.movesLeft).toBe(2)
  })

  it('VTI-67: the rulebook’s two moves are the default', () => {
    expect(idle({ turn: 0 }).table.g.movesLeft).toBe(2)
    expect(idle({ turn: 0, seats: 4 }).table.g.movesLeft).toBe(2)
    expect(idle({ turn: 0, seats: 4, variants: { openingTurn: 'one move' } }).table.g.movesLeft).toBe(1)
  })

  it.each([3, 5, 6])('E27, VTI-67: it isn’t offered with %i seats', seats => {
    expect(() => idle({ seats, variants: { openingTurn: 'one move' } })).toThrow('2, 4 seats')
  })

  it.each([
    [2, '2:0 3:1 4:0 5:1 6:0 7:1'],
    [3, '3:0 5:2 7:1 9:0 11:2 13:1'],
    [4, '4:0 7:3 10:2 13:1 16:0 19:3'],
    [5, '5:0 9:4 13:3 17:2 21:1 25:0'],
    [6, '6:0 11:5 16:4 21:3 26:2 31:1'],
  ])('E16, VTI-48, VTI-50: with %i seats fulfilment comes at %s', (seats, steps) => {
    const complexes: Complex[] = [{ factories: [['coal_mine', 0, 0]], products: [['coal', 0, 1]] }]
    const table = victoryTable({ seats, complexes, turn: 0, open: ['coal', 'wood', 'oil'] }).at('turns', {})
    table.pick('operate').pick('claim coal').pick('stop')
    const reached: string[] = []
    const told = () => table.facts.filter(({ kind }) => kind === 'passedToken').length
    while (reached.length < 6) {
      const before = told()
      table.pick('operate').pick('stop')
      if (told() > before) reached.push(`${table.g.turn}:${table.actor}`)
    }
    expect(reached.join(' ')).toBe(steps)
  })

  it('VTI-50: how many of its own turns until the token reaches a seat', () => {
    const { table } = idle({ seats: 4, token: CAT, turn: 4 }) // Ann is playing.
    // The token reaches Cat in this round, Ben (to Cat's right) three turns later, Ann after three more, then Dan.
    expect([0, 1, 2, 3].map(seat => turnsToToken(table.g, seat as 0))).toEqual([2, 2, 1, 3])
    expect(turnsToToken({ ...table.g, token: null }, ANN)).toBeNull()
  })

  it('E15: the example turn', () => {
    const ann: Complex = { factories: [['forest', 0, 0]] }
    const player: Complex = {
      factories: [
        ['iron_mine', 0, 0],
        ['oil_well', 1, 1],
      ],
      products: [
        ['oil', 1, 2],
        ['oil', 2, 1],
        ['oil', 1, 0],
        ['oil', -1, 0],
        ['iron_ore', 0, 1],
      ],
      contracts: ['oil', 'brass'],
    }
    const table = victoryTable({ seats: 3, complexes: [ann, player, ann], token: BEN, turn: 4, open: ['wood'] }).at(
      'turns',
      {},
    )
    expect(table.result.scores[BEN]).toBe(17)
    table.pick('fulfil oil from 1,2')
    expect(table.g.contracts[BEN]).toEqual(['oil'])
    expect(table.g.open).toEqual(['wood', 'brass'])
    expect(table.g.token).toBe(ANN)
    table.pick('operate').pick('bank oil').pick('for wood').pick('to 2,1')
    expect(lying(table, BEN)).toEqual(['iron_ore 0,1', 'wood 2,1'])
    table.pick('build').pick('build iron_mine').pick('pay 2,1').pick('pay 0,1').pick('at -1,1').pick('turn 0')
    expect(standing(table, BEN)).toEqual(['iron_mine 0,0 turn 0', 'oil_well 1,1 turn 0', 'iron_mine -1,1 turn 0'])
    expect(lying(table, BEN)).toEqual([])
    expect(stackOf(table, 'iron_mine')).toBe(2)
    table.pick('stop')
    expect(table.g.movesLeft).toBe(1)
    table.pick('produce iron_mine').pick('all')
    expect(lying(table, BEN)).toEqual(['iron_ore 0,1', 'iron_ore -1,2'])
    expect(table.actor).toBe(CAT)
    expect(table.result.scores[BEN]).toBe(4)
  })
})
