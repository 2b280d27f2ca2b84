import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { type FactoryId, perType, typeNumber } from '../data/factories.ts'
import { perProduct, type ProductId, productNumber } from '../data/products.ts'
import { countTypes, madeOf, needOf, treeOf } from '../readings/need.ts'
import { ANN, floorWith, victoryTable } from './table.ts'

const BOX = openBox(STANDARD.tables)
const products = (counts: Partial<Record<ProductId, number>>) => perProduct(id => counts[id] ?? 0)
const types = (counts: Partial<Record<FactoryId, number>>) => perType(id => counts[id] ?? 0)

describe('What some products need', () => {
  it('a product is made from its inputs, and from everything they are made from', () => {
    expect(madeOf(BOX, 'coal')).toEqual(new Set(['coal']))
    expect(madeOf(BOX, 'steel')).toEqual(new Set(['steel', 'coal', 'iron_ore']))
    expect([...madeOf(BOX, 'engines')]).toEqual(expect.arrayContaining(['steel', 'coal', 'iron_ore']))
  })

  it('every type and every product has a number, even if it isn’t needed', () => {
    const wanted = products({ steel: 2 })
    const need = needOf(BOX, products({ coal: 1 }), types({}), wanted)
    expect(need.products).toEqual(products({ steel: 2, coal: 2, iron_ore: 2 }))
    expect(need.runs).toEqual(types({ steel_mill: 2, coal_mine: 1, iron_mine: 2 }))
    expect(wanted).toEqual(products({ steel: 2 }))
  })

  it('VTI-27: a run makes one product of a choice, and all products of several sides', () => {
    const runs = (wanted: Partial<Record<ProductId, number>>, box = BOX) =>
      needOf(box, products({ naphtha: 9 }), types({ nylon_factory: 1 }), products(wanted)).runs[
        typeNumber.nylon_factory
      ]
    expect(runs({ cloth: 2 })).toBe(2)
    expect(runs({ cloth: 2, parachutes: 2 })).toBe(4)
    expect(runs({ cloth: 2, parachutes: 1 })).toBe(3)
    const recipes = perType((_id, type) => BOX.recipes[type])
    recipes[typeNumber.nylon_factory] = { inputs: [['naphtha']], outputs: [['cloth', 'parachutes'], ['rubber']] }
    const makers = perProduct((_id, product) => BOX.makers[product])
    makers[productNumber.rubber] = ['nylon_factory']
    const joint = { ...BOX, recipes, makers }
    expect(runs({ rubber: 3, cloth: 2, parachutes: 1 }, joint)).toBe(3)
    expect(runs({ rubber: 3, cloth: 2, parachutes: 3 }, joint)).toBe(5)
    expect(runs({ rubber: 3, cloth: 5 }, joint)).toBe(5)
    expect(
      needOf(BOX, products({}), types({}), products({ naphtha: 2, gasoline: 2 })).runs[typeNumber.oil_refinery],
    ).toBe(2)
  })

  it('a floor’s factories are counted by type', () => {
    const floor = floorWith({
      factories: [
        ['forest', 0, 0],
        ['steel_mill', 1, 1],
        ['forest', 2, 2],
      ],
    })
    expect(countTypes(floor)).toEqual(types({ forest: 2, steel_mill: 1 }))
  })

  it('of two makers that aren’t built, it picks the one with all inputs in stock', () => {
    const makers = perProduct((_id, product) =>
      product === productNumber.cloth ? (['steel_mill', 'ammunition_factory'] as const) : BOX.makers[product],
    )
    const box = { ...BOX, makers, recipes: perType((_id, type) => ({ ...BOX.recipes[type] })) }
    for (const maker of ['steel_mill', 'ammunition_factory'] as const) {
      const recipe = BOX.recipes[typeNumber[maker]]
      box.recipes[typeNumber[maker]] = { inputs: recipe?.inputs ?? [], outputs: [['cloth']] }
    }
    const made = (stock: Partial<Record<ProductId, number>>) =>
      needOf(box, products(stock), types({}), products({ cloth: 1 })).runs
    const ammunition = { cotton: 1, nitroglycerin: 1, brass: 1 }
    expect(made({ ...ammunition, coal: 1 })[typeNumber.ammunition_factory]).toBe(1)
    expect(made({ cotton: 1, brass: 1 })[typeNumber.steel_mill]).toBe(1)
    expect(made({ ...ammunition, coal: 1, iron_ore: 1 })[typeNumber.steel_mill]).toBe(1)
  })

  it('of two inputs, it picks the one in surplus after other needs', () => {
    const wanted = products({ ammunition: 1, cotton: 3 })
    const need = needOf(BOX, products({ cotton: 3, wood: 1, nitroglycerin: 1, brass: 1 }), types({}), wanted)
    expect(need.products[productNumber.wood]).toBe(1)
    expect(need.products[productNumber.cotton]).toBe(3)
  })

  it('the tree names only the inputs that are needed', () => {
    const { g } = victoryTable({ complexes: [{ products: [['cotton', 1, 0]] }] })
    const tree = treeOf(g, ANN, ['ammunition'])
    expect(tree.find(({ product }) => product === 'ammunition')?.inputs).toEqual(['cotton', 'brass', 'nitroglycerin'])
    const stocked = victoryTable({
      complexes: [
        {
          products: [
            ['steel', 1, 0],
            ['steel', -1, 0],
          ],
        },
      ],
    })
    expect(treeOf(stocked.g, ANN, ['steel'])).toEqual([
      { product: 'steel', need: 2, have: 2, maker: 'steel_mill', runs: 0, owned: 0, inputs: [] },
    ])
  })

  it('a maker that isn’t laid out yet counts as owned', () => {
    const { g } = victoryTable({ complexes: [{}] })
    g.hand[ANN] = ['cattle_farm']
    const cattle = treeOf(g, ANN, ['cattle'])
    expect(cattle).toMatchObject([{ product: 'cattle', maker: 'cattle_farm', owned: 1 }])
  })

  it('in an edited set, a product without a maker is listed without one', () => {
    const makers = perProduct((_id, product) => (product === productNumber.steel ? [] : BOX.makers[product]))
    const { g } = victoryTable({ complexes: [{}] })
    const box = { ...BOX, makers }
    expect(treeOf({ ...g, box }, ANN, ['steel'])).toEqual([
      { product: 'steel', need: 2, have: 0, maker: null, runs: 0, owned: 0, inputs: [] },
    ])
    expect(needOf(box, products({}), types({}), products({ steel: 2 })).runs).toEqual(types({}))
  })
})
