import { describe, expect, it } from 'vitest'
import { acting, ANN, BEN, CAT, japan, minnesota, toldOf } from './table.ts'

describe('Turns', () => {
  it('AOI-7, Q59: end-of-game check, new order, interest, then the next turn', () => {
    const table = japan({
      turn: 4,
      order: [BEN, ANN],
      spent: [3, 5],
      loans: [1, 0],
      cash: [5, 5],
      faceUp: ['red', 'coal'],
    })
    table.at('endOfTurn', { part: 0 })
    expect(table.facts.map(({ kind }) => kind).slice(0, 4)).toEqual([
      'ordered',
      'paidInterest',
      'cardsRemoved',
      'revealed',
    ])
    expect(table.facts.at(-1)).toEqual({ kind: 'turnBegan', turn: 5, order: [ANN, BEN], deck: table.g.deck.length })
    expect(table.facts[0]).toEqual({ kind: 'ordered', order: [ANN, BEN], spent: [3, 5] })
    expect(table.facts[1]).toEqual({ kind: 'paidInterest', seat: ANN, cost: 1 })
    expect(table.g).toMatchObject({ turn: 5, cash: [4, 5] })
    expect(table.actor).toBe(ANN)
  })

  it('AOI-8: two actions each, in turn order; then the turn is over', () => {
    const table = minnesota({
      order: [BEN, ANN],
      hands: [
        ['red', 'red', 'red'],
        ['blue', 'blue', 'blue'],
      ],
    })
    table.at('turns', { queue: [BEN, ANN] })
    const actors: unknown[] = []
    for (let action = 0; action < 4; action++) {
      actors.push([table.actor, table.frames.at(-1)?.frame['left']])
      table.pick('pass').pick(table.actor === BEN ? 'discard blue' : 'discard red')
    }
    expect(actors).toEqual([
      [BEN, 2],
      [BEN, 1],
      [ANN, 2],
      [ANN, 1],
    ])
    expect(table.g.turn).toBe(2)
    expect(table.frames.at(-1)?.frame).toMatchObject({ left: 2 })
  })

  it('AOI-8: the two actions may be the same, or different', () => {
    const table = acting(japan({ hands: [['red', 'red']], deck: ['blue', 'blue', 'green'] }))
      .pick('pass')
      .pick('discard red')
    expect(table.frames.at(-1)).toEqual({ step: 'action', frame: { seat: ANN, left: 1 } })
    table.pick('take cards')
    expect(table.frames).toEqual([])
    expect(table.g.hand[ANN]).toHaveLength(3)
  })

  it('AOI-47: without loans no interest is paid or reported', () => {
    const table = japan({ cash: [5, 5] }).at('endOfTurn', { part: 0 })
    expect(toldOf(table, 'paidInterest')).toEqual([])
    expect(table.g.cash).toEqual([5, 5])
  })

  it('AOI-46, AOI-47: interest that cannot be paid is borrowed', () => {
    const table = japan({ loans: [0, 12], cash: [0, 1] }).at('endOfTurn', { part: 0 })
    expect(toldOf(table, 'borrowed')).toEqual([{ kind: 'borrowed', seat: BEN, loans: 2, income: 20 }])
    expect(table.g).toMatchObject({ loans: [0, 14], cash: [0, 9] })
  })

  it('AOI-50, AOI-51: with an empty deck the game ends, without order and interest', () => {
    const table = japan({
      deck: [],
      faceUp: ['red', 'blue'],
      spent: [5, 1],
      loans: [2, 0],
      cash: [9, 9],
      hands: [['red']],
    })
    table.at('endOfTurn', { part: 0 })
    expect(table.g).toMatchObject({
      over: true,
      order: [ANN, BEN],
      loans: [2, 0],
      cash: [9, 9],
      spent: [5, 1],
      turn: 1,
    })
    expect(table.facts).toEqual([{ kind: 'gameEnded', turn: 1 }])
    expect(table.frames).toEqual([])
  })

  it('AOI-50: an empty deck ends the game even if every player still holds cards', () => {
    const hands = [['red' as const], ['blue' as const]]
    expect(minnesota({ deck: [], hands }).at('endOfTurn', { part: 0 }).g.over).toBe(true)
  })

  it('AOI-50: with one card left in the deck, another turn follows', () => {
    expect(minnesota({ deck: ['red'] }).at('endOfTurn', { part: 0 }).g).toMatchObject({ over: false, turn: 2 })
  })

  it('Q2: in the variant a player must also have no cards', () => {
    const variants = { endTrigger: 'deckAndHand' } as const
    const hands = [['red' as const], ['blue' as const]]
    expect(minnesota({ variants, deck: [], hands }).at('endOfTurn', { part: 0 }).g.over).toBe(false)
    expect(minnesota({ variants, deck: [], hands: [['red']] }).at('endOfTurn', { part: 0 }).g.over).toBe(true)
    expect(minnesota({ variants, deck: ['red'], hands: [] }).at('endOfTurn', { part: 0 }).g.over).toBe(false)
    const known = minnesota({ variants, deck: [], hands: [['red']], openHands: [[], ['blue']] })
    expect(known.at('endOfTurn', { part: 0 }).g.over).toBe(false)
  })

  it('AOIJ-5: cards taken or bought from the display are replaced only at the end of the turn', () => {
    const table = acting(japan({ faceUp: ['red', 'blue', 'green'] })).pick('take cards')
    table.pick('take red from 1').pick('take green from 3')
    expect(table.g.faceUp).toEqual([null, 'blue', null, null, null, null])
    expect(table.g).toMatchObject({ openHand: [['red', 'green'], []], cash: [0, 0], spent: [0, 0] })
  })

  it('AOIJ-6 to AOIJ-8: coal and ironworks cards leave; the rest keep their order', () => {
    const table = japan({ faceUp: ['coal', 'port', 'iron', null, 'red', 'coal'], deck: ['blue'], draws: [0] })
    table.at('endOfTurn', { part: 0 })
    expect(table.g.faceUp).toEqual(['port', 'red', 'blue', null, null, null])
    expect(table.g.discards.slice(-3)).toEqual(['coal', 'iron', 'coal'])
    expect(toldOf(table, 'cardsRemoved')).toEqual([{ kind: 'cardsRemoved', cards: ['coal', 'iron', 'coal'] }])
    expect(toldOf(table, 'cardsMoved')).toEqual([{ kind: 'cardsMoved', cards: ['port', 'red'] }])
    expect(toldOf(table, 'revealed')).toEqual([{ kind: 'revealed', card: 'blue', slot: 3, deck: 0 }])
    expect(toldOf(table, 'deckRanOut')).toHaveLength(1)
  })

  it('AOIJ-7: gaps close from the expensive end', () => {
    const table = japan({ faceUp: ['port', 'coal', 'red', 'blue', 'green', 'ship'], deck: [] })
    table.at('endOfTurn', { part: 3 })
    expect(toldOf(table, 'cardsMoved')).toEqual([
      { kind: 'cardsMoved', cards: ['port', 'red', 'blue', 'green', 'ship'] },
    ])
  })

  it('AOIJ-7: no fact is reported when no card moves', () => {
    const table = japan({ faceUp: ['port', 'red', 'blue', 'green', 'ship', 'cotton'] }).at('endOfTurn', { part: 0 })
    expect(table.facts.map(({ kind }) => kind)).toEqual(['ordered', 'turnBegan'])
  })

  it('AOI-43: Minnesota keeps its face-up cards at the end of a turn', () => {
    const table = minnesota({ faceUp: ['coal', 'iron'] }).at('endOfTurn', { part: 0 })
    expect(table.g.faceUp).toEqual(['coal', 'iron'])
  })

  it('AOI-53: loans are reported even if as many are repaid as remain', () => {
    const table = minnesota({ deck: [], cash: [12], loans: [2] }).at('game', { part: 2 })
    expect(toldOf(table, 'loansSettled')).toEqual([{ kind: 'loansSettled', seat: ANN, loans: 1, value: 11, unpaid: 1 }])
  })

  it('the end is reported line by line, in turn order', () => {
    const table = minnesota({
      seats: 3,
      order: [CAT, ANN, BEN],
      deck: [],
      cash: [17, 4],
      loans: [3, 0],
      counters: { 'duluth/1': 'Ann port 2', 'duluth/3': 'Ann factory 3', 'hibbing/1': 'Ben iron 2' },
      rails: { 'virginia-duluth': ANN, 'virginia-hibbing': ANN },
    }).at('game', { part: 2 })
    expect(table.facts).toEqual([
      { kind: 'scored', seat: CAT, levels: 0, money: 0, penalty: 0, points: 0 },
      { kind: 'linksPaid', seat: ANN, links: 2, value: 7 },
      { kind: 'loansSettled', seat: ANN, loans: 2, value: 22, unpaid: 1 },
      { kind: 'scored', seat: ANN, levels: 5, money: 0, penalty: 5, points: 0 },
      { kind: 'scored', seat: BEN, levels: 2, money: 0, penalty: 0, points: 2 },
      { kind: 'ranked', order: [BEN, CAT, ANN] }, // AOI-54: turn order breaks the tie.
    ])
  })
})
