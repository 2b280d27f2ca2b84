import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { openBox, recipeOf, STANDARD } from '../data/box.ts'
import { CONTRACTS } from '../data/contracts.ts'
import { FACTORIES, FACTORY_IDS, type FactoryId } from '../data/factories.ts'
import { PRODUCT_IDS, type ProductId, PRODUCTS } from '../data/products.ts'

const box = openBox(STANDARD.tables)
const valueOf = (products: readonly (readonly ProductId[])[]) =>
  products.reduce((sum, oneOf) => sum + Math.min(...oneOf.map(id => PRODUCTS[id].value)), 0)

describe('The box', () => {
  it('VTI-5: 32 products, and the three values of the rulebook', () => {
    expect(PRODUCT_IDS).toHaveLength(32)
    expect([PRODUCTS.ammunition.value, PRODUCTS.rubber.value, PRODUCTS.parachutes.value]).toEqual([9, 2, 2])
    const seed = PRODUCT_IDS.filter(id => PRODUCTS[id].valueSource === 'seed')
    expect(seed).toEqual(['rubber', 'parachutes', 'ammunition'])
    expect(PRODUCT_IDS.filter(id => PRODUCTS[id].nameSource === 'seed')).toHaveLength(14)
  })

  it('VTI-7: 28 factories; the steel mill as the rulebook has it', () => {
    expect(FACTORY_IDS).toHaveLength(28)
    expect(FACTORIES.steel_mill).toEqual({
      name: 'Steel mill',
      sides: {
        N: null,
        E: { role: 'input', oneOf: ['iron_ore'] },
        S: { role: 'output', oneOf: ['steel'] },
        W: { role: 'input', oneOf: ['coal'] },
      },
      typeSource: 'seed',
      flowSource: 'seed',
      sidesSource: 'seed',
    })
    expect(FACTORY_IDS.filter(id => FACTORIES[id].typeSource === 'seed')).toHaveLength(12)
  })

  it.each(FACTORY_IDS)('VTI-9: a run of %s adds at least a point, as the value rule says', id => {
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

  it('VTI-10: contracts are worth four times their product less two', () => {
    const counts = new Map<number, number>()
    for (const id of PRODUCT_IDS) counts.set(CONTRACTS[id].value, (counts.get(CONTRACTS[id].value) ?? 0) + 1)
    expect([...counts].sort(([a], [b]) => a - b)).toEqual([
      [2, 15],
      [6, 4],
      [10, 4],
      [22, 4],
      [26, 2],
      [34, 1],
      [58, 2],
    ])
    expect(PRODUCT_IDS.filter(id => CONTRACTS[id].existsSource === 'seed')).toEqual(['oil', 'brass', 'knapsacks'])
  })

  it.each([
    ['forest', 'wood'],
    ['nylon_factory', 'wood naphtha cloth parachutes'],
    ['ammunition_factory', 'wood cotton brass nitroglycerin ammunition'],
    ['rifle_factory', 'wood steel rifles'],
  ] satisfies [FactoryId, string][])('VTI-30: a %s may be paid with %s', (id, products) => {
    const numbers = box.fitting[FACTORY_IDS.indexOf(id)] ?? []
    expect(numbers.map(number => PRODUCT_IDS[number]).join(' ')).toBe(products)
  })

  it('VTI-70: the forest has two turns, every other factory four', () => {
    expect(box.turns.map(turns => turns.length)).toEqual(FACTORY_IDS.map(id => (id === 'forest' ? 2 : 4)))
    expect(box.turns[0]).toEqual([0, 1])
  })

  const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)
  const complaint = (...edits: Edit[]) => complaintAbout(openBox, edited(edits))

  it('a set that replaces it is checked, and the bad field is named', () => {
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

  it('VTI-27: a run has one choice of outputs at most', () => {
    const choice = { role: 'output', oneOf: ['wood', 'coal'] }
    expect(complaint(['factories/forest/sides/E', choice])).toBeNull()
    expect(complaint(['factories/forest/sides/E', choice], ['factories/forest/sides/W', choice])).toBe(
      'tables.factories.forest.sides should have a choice on one output side at most',
    )
  })

  it('VTI-58: every factory has another turn', () => {
    const wood = { role: 'output', oneOf: ['wood'] }
    const all = (['N', 'E', 'S', 'W'] as const).map((side): Edit => [`factories/forest/sides/${side}`, wood])
    expect(complaint(...all)).toBe('tables.factories.forest.sides should not all be the same')
  })
})
