import { Chance, imagine as imagineTable, type Seat, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { type View } from '../view.ts'
import { ANN, BEN, japan, minnesota } from './table.ts'

const seenBy = (table: ReturnType<typeof japan>, seat: Seat | null) => table.view(seat).view as View

describe('Hidden information', () => {
  const table = () =>
    minnesota({
      hands: [
        ['red', 'ship'],
        ['coal', 'coal', 'blue'],
      ],
      openHands: [['green'], ['port']],
    })

  it('only the owner sees a hand; other players see its size and the cards taken face up', () => {
    const own = seenBy(table(), ANN)
    expect(own.own).toEqual(['red', 'ship'])
    expect(own.hiddenCards).toEqual([2, 3])
    expect(own.openHand).toEqual([['green'], ['port']])
    expect(JSON.stringify({ ...own, own: [], openHand: [] })).not.toContain('"coal","coal"')
    expect(own).not.toHaveProperty('hand')
    expect(own).not.toHaveProperty('deck')
    expect(own).not.toHaveProperty('removed')
  })

  it('no player sees the deck; its size is public', () => {
    const { g } = table()
    expect(seenBy(table(), BEN)).toMatchObject({ deckSize: g.deck.length, removedCards: 0, seat: BEN })
  })

  it('a spectator has no cards', () => {
    expect(seenBy(table(), null)).toMatchObject({ own: [], seat: null, hiddenCards: [2, 3] })
  })

  it('everything else is public, including the final count if the game ended now', () => {
    const seen = seenBy(japan({ cash: [12, 3], loans: [1, 0], counters: { 'osaka/1': 'Ben cotton 1' } }), ANN)
    expect(seen).toMatchObject({ cash: [12, 3], loans: [1, 0], demand: { coal: 8, iron: 8 }, unused: 10 })
    expect(seen.counts.map(({ points }) => points)).toEqual([0, 1])
    expect(seen.counters.filter(one => one !== null)).toHaveLength(1)
  })

  it('an imagined table deals exactly the cards this seat hasn’t seen', () => {
    const real = table()
    const seen = real.view(ANN)
    const decks = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const { g } = imagineTable(real.referee, seen, new Chance(swiftChance(`world ${i}`))) as { g: typeof real.g }
      expect(g.hand[ANN]).toEqual(['red', 'ship'])
      expect(g.hand[BEN]).toHaveLength(3)
      expect(g.deck).toHaveLength(real.g.deck.length)
      const all = [...g.deck, ...g.hand.flat(), ...g.openHand.flat(), ...g.removed, ...g.discards]
      expect(all.sort()).toEqual([...real.g.box.cards].sort())
      decks.add(g.hand[BEN].join())
    }
    expect(decks.size).toBeGreaterThan(1)
  })
})
