import { textBoardOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ANN, empireTable, type Position } from './table.ts'

const drawn = (position: Position): readonly string[] => {
  const { referee, state } = empireTable(position).at('action.claim', { seat: ANN })
  return textBoardOf(referee, state, null, position.seats === 1 ? ['Ann', 'Archie Indus'] : ['Ann', 'Ben']) ?? []
}

describe('The table in text', () => {
  const lines = drawn({
    round: 3,
    capital: [7, 2],
    built: [{ '1-4': 3 }, { '2-1': 1 }],
    factories: [[{ card: 'brickworks', goods: 2, train: 3, moved: 2, riders: 1 }], [{ card: 'private-bank' }]],
    row: ['sawmill'],
    market: 6,
    cards: ['A1', 'A2'],
    claims: ['A1a1'],
  })

  it('draws the City with kinds, dice and owners', () => {
    const at = lines.findIndex(line => line.startsWith('block'))
    expect(lines[at - 1]).toBe('City: kind, die and its highest value, owner (A Ann, B Ben)')
    expect(lines[at + 1]).toMatch(/^ {2}1 +Mix -\/1 +Com -\/2 +Par -\/3 +Res 3\/4 A +Lei -\/5 +Com -\/6$/)
    expect(lines[at + 2]).toMatch(/^ {2}2 +Hall 1\/1 B /)
  })

  it('names the round, prices, cards with their markers, and the cards for sale', () => {
    expect(lines.slice(0, 2)).toEqual([
      'Round 3 of 15, Ann goes first.',
      'Market die: 6. Goods cost: brown $4, blue $2, red $3.',
    ])
    expect(lines.find(line => line.startsWith('Action card A1'))).toMatch(/: exchange at \$2 \[A\], produce,/)
    expect(lines.find(line => line.startsWith('Action card A2'))).toMatch(/: exchange at \$3, produce,/)
    expect(lines).toContain('Factory cards: Sawmill ($5, brown Goods, 3 links)')
    expect(drawn({ row: [], cards: ['A2'], variants: { exchange3Rate: 2 } })).toEqual(
      expect.arrayContaining(['Factory cards: none', expect.stringMatching(/^Action card A2: exchange at \$2,/)]),
    )
  })

  it('says what each side has, its trains included', () => {
    const at = lines.findIndex(line => line.startsWith('A Ann:'))
    expect(lines.slice(at)).toEqual([
      expect.stringMatching(/^A Ann: \$7 Capital, 5 Profit, \$2 income, \d+ cubes left, \d+ points if it ended now$/),
      '  Brickworks: 2 of 4 brown Goods, train 3, $9 in 1 link, $3 for 1 of the other side',
      expect.stringMatching(/^B Ben: \$2 Capital/),
      '  Private Bank: no Goods, no train',
    ])
    expect(drawn({ seats: 1 }).some(line => line.startsWith('B Archie Indus:'))).toBe(true)
  })
})
