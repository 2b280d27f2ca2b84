import { type Seat, textBoardOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ANN, BEN, type Position, titansTable } from './table.ts'

const drawn = (position: Position, seat: Seat | null = ANN): readonly string[] => {
  const { referee, state } = titansTable(position).at('action', { seat: ANN })
  return textBoardOf(referee, state, seat, ['Ann', 'Ben', 'Catherine the Great']) ?? []
}
const POSITION: Position = {
  round: 4,
  order: [BEN, ANN, 2],
  money: [30, 12, 5],
  facilities: { 'lumber-camp': [2, 0, 1] },
  market: { 'c-residential': [[3, 5], null, [1, 9]] },
  estates: { 'residential-1': ['house', BEN] },
  advancements: [['dynamite']],
  row: ['telegraph'],
  titans: [['titan-kingpin'], ['titan-oil', 'titan-wood']],
}

describe('The board in text', () => {
  const lines = drawn(POSITION)

  it('names the age, the turn order and the advancements for sale', () => {
    expect(lines.slice(0, 2)).toEqual([
      'Age 1, round 4. Turn order: Ben, Ann, Catherine.',
      expect.stringMatching(/^Advancements: Telegraph \(\d research\)$/),
    ])
    expect(drawn({ row: [], order: [] }).slice(0, 2)).toEqual([
      expect.stringContaining('Turn order: not drawn yet.'),
      'Advancements: none',
    ])
  })

  it('shows cubes and prices in every grid, with its demand', () => {
    const at = lines.findIndex(line => line.startsWith('Grid (goods)'))
    expect(lines[at + 1]).toMatch(/^Lumber market \(wood\) +\d +3 at \$5 +\. +1 at \$9$/)
    expect(lines[at + 9]).toMatch(/^Research market \(research\) +\. +\. +\.$/)
  })

  it('shows cards with their owners, and the cost of free spaces', () => {
    const at = lines.findIndex(line => line.startsWith('Real estate'))
    expect(lines[at + 1]).toMatch(/^Residential +House: Ben +3 wood 1 stone +1 research 2 wood 1 stone 1 steel$/)
    const grey = drawn({ ...POSITION, estates: { 'residential-1': ['house', BEN, 'grey'] } })
    expect(grey.some(line => line.includes('House (grey): Ben'))).toBe(true)
  })

  it('counts facilities and the cards left', () => {
    expect(lines.find(line => line.startsWith('Lumber Camp (wood)'))).toMatch(/ 5 +2 +\. +1$/)
  })

  it('shows a seat only its own Titans', () => {
    const at = lines.findIndex(line => line.startsWith('Ann:'))
    expect(lines.slice(at, at + 4)).toEqual([
      'Ann: $30, 0 market share, 1 Titan',
      '  Titans: The Kingpin',
      '  Advancements: Dynamite',
      'Ben: $12, 0 market share, 2 Titans',
    ])
    expect(drawn(POSITION, null).some(line => line.includes('Kingpin'))).toBe(false)
  })
})
