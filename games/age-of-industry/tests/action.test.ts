import { describe, expect, it } from 'vitest'
import { acting, ANN, BEN, japan, minnesota, toldOf } from './table.ts'

describe('Actions', () => {
  it('AOI-9: exactly the possible actions are offered', () => {
    const rich = minnesota({
      cash: [30],
      loans: [1],
      hands: [['red', 'blue']],
      counters: { 'duluth/1': 'Ann port 1', 'duluth/3': 'Ann cotton 1' },
    })
    expect(acting(rich).names).toEqual([
      'build',
      'build double',
      'rail',
      'sell',
      'develop',
      'take cards',
      'pass',
      'repay',
    ])
    expect(acting(japan({ deck: ['red'] })).names).toEqual(['take cards'])
  })

  it('AOI-9: without a card there is nothing to build or develop', () => {
    const table = acting(minnesota())
    expect(table.why('build')).toEqual({ because: 'noCard', rule: 'AOI-9' })
    expect(table.why('develop')).toEqual({ because: 'noCard', rule: 'AOI-9' })
    expect(table.why('build double')).toEqual({ because: 'tooFewCards', rule: 'AOI-19', need: 2, have: 0 })
    expect(table.why('take cards')).toBeNull()
  })

  it('AOI-17: no build action when no card can build anything', () => {
    const table = acting(minnesota({ hands: [['coal']] }))
    expect(table.why('build')).toEqual({ because: 'nothingToBuild', rule: 'AOI-17' })
    expect(table.names).toEqual(['rail', 'develop', 'take cards', 'pass'])
  })

  it('AOI-19: a double build needs something that can be built somewhere', () => {
    const spent = { coal: 9, iron: 9, cotton: 9, factory: 9, port: 9, ship: 9 }
    const table = acting(minnesota({ hands: [['red', 'blue']], next: spent }))
    expect(table.why('build double')).toEqual({ because: 'nothingToBuild', rule: 'AOI-19' })
    expect(table.why('develop')).toEqual({ because: 'noCounterLeft', rule: 'AOI-42' })
    expect(table.names).toEqual(['rail', 'take cards', 'pass'])
  })

  it('AOI-35: without a link to lay there is no rail action', () => {
    const table = acting(japan({ counters: { 'sapporo/1': 'Ann cotton 1' } }))
    expect(table.why('rail')).toEqual({ because: 'noLinkPossible', rule: 'AOI-35' })
    const used = acting(japan({ counters: { 'hakodate/1': 'Ann port 1' }, railsLeft: [0, 12] }))
    expect(used.why('rail')).toEqual({ because: 'noRailsLeft', rule: 'AOI-35' })
    const able = acting(japan({ counters: { 'hakodate/1': 'Ann port 1' }, railsLeft: [1, 12] }))
    expect(able.names).toContain('rail')
  })

  it('AOI-38: nothing to sell', () => {
    expect(acting(japan({ counters: { 'sapporo/1': 'Ann cotton 1' } })).why('sell')).toEqual({
      because: 'nothingToSell',
      rule: 'AOI-38',
    })
  })

  it('AOI-43, AOI-45: taking needs room in the hand and a card to take', () => {
    const empty = acting(minnesota({ deck: [], hands: [['red']] }))
    expect(empty.why('take cards')).toEqual({ because: 'noCardToTake', rule: 'AOI-45' })
    expect(acting(minnesota({ deck: [], faceUp: ['red'] })).names).toEqual(['rail', 'take cards'])
    const nine = ['red', 'red', 'red', 'red', 'red', 'red', 'blue', 'blue'] as const
    const full = acting(minnesota({ hands: [[...nine]], openHands: [['ship']] }))
    expect(full.why('take cards')).toEqual({ because: 'handFull', rule: 'AOI-43', limit: 9 })
  })

  it('AOI-44, Q54: passing takes a card; without one it is free only when none can be taken', () => {
    const table = acting(minnesota())
    expect(table.why('pass')).toEqual({ because: 'takeCardsInstead', rule: 'AOI-44' })
    const free = acting(minnesota({ deck: [] }))
    expect(free.names).toEqual(['rail', 'pass'])
    free.pick('pass')
    expect(free.frames.at(-1)).toEqual({ step: 'action', frame: { seat: ANN, left: 1 } })
    free.pick('pass')
    expect(free.frames).toEqual([])
    expect(toldOf(free, 'passed')).toEqual([
      { kind: 'passed', seat: ANN },
      { kind: 'passed', seat: ANN },
    ])
  })

  it('AOI-44: a card is discarded to pass', () => {
    const table = acting(minnesota({ hands: [['red', 'ship']] }), 1).pick('pass')
    expect(table.frames).toEqual([{ step: 'discardCard', frame: { seat: ANN, use: 'pass', cards: [] } }])
    expect(table.names).toEqual(['discard red', 'discard ship'])
    table.pick('discard ship')
    expect(table.g).toMatchObject({ discards: ['ship'], hand: [['red'], []] })
    expect(table.facts).toEqual([
      { kind: 'playedCard', seat: ANN, card: 'ship', use: 'pass' },
      { kind: 'passed', seat: ANN },
    ])
    expect(table.frames).toEqual([])
  })

  it('AOI-48, Q47: a loan is repaid for $11, as often as you can pay, and takes no action', () => {
    const table = acting(minnesota({ cash: [22], loans: [3], hands: [['red']] }), 1)
    table.pick('repay', 2)
    expect(table.g).toMatchObject({ cash: [0, 0], loans: [1, 0], spent: [0, 0] })
    expect(table.frames.at(-1)).toEqual({ step: 'action', frame: { seat: ANN, left: 1 } })
    expect(toldOf(table, 'repaid')[0]).toEqual({ kind: 'repaid', seat: ANN, cost: 11 })
    expect(table.why('repay')).toEqual({ because: 'cannotRepay', rule: 'AOI-48', need: 11, have: 0 })
    expect(acting(minnesota({ cash: [10], loans: [1] })).names).not.toContain('repay')
    expect(acting(minnesota({ cash: [10], loans: [1], variants: { loanRepayCost: 10 } })).names).toContain('repay')
    expect(acting(minnesota({ cash: [50] })).why('repay')).toEqual({ because: 'noLoan', rule: 'AOI-48' })
  })

  it('AOI-8: the second action may follow any first', () => {
    const table = acting(
      minnesota({ cash: [30], hands: [['red', 'red', 'red']], counters: { 'duluth/1': 'Ann port 1' } }),
    )
    table.pick('rail').pick('lay virginia-duluth').pick('stop')
    expect(table.frames.at(-1)).toEqual({ step: 'action', frame: { seat: ANN, left: 1 } })
    table.pick('develop').pick('discard red').pick('remove coal').pick('stop')
    expect(table.frames).toEqual([])
  })

  it('AOI-49, Q58: money spent counts for the order; repaying doesn’t', () => {
    const table = acting(minnesota({ cash: [40], loans: [1], hands: [['blue', 'red']] }))
    table.pick('repay').pick('build').pick('play blue').pick('port at duluth/1')
    expect(table.g).toMatchObject({ spent: [3, 0], cash: [26, 0] })
    expect(table.g.spent[BEN]).toBe(0)
  })
})
