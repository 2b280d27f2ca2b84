import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import { hashOfTables } from '@tableworks/kernel'
import { type Source, type Sourced, sourcedFields, sourceOfField } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { openBox, recipeOf, STANDARD } from '../data/box.ts'
import { CONTRACTS } from '../data/contracts.ts'
import { FACTORIES, FACTORY_IDS, type FactoryId, SIDES } from '../data/factories.ts'
import { PRODUCT_IDS, type ProductId, PRODUCTS } from '../data/products.ts'

const box = openBox(STANDARD.tables)
const valueOf = (products: readonly (readonly ProductId[])[]) =>
  products.reduce((sum, oneOf) => sum + Math.min(...oneOf.map(id => PRODUCTS[id].value)), 0)

/** The entries whose field comes from this source. */
const idsOf = <K extends string>(table: Readonly<Record<K, Sourced>>, field: string, source: Source): K[] =>
  (Object.keys(table) as K[]).filter(id => sourceOfField(table[id], field) === source)

const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)
const complaint = (...edits: Edit[]) => complaintAbout(openBox, edited(edits))

describe('The box', () => {
  it('VTI-5: 32 products, and the rulebook’s three values', () => {
    expect(PRODUCT_IDS).toHaveLength(32)
    expect([PRODUCTS.ammunition.value, PRODUCTS.rubber.value, PRODUCTS.parachutes.value]).toEqual([9, 2, 2])
    expect(idsOf(PRODUCTS, 'value', 'seed')).toEqual(['rubber', 'parachutes', 'ammunition'])
    expect(idsOf(PRODUCTS, 'symbol', 'seed')).toEqual(['iron_ore', 'coal', 'steel'])
    expect(idsOf(PRODUCTS, 'name', 'seed')).toHaveLength(14)
    expect(idsOf(PRODUCTS, 'class', 'seed')).toEqual([])
  })

  it('VTI-7: 28 factories; the steel mill as in the rulebook', () => {
    expect(FACTORY_IDS).toHaveLength(28)
    expect(FACTORIES.steel_mill).toEqual({
      name: 'Steel mill',
      sides: {
        N: null,
        E: { role: 'input', oneOf: ['iron_ore'] },
        S: { role: 'output', oneOf: ['steel'] },
        W: { role: 'input', oneOf: ['coal'] },
      },
      copies: 4,
      starting: 0,
      source: 'seed',
      fieldSources: {},
    })
    expect(idsOf(FACTORIES, 'name', 'seed')).toHaveLength(12)
  })

  it('VTI-7: what follows from the rulebook is inferred, and printed sides are known one by one', () => {
    const inferred = sourcedFields(FACTORIES).filter(({ source }) => source === 'inferred')
    expect(inferred.map(({ path }) => path.join('.'))).toEqual([
      'forest.sides.W.oneOf',
      'coal_mine.sides.S.oneOf',
      'oil_well.sides.S.oneOf',
      'cotton_plantation.sides.S.oneOf',
      'oil_refinery.sides.N.oneOf',
      'textile_mill.sides.N.oneOf',
      'textile_mill.sides.S.oneOf',
    ])
    const where = SIDES.map(side => sourceOfField(FACTORIES.ammunition_factory, `sides.${side}.role`))
    expect(where).toEqual(['seed', 'reconstructed', 'reconstructed', 'reconstructed'])
    const what = SIDES.map(side => sourceOfField(FACTORIES.ammunition_factory, `sides.${side}.oneOf`))
    expect(what).toEqual(['seed', 'seed', 'seed', 'seed'])
    expect(complaint(['factories/forest/fieldSources/sides.W', 'guessed'])).toContain(
      'tables.factories.forest.fieldSources.sides.W',
    )
  })

  it('a set with sources in the former shape can still be opened', () => {
    const former = edited([
      [
        'products/wood',
        { name: 'Wood', class: 'raw', value: 1, symbol: 'log', nameSource: 'seed', valueSource: 'found' },
      ],
      ['contracts/oil', { exists: true, value: 2, existsSource: 'seed', valueSource: 'reconstructed' }],
      [
        'factories/forest',
        {
          name: 'Forest',
          sides: FACTORIES.forest.sides,
          typeSource: 'seed',
          flowSource: 'inferred',
          sideSources: { N: 'recalled', E: 'reconstructed', S: 'reconstructed', W: 'seed' },
        },
      ],
    ])
    const { products, contracts, factories } = openBox(former)
    const sources = ['name', 'value', 'symbol'].map(field => sourceOfField(products.wood, field))
    expect(sources).toEqual(['seed', 'found', 'reconstructed'])
    expect(sourceOfField(contracts.oil, 'exists')).toBe('seed')
    const faces = ['name', 'sides.W.oneOf', 'sides.N', 'sides.W'].map(field => sourceOfField(factories.forest, field))
    expect(faces).toEqual(['seed', 'inferred', 'recalled', 'seed'])
    expect(hashOfTables({ products, factories, contracts })).toBe(hashOfTables(STANDARD.tables))
  })

  it.each(FACTORY_IDS)('VTI-9: a run of %s adds at least a point, following the value rule', id => {
    const { inputs, outputs } = recipeOf(box, id)
    expect(valueOf(outputs) - valueOf(inputs)).toBeGreaterThanOrEqual(1)
  })

  it('VTI-10: every product can be made from nothing', () => {
    const made = new Set<ProductId>()
    for (let before = -1; before < made.size;) {
      before = made.size
      for (const id of FACTORY_IDS) {
        const { inputs, outputs } = recipeOf(box, id)
        if (inputs.every(oneOf => oneOf.some(product => made.has(product))))
          for (const product of outputs.flat()) made.add(product)
      }
    }
    expect(made.size).toBe(32)
    expect(box.makers.every(makers => makers.length > 0)).toBe(true)
    expect(box.makers[PRODUCT_IDS.indexOf('cloth')]).toEqual(['textile_mill', 'nylon_factory'])
  })

  it('VTI-10: contracts are worth four times their product minus two', () => {
    for (const id of PRODUCT_IDS) expect(CONTRACTS[id].value).toBe(4 * PRODUCTS[id].value - 2)
    expect(idsOf(CONTRACTS, 'exists', 'seed')).toEqual(['oil', 'brass', 'knapsacks'])
    expect(idsOf(CONTRACTS, 'value', 'seed')).toEqual([])
  })

  it('VTI-73: a contract for each of the 32 products', () => {
    expect(PRODUCT_IDS.filter(id => CONTRACTS[id].exists)).toHaveLength(32)
  })

  it('VTI-73: a short deck of 24, seven of them for the cheapest goods, including four raw ones', () => {
    const deck = PRODUCT_IDS.filter(id => CONTRACTS[id].inShortDeck)
    expect(deck).toHaveLength(24)
    const cheap = deck.filter(id => CONTRACTS[id].value === 2)
    expect(cheap).toEqual(['iron_ore', 'coal', 'oil', 'cotton', 'gasoline', 'beef', 'hides'])
    expect(cheap.filter(id => PRODUCTS[id].class === 'raw')).toHaveLength(4)
    expect(PRODUCT_IDS.filter(id => PRODUCTS[id].value > 1 && !CONTRACTS[id].inShortDeck)).toEqual([])
  })

  it('VTI-73: a set needs enough contracts for six players', () => {
    const without = (count: number) =>
      PRODUCT_IDS.slice(0, count).map((id): [string, unknown] => [`contracts/${id}/exists`, false])
    expect(complaint(...without(8))).toBeNull()
    expect(complaint(...without(9))).toBe(
      'tables.contracts should have at least 24 cards, because six players reveal that many (it has 23)',
    )
    expect(complaint(['contracts/coal/exists', 1])).toContain('tables.contracts.coal.exists')
  })

  it.each([
    ['forest', 'wood'],
    ['nylon_factory', 'wood naphtha cloth parachutes'],
    ['ammunition_factory', 'wood cotton brass nitroglycerin ammunition'],
    ['rifle_factory', 'wood steel rifles'],
  ] satisfies [FactoryId, string][])('VTI-30: %s can be paid for with %s', (id, products) => {
    const numbers = box.fitting[FACTORY_IDS.indexOf(id)] ?? []
    expect(numbers.map(number => PRODUCT_IDS[number]).join(' ')).toBe(products)
  })

  it('VTI-70: the forest has two turns, every other factory four', () => {
    expect(box.turns.map(turns => turns.length)).toEqual(FACTORY_IDS.map(id => (id === 'forest' ? 2 : 4)))
    expect(box.turns[0]).toEqual([0, 1])
  })

  it('a replacement set is checked, and a bad field is named', () => {
    expect(openBox(edited([['products/wood/value', 2]])).values[0]).toBe(2)
    expect(complaint(['products/wood/value', 0])).toBe(
      'tables.products.wood.value should be a whole number from 1 to 99',
    )
    expect(complaint(['products/wood/class', 'gold'])).toContain('tables.products.wood.class')
    expect(complaint(['contracts/oil/value', -1])).toContain('tables.contracts.oil.value')
    expect(complaint(['factories/forest/sides/N', { role: 'input', oneOf: ['gold'] }])).toContain(
      'tables.factories.forest.sides.N.oneOf[0]',
    )
    expect(complaint(['factories/forest/sides/N', { role: 'input', oneOf: [] }])).toContain('1 to 32 entries')
    expect(complaint(['factories/coal_mine/sides/S', null])).toBe(
      'tables.factories.coal_mine.sides should have an output',
    )
  })

  it('VTI-33, VTI-15: four cards of each type and nine for the draft, as in the rulebook', () => {
    expect(FACTORY_IDS.filter(id => FACTORIES[id].copies !== 4)).toEqual([])
    expect(box.startingSet.join(' ')).toBe(
      'forest forest forest forest iron_mine coal_mine oil_well cattle_farm cotton_plantation',
    )
    for (const field of ['copies', 'starting']) expect(idsOf(FACTORIES, field, 'seed')).toHaveLength(28)
  })

  it('an older set, without stacks and short deck, opens with the rulebook’s', () => {
    const without = (table: object, ...fields: string[]) =>
      Object.fromEntries(
        Object.entries(table).map(([id, entry]) => [
          id,
          Object.fromEntries(Object.entries(entry as object).filter(([field]) => !fields.includes(field))),
        ]),
      )
    const { products } = STANDARD.tables
    const former = {
      products,
      factories: without(FACTORIES, 'copies', 'starting'),
      contracts: without(CONTRACTS, 'inShortDeck'),
    }
    const { factories, contracts } = openBox(former)
    expect(hashOfTables({ products, factories, contracts })).toBe(hashOfTables(STANDARD.tables))
    expect(STANDARD.formerHashes).toContain(hashOfTables(former))
  })

  it('stacks and starting set come from the set, and all faults are named at once', () => {
    const own = openBox(
      edited([
        ['factories/forest/copies', 7],
        ['factories/jeep_factory/copies', 0],
        ['factories/steel_mill/starting', 2],
      ]),
    )
    expect(own.types).not.toContain('jeep_factory')
    expect(own.startingSet.filter(id => id === 'steel_mill')).toHaveLength(2)
    expect(complaint(['factories/forest/copies', 13])).toContain('tables.factories.forest.copies')
    expect(complaint(['factories/forest/copies', 3], ['factories/coal_mine/sides/S', null])).toBe(
      'tables.factories.forest.starting is 4, and there are only 3 copies; ' +
        'tables.factories.coal_mine.sides should have an output',
    )
    expect(complaint(['factories/forest/starting', 0])).toBe(
      'tables.factories should have 6 to 36 starting cards in total, not 5',
    )
  })

  it('VTI-27: a run has at most one choice of outputs', () => {
    const choice = { role: 'output', oneOf: ['wood', 'coal'] }
    expect(complaint(['factories/forest/sides/E', choice])).toBeNull()
    expect(complaint(['factories/forest/sides/E', choice], ['factories/forest/sides/W', choice])).toBe(
      'tables.factories.forest.sides should have a choice on at most one output side',
    )
  })

  it('VTI-58: every factory has another turn', () => {
    const wood = { role: 'output', oneOf: ['wood'] }
    const all = (['N', 'E', 'S', 'W'] as const).map((side): Edit => [`factories/forest/sides/${side}`, wood])
    expect(complaint(...all)).toBe('tables.factories.forest.sides should not all be the same')
  })
})
