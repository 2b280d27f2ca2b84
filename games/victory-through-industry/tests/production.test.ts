import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { productionOf } from '../readings/running.ts'
import { ANN, type Complex, lying, moving, type ProductAt, type VictoryTable } from './table.ts'

const withComplex = (factories: Complex['factories'], products: readonly ProductAt[] = []) =>
  moving({ complexes: [{ factories: factories ?? [], products }] })

const canProduce = (table: VictoryTable, factory: string) => table.names.includes(`produce ${factory}`)

describe('Production', () => {
  it('E1, VTI-7, VTI-8, VTI-9: a steel mill uses coal and iron ore, makes steel, and can’t run again at once', () => {
    const table = withComplex(
      [['steel_mill', 0, 0]],
      [
        ['coal', -1, 0],
        ['iron_ore', 1, 0],
      ],
    )
    expect(table.names).toEqual(['produce steel_mill', 'operate'])
    table.pick('produce steel_mill')
    expect(lying(table)).toEqual(['steel 0,1'])
    expect(table.facts).toEqual([
      {
        kind: 'ran',
        seat: ANN,
        factory: 'steel_mill',
        x: 0,
        y: 0,
        used: ['iron_ore', 'coal'],
        usedAt: [
          { x: 1, y: 0 },
          { x: -1, y: 0 },
        ],
        made: ['steel'],
        madeAt: [{ x: 0, y: 1 }],
      },
    ])
    expect(table.g.movesLeft).toBe(1)
    expect(table.names).toEqual(['operate'])
  })

  it.each([
    [
      1,
      [
        ['coal', 0, -1],
        ['iron_ore', 0, 1],
      ],
      'steel -1,0',
    ],
    [
      2,
      [
        ['coal', 1, 0],
        ['iron_ore', -1, 0],
      ],
      'steel 0,-1',
    ],
    [
      3,
      [
        ['coal', 0, 1],
        ['iron_ore', 0, -1],
      ],
      'steel 1,0',
    ],
  ] as const)('E2, VTI-17: a mill turned %i times takes and outputs on other sides', (turn, products, steel) => {
    const table = withComplex([['steel_mill', 0, 0, turn]], products).pick('produce steel_mill')
    expect(lying(table)).toEqual([steel])
  })

  it('E3, VTI-23: an input is missing, or the inputs are swapped', () => {
    const one = withComplex([['steel_mill', 0, 0]], [['coal', -1, 0]])
    expect(canProduce(one, 'steel_mill')).toBe(false)
    expect(one.why('produce steel_mill')).toEqual({
      because: 'lacksInput',
      rule: 'VTI-23',
      product: 'iron_ore',
      at: '1,0',
    })
    const swapped = withComplex(
      [['steel_mill', 0, 0]],
      [
        ['coal', 1, 0],
        ['iron_ore', -1, 0],
      ],
    )
    expect(canProduce(swapped, 'steel_mill')).toBe(false)
  })

  it('E4, VTI-24: a product or a factory on one output cell blocks a refinery', () => {
    const product = withComplex(
      [['oil_refinery', 0, 0]],
      [
        ['oil', 0, -1],
        ['wood', 1, 0],
      ],
    )
    expect(product.why('produce oil_refinery')).toEqual({
      because: 'outputBlocked',
      rule: 'VTI-24',
      by: 'wood',
      at: '1,0',
    })
    const factory = withComplex(
      [
        ['oil_refinery', 0, 0],
        ['forest', 1, 0],
      ],
      [['oil', 0, -1]],
    )
    expect(factory.why('produce oil_refinery')).toEqual({
      because: 'outputBlocked',
      rule: 'VTI-24',
      by: 'forest',
      at: '1,0',
    })
    const free = withComplex(
      [
        ['oil_refinery', 0, 0],
        ['forest', 1, 1],
      ],
      [['oil', 0, -1]],
    ).pick('produce oil_refinery')
    expect(lying(free)).toEqual(['naphtha -1,0', 'lubricant 1,0', 'gasoline 0,1'])
  })

  it('VTI-24: an input cell with a factory on it has no product', () => {
    const table = withComplex([
      ['textile_mill', 0, 0],
      ['forest', 0, -1],
    ])
    expect(table.why('produce textile_mill')).toMatchObject({ because: 'lacksInput', product: 'cotton', at: '0,-1' })
  })

  it('VTI-22: only a type the seat owns', () => {
    const table = withComplex([['steel_mill', 0, 0]])
    expect(table.why('produce forest')).toEqual({ because: 'noSuchFactory', rule: 'VTI-22', factory: 'forest' })
  })

  it('E5, VTI-25: two of three textile mills run', () => {
    const table = withComplex(
      [
        ['textile_mill', 0, 0],
        ['textile_mill', 1, 1],
        ['textile_mill', 2, 2],
      ],
      [
        ['cotton', 0, -1],
        ['cotton', 1, 0],
        ['cotton', 2, 1],
        ['coal', 1, 2],
      ],
    )
    expect(productionOf(table.g, ANN, 'textile_mill')).toMatchObject({
      owned: 3,
      contested: [],
      gain: 2,
      hasChoice: false,
    })
    table.pick('produce textile_mill')
    expect(table.names).toEqual(['all', 'run 0,0', 'run 2,2'])
    table.pick('all')
    expect(lying(table)).toEqual(['cotton 1,0', 'cloth 0,1', 'coal 1,2', 'cloth 2,3'])
    expect(table.facts.at(-1)).toEqual({ kind: 'produced', seat: ANN, factory: 'textile_mill', runs: 2 })
    expect(table.g.movesLeft).toBe(1)
  })

  it('E6, VTI-27, VTI-28: four nylon factories each make what the player chooses', () => {
    const table = withComplex(
      [
        ['nylon_factory', 0, 0],
        ['nylon_factory', 1, 1],
        ['nylon_factory', 2, 2],
        ['nylon_factory', 3, 3],
      ],
      [
        ['naphtha', 0, -1],
        ['naphtha', 1, 0],
        ['naphtha', 2, 1],
        ['naphtha', 3, 2],
      ],
    ).pick('produce nylon_factory')
    expect(productionOf(table.g, ANN, 'nylon_factory').hasChoice).toBe(true)
    expect(table.names).toHaveLength(8)
    expect(table.why('all')).toEqual({ because: 'notAllAtOnce', rule: 'VTI-55' })
    expect(table.why('run 0,0')).toEqual({ because: 'otherOutput', rule: 'VTI-27', factory: 'nylon_factory' })
    expect(table.why('run 0,0 for naphtha')).toMatchObject({ because: 'otherOutput' })
    table.pick('run 0,0 for cloth')
    for (const at of ['1,1', '2,2', '3,3']) table.pick(`run ${at} for parachutes`)
    expect(lying(table)).toEqual(['cloth 0,1', 'parachutes 1,2', 'parachutes 2,3', 'parachutes 3,4'])
    expect(table.g.movesLeft).toBe(1)
  })

  it.each(['wood', 'cotton'] as const)('VTI-26: an ammunition factory takes %s on its top side', top => {
    const table = withComplex(
      [['ammunition_factory', 0, 0]],
      [
        ['nitroglycerin', -1, 0],
        ['brass', 1, 0],
        [top, 0, -1],
      ],
    ).pick('produce ammunition_factory')
    expect(lying(table)).toEqual(['ammunition 0,1'])
    expect(table.facts[0]).toMatchObject({ used: [top, 'brass', 'nitroglycerin'] })
  })

  it('VTI-26: and it takes nothing else', () => {
    const table = withComplex(
      [['ammunition_factory', 0, 0]],
      [
        ['nitroglycerin', -1, 0],
        ['brass', 1, 0],
        ['coal', 0, -1],
      ],
    )
    expect(table.why('produce ammunition_factory')).toMatchObject({
      because: 'lacksEither',
      rule: 'VTI-26',
      product: 'wood',
      other: 'cotton',
      at: '0,-1',
    })
  })

  it('VTI-55: one product can’t feed two factories, so the player chooses', () => {
    // The second mill is upside down, so both mills need the cotton at 0,0.
    const table = withComplex(
      [
        ['textile_mill', 0, 1],
        ['textile_mill', 0, -1, 2],
        ['forest', 1, 0],
      ],
      [['cotton', 0, 0]],
    )
    const production = productionOf(table.g, ANN, 'textile_mill')
    expect(production.contested).toEqual([{ x: 0, y: 0 }])
    expect(production.gain).toBe(1)
    table.pick('produce textile_mill')
    expect(table.names).toEqual(['run 0,1', 'run 0,-1'])
    expect(table.why('all')).toMatchObject({ because: 'notAllAtOnce' })
    table.pick('run 0,-1')
    expect(lying(table)).toEqual(['cloth 0,-2'])
    expect(table.g.movesLeft).toBe(1)
  })

  it('VTI-55: two factories can’t fill one cell', () => {
    const table = withComplex([
      ['coal_mine', 0, -1],
      ['coal_mine', 0, 1, 2],
      ['forest', 1, 0, 1],
    ]).pick('produce coal_mine')
    expect(table.names).toEqual(['run 0,-1', 'run 0,1'])
    table.pick('run 0,1')
    expect(lying(table)).toEqual(['coal 0,0'])
    expect(table.g.movesLeft).toBe(1)
  })

  it('VTI-55: a cell emptied during the move isn’t filled in it', () => {
    // The lower mill takes the cotton at 0,1, where the upper one would put its cloth.
    const table = withComplex(
      [
        ['textile_mill', 0, 0],
        ['textile_mill', 0, 2],
      ],
      [
        ['cotton', 0, -1],
        ['cotton', 0, 1],
      ],
    )
    const joined = withComplex(
      [
        ['textile_mill', 0, 0],
        ['textile_mill', 0, 2],
        ['forest', 1, 1],
        ['textile_mill', 2, 0],
      ],
      [
        ['cotton', 0, -1],
        ['cotton', 0, 1],
        ['cotton', 2, -1],
      ],
    )
    expect(canProduce(table, 'textile_mill')).toBe(true)
    joined.pick('produce textile_mill').pick('run 0,2')
    expect(joined.names).toEqual(['run 2,0', 'stop'])
    expect(joined.why('run 0,0')).toEqual({ because: 'notInThisMove', rule: 'VTI-55', x: 0, y: 0 })
    expect(joined.why('run 0,2')).toEqual({ because: 'ranAlready', rule: 'VTI-22', factory: 'textile_mill' })
    expect(joined.why('all')).toMatchObject({ because: 'notAllAtOnce' })
    joined.pick('stop')
    expect(lying(joined)).toEqual(['cotton 0,-1', 'cotton 2,-1', 'cloth 0,3'])
    expect(joined.facts.at(-1)).toMatchObject({ kind: 'ran' }) // a single run needs no total
  })

  it('VTI-55: a product made during the move isn’t used in it', () => {
    const factories = [
      ['textile_mill', 0, 0],
      ['textile_mill', 1, 1],
    ] as const
    const table = withComplex(factories, [
      ['cotton', 0, -1],
      ['cotton', 1, 0],
    ])
    const frame = {
      seat: ANN,
      factory: 'textile_mill',
      used: [],
      made: [{ x: 0, y: -1 }],
      ran: [{ x: 5, y: 5 }],
    } as const
    table.at('produce', { ...frame, used: [], made: [...frame.made], ran: [...frame.ran] })
    expect(table.names).toEqual(['run 1,1', 'stop'])
    expect(table.why('run 0,0')).toEqual({ because: 'notInThisMove', rule: 'VTI-55', x: 0, y: 0 })
  })

  it('VTI-55: nor the output of a factory of the same type, if a set has such a type', () => {
    const table = withComplex(
      [
        ['coal_mine', 0, 0],
        ['coal_mine', 1, 1],
        ['coal_mine', 0, 2],
      ],
      [
        ['coal', 0, -1],
        ['coal', 1, 0],
      ],
    )
    const { tables } = STANDARD
    const sides = { ...tables.factories.coal_mine.sides, N: { role: 'input' as const, oneOf: ['coal' as const] } }
    const mine = { ...tables.factories.coal_mine, sides }
    Object.assign(table.g, { box: openBox({ ...tables, factories: { ...tables.factories, coal_mine: mine } }) })
    table.pick('produce coal_mine').pick('run 0,0')
    expect(table.names).toEqual(['run 1,1', 'stop'])
    expect(table.why('run 0,2')).toEqual({ because: 'notInThisMove', rule: 'VTI-55', x: 0, y: 2 })
  })

  it('VTI-22: a type the seat doesn’t own isn’t considered', () => {
    const table = withComplex([['coal_mine', 0, 0]], [])
    expect(table.referee.candidates(table.state)).toHaveLength(2) // this type, and work on the floor
  })

  it('VTI-56: a player may stop after one run, but not before', () => {
    const table = withComplex([
      ['coal_mine', 0, 0],
      ['coal_mine', 1, 1],
    ]).pick('produce coal_mine')
    expect(table.names).toEqual(['all', 'run 0,0', 'run 1,1'])
    expect(table.why('stop')).toEqual({ because: 'nothingRan', rule: 'VTI-56' })
    table.pick('run 1,1')
    expect(table.names).toEqual(['run 0,0', 'stop'])
    table.pick('stop')
    expect(lying(table)).toEqual(['coal 1,2'])
    expect(table.g.movesLeft).toBe(1)
  })

  it('VTI-22: only a factory of the chosen type runs', () => {
    const table = withComplex([
      ['coal_mine', 0, 0],
      ['coal_mine', 1, 1],
      ['forest', 2, 2],
    ]).pick('produce coal_mine')
    expect(table.why('run 2,2')).toEqual({
      because: 'notThatFactory',
      rule: 'VTI-22',
      factory: 'coal_mine',
      x: 2,
      y: 2,
    })
    expect(table.why('run 5,5')).toMatchObject({ because: 'notThatFactory' })
    expect(table.why('run 50,50')).toMatchObject({ because: 'notThatFactory' })
    expect(table.why('run 0,0 for coal')).toMatchObject({ because: 'otherOutput' })
  })

  it('VTI-22: a factory of the type that can’t run says why', () => {
    const table = withComplex(
      [
        ['coal_mine', 0, 0],
        ['coal_mine', 1, 1],
        ['coal_mine', 2, 2],
      ],
      [['wood', 1, 2]],
    )
    table.pick('produce coal_mine')
    expect(table.why('run 1,1')).toEqual({ because: 'outputBlocked', rule: 'VTI-24', by: 'wood', at: '1,2' })
  })

  it('E11: goods flow through shared cells without being moved', () => {
    const table = withComplex([
      ['iron_mine', 1, 1, 2],
      ['steel_mill', 2, 0, 2],
      ['coal_mine', 3, 1, 2],
    ])
    table.pick('produce iron_mine').g.movesLeft = 3
    table.pick('produce coal_mine')
    expect(lying(table)).toEqual(['iron_ore 1,0', 'coal 3,0'])
    table.pick('produce steel_mill')
    expect(lying(table)).toEqual(['steel 2,-1'])
  })

  it('VTI-21: both moves may be production, or neither', () => {
    const table = withComplex([
      ['coal_mine', 0, 0],
      ['oil_well', 1, 1],
    ]).pick('produce coal_mine')
    expect(table.names).toEqual(['produce oil_well', 'operate'])
    const idle = withComplex([['coal_mine', 0, 0]])
      .pick('operate')
      .pick('stop')
    expect(idle.names).toEqual(['produce coal_mine', 'operate'])
    expect(idle.g.movesLeft).toBe(1)
  })
})
