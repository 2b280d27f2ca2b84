import { describe, expect, it } from 'vitest'
import { ANN, BEN, CAT, type Complex, lying, operating, type Position } from './table.ts'

const ANNS: Complex = {
  factories: [['coal_mine', 0, 0]],
  products: [
    ['coal', 0, 1],
    ['coal', 1, 0],
  ],
}
const BENS: Complex = {
  factories: [['forest', 0, 0]],
  products: [
    ['wood', 1, 0],
    ['wood', -1, 0],
  ],
}
const trading = (position: Position = {}) => operating({ complexes: [ANNS, BENS], ...position })

describe('Trading with players', () => {
  it('VTI-41: an offer grows card by card; once it’s accepted, both hand over and place what they received', () => {
    const table = trading().pick('trade')
    expect(table.names).toEqual(['lay 1,0', 'lay 0,1', 'want wood', 'drop'])
    expect(table.why('send')).toEqual({ because: 'emptyOffer', rule: 'VTI-41' })
    table.pick('lay 0,1').pick('want wood')
    expect(table.names).toEqual(['lay 1,0', 'want wood', 'send', 'drop'])
    expect(table.why('lay 0,1')).toEqual({ because: 'laidAlready', rule: 'VTI-41', x: 0, y: 1 })
    expect(table.why('lay 0,0')).toEqual({ because: 'noProductThere', rule: 'VTI-41', x: 0, y: 0 })
    expect(table.why('want coal')).toEqual({
      because: 'theyHaveNoMore',
      rule: 'VTI-41',
      partner: BEN,
      product: 'coal',
      have: 0,
    })
    table.pick('send')
    expect(table.facts).toEqual([{ kind: 'offered', seat: ANN, partner: BEN, give: ['coal'], want: ['wood'] }])
    expect(table.actor).toBe(BEN)
    expect(table.names).toEqual(['accept', 'decline', 'decline all', 'counter'])
    table.pick('accept')
    expect(table.actor).toBe(BEN)
    expect(table.names).toEqual(['hand over -1,0', 'hand over 1,0'])
    expect(table.why('hand over 0,0')).toEqual({
      because: 'noSuchProduct',
      rule: 'VTI-41',
      product: 'wood',
      x: 0,
      y: 0,
    })
    table.pick('hand over 1,0')
    expect(table.facts.at(-1)).toEqual({ kind: 'handedOver', seat: BEN, partner: ANN, product: 'wood', x: 1, y: 0 })
    expect(table.actor).toBe(ANN)
    expect(table.names).toEqual(['to 0,-1', 'to -1,0', 'to 0,1'])
    table.pick('to 0,-1')
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'handedOver', seat: BEN, partner: ANN, product: 'wood', x: 1, y: 0 },
      { kind: 'placed', seat: ANN, product: 'wood', x: 0, y: -1 },
    ])
    expect(table.actor).toBe(BEN)
    table.pick('to 0,1')
    expect(lying(table, ANN)).toEqual(['wood 0,-1', 'coal 1,0'])
    expect(lying(table, BEN)).toEqual(['wood -1,0', 'coal 0,1'])
    expect(table.actor).toBe(ANN)
    expect(table.g.actions).toBe(1)
    expect(table.names).toContain('stop')
  })

  it('VTI-41: a gift, and a request for a gift', () => {
    const gift = trading().pick('trade').pick('lay 0,1').pick('send').pick('accept').pick('to 0,1')
    expect(lying(gift, ANN)).toEqual(['coal 1,0'])
    expect(lying(gift, BEN)).toEqual(['wood -1,0', 'wood 1,0', 'coal 0,1'])
    const asked = trading().pick('trade').pick('want wood').pick('want wood')
    expect(asked.why('want wood')).toMatchObject({ because: 'theyHaveNoMore', have: 2 })
    asked.pick('send')
    expect(asked.facts.at(-1)).toMatchObject({ give: [], want: ['wood', 'wood'] })
    asked.pick('accept').pick('hand over 1,0') // the other one is handed over without a choice
    asked.pick('to -1,0').pick('to 0,-1')
    expect(lying(asked, ANN)).toHaveLength(4)
    expect(lying(asked, BEN)).toEqual([])
  })

  it('VTI-62: nothing moves before the partner agrees; if declined, nothing has changed', () => {
    const table = trading()
    const before = [lying(table, ANN), lying(table, BEN)]
    table.pick('trade').pick('lay 0,1').pick('want wood').pick('send')
    expect([lying(table, ANN), lying(table, BEN)]).toEqual(before)
    table.pick('decline')
    expect([lying(table, ANN), lying(table, BEN)]).toEqual(before)
    expect(table.facts.at(-1)).toEqual({ kind: 'declined', seat: BEN, partner: ANN })
    expect(table.g.closed).toEqual([false, false])
  })

  it('E26, VTI-66: a declined offer can’t be repeated unchanged, but a better one can be made, up to three in total', () => {
    const table = trading().pick('trade').pick('lay 0,1').pick('want wood').pick('send').pick('decline')
    table.pick('trade').pick('lay 1,0').pick('want wood')
    expect(table.names).not.toContain('send')
    expect(table.why('send')).toEqual({ because: 'declinedAlready', rule: 'VTI-66' })
    table.pick('lay 0,1')
    expect(table.names).toContain('send')
    table.pick('send').pick('decline')
    expect(table.g.offers).toEqual([0, 2])
    table.pick('trade').pick('want wood').pick('send').pick('decline')
    expect(table.names).not.toContain('trade')
    expect(table.why('trade')).toEqual({ because: 'nobodyToTradeWith', rule: 'VTI-62' })
    table.at('tradeWith', { seat: ANN })
    expect(table.why('with 1')).toEqual({ because: 'tooManyOffersTo', rule: 'VTI-66', partner: BEN, most: 3 })
  })

  it('VTI-66: no trade is listed once every possible exchange was declined this move', () => {
    const one: Complex = { products: [['wood', 1, 0]] }
    const table = operating({ seats: 3, complexes: [one, {}, {}], closed: [false, false, true] })
    table.pick('trade').pick('lay 1,0').pick('send').pick('decline')
    expect(table.names).not.toContain('trade')
    expect(table.why('trade')).toEqual({ because: 'nobodyToTradeWith', rule: 'VTI-62' })
    table.at('tradeWith', { seat: ANN })
    expect(table.why('with 1')).toEqual({ because: 'allDeclined', rule: 'VTI-66', partner: BEN })
  })

  it('VTI-66: with two cards on the table the third offer is the last possible one', () => {
    const table = operating({ complexes: [{ products: [['wood', 1, 0]] }, { products: [['coal', 1, 0]] }] })
    table.pick('trade').pick('lay 1,0').pick('send').pick('decline')
    table.pick('trade').pick('want coal').pick('send').pick('decline')
    expect(table.names).toContain('trade') // wood for coal is left to offer
    const twice = operating({ complexes: [{ products: [['wood', 1, 0]] }, {}, {}], seats: 3 })
    twice.pick('trade').pick('with 1').pick('lay 1,0').pick('send').pick('decline')
    expect(twice.names).toContain('trade') // Cat hasn't received an offer yet
    twice.pick('trade') // Cat is the only partner left
    expect(twice.state.frames.at(-1)).toMatchObject({ frame: { partner: CAT } })
  })

  it('VTI-66, VTI-63: two full complexes can still swap more cards than were declined', () => {
    const full: Complex = {
      factories: [['forest', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
        ['wood', 0, 1],
        ['wood', 0, -1],
      ],
    }
    const table = operating({ complexes: [full, full] })
    const trade = (cards: number) => {
      table.pick('trade')
      for (const cell of ['1,0', '-1,0', '0,1', '0,-1'].slice(0, cards)) table.pick(`lay ${cell}`).pick('want wood')
      table.pick('send').pick('decline')
    }
    for (const cards of [1, 2]) trade(cards)
    expect(table.names).toContain('trade') // three for three is left, and four for four
    trade(3)
    expect(table.why('trade')).toMatchObject({ because: 'nobodyToTradeWith' }) // three offers have been made
  })

  it('VTI-41: if no one has products, that is why trading is refused', () => {
    const table = operating({})
    expect(table.why('trade')).toEqual({ because: 'noGoodsAnywhere', rule: 'VTI-41' })
    expect(operating({ complexes: [{}, BENS], closed: [false, true] }).why('trade')).toEqual({
      because: 'nobodyToTradeWith',
      rule: 'VTI-62',
    })
  })

  it('VTI-66: the same products are the same offer, in any order', () => {
    const complexes: Complex[] = [
      {
        products: [
          ['wood', 1, 0],
          ['coal', -1, 0],
        ],
      },
      {
        products: [
          ['oil', 1, 0],
          ['cotton', -1, 0],
        ],
      },
    ]
    const table = operating({ complexes }).pick('trade')
    for (const name of ['lay 1,0', 'lay -1,0', 'want oil', 'want cotton', 'send', 'decline', 'trade']) table.pick(name)
    for (const name of ['lay -1,0', 'lay 1,0', 'want cotton', 'want oil']) table.pick(name)
    expect(table.why('send')).toEqual({ because: 'declinedAlready', rule: 'VTI-66' })
  })

  it('VTI-62: only other seats can be partners, and only for the products they have', () => {
    const complexes: Complex[] = [{ products: [['wood', 1, 0]] }, { products: [['oil', 1, 0]] }, {}]
    const table = operating({ seats: 3, complexes }).pick('trade')
    const names = () =>
      table.referee.candidates(table.state).map(({ option }) => table.referee.name(table.state, option))
    expect(names()).toEqual(['with 1', 'with 2'])
    table.pick('with 1')
    expect(names()).toEqual(['lay 1,0', 'want oil', 'send', 'drop'])
  })

  it('VTI-66: three offers to one player, six in total', () => {
    const table = operating({ seats: 4, complexes: [ANNS, BENS, BENS, BENS], offers: [0, 3, 2, 0] }).pick('trade')
    expect(table.names).toEqual(['with 2', 'with 3'])
    table.pick('with 2').pick('lay 0,1').pick('send').pick('decline')
    expect(table.why('trade')).toMatchObject({ because: 'nobodyToTradeWith' })
    expect(table.why('give factory to 3')).toEqual({ because: 'tooManyOffers', rule: 'VTI-66', most: 6 })
  })

  it('VTI-66: a dropped offer counts as an action, not as an offer', () => {
    const table = trading().pick('trade').pick('lay 0,1').pick('drop')
    expect(table.facts).toEqual([{ kind: 'droppedOffer', seat: ANN, partner: BEN }])
    expect(table.g.actions).toBe(1)
    expect(table.g.offers).toEqual([0, 0])
    expect(lying(table, ANN)).toHaveLength(2)
  })

  it('E26, VTI-69: a player who declines all gets no offers until their own turn', () => {
    const table = operating({ seats: 4, complexes: [ANNS, BENS, BENS, BENS] })
    table.pick('trade').pick('with 1').pick('lay 0,1').pick('send').pick('decline all')
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'declined', seat: BEN, partner: ANN },
      { kind: 'closedToOffers', seat: BEN },
    ])
    expect(table.g.closed).toEqual([false, true, false, false])
    expect(table.why('give factory to 1')).toEqual({ because: 'isClosed', rule: 'VTI-69', partner: BEN })
    table.at('tradeWith', { seat: ANN })
    expect(table.why('with 1')).toEqual({ because: 'isClosed', rule: 'VTI-69', partner: BEN })
    const ben = operating({ seats: 3, complexes: [ANNS, BENS, BENS], closed: [true, true, true] })
    ben.at('playerTurn', { part: 0, seat: BEN })
    expect(ben.g.closed).toEqual([true, false, true])
  })

  it('E26, VTI-68: at most four cards each way', () => {
    const full = (factory: 'coal_mine' | 'forest', product: 'coal' | 'wood'): Complex => ({
      factories: [
        [factory, 0, 0],
        [factory, 1, 1],
      ],
      products: [
        [product, 0, -1],
        [product, -1, 0],
        [product, 1, 0],
        [product, 0, 1],
        [product, 2, 1],
      ],
    })
    const table = operating({ complexes: [full('coal_mine', 'coal'), full('forest', 'wood')] }).pick('trade')
    for (const cell of ['0,-1', '-1,0', '1,0', '0,1']) table.pick(`lay ${cell}`)
    expect(table.why('lay 2,1')).toEqual({ because: 'tooManyCards', rule: 'VTI-68', most: 4 })
    table.pick('want wood', 4)
    expect(table.why('want wood')).toEqual({ because: 'tooManyCards', rule: 'VTI-68', most: 4 })
    expect(table.names).toEqual(['send', 'drop'])
  })

  it('VTI-63: both need room for what they receive', () => {
    const crowded: Complex = {
      factories: [['forest', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
        ['wood', 0, 1],
        ['wood', 0, -1],
      ],
    }
    const table = operating({ complexes: [ANNS, crowded] })
      .pick('trade')
      .pick('lay 0,1')
    expect(table.why('send')).toEqual({ because: 'noRoom', rule: 'VTI-63', seat: BEN })
    table.pick('want wood')
    expect(table.why('send')).toBeNull()
    const asking = operating({ complexes: [crowded, ANNS] })
      .pick('trade')
      .pick('want coal')
    expect(asking.why('send')).toEqual({ because: 'noRoom', rule: 'VTI-63', seat: ANN })
  })

  it('VTI-63: room for exactly as many as arrive is enough', () => {
    const table = operating({
      complexes: [
        ANNS,
        {
          factories: [['forest', 0, 0]],
          products: [
            ['wood', 1, 0],
            ['wood', -1, 0],
          ],
        },
      ],
    })
    table.pick('trade').pick('lay 0,1').pick('lay 1,0')
    expect(table.why('send')).toBeNull()
    const three: Complex = {
      factories: [['forest', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
        ['wood', 0, 1],
      ],
    }
    const tight = operating({ complexes: [ANNS, three] })
      .pick('trade')
      .pick('lay 0,1')
      .pick('lay 1,0')
    expect(tight.why('send')).toMatchObject({ because: 'noRoom', seat: BEN })
  })

  it('VTI-62: possible trading partners', () => {
    const bare: Complex = { factories: [['forest', 0, 0]] }
    const table = operating({ seats: 3, complexes: [bare, bare, BENS] })
    expect(table.names).toContain('trade')
    table.at('tradeWith', { seat: ANN })
    expect(table.names).toEqual(['want wood', 'drop']) // only Cat has something to ask for
    expect(table.state.frames.at(-1)).toMatchObject({ frame: { partner: CAT } })
    const none = operating({ complexes: [bare, bare] })
    expect(none.names).not.toContain('trade')
    none.at('tradeWith', { seat: ANN })
    expect(none.why('with 1')).toEqual({ because: 'nothingToTrade', rule: 'VTI-41', partner: BEN })
    expect(none.why('with 0')).toEqual({ because: 'nobodyThere', rule: 'VTI-62' })
  })

  it('VTI-63: a partner without room can still swap or give', () => {
    const crowded: Complex = {
      factories: [['forest', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
        ['wood', 0, 1],
        ['wood', 0, -1],
      ],
    }
    expect(operating({ complexes: [crowded, crowded] }).names).toContain('trade')
    expect(operating({ complexes: [{}, crowded] }).names).toContain('trade')
    expect(operating({ complexes: [crowded, {}] }).names).toContain('trade')
  })

  describe('a counter-offer', () => {
    const offered = (position: Position = {}) =>
      trading(position).pick('trade').pick('lay 0,1').pick('want wood').pick('send')

    it('VTI-72: the partner answers with another exchange, card by card, and the active player accepts it', () => {
      const table = offered().pick('counter')
      expect(table.actor).toBe(BEN)
      expect(table.names).toEqual(['lay -1,0', 'lay 1,0', 'want coal', 'decline'])
      expect(table.why('send')).toEqual({ because: 'emptyOffer', rule: 'VTI-41' })
      table.pick('lay 1,0').pick('want coal')
      expect(table.why('send')).toEqual({ because: 'sameExchange', rule: 'VTI-72', partner: ANN })
      table.pick('want coal').pick('send')
      expect(table.facts.at(-1)).toEqual({
        kind: 'countered',
        seat: BEN,
        partner: ANN,
        give: ['wood'],
        want: ['coal', 'coal'],
      })
      expect(table.actor).toBe(ANN)
      expect(table.names).toEqual(['accept', 'decline'])
      table.pick('accept').pick('hand over 0,1') // the other one is handed over without a choice
      expect(table.facts.at(-1)).toMatchObject({ kind: 'handedOver', seat: ANN, partner: BEN, product: 'coal' })
      expect(table.actor).toBe(BEN)
      table.pick('to 0,1').pick('to 0,-1')
      expect(table.actor).toBe(ANN)
      table.pick('to 1,0')
      expect([lying(table, ANN), lying(table, BEN)]).toEqual([['wood 1,0'], ['coal 0,-1', 'wood -1,0', 'coal 0,1']])
      expect([table.g.offers, table.g.actions]).toEqual([[0, 1], 1])
      expect(table.names).toContain('stop') // Ann's move goes on
    })

    it('VTI-72: if declined, nothing has changed, and both exchanges count as declined this move', () => {
      const table = offered()
      const before = [lying(table, ANN), lying(table, BEN)]
      table.pick('counter').pick('lay 1,0').pick('want coal', 2).pick('send').pick('decline')
      expect([lying(table, ANN), lying(table, BEN)]).toEqual(before)
      expect(table.facts.at(-1)).toEqual({ kind: 'declined', seat: ANN, partner: BEN })
      expect(table.g.declined).toEqual(['0 to 1: coal for wood', '1 to 0: wood for coal coal'])
      expect(table.g.closed).toEqual([false, false])
      table.pick('trade').pick('lay 0,1').pick('want wood')
      expect(table.why('send')).toEqual({ because: 'declinedAlready', rule: 'VTI-66' })
      table.pick('lay 1,0').pick('send').pick('counter').pick('lay 1,0').pick('want coal', 2)
      expect(table.why('send')).toEqual({ because: 'declinedAlready', rule: 'VTI-66' })
    })

    it('VTI-72: a counter-offer that failed with one partner may still come from another', () => {
      const table = operating({ seats: 3, complexes: [ANNS, BENS, BENS] })
      const ask = (partner: number) => {
        table.pick('trade').pick(`with ${partner}`).pick('lay 0,1').pick('send')
        return table.pick('counter').pick('lay 1,0').pick('want coal', 2)
      }
      ask(1).pick('send').pick('decline')
      expect(ask(2).why('send')).toBeNull()
    })

    it('VTI-72: instead of sending it the partner can still decline', () => {
      const table = offered().pick('counter').pick('lay 1,0').pick('decline')
      expect(table.facts).toEqual([
        { kind: 'offered', seat: ANN, partner: BEN, give: ['coal'], want: ['wood'] },
        { kind: 'declined', seat: BEN, partner: ANN },
      ])
      expect(table.g.declined).toEqual(['0 to 1: coal for wood'])
      expect(table.actor).toBe(ANN)
    })

    it('VTI-72: needs another exchange, and room for it', () => {
      const lone = operating({ complexes: [{ products: [['wood', 1, 0]] }, {}] })
      lone.pick('trade').pick('lay 1,0').pick('send')
      expect(lone.names).toEqual(['accept', 'decline', 'decline all'])
      expect(lone.why('counter')).toEqual({ because: 'noOtherExchange', rule: 'VTI-72', partner: ANN })
      const full: Complex = {
        products: [
          ['wood', 1, 0],
          ['wood', -1, 0],
          ['wood', 0, 1],
          ['wood', 0, -1],
        ],
      }
      const table = operating({ complexes: [full, full] })
      table.pick('trade').pick('lay 1,0').pick('want wood').pick('send').pick('counter').pick('lay 1,0')
      expect(table.why('send')).toEqual({ because: 'noRoom', rule: 'VTI-63', seat: ANN })
    })

    it('VTI-72: an offered factory can only be accepted or declined', () => {
      const complexes: Complex[] = [
        {
          factories: [
            ['coal_mine', 0, 0],
            ['coal_mine', 1, 0],
          ],
          products: [['coal', 0, 1]],
        },
        BENS,
      ]
      const table = operating({ complexes }).pick('give factory to 1').pick('factory 1,0').pick('pay 0,1')
      table.pick(table.names[0] ?? '').pick('turn 0')
      expect(table.names).toEqual(['accept', 'decline', 'decline all'])
      expect(table.why('counter')).toEqual({ because: 'onlyTradesAreCountered', rule: 'VTI-72' })
    })

    it('VTI-66, VTI-72: a counter-offer doesn’t count as the active player’s offer, and each offer gets at most one', () => {
      const table = trading()
      for (const names of [['lay 0,1'], ['lay 0,1', 'lay 1,0'], ['want wood']]) {
        table.pick('trade')
        for (const name of [...names, 'send', 'counter', 'lay 1,0', 'lay -1,0', 'want coal']) table.pick(name)
        if (table.names.includes('send')) table.pick('send').pick('decline')
        else table.pick('decline')
      }
      expect(table.g.offers).toEqual([0, 3])
      expect(table.names).not.toContain('trade')
    })
  })
})
