import { describe, expect, it } from 'vitest'
import { finalCount, linkValue } from '../readings/worth.ts'
import { ANN, BEN, BOX, CAT, japan, type Laid, minnesota } from './table.ts'

const worth = ({ g }: Laid, link: string) => linkValue(g, BOX.maps[g.variants.map].linkOf[link] ?? -1)

describe('Scoring', () => {
  it('AOI-1, AOI-33: levels, flipped or not, a point for each $5, minus five points for an unpaid loan', () => {
    const table = japan({
      seats: 3,
      cash: [14, 10, 9],
      loans: [0, 1, 0],
      counters: { 'osaka/1': 'Ann cotton 3', 'osaka/2': 'Ann factory 4 flipped', 'tokyo/1': 'Ben cotton 2' },
    })
    expect(table.result.scores).toEqual([9, -1, 1])
    expect(table.result.sheet).toEqual([
      { line: 'levels', values: [7, 2, 0] },
      { line: 'money', values: [2, 2, 1] },
      { line: 'unpaidLoans', values: [0, -5, 0] },
    ])
  })

  it('AOI-52, Q60: a link counts counters, villages and market counters at both ends', () => {
    const table = minnesota({
      counters: { 'duluth/1': 'Ben port 1', 'duluth/2': 'Ann port 1', 'cloquet/1': 'Ann cotton 1 flipped' },
    })
    expect(worth(table, 'duluth-cloquet')).toBe(2 + 2 + 1)
    expect(worth(table, 'duluth-hinckley')).toBe(2 + 2 + 1)
    expect(worth(table, 'crookston-winnipeg')).toBe(2 + 0 + 2)
    expect(worth(table, 'moorhead-fargo')).toBe(2 + 0 + 1)
  })

  it('AOI-52: a market also counts face down', () => {
    expect(worth(japan({ sold: ['nagano/m1'] }), 'maebashi-nagano')).toBe(4)
  })

  it('AOIJ-17, Q31: $3 a link in Japan; ships count for nothing', () => {
    const counters = { 'hakodate/1': 'Ben port 1', 's-hakodate-aomori': 'Ann ship 2' }
    expect(worth(japan({ counters }), 'muroran-hakodate')).toBe(4)
  })

  it('AOIM-26: an iron market counts once it has its counter', () => {
    expect(worth(minnesota({ ironMarkets: { 'superior/i': 1 } }), 'duluth-superior')).toBe(2)
    expect(worth(minnesota({ ironMarkets: { 'superior/i': 2 } }), 'duluth-superior')).toBe(3)
  })

  it('AOIM-27, Q50: a link to Chicago counts the counters of its area, literally or added', () => {
    const counters = { 'braidwood/1': 'Ann coal 1', 'coalcity/1': 'Ben coal 1', 'rochester/1': 'Ben cotton 1' }
    expect(worth(minnesota({ counters }), 'chicago-c-rochester')).toBe(2)
    const variants = { chicagoLinkValue: 'additive' } as const
    expect(worth(minnesota({ counters, variants }), 'chicago-c-rochester')).toBe(2 + 2 + 1)
  })

  it('AOIM-28: the Twin Cities count separately', () => {
    const counters = { 'stpaul/2': 'Ann cotton 1', 'minneapolis/1': 'Ann cotton 1', 'stanthony/1': 'Ann cotton 1' }
    expect(worth(minnesota({ counters }), 'stpaul-redwing')).toBe(3)
    expect(worth(minnesota({ counters }), 'stcloud-stanthony')).toBe(3)
  })

  it('AOI-53: loans are repaid as far as money and link income allow', () => {
    const { g } = japan({ cash: [19], loans: [3], rails: { 'sendai-iwaki': ANN } })
    expect(finalCount(g, ANN)).toEqual({
      links: 1,
      linkMoney: 3,
      loansRepaid: 2,
      repaidMoney: 22,
      unpaid: 1,
      cash: 0,
      levels: 0,
      money: 0,
      penalty: 5,
      points: -5,
    })
    const cheap = japan({ cash: [20], loans: [2], variants: { loanRepayCost: 10 } })
    expect(finalCount(cheap.g, ANN)).toMatchObject({ loansRepaid: 2, unpaid: 0, cash: 0 })
    expect(finalCount(japan({ cash: [50], loans: [1] }).g, ANN)).toMatchObject({ loansRepaid: 1, cash: 39, money: 7 })
  })

  it('AOI-33: points are levels and money, minus unpaid loans', () => {
    const { g } = japan({ cash: [12], counters: { 'osaka/1': 'Ann cotton 3' } })
    expect(finalCount(g, ANN)).toMatchObject({ levels: 3, money: 2, penalty: 0, points: 5 })
  })

  it('AOI-54: the player earlier in the turn order wins a tie', () => {
    const table = japan({ seats: 3, order: [CAT, ANN, BEN], cash: [5, 5, 5] })
    expect(table.result.places).toEqual([2, 3, 1])
    expect(table.result.ties).toEqual([{ line: 'turnOrder', values: [2, 3, 1], less: true }])
  })
})
