import { describe, expect, it } from 'vitest'
import type { AdvancementId } from '../data/advancements.ts'
import { actionOf, ANN, askedAt, BEN, CAT, type Market, type Position, titansTable, turnOf } from './table.ts'

const owning = (...ids: AdvancementId[]): Position => ({ advancements: [ids, [], []] })
const ending = (position: Position) => titansTable(position).at('endOfAge', { part: 0 })
const worth = (position: Position) =>
  titansTable({ age: 3, ...position }).result.sheet.find(({ line }) => line === 'advancements')?.values[ANN]

describe('Advancements of Age II', () => {
  it('recycling: $3 for each cube discarded unsold', () => {
    const table = ending({ ...owning('recycling'), age: 2, market: { 'c-residential': [[4, 5], [3, 1], null] } })
    expect(table.g.money).toEqual([35 + 4 * 3, 36, 35])
    expect(table.facts.filter(({ kind }) => kind === 'discarded' || kind === 'recycled')).toEqual([
      { kind: 'discarded', seat: ANN, grid: 'c-residential', cubes: 4 },
      { kind: 'recycled', seat: ANN, advancements: ['recycling'], cubes: 4, income: 12 },
      { kind: 'discarded', seat: BEN, grid: 'c-residential', cubes: 2 },
    ])
  })

  it('warehousing: up to eight unsold cubes stay, with their prices, and count for nothing', () => {
    const table = ending({
      ...owning('warehousing'),
      age: 2,
      market: { 'c-residential': [[4, 5], null, null], 'e-northwest': [[3, 2], null, null] },
    })
    table.pick('keep 3 c-residential').pick('keep 1 e-northwest')
    expect(table.facts.filter(({ kind }) => kind === 'stored' || kind === 'discarded')).toEqual([
      { kind: 'stored', seat: ANN, grid: 'c-residential', cubes: 3 },
      { kind: 'stored', seat: ANN, grid: 'e-northwest', cubes: 1 },
    ])
    expect(table.g.cubes).toMatchObject({ 'c-residential': [3, 0, 0], 'e-northwest': [1, 0, 0] })
    expect(table.g.price).toMatchObject({ 'c-residential': [5, 0, 0], 'e-northwest': [2, 0, 0] })
    expect(table.g.share.consumers[ANN]).toBe(3)
    expect(table.g.money[ANN]).toBe(35 + 5 + 4)
  })

  it('warehousing, Q1: its owner decides if any cube could be kept, and may keep none', () => {
    const one = ending({ ...owning('warehousing'), age: 2, market: { 'c-residential': [[2, 5], null, null] } })
    expect(one.names).toEqual(['keep 1 c-residential', 'keep 0 c-residential'])
    expect(one.frames.at(-1)?.frame).toEqual({ seat: ANN, grids: ['c-residential'], room: 8 })
    expect(one.pick('keep 0 c-residential').g.cubes['c-residential'][ANN]).toBe(0)
    expect(one.facts.filter(({ kind }) => kind === 'stored')).toEqual([])
    expect(one.g.age).toBe(3)
    const none = ending({ ...owning('warehousing'), age: 2, market: { 'c-residential': [[1, 5], null, null] } })
    expect(none.g.age).toBe(3) // all cubes are sold, so there's no decision
  })

  it('warehousing: exactly eight unsold cubes all fit', () => {
    const table = ending({ ...owning('warehousing'), age: 2, market: { 'e-northwest': [[10, 5], null, null] } })
    expect(table.names[0]).toBe('keep 8 e-northwest')
    expect(table.names).toHaveLength(9)
    table.pick('keep 8 e-northwest')
    expect(table.g.cubes['e-northwest'][ANN]).toBe(8)
  })

  it('warehousing: with nine unsold cubes one doesn’t fit, and the last grid needs no decision', () => {
    const table = ending({
      ...owning('warehousing'),
      age: 2,
      market: { 'c-residential': [[9, 5], null, null], 'e-northwest': [[3, 2], null, null] },
    })
    expect(table.names[0]).toBe('keep 8 c-residential')
    table.pick('keep 8 c-residential')
    expect(table.g.cubes).toMatchObject({ 'c-residential': [8, 0, 0], 'e-northwest': [0, 0, 0] })
    expect(table.g.age).toBe(3)
  })

  it('warehousing: with more than eight its owner decides grid by grid', () => {
    const table = ending({
      ...owning('warehousing'),
      age: 2,
      market: { 'c-residential': [[7, 5], null, null], 'e-northwest': [[7, 2], null, null] },
    })
    expect(table.names).toEqual([
      'keep 6 c-residential',
      'keep 5 c-residential',
      'keep 4 c-residential',
      'keep 3 c-residential',
      'keep 2 c-residential',
      'keep 1 c-residential',
      'keep 0 c-residential',
    ])
    expect(table.why('keep 7 c-residential')).toEqual({ because: 'tooManyToKeep', rule: 'R-38', most: 6, count: 7 })
    expect(table.why('keep 1 e-northwest')).toEqual({ because: 'otherGrid', rule: 'TOI-71', grid: 'c-residential' })
    table.pick('keep 6 c-residential')
    expect(table.names).toEqual(['keep 2 e-northwest', 'keep 1 e-northwest', 'keep 0 e-northwest'])
    table.pick('keep 2 e-northwest')
    expect(table.g.cubes).toMatchObject({ 'c-residential': [6, 0, 0], 'e-northwest': [2, 0, 0] })
    expect(table.g.age).toBe(3)
  })

  it('warehousing and recycling, R-38, Q1: kept cubes aren’t discarded; the owner may prefer the money', () => {
    const table = ending({
      ...owning('warehousing', 'recycling'),
      age: 2,
      market: { 'c-residential': [[4, 5], null, null] },
    })
    table.pick('keep 1 c-residential')
    expect(table.g.cubes['c-residential'][ANN]).toBe(1)
    expect(table.g.money[ANN]).toBe(35 + 5 + 2 * 3)
  })

  it('warehousing: no effect at the end of Age III', () => {
    const table = ending({ ...owning('warehousing'), age: 3, market: { 'c-residential': [[4, 5], null, null] } })
    expect(table.g.cubes['c-residential']).toEqual([0, 0, 0])
  })

  it('substitute-materials: each wood, stone or steel may be another of them', () => {
    const table = actionOf(ANN, {
      ...owning('substitute-materials'),
      money: [5],
      facilities: { 'lumber-camp': [1, 0, 0] },
      market: {
        'c-residential': [null, [1, 2], null],
        'c-industrial': [null, [1, 5], null],
        'c-transportation': [null, null, [1, 6]],
      },
    }).pick('expand lumber-camp')
    expect(table.names).toEqual(['buy wood', 'buy steel'])
    expect(table.why('buy stone')).toEqual({ because: 'tooExpensive', rule: 'TOI-18', need: 6, have: 5 })
    table.pick('buy wood')
    expect(table.g.money).toEqual([3, 37, 35])
    expect(table.facts[0]).toEqual({ kind: 'substituted', seat: ANN, material: 'steel', instead: 'wood' })
  })

  it('substitute-materials: buying the required good is no substitution; a missing one has a reason', () => {
    const table = actionOf(ANN, {
      ...owning('substitute-materials'),
      facilities: { 'lumber-camp': [1, 0, 0] },
      market: { 'c-residential': [null, [1, 2], null], 'c-industrial': [null, [1, 5], null] },
    }).pick('expand lumber-camp')
    expect(table.why('buy stone')).toEqual({ because: 'notAvailable', rule: 'TOI-22', material: 'stone', missing: 1 })
    expect(table.pick('buy steel').facts.slice(0, 2)).toEqual([
      { kind: 'bought', seat: ANN, seller: BEN, material: 'steel', cost: 5 },
      { kind: 'expanded', seat: ANN, facility: 'lumber-camp', size: 2 },
    ])
  })

  it('substitute-materials: the bank sells any of the three', () => {
    const table = actionOf(ANN, {
      ...owning('substitute-materials'),
      license: true,
      facilities: { 'lumber-camp': [1, 0, 0] },
    }).pick('expand lumber-camp')
    expect(table.names).toEqual(['buy wood', 'buy stone', 'buy steel'])
    expect(table.pick('buy stone').facts.slice(0, 2)).toEqual([
      { kind: 'substituted', seat: ANN, material: 'steel', instead: 'stone' },
      { kind: 'boughtFromBank', seat: ANN, material: 'stone', cost: 10 },
    ])
  })

  it('substitute-materials: nothing replaces research', () => {
    const table = actionOf(ANN, {
      ...owning('substitute-materials'),
      row: ['dynamite'],
      market: {
        'r-centre': [null, [1, 4], null],
        'c-residential': [null, [1, 2], null],
        'c-industrial': [null, [1, 2], null],
      },
    }).pick('advance dynamite')
    expect(table.facts[0]).toEqual({ kind: 'bought', seat: ANN, seller: BEN, material: 'research', cost: 4 })
  })

  it('substitute-materials, R-5: everything still to be bought is counted with the current unit', () => {
    const frame = { seat: ANN, owing: { research: 0, wood: 1, stone: 2, steel: 4 }, material: 'wood' } as const
    const table = askedAt('chooseSubstitute', frame, { license: true, money: [79] })
    expect(table.why('buy wood')).toEqual({ because: 'tooExpensive', rule: 'TOI-18', need: 80, have: 79 })
  })

  it('substitute-materials: a whole purchase may be mixed, and sellers are still chosen', () => {
    const table = actionOf(ANN, {
      ...owning('substitute-materials'),
      money: [12],
      market: { 'c-residential': [null, [2, 3], [2, 3]] },
    }).pick('estate industrial-1') // one stone and three steel can be replaced by four wood
    for (const seller of [BEN, CAT, BEN]) {
      expect(table.names).toEqual(['from 1', 'from 2'])
      table.pick(`from ${seller}`)
    }
    expect(table.g.money).toEqual([0, 41, 41]) // the fourth unit is Cat's last
    expect(table.frames.at(-1)?.step).toBe('chooseCard')
  })

  it('substitute-materials with land-survey, R-38: waived first', () => {
    const table = actionOf(ANN, {
      ...owning('substitute-materials', 'land-survey'),
      money: [9],
      market: { 'c-residential': [null, [3, 3], null] },
    }).pick('estate industrial-1')
    expect(table.names).toEqual(['waive stone', 'waive steel'])
    table.pick('waive steel')
    expect(table.g.money[ANN]).toBe(0)
  })

  it('assembly-line: two uses for the price of one, plus one cube', () => {
    const position: Position = { ...owning('assembly-line'), facilities: { university: [2, 0, 0] } }
    const twice = actionOf(ANN, position).pick('produce university x2')
    expect(twice.facts[0]).toMatchObject({ cost: 1, cubes: 5 })
    expect(actionOf(ANN, position).pick('produce university x1').facts[0]).toMatchObject({ cost: 1, cubes: 2 })
  })

  it('assembly-line, R-38: steam-engine comes off afterwards, and extra cubes add up', () => {
    const table = actionOf(ANN, {
      ...owning('assembly-line', 'steam-engine', 'band-saw'),
      money: [0],
      facilities: { 'lumber-camp': [2, 0, 0] },
    }).pick('produce lumber-camp x2')
    expect(table.facts[0]).toMatchObject({ cost: 0, cubes: 6 })
  })

  it('advertising: one market share for each grid in which consumers bought', () => {
    const table = ending({
      ...owning('advertising'),
      age: 2,
      market: {
        'c-residential': [[2, 5], null, null],
        'e-northwest': [[2, 2], null, null],
        'd-southwest': [[1, 9], [5, 1], null],
      },
    })
    expect(table.g.share.advertising).toEqual([2, 0, 0])
    expect(table.facts).toContainEqual({
      kind: 'advertised',
      seat: ANN,
      advancements: ['advertising'],
      grids: 2,
      share: 2,
    })
    const edited = ending({
      ...owning('advertising'),
      edits: [['advancements/advertising/amount', 3]],
      market: { 'c-residential': [[1, 5], null, null], 'e-northwest': [[2, 2], null, null] },
    })
    expect(edited.facts).toContainEqual({
      kind: 'advertised',
      seat: ANN,
      advancements: ['advertising'],
      grids: 2,
      share: 6,
    })
  })

  it('property-management: $3 instead of $2 for each card', () => {
    const estates: Position['estates'] = { 'residential-1': ['house', ANN], 'commercial-1': ['market-hall', ANN] }
    expect(turnOf(ANN, { ...owning('property-management'), estates }).g.money[ANN]).toBe(41)
    // Warehousing kept eight cubes, which pay no rent
    expect(turnOf(ANN, { ...owning('warehousing', 'property-management'), estates }).g.money[ANN]).toBe(41)
  })

  it('Q6: the higher of two rents is collected', () => {
    const table = turnOf(ANN, {
      ...owning('advertising', 'property-management'),
      edits: [
        ['advancements/advertising/effect', 'rent'],
        ['advancements/advertising/amount', 5],
      ],
      estates: { 'residential-1': ['house', ANN] },
    })
    expect(table.g.money[ANN]).toBe(40)
  })

  it('Q6: amounts of the same effect add up', () => {
    const edits: Position['edits'] = [
      ['advancements/advertising/effect', 'cheaperUse'],
      ['advancements/blast-furnace/target', 'lumber-camp'],
    ]
    const table = actionOf(ANN, {
      ...owning('band-saw', 'blast-furnace', 'advertising', 'steam-engine'),
      edits,
      facilities: { 'lumber-camp': [2, 0, 0] },
    }).pick('produce lumber-camp x2')
    expect(table.facts[0]).toMatchObject({ kind: 'produced', cost: 1, cubes: 6 })
  })

  it('Q6: every sale bonus for a good pays', () => {
    const table = actionOf(BEN, {
      ...owning('dynamite', 'patent-office'),
      edits: [
        ['advancements/patent-office/target', 'wood'],
        ['advancements/dynamite/target', 'wood'],
        ['facilities/corn-farm/buildCost', 'wood'],
      ],
      license: true,
      market: { 'c-residential': [[1, 2], null, null] },
    }).pick('build corn-farm')
    expect(table.facts.filter(({ kind }) => kind === 'saleBonus')).toEqual([
      { kind: 'saleBonus', seat: ANN, advancement: 'dynamite', income: 1 },
      { kind: 'saleBonus', seat: ANN, advancement: 'patent-office', income: 3 },
    ])
  })

  it('extra-shift: each facility once, for free, in table order', () => {
    const table = actionOf(ANN, {
      age: 2,
      license: true,
      row: ['extra-shift'],
      money: [20],
      advancements: [['band-saw', 'assembly-line'], [], []],
      facilities: { 'lumber-camp': [2, 0, 0], university: [1, 0, 0] },
    }).pick('advance extra-shift')
    expect(table.frames.at(-1)).toMatchObject({ step: 'placeGoods', frame: { good: 'wood', cubes: 2 } }) // without extra cubes
    expect(table.facts).toContainEqual({ kind: 'advanced', seat: ANN, advancement: 'extra-shift' })
    expect(table.facts.at(-1)).toEqual({ kind: 'shifted', seat: ANN, facility: 'lumber-camp', cubes: 2 })
    table.pick('place 2 c-residential, 0 e-northwest').pick('price c-residential 3').pick('price r-centre 8')
    expect(table.g.cubes).toMatchObject({ 'c-residential': [2, 0, 0], 'r-centre': [1, 0, 0] })
    expect(table.g.money[ANN]).toBe(0)
    expect(table.g.discard).toEqual(['extra-shift'])
    expect(table.frames).toEqual([])
  })

  it('brand-loyalty: consumers see a price $1 lower and pay the real one; ties shift', () => {
    const market: Market = {
      'd-northeast': [
        [3, 5],
        [3, 4],
        [3, 5],
      ],
    } // the demand is 2
    const table = ending({ ...owning('brand-loyalty'), age: 2, market })
    expect(table.g.share.consumers).toEqual([1, 1, 0])
    expect(table.g.money).toEqual([40, 39, 35])
  })
})

