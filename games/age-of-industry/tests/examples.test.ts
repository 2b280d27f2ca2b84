// The rules' worked examples, by number. A counter that an example names with its level is the next in its stack.

import { describe, expect, it } from 'vitest'
import { buyingPrice, sellingPrice } from '../readings/supply.ts'
import { linkValue } from '../readings/worth.ts'
import {
  acting,
  ANN,
  anywhere,
  BEN,
  BOX,
  building,
  CAT,
  counterAt,
  DAN,
  japan,
  minnesota,
  railing,
  selling,
} from './table.ts'

describe('Worked examples', () => {
  it('EX-1, AOI-49: the player who spent least goes first, ties keep their order', () => {
    const table = japan({ seats: 4, order: [CAT, BEN, ANN, DAN], spent: [10, 11, 11, 9] })
    table.at('endOfTurn', { part: 0 })
    expect(table.g.order).toEqual([DAN, ANN, CAT, BEN])
    expect(table.g.spent).toEqual([0, 0, 0, 0])
  })

  it('EX-2, AOI-47: a loan taken to pay interest bears no interest this turn', () => {
    const { g } = japan({ cash: [2], loans: [3] }).at('endOfTurn', { part: 0 })
    expect(g).toMatchObject({ cash: [9, 0], loans: [4, 0], spent: [0, 0] })
  })

  it('EX-3, AOI-28: ten purchases from a full display, and eight sales into an empty one', () => {
    const at = (coal: number) => ({ box: BOX, demand: { coal, iron: 0 } })
    expect([8, 7, 6, 5, 4, 3, 2, 1, 0, 0].map(cubes => buyingPrice(at(cubes), 'coal'))).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ])
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(cubes => sellingPrice(at(cubes), 'coal'))).toEqual([
      4,
      4,
      3,
      3,
      2,
      2,
      1,
      1,
      null,
    ])
  })

  it('EX-4, AOI-18, AOI-46: a first cotton mill on credit', () => {
    const table = acting(japan({ hands: [['cotton']] }))
    table.pick('build').pick('play cotton').pick('cotton at kagoshima/2')
    expect(table.g).toMatchObject({ cash: [6, 0], loans: [1, 0], spent: [4, 0] })
    expect(counterAt(table, 'kagoshima/2')).toMatchObject({ owner: ANN, industry: 'cotton', level: 1, flipped: false })
    expect(BOX.stacks.cotton[table.g.taken.cotton[ANN]]?.level).toBe(1)
  })

  it('EX-5, AOI-34, AOI-36: two links supplied by the display', () => {
    const table = railing(
      japan({ cash: [20], counters: { 'kagoshima/2': 'Ann cotton 1', 'kagoshima/1': 'Ben port 1' } }),
    )
    expect(table.names).toEqual(['lay kumamoto-kagoshima'])
    table.pick('lay kumamoto-kagoshima')
    expect(table.g).toMatchObject({ cash: [16, 0], demand: { coal: 7, iron: 7 } })
    expect(table.names).toEqual(['lay omuta-kumamoto', 'stop'])
    table.pick('lay omuta-kumamoto')
    expect(table.g).toMatchObject({ cash: [11, 0], spent: [9, 0], demand: { coal: 6, iron: 6 }, railsLeft: [10, 12] })
    expect(table.frames).toEqual([])
  })

  it('EX-6, AOI-25, AOI-26: the closest mines, and a choice between two equally close', () => {
    const table = japan({
      seats: 3,
      next: { cotton: 2 },
      counters: { 'chikuho/1': 'Ben coal 2', 'chikuho/2': 'Cat coal 2 coal 1', 'omuta/1': 'Cat coal 1' },
      rails: { 'chikuho-nagasaki': BEN, 'chikuho-omuta': BEN },
    })
    anywhere(table).pick('cotton at nagasaki/2')
    expect(table.names).toEqual(['coal from chikuho/1', 'coal from chikuho/2'])
    expect(table.why('coal from omuta/1')).toEqual({
      because: 'notNearest',
      rule: 'AOI-25',
      cube: 'coal',
      source: 'omuta/1',
    })
    table.pick('coal from chikuho/2')
    expect(counterAt(table, 'chikuho/2')).toMatchObject({ coal: 0, flipped: true })
    expect(table.g.cash[CAT]).toBe(7)
  })

  it('EX-8, AOIJ-14 to AOIJ-16: a ship gives its cubes, flips, and is replaced', () => {
    const table = japan({ cash: [30], hands: [['blue', 'blue']], counters: { 'hakodate/1': 'Ann port 1' } })
    acting(table).pick('build').pick('play blue').pick('ship at s-hakodate-aomori')
    expect(table.g).toMatchObject({ cash: [21, 0], demand: { coal: 7, iron: 8 } })
    expect(counterAt(table, 's-hakodate-aomori')).toMatchObject({ level: 2, coal: 1, iron: 1, flipped: false })

    table.pick('rail').pick('lay muroran-hakodate')
    expect(table.g.cash[ANN]).toBe(34)
    expect(counterAt(table, 's-hakodate-aomori')).toMatchObject({ coal: 0, iron: 0, flipped: true })

    table.g.taken.ship[ANN] = 2
    building(table, 'blue').pick('ship at s-hakodate-aomori')
    expect(table.g).toMatchObject({ cash: [41, 0], demand: { coal: 6, iron: 7 } })
    expect(counterAt(table, 's-hakodate-aomori')).toMatchObject({ level: 3, coal: 0, iron: 0, flipped: true })
  })

  it('EX-9, AOI-38, AOI-39: cotton and goods are sold to their outlets', () => {
    const table = selling(
      japan({
        seats: 3,
        counters: {
          'osaka/1': 'Ann cotton 1',
          'osaka/2': 'Ann factory 2',
          'kobe/1': 'Ben port 1',
          'osaka/4': 'Cat port 2',
        },
        rails: { 'osaka-kobe': BEN, 'kyoto-osaka': BEN },
        markets: { 'kyoto/m1': 'goods', 'kyoto/m2': 'none' },
      }),
    )
    expect(table.names).toEqual([
      'sell osaka/1 to osaka/4',
      'sell osaka/1 to kobe/1',
      'sell osaka/2 to osaka/4',
      'sell osaka/2 to kyoto/m1',
    ])
    expect(table.why('sell osaka/2 to kobe/1')).toEqual({
      because: 'portTooLow',
      rule: 'AOI-39',
      name: 'kobe/1',
      level: 2,
    })
    table.pick('sell osaka/1 to kobe/1').pick('sell osaka/2 to kyoto/m1')
    expect(table.g.cash).toEqual([28, 7, 0])
    expect(table.frames).toEqual([])
  })

  it('EX-10, AOIJ-6 to AOIJ-8: the display is cleared, moves down and is refilled; one last turn follows (Q3)', () => {
    const table = japan({
      faceUp: ['red', 'coal', null, 'blue', 'iron', 'ship'],
      deck: ['yellow', 'port', 'green'],
      draws: [0, 0, 0],
    })
    table.at('endOfTurn', { part: 0 })
    expect(table.g.faceUp.slice(0, 3)).toEqual(['red', 'blue', 'ship'])
    expect(new Set(table.g.faceUp.slice(3))).toEqual(new Set(['green', 'port', 'yellow']))
    expect(table.g.deck).toEqual([])
    expect(table.g).toMatchObject({ over: false, turn: 2 })
  })

  it('EX-11, AOIJ-17: what links are worth in Japan', () => {
    const { g } = japan({ counters: { 'nagoya/1': 'Ann port 1', 'nagoya/2': 'Ben cotton 1' } })
    const worth = (link: string) => linkValue(g, BOX.maps.japan.linkOf[link] ?? -1)
    expect(worth('shizuoka-nagoya')).toBe(6)
    expect(worth('nagoya-kyoto')).toBe(7)
    expect(worth('sendai-iwaki')).toBe(3)
  })

  it('EX-12, AOI-24: a new mine exports and flips', () => {
    const table = japan({
      cash: [5],
      coal: 5,
      next: { coal: 2 },
      counters: { 'yawata/2': 'Ben port 1' },
      rails: { 'yawata-chikuho': BEN },
    })
    anywhere(table).pick('coal at chikuho/1')
    expect(table.g).toMatchObject({ cash: [14, 0], demand: { coal: 8, iron: 8 } })
    expect(counterAt(table, 'chikuho/1')).toMatchObject({ coal: 0, flipped: true })
    expect(table.facts).toContainEqual({
      kind: 'exported',
      seat: ANN,
      site: 'chikuho/1',
      cube: 'coal',
      cubes: 3,
      income: 4,
    })
  })

  it('EX-14, AOIM-1 to AOIM-3: coal in Minnesota comes from the display, by a port or Chicago', () => {
    const cut = anywhere(minnesota({ next: { cotton: 2 } }))
    expect(cut.why('cotton at rochester/1')).toEqual({ because: 'noCoal', rule: 'AOIM-3' })

    const table = anywhere(
      minnesota({
        seats: 3,
        cash: [20],
        next: { cotton: 2 },
        counters: { 'braidwood/1': 'Cat coal 1' },
        rails: { 'chicago-c-rochester': BEN },
      }),
    ).pick('cotton at rochester/1')
    expect(table.g).toMatchObject({ cash: [13, 0, 0], demand: { coal: 7, iron: 8 } })
    expect(counterAt(table, 'braidwood/1')).toMatchObject({ coal: 2, flipped: false })
  })

  it('EX-15, AOIM-23: a mill driven by water needs no coal', () => {
    const table = anywhere(minnesota({ cash: [20], next: { cotton: 2 } })).pick('cotton at fergusfalls/1')
    expect(table.g).toMatchObject({ cash: [14, 0], demand: { coal: 8, iron: 8 } })
  })

  it('EX-18, AOIM-5, AOIM-7, AOIM-9: coal cards and the boxes of Chicago', () => {
    expect(building(minnesota(), 'coal').names).toEqual([])
    expect(building(minnesota(), 'yellow').names).toHaveLength(6)
    expect(building(minnesota({ rails: { 'chicago-b-winona': ANN } }), 'coal').names).toHaveLength(6)

    const owner = { counters: { 'braidwood/1': 'Ann coal 1' }, next: { coal: 1 } }
    expect(building(minnesota(owner), 'coal').names).toEqual([
      'coal at coalcity/1',
      'coal at coalcity/2',
      'coal at wilmington/1',
      'coal at wilmington/2',
    ])
    expect(railing(minnesota(owner)).names).toEqual([
      'lay chicago-a-stillwater',
      'lay chicago-a-stpaul',
      'lay chicago-b-winona',
      'lay chicago-c-rochester',
      'lay chicago-c-albertlea',
    ])
  })

  it('EX-20, AOIM-25: one counter in each of the Twin Cities', () => {
    const table = building(
      minnesota({ counters: { 'stpaul/1': 'Ann port 1', 'stanthony/1': 'Ann cotton 1' } }),
      'purple',
    )
    const inTheCities = table.names.filter(name => /stpaul|stanthony|minneapolis/.test(name))
    expect(inTheCities).toEqual([
      'iron at minneapolis/1',
      'cotton at minneapolis/1',
      'iron at minneapolis/2',
      'cotton at minneapolis/2',
      'iron at minneapolis/3',
      'cotton at minneapolis/3',
      'ship at s-stpaul',
    ])
  })

  it('EX-21, AOI-52, AOI-53: scoring in Minnesota', () => {
    const table = minnesota({
      seats: 3,
      cash: [17],
      loans: [3],
      counters: { 'duluth/1': 'Ann port 2', 'duluth/3': 'Ann factory 3', 'hibbing/1': 'Ben iron 2' },
      rails: { 'virginia-duluth': ANN, 'virginia-hibbing': ANN },
    })
    expect(table.result.scores).toEqual([0, 2, 0])
    expect(table.result.places).toEqual([2, 1, 3])
    expect(table.result.sheet).toEqual([
      { line: 'levels', values: [5, 2, 0] },
      { line: 'money', values: [0, 0, 0] },
      { line: 'unpaidLoans', values: [-5, 0, 0] },
    ])
  })

  it('EX-22, AOI-19: both actions and any two cards build anywhere', () => {
    const table = acting(minnesota({ hands: [['red', 'coal']] }))
    table.pick('build double').pick('discard red').pick('discard coal').pick('cotton at minneapolis/2')
    expect(table.g.discards).toEqual(['red', 'coal'])
    expect(counterAt(table, 'minneapolis/2')).toMatchObject({ owner: ANN, industry: 'cotton' })
    expect(table.frames).toEqual([])

    const late = acting(minnesota({ hands: [['red', 'coal']] }), 1)
    expect(late.names).not.toContain('build double')
    expect(late.why('build double')).toEqual({ because: 'needsBothActions', rule: 'AOI-19', need: 2 })
  })

  it('EX-23, AOI-43: the hand limit of nine', () => {
    const eight = acting(
      japan({ faceUp: ['ship'], hands: [['red', 'red', 'red', 'red', 'red', 'red', 'blue', 'blue']] }),
    )
    eight.pick('take cards').pick('draw')
    expect(eight.g.hand[ANN]).toHaveLength(9)
    expect(eight.frames.at(-1)).toEqual({ step: 'action', frame: { seat: ANN, left: 1 } })
    expect(eight.names).not.toContain('take cards')
    expect(eight.why('take cards')).toEqual({ because: 'handFull', rule: 'AOI-43', limit: 9 })
  })

  it('EX-24, AOIJ-4: passing with a bought card', () => {
    const table = acting(japan({ faceUp: ['red', null, 'blue'] }))
    expect(table.names).toEqual(['build', 'build double', 'develop', 'take cards', 'pass'])
    table.pick('pass')
    expect(table.names).toEqual(['buy red from 1', 'buy blue from 3'])
    table.pick('buy red from 1')
    expect(table.g).toMatchObject({ loans: [1, 0], cash: [9, 0], spent: [1, 0], discards: ['red'] })
    expect(table.g.faceUp).toEqual([null, null, 'blue', null, null, null])
  })

  it('EX-25, Q61: a distant port takes cubes, not goods', () => {
    const table = selling(
      minnesota({
        coal: 7,
        counters: { 'rochester/1': 'Ann cotton 1', 'braidwood/1': 'Ann coal 1' },
        rails: { 'chicago-c-rochester': ANN },
      }),
    )
    expect(table.names).toEqual(['sell cube from braidwood/1'])
    expect(table.why('sell rochester/1 to braidwood/1')).toMatchObject({ because: 'noPortThere' })
    table.pick('sell cube from braidwood/1')
    expect(table.g).toMatchObject({ cash: [1, 0], demand: { coal: 8, iron: 8 } })
    expect(table.frames).toEqual([])
  })

  it('EX-26, Q66: each payment borrows for itself', () => {
    const table = railing(
      japan({
        cash: [1],
        counters: { 'omuta/1': 'Ann coal 1 coal 1', 'kagoshima/1': 'Ben port 1' },
        rails: { 'kumamoto-kagoshima': BEN },
      }),
    ).pick('lay omuta-kumamoto')
    expect(table.g).toMatchObject({ cash: [12, 0], loans: [1, 0], spent: [3, 0], demand: { coal: 8, iron: 7 } })
  })
})
