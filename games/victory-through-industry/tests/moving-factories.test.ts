import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { ANN, BEN, type Complex, lying, operating, stackOf, standing } from './table.ts'

describe('Moving a factory', () => {
  it('E23, VTI-36, VTI-58: a lone forest turns in its cell for one wood', () => {
    const complex: Complex = {
      factories: [['forest', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
      ],
    }
    const table = operating({ complexes: [complex] })
      .pick('move factory')
      .pick('factory 0,0')
      .pick('pay 1,0')
    expect(table.names).toEqual(['at 0,0'])
    table.pick('at 0,0')
    expect(standing(table)).toEqual(['forest 0,0 turn 1'])
    expect(lying(table)).toEqual(['wood -1,0'])
    expect(table.facts).toEqual([
      {
        kind: 'movedFactory',
        seat: ANN,
        factory: 'forest',
        from: { x: 0, y: 0 },
        x: 0,
        y: 0,
        turn: 1,
        paid: ['wood'],
        paidAt: [{ x: 1, y: 0 }],
      },
    ])
    expect(stackOf(table, 'forest')).toBe(2)
  })

  it('E23: a lone coal mine has the three other turns', () => {
    const complex: Complex = { factories: [['coal_mine', 0, 0]], products: [['coal', 0, 1]] }
    const table = operating({ complexes: [complex] })
      .pick('move factory')
      .pick('factory 0,0')
      .pick('pay 0,1')
      .pick('at 0,0')
    expect(table.names).toEqual(['turn 1', 'turn 2', 'turn 3'])
    expect(table.why('turn 0')).toEqual({ because: 'mustTurn', rule: 'VTI-36', factory: 'coal_mine' })
  })

  it('E23, VTI-36: it isn’t offered without a matching product', () => {
    expect(operating({ complexes: [{ factories: [['forest', 0, 0]] }] }).names).not.toContain('move factory')
    const table = operating({
      complexes: [
        {
          factories: [
            ['forest', 0, 0],
            ['coal_mine', 1, 1],
          ],
          products: [['oil', 1, 0]],
        },
      ],
    })
    expect(table.why('move factory')).toEqual({ because: 'cannotMoveAny', rule: 'VTI-36' })
    const coal = operating({
      complexes: [
        {
          factories: [
            ['forest', 0, 0],
            ['coal_mine', 1, 1],
          ],
          products: [['coal', 1, 0]],
        },
      ],
    })
    coal.pick('move factory')
    expect(coal.names).toEqual(['factory 1,1'])
    expect(coal.why('factory 0,0')).toEqual({
      because: 'cannotPay',
      rule: 'VTI-36',
      factory: 'forest',
      have: 0,
      need: 1,
    })
  })

  it('VTI-36, VTI-18: it moves to a cell that touches another factory, and may keep its turn there', () => {
    const complex: Complex = {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 1],
      ],
      products: [
        ['coal', 1, 2],
        ['wood', 1, 0],
      ],
    }
    const table = operating({ complexes: [complex] })
      .pick('move factory')
      .pick('factory 1,1')
      .pick('pay 1,0')
    expect(table.names).toEqual(['at -1,-1', 'at 0,-1', 'at 1,-1', 'at -1,0', 'at 1,0', 'at -1,1', 'at 0,1', 'at 1,1'])
    expect(table.why('at 2,2')).toEqual({ because: 'notTouching', rule: 'VTI-18', x: 2, y: 2 })
    table.pick('at -1,-1')
    expect(table.names).toEqual(['turn 0', 'turn 1', 'turn 2', 'turn 3'])
    table.pick('turn 0')
    expect(standing(table)).toEqual(['forest 0,0 turn 0', 'coal_mine -1,-1 turn 0'])
    // VTI-40: its coal has lost its place
    expect(table.state.frames.at(-1)).toMatchObject({
      step: 'rescue',
      frame: { seat: ANN, product: 'coal', x: 1, y: 2 },
    })
  })

  it('VTI-18, R15: a factory that connects two groups may only move where it still does', () => {
    const complex: Complex = {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 1],
        ['iron_mine', 2, 0],
      ],
      products: [['wood', -1, 0]],
    }
    const table = operating({ complexes: [complex] })
      .pick('move factory')
      .pick('factory 1,1')
      .pick('pay -1,0')
    expect(table.names).toEqual(['at 1,-1', 'at 1,0', 'at 1,1'])
    expect(table.why('at -1,-1')).toEqual({ because: 'wouldNotJoin', rule: 'VTI-18', x: -1, y: -1 })
    table.pick('at 1,-1').pick('turn 2')
    expect(standing(table)).toEqual(['forest 0,0 turn 0', 'iron_mine 2,0 turn 0', 'coal_mine 1,-1 turn 2'])
  })
})

