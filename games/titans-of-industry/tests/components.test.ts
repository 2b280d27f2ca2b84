import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import { sayFact, spokenAt } from '@tableworks/kernel'
import { sourceOfField } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { ADVANCEMENT_IDS, ADVANCEMENTS } from '../data/advancements.ts'
import { openBox, STANDARD } from '../data/box.ts'
import { FACILITIES } from '../data/facilities.ts'
import { GOODS, GOODS_TABLE } from '../data/goods.ts'
import { GRID_IDS, GRIDS } from '../data/grids.ts'
import { ESTATES, SPACES } from '../data/real-estate.ts'
import { game } from '../index.ts'

const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)

describe('The box', () => {
  it('R-1, R-2: the red grids are for wood, stone, steel and research', () => {
    const { marketOf, redGrids } = openBox(STANDARD.tables)
    expect(marketOf).toEqual({
      research: 'r-centre',
      wood: 'c-residential',
      stone: 'c-transportation',
      steel: 'c-industrial',
    })
    expect(redGrids).toHaveLength(4)
  })

  it('every good except research has two grids; eight grids have demand', () => {
    const { gridsFor, consumerGrids } = openBox(STANDARD.tables)
    for (const good of GOODS) expect(gridsFor[good]).toHaveLength(good === 'research' ? 1 : 2)
    expect(consumerGrids).toHaveLength(8)
  })

  it('the spaces together cost 16 wood, 16 stone, 16 steel and 4 research', () => {
    const total = (material: 'wood' | 'stone' | 'steel' | 'research') =>
      Object.values(SPACES).reduce((sum, { cost }) => sum + cost[material], 0)
    expect([total('wood'), total('stone'), total('steel'), total('research')]).toEqual([16, 16, 16, 4])
  })

  it('real estate shows five, six or eight icons by level', () => {
    for (const { demand, level } of Object.values(ESTATES))
      expect(demand.consumables + demand.durables + demand.energy).toBe([5, 6, 8][level - 1])
  })

  it('every value has a source, and fields with a different one are named', () => {
    expect(FACILITIES['oil-well']).toMatchObject({ source: 'seed', fieldSources: { copies: 'reconstructed' } })
    expect(GRIDS['d-southwest'].fieldSources).toMatchObject({ goods: 'reconstructed', prices: 'reconstructed' })
    expect(GRIDS['d-southwest'].fieldSources['areas']).toBeUndefined()
    expect(ESTATES.house.fieldSources).toMatchObject({ 'demand.energy': 'reconstructed' })
  })

  it('values that only follow from the rulebook are marked as inferred', () => {
    for (const id of ['lumber-camp', 'stone-quarry', 'steel-forge', 'power-station'] as const)
      expect(FACILITIES[id].fieldSources['makes']).toBe('inferred')
    expect(FACILITIES['oil-well'].fieldSources).toMatchObject({ buildCost: 'inferred', expandCost: 'inferred' })
    expect(ESTATES.motel.fieldSources).toMatchObject({ area: 'inferred', level: 'inferred' })
    expect(GRIDS['c-residential'].fieldSources['red']).toBe('inferred')
    expect(GOODS_TABLE.power.source).toBe('inferred')
  })

  it('the set is plain data', () => {
    expect(JSON.parse(JSON.stringify(STANDARD.tables))).toEqual(STANDARD.tables)
  })

  it('a set without effects and places plays as before', () => {
    const effects = ADVANCEMENT_IDS.flatMap((id): Edit[] => [
      [`advancements/${id}/effect`],
      [`advancements/${id}/target`],
    ])
    const places = GRID_IDS.map((id): Edit => [`grids/${id}/place`])
    const { advancements, grids, areas, ...rest } = openBox(edited([...effects, ...places, ['areas']]))
    const standard = openBox(STANDARD.tables)
    expect({ ...standard, ...rest }).toEqual(standard)
    expect(areas).toEqual(standard.areas)
    for (const id of ADVANCEMENT_IDS)
      expect(advancements[id]).toMatchObject({ ...standard.advancements[id], fieldSources: {} })
    for (const id of GRID_IDS) expect(grids[id].place).toBe(GRIDS[id].place)
    expect(sourceOfField(grids['c-residential'], 'place')).toBe('reconstructed')
    expect(sourceOfField(grids['d-southwest'], 'place')).toBe('seed')
  })

  it('any advancement can have any effect', () => {
    const { withEffect, saleBonuses, extraCubes } = openBox(
      edited([
        ['advancements/telegraph/effect', 'substitute'],
        ['advancements/dynamite/target', 'wood'],
        ['advancements/trust', { ...ADVANCEMENTS['band-saw'], target: 'oil-well' }],
      ]),
    )
    expect(withEffect.changePrice).toEqual([])
    expect(withEffect.substitute).toEqual(['telegraph', 'substitute-materials'])
    expect(saleBonuses).toMatchObject({ wood: ['dynamite'], stone: [], research: ['patent-office'] })
    expect(extraCubes).toMatchObject({ 'lumber-camp': ['band-saw'], 'oil-well': ['trust'] })
  })

  it('the journal uses the set’s names', () => {
    const box = openBox(
      edited([
        ['advancements/dynamite/name', 'Nitro'],
        ['grids/d-southwest/name', 'Furniture'],
      ]),
    )
    const spoken = spokenAt(game, {}, box)
    const paid = { kind: 'saleBonus', seat: 0, advancement: 'dynamite', income: 1 } as const
    const priced = { kind: 'priced', seat: 0, grid: 'd-southwest', price: 3 } as const
    expect(sayFact(spoken, paid, ['Ann'])).toBe('Nitro pays Ann $1.')
    expect(sayFact(spoken, priced, ['Ann'])).toBe('Ann asks $3 in the Furniture grid.')
  })

  it('Q7: real estate costs only goods that facilities can make', () => {
    const only = (...rest: Edit[]) =>
      edited([['facilities/steel-forge/copies', 0], ['facilities/stone-quarry/copies', 0], ...rest])
    // The Lumber Camp is free and the Corn Farm makes corn for wood. Everything else costs goods that no facility makes.
    expect(complaintAbout(openBox, only())).toMatch(
      /^tables\.spaces\.\S+\.cost should not ask for \w+: no facility that can be built makes it$/,
    )
    // A chain from wood to stone, and from stone to steel and research.
    const chain: Edit[] = [
      ['facilities/corn-farm/makes', 'stone'],
      ['facilities/power-station/makes', 'steel'],
      ['facilities/power-station/buildCost', 'stone'],
    ]
    expect(openBox(only(...chain)).facilities['stone-quarry'].copies).toBe(0)
    expect(complaintAbout(openBox, only(...chain, ['facilities/corn-farm/buildCost', 'steel']))).toContain(
      'should not ask for',
    )
  })

  it.each<[string, ...Edit[]]>([
    ['tables.areas should have each side of the board once: none is at the left', ['areas/residential/side', 'right']],
    ['tables.grids should have each place once: none is at "left"', ['grids/c-residential/place', 'centre']],
    ['tables.grids.c-residential.place should be "left" or', ['grids/c-residential/place', 'middle']],
    ['tables.advancements.dynamite.effect should be "saleBonus" or', ['advancements/dynamite/effect', 'luck']],
    [
      'tables.advancements.dynamite.target should be "research" or "wood" or "stone" or "steel" for "saleBonus"',
      ['advancements/dynamite/target', 'oil-well'],
    ],
    [
      'tables.advancements.telegraph.target should be null for "changePrice"',
      ['advancements/telegraph/target', 'wood'],
    ],
    ['tables.advancements.dynamite.kind should be "once" for "grant"', ['advancements/dynamite/effect', 'grant']],
    ['tables.advancements.dynamite.kind should be "end" for "score"', ['advancements/dynamite/effect', 'score']],
    [
      'tables.advancements should add at most 297 cubes to production, not 298',
      ['advancements/band-saw/amount', 99],
      ['advancements/blast-furnace/amount', 99],
      ['advancements/assembly-line/amount', 99],
      ['advancements/steam-engine', { ...ADVANCEMENTS['band-saw'], amount: 1 }],
    ],
    [
      'tables.facilities should have a copy of a facility without buildCost: nothing else can be built first',
      ['facilities/lumber-camp/copies', 0],
      ['facilities/stone-quarry/copies', 0],
      ['facilities/steel-forge/copies', 0],
    ],
    ['tables.facilities.oil-well.once should be a whole number from 0 to 50', ['facilities/oil-well/once', -1]],
    ['tables.facilities.oil-well.copies should be a whole number from 0 to 12', ['facilities/oil-well/copies', 13]],
    ['tables.facilities.oil-well.makes should be "wood" or', ['facilities/oil-well/makes', 'gold']],
    ['tables.facilities.oil-well.buildCost should be "research" or', ['facilities/oil-well/buildCost', 'corn']],
    ['tables.facilities.university is missing', ['facilities/university']],
    ["tables.facilities has no field 'bakery'", ['facilities/bakery', FACILITIES.university]],
    ['tables.grids.r-centre.prices should have 2 to 30 entries', ['grids/r-centre/prices', []]],
    ['tables.grids.r-centre.prices[1] should be a whole number from 1 to 30', ['grids/r-centre/prices', [1, 31]]],
    ['tables.grids.r-centre.prices should rise from square to square', ['grids/r-centre/prices', [3, 2]]],
    ['tables.grids.r-centre.areas should be empty in the research sector', ['grids/r-centre/areas', ['industrial']]],
    [
      'tables.grids.c-residential.areas should name each area once',
      ['grids/c-residential/areas', ['industrial', 'industrial']],
    ],
    [
      'tables.grids.c-residential.goods should have 1 entry in a red grid',
      ['grids/c-residential/goods', ['wood', 'corn']],
    ],
    ['tables.grids.d-southwest.goods should name each good once', ['grids/d-southwest/goods', ['oil', 'oil']]],
    ['tables.grids should have 1 red grid for wood', ['grids/c-residential/red', false]],
    ['tables.grids.c-commercial.red should be false: no player buys corn', ['grids/c-commercial/red', true]],
    [
      'tables.grids should have 1 or 2 grids for corn',
      ['grids/c-commercial/goods', ['oil']],
      ['grids/e-northwest/goods', ['wood']],
    ],
    [
      'tables.spaces.industrial-2.cost.wood should be a whole number from 0 to 9',
      ['spaces/industrial-2/cost/wood', 10],
    ],
    ['tables.spaces.industrial-2 should have the area and level in its id', ['spaces/industrial-2/level', 1]],
    ['tables.estates.house.demand.energy should be a whole number from 0 to 9', ['estates/house/demand/energy', 1.5]],
    [
      'tables.estates should have a card for industrial, level 3',
      ['estates/assembly-complex/level', 1],
      ['estates/industrial-park/level', 1],
    ],
    ['tables.advancements.dynamite.cost should be a whole number from 1 to 9', ['advancements/dynamite/cost', 0]],
    ['tables.advancements.dynamite.kind should be "keep"', ['advancements/dynamite/kind', 'once']],
    [
      'tables.advancements.dynamite.amount should be a whole number from 0 to 99',
      ['advancements/dynamite/amount', null],
    ],
    ['tables.advancements.telegraph.amount should be null', ['advancements/telegraph/amount', 2]],
    ['tables.advancements.trust.formula should be an object', ['advancements/trust/formula', null]],
    ['tables.advancements.dynamite.age should be 1 or 2 or 3', ['advancements/dynamite/age', 4]],
    ['tables.titans.titan-oil.formula.per should be a way of counting', ['titans/titan-oil/formula/per', 'luck']],
    ['tables.titans.titan-oil.formula.facility should be', ['titans/titan-oil/formula/facility', 'bakery']],
    [
      'tables.titans.titan-financier.formula.unit should be a whole number from 1 to 200',
      ['titans/titan-financier/formula/unit', 0],
    ],
    ['tables.goods.wood.source should be "seed"', ['goods/wood/source', 'guessed']],
    ["tables has no field 'dice'", ['dice', 9]],
  ])('an invalid set is refused: %s', (sentence, ...edits) => {
    expect(complaintAbout(openBox, edited(edits))).toContain(sentence)
  })
})
