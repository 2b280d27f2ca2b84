import { tableAt } from '@tableworks/contract'
import { sayFact } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { INDUSTRIES } from '../data/industries.ts'
import { game } from '../index.ts'
import { ANN, BOX } from './table.ts'

const opened = (map: 'japan' | 'minnesota', seats: number, twoPlayerTrim = false) =>
  tableAt(game, { seats, variants: { map, twoPlayerTrim } }).g

describe('Set-up', () => {
  it('AOI-2: 35 counters in six stacks, lowest level first, and 12 rails', () => {
    expect(INDUSTRIES.map(industry => BOX.stacks[industry].length)).toEqual([6, 5, 7, 7, 6, 4])
    for (const industry of INDUSTRIES) {
      const levels = BOX.stacks[industry].map(({ level }) => level)
      expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    }
    const g = opened('japan', 3)
    expect(g.railsLeft).toEqual([12, 12, 12])
    expect(g.taken.coal).toEqual([0, 0, 0])
  })

  it('AOI-3: six cards, no money, no loans, for any number of players; the order is drawn', () => {
    for (const seats of [2, 3, 4, 5]) {
      const g = opened('minnesota', seats)
      expect(g.hand.map(cards => cards.length)).toEqual(Array(seats).fill(6))
      expect(g.openHand.flat()).toEqual([])
      expect(g.cash).toEqual(Array(seats).fill(0))
      expect(g.loans).toEqual(Array(seats).fill(0))
      expect(new Set(g.order)).toEqual(new Set([0, 1, 2, 3, 4].slice(0, seats)))
    }
    const orders = new Set(
      Array.from({ length: 20 }, (_, i) => tableAt(game, { seats: 3, seed: `order ${i}` }).g.order.join()),
    )
    expect(orders.size).toBeGreaterThan(3)
  })

  it('AOI-4: a market counter on every market space, the rest unused', () => {
    const japan = opened('japan', 2)
    expect(japan.markets).toHaveLength(8)
    expect(japan.unused).toBe(10)
    const minnesota = opened('minnesota', 2)
    expect(minnesota.markets).toHaveLength(7)
    expect(minnesota.unused).toBe(11)
    expect(minnesota.ironMarkets).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(minnesota.sold).not.toContain(true)
  })

  it('AOI-5: both displays start full', () => {
    expect(opened('japan', 2).demand).toEqual({ coal: 8, iron: 8 })
  })

  it('AOI-6: two cards face up; the deck holds the rest', () => {
    const decks = [2, 3, 4, 5].map(seats => opened('minnesota', seats))
    expect(decks.map(({ deck }) => deck.length)).toEqual([52, 46, 40, 34])
    for (const { faceUp } of decks) expect(faceUp.filter(card => card !== null)).toHaveLength(2)
  })

  it('AOIJ-1, AOIJ-2: six cards on priced spaces in Japan, and none beside the board', () => {
    const decks = [2, 3, 4, 5].map(seats => opened('japan', seats))
    expect(decks.map(({ deck }) => deck.length)).toEqual([48, 42, 36, 30])
    for (const { faceUp } of decks) expect(faceUp.filter(card => card !== null)).toHaveLength(6)
    expect(BOX.maps.japan.rules.cardPrices).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('a shorter game for two removes 18 cards unseen', () => {
    expect(opened('japan', 2).removed).toEqual([])
    expect(opened('japan', 2, true)).toMatchObject({ removed: { length: 18 }, deck: { length: 30 } })
    expect(opened('minnesota', 2, true)).toMatchObject({ removed: { length: 18 }, deck: { length: 34 } })
    expect(() => opened('japan', 3, true)).toThrow("'twoPlayerTrim' is for 2 seats")
  })

  it('everyone sees the face-up cards, only the owner sees a hand', () => {
    const table = tableAt(game, { seats: 2 })
    table.state.frames.length = 0
    table.at('game', { part: 0 })
    const kinds = table.told.map(({ fact, only }) => `${fact.kind} ${only}`)
    expect(kinds).toEqual([
      'tableSet null',
      ...Array<string>(8).fill('marketDealt null'),
      'cardsShown null',
      'dealt 0',
      'dealt 1',
      'turnBegan null',
    ])
    const set = table.facts[0]
    expect(set).toMatchObject({ kind: 'tableSet', map: 'japan', order: table.g.order, deck: 48 })
    expect(table.facts.at(-1)).toEqual({ kind: 'turnBegan', turn: 1, order: table.g.order, deck: 48 })
    expect(table.facts[1]).toEqual({ kind: 'marketDealt', market: 'nagano/m1', want: table.g.markets[0] })
    expect(table.facts[9]).toEqual({ kind: 'cardsShown', cards: table.g.faceUp })
    expect(table.facts[10]).toEqual({ kind: 'dealt', seat: ANN, cards: table.g.hand[ANN] })
    for (const fact of table.facts) expect(sayFact(game, fact, ['Ann', 'Ben'])).not.toBe('')
  })
})