describe('Advancements of Age III, TOI-89', () => {
  it('mass-production: 2 for each facility card beyond the first of its kind, at most 14', () => {
    expect(
      worth({
        ...owning('mass-production'),
        facilities: { 'oil-well': [3, 0, 0], university: [2, 0, 0], 'corn-farm': [1, 0, 0] },
      }),
    ).toBe(6)
    expect(worth({ ...owning('mass-production'), facilities: { 'oil-well': [8, 0, 0], university: [3, 0, 0] } })).toBe(
      14,
    )
  })

  it('skyscrapers: 6 for each card of level three', () => {
    expect(
      worth({
        ...owning('skyscrapers'),
        estates: {
          'residential-3': ['planned-community', ANN],
          'industrial-3': ['industrial-park', ANN],
          'commercial-3': ['office-tower', BEN],
          'commercial-2': ['motel', ANN],
        },
      }),
    ).toBe(12)
  })

  it('computing: 4 for each advancement, this one included, at most 12', () => {
    expect(worth(owning('computing'))).toBe(4)
    expect(worth(owning('computing', 'dynamite', 'telegraph', 'band-saw'))).toBe(12)
  })

  it('conglomerate: 3 for each kind of facility, at most 15', () => {
    expect(worth({ ...owning('conglomerate'), facilities: { 'oil-well': [3, 0, 0], university: [1, 0, 0] } })).toBe(6)
    const six = Object.fromEntries(
      ['lumber-camp', 'stone-quarry', 'steel-forge', 'corn-farm', 'oil-well', 'university'].map(id => [id, [1, 0, 0]]),
    )
    expect(worth({ ...owning('conglomerate'), facilities: six })).toBe(15)
  })

  it('stock-exchange: 1 for each full $15, at most 12', () => {
    expect(worth({ ...owning('stock-exchange'), money: [44] })).toBe(2)
    expect(worth({ ...owning('stock-exchange'), money: [500] })).toBe(12)
  })

  it('export-trade: 1 for two cubes consumers bought, rounded up, at most 12', () => {
    expect(
      worth({
        ...owning('export-trade'),
        sold: { 'c-residential': [[2, 5], null, null], 'e-northwest': [[3, 5], null, null] },
      }),
    ).toBe(3)
    expect(worth({ ...owning('export-trade'), sold: { 'e-northwest': [[30, 5], null, null] } })).toBe(12)
  })

  it('holding-company: 2 for each Titan, at most 12', () => {
    expect(worth({ ...owning('holding-company'), titans: [['titan-oil', 'titan-wood'], [], []] })).toBe(4)
    const seven = [
      'titan-oil',
      'titan-wood',
      'titan-corn',
      'titan-steel',
      'titan-stone',
      'titan-power',
      'titan-energy',
    ] as const
    expect(worth({ ...owning('holding-company'), titans: [[...seven], [], []] })).toBe(12)
  })

  it('trust: 6 for each domination bonus won at the last end of age', () => {
    expect(worth({ ...owning('trust'), dominations: [3, 1, 0] })).toBe(18)
    const table = ending({
      age: 3,
      ...owning('trust'),
      market: { 'd-northeast': [[2, 4], [1, 3], null] },
      estates: { 'residential-1': ['house', ANN] },
    })
    expect(table.g.dominations).toEqual([1, 0, 0]) // the bonus for real estate; in Durables, each sold one
  })
})
