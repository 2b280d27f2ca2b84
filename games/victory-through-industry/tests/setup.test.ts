import {
  Chance,
  DecidingTogether,
  loadState,
  nextSeat,
  type Part,
  Referee,
  savedState,
  sayFact,
  seedFrom,
  spokenAt,
  swiftChance,
  Table,
} from '@tableworks/kernel'
import { tableAt } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { CONTRACTS } from '../data/contracts.ts'
import { FACTORIES, FACTORY_IDS, typeNumber } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import { game } from '../index.ts'
import { factoryCard, putFactory } from '../readings/floor.ts'
import type { State } from '../state.ts'
import { ANN, BEN } from './table.ts'

const opened = (seats: number, seed = 'setup') =>
  new Referee(game).open(seats, {}, new Chance(swiftChance(seed)).branch()).g as State

const isInShortDeck = (product: ProductId) => CONTRACTS[product].inShortDeck

/** Every seat takes the first remaining card. */
function drafted(seats: number, firstPlayer = ANN) {
  const table = tableAt(game, { seats, g: { firstPlayer } }).at('game', { part: 0 })
  const order: (number | null)[] = []
  while (table.referee.waiting(table.state)?.decision === 'draft') {
    order.push(table.actor)
    table.pick(table.names[0] ?? '')
  }
  return { table, order: table.facts.flatMap(fact => (fact.kind === 'drafted' ? [fact.seat] : [])), asked: order }
}

describe('Set-up', () => {
  it.each([2, 3, 4, 5, 6])('VTI-14: with %i players four contracts each are revealed, all different', seats => {
    const { open } = opened(seats)
    expect(open).toHaveLength(4 * seats)
    expect(new Set(open).size).toBe(4 * seats)
  })

  it('VTI-14: they are shuffled', () => {
    const decks = ['a', 'b', 'c'].map(seed => opened(2, seed).open.join())
    expect(new Set(decks).size).toBe(3)
  })

  it('VTI-73: any product can have a contract; with the deck of 24, six players see all of them', () => {
    const seen = new Set(['a', 'b', 'c', 'd', 'e', 'f'].flatMap(seed => opened(6, seed).open))
    expect(seen.size).toBe(32)
    const short = (seats: number) => tableAt(game, { seats, variants: { contracts: 24 } }).g.open
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(short(seats)).toHaveLength(4 * seats)
      expect(short(seats).every(isInShortDeck)).toBe(true)
    }
  })

  it('VTI-15, VTI-33: stacks, starting set and names come from the set', () => {
    const { components } = game
    const factories = {
      ...FACTORIES,
      forest: { ...FACTORIES.forest, name: 'Orchard', copies: 6, starting: 2 },
      steel_mill: { ...FACTORIES.steel_mill, copies: 5, starting: 3 },
      jeep_factory: { ...FACTORIES.jeep_factory, copies: 0 },
    }
    const own = { ...components, name: 'own', tables: { ...components.tables, factories } }
    const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('own'), components: own })
    const g = table.state.g as State
    expect(table.choices).toEqual(
      ['forest', 'iron_mine', 'coal_mine', 'oil_well', 'cattle_farm', 'cotton_plantation', 'steel_mill'].map(
        id => `draft ${id}`,
      ),
    )
    const left = (id: 'forest' | 'steel_mill' | 'jeep_factory') => g.stacks[typeNumber[id]]
    expect([left('forest'), left('steel_mill'), left('jeep_factory')]).toEqual([4, 2, 0])
    while (table.decision === 'draft' && table.actor !== null) table.say(table.actor, table.choices[0] ?? '')
    expect((table.state.g as State).hand.map(hand => hand.length)).toEqual([5, 5])
    const spoken = spokenAt(game, table.variants, g.box)
    expect(
      sayFact(spoken, table.told(null).find(({ fact }) => fact.kind === 'drafted')?.fact ?? { kind: '' }, [
        'Ann',
        'Ben',
      ]),
    ).toMatch(/takes an orchard\.$/)
  })

  it('VTI-73: if a set lacks a card from the deck of 24, another is dealt instead', () => {
    const { components } = game
    const contracts = { ...CONTRACTS, coal: { ...CONTRACTS.coal, exists: false } }
    const referee = new Referee(game, { ...components, name: 'no coal', tables: { ...components.tables, contracts } })
    const { g } = referee.open(6, { contracts: 24 }, swiftChance('a')) as { g: State }
    expect(g.open).toHaveLength(24)
    expect(g.open).not.toContain('coal')
    expect(g.open.filter(product => !isInShortDeck(product))).toHaveLength(1)
  })

  it('VTI-66, VTI-73: a position from rules 1 is upgraded, with nothing marked as declined', () => {
    const { state, referee, g } = tableAt(game, { seats: 2, g: { declined: ['1: coal for wood'] } })
    const saved = savedState(state)
    const options = { roundLimit: 60, openingTurn: 'one move' } // rules 1 had only these
    const upgraded = game.upgrades?.[2]?.({ ...saved, g: { ...saved.g, options } })
    const loaded = loadState(referee, upgraded).g as State
    expect(loaded.declined).toEqual([])
    expect(loaded.open).toEqual(g.open)
    expect(loaded.variants).toEqual({ ...options, contracts: 32 })
  })

  it('VTI-12: no player has the token', () => expect(opened(3).token).toBeNull())

  it('VTI-13, VTI-15: the starting set comes from the stacks of four', () => {
    const { set, stacks } = opened(2)
    expect(set).toEqual([
      'forest',
      'forest',
      'forest',
      'forest',
      'iron_mine',
      'coal_mine',
      'oil_well',
      'cattle_farm',
      'cotton_plantation',
    ])
    expect(stacks[typeNumber.forest]).toBe(0)
    expect(stacks[typeNumber.coal_mine]).toBe(3)
    expect(stacks[typeNumber.steel_mill]).toBe(4)
    expect(stacks).toHaveLength(FACTORY_IDS.length)
  })

  it('VTI-16: the first to pick is random', () => {
    const first = new Set(Array.from({ length: 30 }, (_, i) => opened(3, `${i}`).firstPlayer))
    expect([...first].toSorted((a, b) => a - b)).toEqual([0, 1, 2])
  })

  it('VTI-4, VTI-65: a table for seven or one is refused', () => {
    const lay = (seats: number) => () =>
      new Table(game, { seatNames: Array.from({ length: seats }, (_, i) => `P${i}`), seed: seedFrom('seven') })
    expect(lay(7)).toThrow('2, 3, 4, 5, 6 seats')
    expect(lay(1)).toThrow('2, 3, 4, 5, 6 seats')
  })
})

