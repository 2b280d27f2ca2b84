import { sealedChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { shareOf } from '../readings/holdings.ts'
import { moneyBonus } from '../readings/scoring.ts'
import { ANN, BEN, CAT, type Position, titansTable } from './table.ts'

const resultOf = (position: Position) => titansTable(position).result
const line = (name: string, position: Position) => resultOf(position).sheet.find(one => one.line === name)?.values

describe('The end of the game', () => {
  it('TOI-1, TOI-10, TOI-91: the most market share wins', () => {
    expect(resultOf({ money: [5, 5, 5], share: [10, 30, 20] }).places).toEqual([3, 1, 2])
  })

  it('TOI-88: 40, 20 and 10 for the most, second-most and third-most money', () => {
    expect(line('moneyBonus', { seats: 5, money: [10, 50, 30, 40, 20] })).toEqual([0, 40, 10, 20, 0])
    expect(line('moneyBonus', { money: [0, 1, 2] })).toEqual([10, 20, 40])
  })

  it('TOI-88, R-31: all tied seats get the bonus, and no rank is skipped', () => {
    const money = [120, 120, 80, 50, 50]
    expect(moneyBonus(titansTable({ seats: 5, money }).g)).toEqual([40, 40, 20, 10, 10])
    const { g } = titansTable({ seats: 5, money, variants: { moneyTieRanking: 'skip' } })
    expect(moneyBonus(g)).toEqual([40, 40, 10, 0, 0])
  })

  it('TOI-89: only advancements of Age III score', () => {
    const position: Position = {
      facilities: { 'oil-well': [3, 0, 0] },
      advancements: [['mass-production', 'dynamite'], ['advertising'], []],
    }
    expect(line('advancements', position)).toEqual([4, 0, 0])
  })

  it('TOI-90: Titans score and are revealed', () => {
    const position: Position = {
      facilities: { 'oil-well': [3, 1, 0] },
      titans: [['titan-oil'], ['titan-wood'], ['titan-landlord']],
    }
    expect(line('titans', position)).toEqual([9, 0, 0])
    const table = titansTable(position).at('game', { part: 4 })
    expect(table.facts.filter(({ kind }) => kind === 'titanScored')).toHaveLength(3)
    expect(table.facts[0]).toEqual({ kind: 'gameEnded' })
  })

  it('TOI-90: revealed Titans can’t be undone, because the table’s chance has advanced', () => {
    const table = titansTable()
    table.state.chance = sealedChance('0'.repeat(64))
    expect(table.at('game', { part: 4 }).state.chance).toMatchObject({ drawn: 1 })
  })

  it('TOI-88 to TOI-90: money, advancements of Age III and Titans are reported one by one', () => {
    const table = titansTable({
      money: [10, 30, 20],
      facilities: { 'oil-well': [3, 0, 0] },
      advancements: [['mass-production', 'dynamite'], [], ['computing']],
      titans: [['titan-oil'], ['titan-wood'], []],
    }).at('game', { part: 4 })
    expect(table.facts).toEqual([
      { kind: 'gameEnded' },
      { kind: 'moneyBonus', seat: ANN, money: 10, share: 10 },
      { kind: 'moneyBonus', seat: BEN, money: 30, share: 40 },
      { kind: 'moneyBonus', seat: CAT, money: 20, share: 20 },
      { kind: 'advancementScored', seat: ANN, advancement: 'mass-production', share: 4 },
      { kind: 'titanScored', seat: ANN, titan: 'titan-oil', share: 9 },
      { kind: 'titanScored', seat: BEN, titan: 'titan-wood', share: 0 },
      { kind: 'advancementScored', seat: CAT, advancement: 'computing', share: 4 },
    ])
  })

  it('market share so far is the sum of all five sources', () => {
    const { g } = titansTable({ share: [1, 0, 0] })
    g.share.consumers[ANN] = 20
    g.share.advertising[ANN] = 300
    g.share.realEstate[ANN] = 4000
    g.share.domination[ANN] = 50_000
    expect([shareOf(g, ANN), shareOf(g, BEN)]).toEqual([54_321, 0])
  })

  it('TOI-91, TV-20: money breaks a tie', () => {
    // The money bonus is part of the score: 130 + 20 and 110 + 40 are both 150.
    const { places, scores, ties } = resultOf({ money: [20, 35, 0], share: [130, 110, 0] })
    expect(scores.slice(0, 2)).toEqual([150, 150])
    expect(places).toEqual([2, 1, 3])
    expect(ties).toEqual([{ line: 'money', values: [20, 35, 0] }])
  })

  it('R-32: if both are equal, the win is shared', () => {
    expect(resultOf({ money: [20, 20, 0], share: [50, 50, 0] }).places.slice(0, 2)).toEqual([1, 1])
  })

  it('the sheet has a line for each source of market share', () => {
    const table = titansTable({ money: [5, 5, 5] })
    table.g.share.consumers[ANN] = 3
    table.g.share.domination[BEN] = 5
    expect(table.result.sheet.map(({ line: name }) => name)).toEqual([
      'players',
      'consumers',
      'advertising',
      'realEstate',
      'domination',
      'moneyBonus',
      'advancements',
      'titans',
    ])
  })
})