const GIVER: Complex = {
  factories: [
    ['forest', 0, 0],
    ['coal_mine', 1, 1],
  ],
  products: [
    ['coal', 1, 2],
    ['wood', 1, 0],
    ['oil', -1, 0],
  ],
}
const TAKER: Complex = { factories: [['iron_mine', 0, 0]], products: [['iron_ore', 0, 1]] }

describe('Factories between complexes', () => {
  it('VTI-37, VTI-62: giving: the partner agrees, and the giver pays and places stranded products', () => {
    const table = operating({ complexes: [GIVER, TAKER] })
    expect(table.names).toContain('give factory to 1')
    table.pick('give factory to 1')
    expect(table.names).toEqual(['factory 0,0', 'factory 1,1'])
    table.pick('factory 1,1').pick('pay 1,0')
    expect(table.names).not.toContain('at 0,1') // Ben's iron ore is there
    expect(table.names).toContain('at 1,0') // this cell is empty on Ben's floor
    table.pick('at 1,1').pick('turn 1')
    expect(table.actor).toBe(BEN)
    expect(table.names).toEqual(['accept', 'decline', 'decline all'])
    expect(table.facts).toEqual([
      {
        kind: 'offeredFactory',
        seat: ANN,
        partner: BEN,
        factory: 'coal_mine',
        from: { x: 1, y: 1 },
        x: 1,
        y: 1,
        turn: 1,
      },
    ])
    expect(standing(table)).toHaveLength(2)
    table.pick('accept')
    expect(standing(table, ANN)).toEqual(['forest 0,0 turn 0'])
    expect(standing(table, BEN)).toEqual(['iron_mine 0,0 turn 0', 'coal_mine 1,1 turn 1'])
    expect(table.facts.slice(1)).toEqual([
      { kind: 'accepted', seat: BEN, partner: ANN },
      {
        kind: 'gaveFactory',
        seat: ANN,
        partner: BEN,
        factory: 'coal_mine',
        from: { x: 1, y: 1 },
        x: 1,
        y: 1,
        turn: 1,
        paid: ['wood'],
        paidAt: [{ x: 1, y: 0 }],
      },
    ])
    expect(table.state.frames.at(-1)).toMatchObject({ step: 'rescue', frame: { seat: ANN, product: 'coal' } })
    table.pick('discard')
    expect(table.actor).toBe(ANN)
    expect(table.g.actions).toBe(1)
    expect(table.g.offers).toEqual([0, 1])
  })

  it('VTI-37, VTI-62: taking: the partner agrees and places stranded products', () => {
    const complexes: Complex[] = [
      { factories: [['iron_mine', 0, 0]], products: [['coal', 1, 0]] },
      {
        factories: [
          ['forest', 0, 0],
          ['coal_mine', 1, 1],
        ],
        products: [['coal', 1, 2]],
      },
    ]
    const table = operating({ complexes }).pick('take factory')
    expect(table.names).toEqual(['factory 1,1 of 1'])
    expect(table.why('factory 0,0 of 1')).toEqual({
      because: 'cannotPay',
      rule: 'VTI-36',
      factory: 'forest',
      have: 0,
      need: 1,
    })
    expect(table.why('factory 0,0')).toEqual({ because: 'noFactoryThere', rule: 'VTI-36', x: 0, y: 0 })
    expect(table.why('factory 0,0 of 0')).toEqual({ because: 'nobodyThere', rule: 'VTI-62' })
    expect(table.why('factory 0,0 of 4')).toMatchObject({ because: 'nobodyThere' })
    expect(table.why('factory 9,9 of 1')).toMatchObject({ because: 'noFactoryThere' })
    table.pick('factory 1,1 of 1').pick('pay 1,0')
    expect(table.names).toContain('at 1,0') // the payment empties it
    table.pick('at 1,1').pick('turn 3')
    expect(table.facts[0]).toMatchObject({ kind: 'askedForFactory', seat: ANN, partner: BEN, factory: 'coal_mine' })
    table.pick('accept')
    expect(standing(table, ANN)).toEqual(['iron_mine 0,0 turn 0', 'coal_mine 1,1 turn 3'])
    expect(standing(table, BEN)).toEqual(['forest 0,0 turn 0'])
    expect(table.facts.at(-1)).toMatchObject({ kind: 'tookFactory', seat: ANN, partner: BEN, paid: ['coal'] })
    expect(table.actor).toBe(BEN)
    expect(table.state.frames.at(-1)).toMatchObject({ step: 'rescue', frame: { seat: BEN, product: 'coal' } })
  })

  it('VTI-62, VTI-66: a declined offer changes nothing and can’t be repeated', () => {
    const table = operating({ complexes: [GIVER, TAKER] })
    const ask = (turn: string) =>
      table.pick('give factory to 1').pick('factory 0,0').pick('pay 1,0').pick('at 1,1').pick(turn)
    const before = [standing(table), lying(table)]
    ask('turn 0').pick('decline')
    expect([standing(table), lying(table)]).toEqual(before)
    expect(table.facts.at(-1)).toEqual({ kind: 'declined', seat: BEN, partner: ANN })
    expect(table.g.offers).toEqual([0, 1])
    table.pick('give factory to 1').pick('factory 0,0').pick('pay 1,0').pick('at 1,1') // with only one turn left, the seat is still asked
    expect(table.facts.at(-1)).toMatchObject({ kind: 'offeredFactory', turn: 1 })
    table.pick('decline')
    table.pick('give factory to 1').pick('factory 0,0').pick('pay 1,0')
    expect(table.names).not.toContain('at 1,1')
    expect(table.why('at 1,1')).toEqual({ because: 'declinedAlready', rule: 'VTI-66' })
    table.pick('at -1,-1')
    expect(table.names).toEqual(['turn 0', 'turn 1'])
    table.pick('turn 0').pick('decline')
    expect(table.names).not.toContain('give factory to 1')
    expect(table.why('give factory to 1')).toEqual({
      because: 'tooManyOffersTo',
      rule: 'VTI-66',
      partner: BEN,
      most: 3,
    })
    expect(table.names).not.toContain('trade')
  })

  it('VTI-66: a turn that was declined is refused', () => {
    const table = operating({ complexes: [GIVER, TAKER] })
    table.pick('give factory to 1').pick('factory 1,1').pick('pay 1,0').pick('at 1,1').pick('turn 2').pick('decline')
    table.pick('give factory to 1').pick('factory 1,1').pick('pay 1,2').pick('at 1,1')
    expect(table.names).toEqual(['turn 0', 'turn 1', 'turn 3'])
    expect(table.why('turn 2')).toEqual({ because: 'declinedAlready', rule: 'VTI-66' })
  })

  it('VTI-58, R14: neither complex may be left empty or split', () => {
    const chain: Complex = {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 1],
        ['forest', 2, 2],
      ],
      products: [
        ['wood', 1, 0],
        ['coal', 1, 2],
      ],
    }
    const table = operating({ complexes: [chain, TAKER] }).pick('give factory to 1')
    expect(table.names).toEqual(['factory 0,0', 'factory 2,2'])
    expect(table.why('factory 1,1')).toEqual({ because: 'wouldSplit', rule: 'VTI-18', factory: 'coal_mine' })
    const lone = operating({ complexes: [{ factories: [['forest', 0, 0]], products: [['wood', 1, 0]] }, TAKER] })
    expect(lone.names).not.toContain('give factory to 1')
    expect(lone.why('give factory to 1')).toEqual({ because: 'cannotGiveAny', rule: 'VTI-37' })
    expect(lone.names).not.toContain('take factory')
    expect(lone.why('take factory')).toEqual({ because: 'cannotTakeAny', rule: 'VTI-37' })
    expect(lone.at('pickFactory', { seat: ANN, use: 'take', partner: null }).why('factory 0,0 of 1')).toEqual({
      because: 'lastFactory',
      rule: 'VTI-58',
    })
  })

  const PAIR: Complex = {
    factories: [
      ['forest', 0, 0],
      ['forest', 1, 1],
    ],
    products: [['wood', 1, 0]],
  }

  it('VTI-37: only rivals’ factories can be taken, and only from seats that take offers', () => {
    const alone = operating({ complexes: [PAIR, { factories: [['forest', 0, 0]] }] })
    expect(alone.names).toContain('give factory to 1')
    expect(alone.names).not.toContain('take factory')
    expect(alone.why('take factory')).toEqual({ because: 'cannotTakeAny', rule: 'VTI-37' })
    const closed = operating({ complexes: [PAIR, PAIR], closed: [false, true] })
    expect(closed.names).not.toContain('take factory')
    const open = operating({ complexes: [PAIR, PAIR] }).pick('take factory')
    expect(open.names).toEqual(['factory 0,0 of 1', 'factory 1,1 of 1'])
    expect(open.referee.candidates(open.state)).toHaveLength(2) // the seat's own factories aren't considered
  })

  it('VTI-18, VTI-37: a factory that connects two others can neither be given nor taken', () => {
    const chain: Complex = {
      factories: [
        ['iron_mine', 0, 0],
        ['steel_mill', 1, 1],
        ['zinc_mine', 2, 2],
      ],
      products: [['coal', 0, 1]], // only enough to pay for the mill
    }
    const table = operating({ complexes: [chain, chain] })
    expect(table.why('give factory to 1')).toEqual({ because: 'cannotGiveAny', rule: 'VTI-37' })
    expect(table.why('take factory')).toEqual({ because: 'cannotTakeAny', rule: 'VTI-37' })
    expect(table.barred.filter(name => name.startsWith('give factory'))).toEqual(['give factory to 1'])
  })

  it('VTI-18, VTI-37: a ring can spare any of its factories, even though none has touching neighbours', () => {
    const ring: Complex = {
      factories: [
        ['forest', 0, 0],
        ['forest', 1, 1],
        ['forest', 2, 0],
        ['forest', 1, -1],
      ],
      products: [['wood', 1, 0]],
    }
    const table = operating({ complexes: [ring, { factories: [['coal_mine', 0, 0]] }] }).pick('give factory to 1')
    expect(table.names).toHaveLength(4)
  })

  it('VTI-36, VTI-70: a factory in its cell may turn any way that looks different, inputs included', () => {
    const table = operating({ complexes: [{ factories: [['forest', 0, 0]], products: [['wood', 1, 0]] }] })
    const { tables } = STANDARD
    const sides = { ...tables.factories.forest.sides, N: { role: 'input' as const, oneOf: ['cotton' as const] } }
    const forest = { ...tables.factories.forest, sides }
    Object.assign(table.g, { box: openBox({ ...tables, factories: { ...tables.factories, forest } }) })
    table.pick('move factory').pick('factory 0,0').pick('pay 1,0').pick('at 0,0')
    expect(table.names).toEqual(['turn 1', 'turn 2', 'turn 3'])
  })

  it('VTI-37: a seat can’t give to itself or to an empty seat', () => {
    const table = operating({ complexes: [GIVER, TAKER] })
    expect(table.why('give factory to 0')).toEqual({ because: 'nobodyThere', rule: 'VTI-62' })
    expect(table.why('give factory to 2')).toMatchObject({ because: 'nobodyThere' })
  })
})