describe('Draft', () => {
  it.each([
    [2, '0 1 0 1 0 1 0 1', 1],
    [3, '0 2 1 0 2 1 0 2 1', 0],
    [4, '0 3 2 1 0 3 2 1', 1],
    [5, '0 4 3 2 1', 4],
    [6, '0 5 4 3 2 1', 3],
  ])(
    'VTI-16, VTI-19: with %i players the picks are %s, %i cards go back, and the last to pick starts',
    (seats, picks, back) => {
      const { table, order } = drafted(seats, BEN)
      expect(order.join(' ')).toBe(picks)
      const returned = table.facts.flatMap(fact => (fact.kind === 'returnedToStacks' ? fact.factories : []))
      expect(returned).toHaveLength(back)
      expect(order.at(-1)).toBe(nextSeat(ANN, seats))
      expect(table.g.firstPlayer).toBe(order.at(-1))
      expect(table.g.set).toEqual([])
      expect(
        table.g.hand.concat().flat().length + table.g.floor.reduce((sum, { sites }) => sum + sites.length, 0),
      ).toBe(seats * Math.floor(9 / seats))
    },
  )

  it('VTI-16: the very last card is taken automatically', () => {
    expect(drafted(3, BEN).asked).toHaveLength(8)
    expect(drafted(2, BEN).asked).toHaveLength(8)
  })

  it('VTI-16: undrafted cards return to their stacks', () => {
    const { table } = drafted(4)
    expect(table.facts.filter(({ kind }) => kind === 'returnedToStacks')).toEqual([
      { kind: 'returnedToStacks', factories: ['cotton_plantation'] },
    ])
    expect(table.g.stacks[typeNumber.cotton_plantation]).toBe(4)
    expect(table.g.stacks[typeNumber.forest]).toBe(0)
  })

  it('VTI-16: with three players nothing is left, and nothing is reported', () => {
    expect(drafted(3).table.facts.map(({ kind }) => kind)).not.toContain('returnedToStacks')
  })

  it('VTI-15: only the types that are left can be taken', () => {
    const table = tableAt(game, { seats: 2, g: { firstPlayer: BEN } }).at('game', { part: 0 })
    expect(table.facts.map(({ kind }) => kind)).toEqual(['revealedContracts', 'beganDraft'])
    expect(table.facts[0]).toEqual({ kind: 'revealedContracts', contracts: table.g.open })
    expect(table.facts[1]).toEqual({ kind: 'beganDraft', seat: ANN, factories: table.g.set })
    expect(table.g.open).toHaveLength(8)
    expect(table.g.set).toHaveLength(9)
    expect(table.referee.candidates(table.state)).toHaveLength(6) // no contract here needs a steel mill
    expect(table.names).toEqual([
      'draft forest',
      'draft iron_mine',
      'draft coal_mine',
      'draft oil_well',
      'draft cattle_farm',
      'draft cotton_plantation',
    ])
    table.pick('draft oil_well')
    expect(table.facts.at(-1)).toEqual({ kind: 'drafted', seat: ANN, factory: 'oil_well', left: 8 })
    expect(table.g.hand).toEqual([['oil_well'], []])
    expect(table.names).not.toContain('draft oil_well')
    expect(table.why('draft oil_well')).toEqual({ because: 'notInSet', rule: 'VTI-15', factory: 'oil_well' })
    expect(table.why('draft steel_mill')).toMatchObject({ because: 'notInSet' })
  })
})

