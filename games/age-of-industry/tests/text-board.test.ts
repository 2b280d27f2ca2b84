import { type Seat, textBoardOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ANN, japan, type Laid, minnesota } from './table.ts'

const boardOf = (table: Laid, seat: Seat | null = ANN): readonly string[] =>
  textBoardOf(table.referee, table.state, seat, ['Ann', 'Ben']) ?? []

describe('The board in text', () => {
  const table = japan({
    cash: [5],
    loans: [1],
    coal: 3,
    hands: [['red', 'red', 'port']],
    openHands: [[], ['ship']],
    faceUp: ['blue', null, 'coal'],
    counters: {
      'hakodate/1': 'Ben port 1 flipped',
      'aomori/1': 'Ann port 1',
      's-hakodate-aomori': 'Ben ship 2',
      'yubari/1': 'Ann coal 1',
    },
    rails: { 'otaru-sapporo': ANN },
    markets: { 'kyoto/m1': 'both' },
    sold: ['kyoto/m2'],
  })

  it('lists every town under its region, with its spaces and counters', () => {
    const lines = boardOf(table)
    const from = lines.indexOf('Hokkaido (blue)')
    expect(lines.slice(from, from + 7)).toEqual([
      'Hokkaido (blue)',
      '  Otaru       [port]',
      '  Sapporo     [clear]',
      '  Yubari      Ann coal 1 (2 coal), [coal]',
      '  Muroran     [port], [iron]',
      '  Hakodate    Ben port 1*, [clear]',
      'Tohoku (green)',
    ])
  })

  it('shows lanes, markets, rails, displays and face-up cards', () => {
    const lines = boardOf(table)
    expect(lines[0]).toMatch(/^Japan, turn 1: Ann, Ben\. Deck: \d+\.$/)
    expect(lines).toContain('Displays: coal 3 of 8, next $3; iron 8 of 8, next $1.')
    expect(lines).toContain('Face up: Hokkaido $1, coal $2')
    expect(lines.find(line => line.startsWith('Tsugaru Strait (Hakodate, Aomori): Ben ship 2'))).toContain('lane open')
    expect(lines.join(' ')).toContain('Kyoto 1 (cotton or goods wanted), Kyoto 2 (used)')
    expect(lines).toContain('Ann’s rails: Otaru–Sapporo')
  })

  it('wraps a line that would be longer than the page', () => {
    const counters = {
      'nagasaki/1': 'Ann port 1',
      'shimonoseki/1': 'Ben port 1',
      's-nagasaki-shimonoseki': 'Ben ship 2 coal 1 iron 1',
    }
    const lines = boardOf(japan({ counters, markets: { 's-nagasaki-shimonoseki/m': 'both' } }))
    const at = lines.findIndex(line => line.startsWith('Korea and China run'))
    expect(lines[at]).toMatch(/lane open,$/)
    expect(lines[at + 1]).toMatch(/^ +cotton or goods wanted$/)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('shows each player’s pieces, and a hand only to its owner', () => {
    expect(boardOf(table)).toContain('  hand: 2 Kanto, port')
    expect(boardOf(table).join(' ')).toContain('Ann: $5, 1 loan, $0 spent, 3 cards, 11 rails left,')
    expect(boardOf(table).join(' ')).toContain('Ben: $0, 0 loans, $0 spent, 1 card, 12 rails left,')
    const spectator = boardOf(table, null).join('\n')
    expect(spectator).not.toContain('Kanto, port')
    expect(spectator).toContain('known cards: ship')
  })

  it('shows iron markets on Minnesota', () => {
    const lines = boardOf(
      minnesota({
        counters: { 'duluth/1': 'Ben port 1', 's-duluth-1': 'Ann ship 2' },
        ironMarkets: { 's-duluth-1/i': 1 },
      }),
    )
    expect(lines).toContain('Lake Superior 1 (Duluth): Ann ship 2, 1 of 2 iron sold')
    expect(lines).toContain('Iron markets: Superior (0 of 2 iron sold), La Crosse (0 of 2 iron sold)')
  })
})