describe('Layout', () => {
  /** Ann must choose a site for a Forest, even if only one is possible. */
  const siting = () => {
    const table = tableAt(game, { seats: 2 })
    table.state.frames.splice(0, Infinity, { step: 'laySite', frame: { seat: ANN, factory: 'forest' } })
    return table
  }
  const laying = (hand: State['hand'][0]) =>
    tableAt(game, { seats: 2, g: { firstPlayer: ANN, set: [], hand: [hand, []] } }).at('layout', { queue: [0, 1] })

  it('VTI-17: the first card is at 0,0, in any turn', () => {
    const table = laying(['coal_mine'])
    expect(table.names).toEqual(['turn 0', 'turn 1', 'turn 2', 'turn 3'])
    table.pick('turn 3')
    expect(table.facts).toEqual([{ kind: 'laidOut', seat: ANN, factory: 'coal_mine', x: 0, y: 0, turn: 3 }])
    expect(table.g.hand[ANN]).toEqual([])
    expect(table.actor).toBeNull()
  })

  it('VTI-17: each type in hand is offered once, in type order', () => {
    const table = laying(['oil_well', 'forest', 'forest'])
    expect(table.names).toEqual(['lay forest', 'lay oil_well'])
    expect(table.why('lay coal_mine')).toEqual({ because: 'notInHand', rule: 'VTI-17', factory: 'coal_mine' })
    table.pick('lay forest')
    expect(table.names).toEqual(['turn 0', 'turn 1'])
    expect(table.g.hand[ANN]).toEqual(['oil_well', 'forest', 'forest'])
    table.pick('turn 0')
    expect(table.g.hand[ANN]).toEqual(['oil_well', 'forest'])
  })

  it('VTI-18: later cards touch earlier ones at an edge or a corner', () => {
    const table = laying(['forest', 'coal_mine']).pick('lay forest').pick('turn 0')
    expect(table.names).toEqual(['at -1,-1', 'at 0,-1', 'at 1,-1', 'at -1,0', 'at 1,0', 'at -1,1', 'at 0,1', 'at 1,1'])
    expect(table.why('at 2,0')).toEqual({ because: 'notTouching', rule: 'VTI-18', x: 2, y: 0 })
    expect(table.why('at 2,1')).toMatchObject({ because: 'notTouching' })
    expect(table.why('at 50,50')).toMatchObject({ because: 'notTouching' })
    expect(table.why('at 0,0')).toEqual({ because: 'siteTaken', rule: 'VTI-54', x: 0, y: 0 })
    expect(table.why('at 999,0')).toEqual({ because: 'offTheTable', rule: 'VTI-11' })
    table.pick('at 1,1').pick('turn 0')
    expect(table.actor).toBeNull()
  })

  it('VTI-17: only 0,0 is considered for the first card', () => {
    const table = siting()
    const candidates = () => table.referee.candidates(table.state).map(({ option }) => option)
    expect(candidates()).toEqual([{ x: 0, y: 0 }])
    putFactory(table.g.floor[ANN], 0, 0, factoryCard(0, 0))
    expect(candidates()).toHaveLength(8)
  })

  it('VTI-17: the first card goes nowhere else', () => {
    const table = siting()
    expect(table.why({ x: 0, y: 0 })).toBeNull()
    expect(table.why({ x: 1, y: 0 })).toEqual({ because: 'firstAtOrigin', rule: 'VTI-17' })
  })

  it('VTI-17: everyone lays out at the same time, and each only their own cards', () => {
    const { referee, state } = tableAt(game, {
      seats: 2,
      g: { firstPlayer: ANN, set: [], hand: [['forest'], ['coal_mine', 'forest']] },
    }).at('layout', { queue: [ANN, BEN] })
    const group = DecidingTogether.at(referee, state)!
    expect(group.seats).toEqual([ANN, BEN])
    const laid = ['lay forest', 'turn 0', 'at 1,1', 'turn 2'].reduce(
      (part, text) => group.choose(part, text) as Part,
      group.begin(BEN),
    )
    expect(laid.isDone).toBe(true)
    expect((laid.state.g as State).floor.map(({ sites }) => sites.length)).toEqual([0, 2])
    expect(state.g.floor[BEN].sites).toEqual([])
  })

  it('VTI-17, VTI-19: after the layout, in the order of play, the player who picked last has the first turn', () => {
    const { table } = drafted(2, BEN)
    const laid: number[] = []
    while (table.referee.waiting(table.state)?.decision !== 'move') {
      laid.push(table.actor ?? -1)
      table.pick(table.names[0] ?? '')
    }
    expect(laid[0]).toBe(BEN)
    expect(laid.at(-1)).toBe(ANN)
    expect(table.actor).toBe(BEN)
    expect(table.facts.at(-1)).toEqual({ kind: 'turnBegan', seat: BEN, moves: 2 })
  })
})
