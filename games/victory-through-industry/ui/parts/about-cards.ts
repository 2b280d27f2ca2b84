// Hover texts for factory types and products, with what they mean for the viewer now.

import type { Here } from '../table.ts'
import { type About, nameOf } from '@tableworks/board-kit'
import { seatsOf } from '@tableworks/kernel'
import { FACTORY_IDS, type FactoryId, typeNumber } from '../../data/factories.ts'
import { PRODUCT_IDS, type ProductId, productNumber } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import { madeOf } from '../../readings/need.ts'
import { BUILD_COST, canBuild, countFitting } from '../../readings/paying.ts'
import { spotsOfType } from '../../readings/running.ts'
import { recipeOf } from './signs/recipe.tsx'
import { contractThing, type Thing } from '../things.ts'
import { counted, say } from '../words.ts'
import { capital, factoryIn, listed, productIn } from './here.ts'

/** "coal or wood" */
const either = (on: Here, oneOf: readonly ProductId[]): string =>
  listed(
    oneOf.map(id => productIn(on, id)),
    say('or'),
  )

export function flowOf(on: Here, factory: FactoryId): string {
  const { inputs, outputs } = recipeOf(on.g.box, factory)
  const names = (sides: readonly (readonly ProductId[])[]) => listed(counted(sides.map(oneOf => either(on, oneOf))))
  const makes = names(outputs)
  return inputs.length === 0 ? say('about.makes', { makes }) : say('about.flow', { takes: names(inputs), makes })
}

const makesAny = (on: Here, factory: FactoryId, product: ProductId): boolean =>
  recipeOf(on.g.box, factory).outputs.flat().includes(product)

/** The types in the box that take a product. */
const usersOf = (on: Here, product: ProductId): FactoryId[] =>
  on.g.box.types.filter(factory => recipeOf(on.g.box, factory).inputs.flat().includes(product))

/** "Steel is worth 3 points. Engine works and canneries take it." */
function worthOf(on: Here, product: ProductId): string {
  const name = capital(productIn(on, product))
  const { value } = on.g.box.products[product]
  const users = listed(usersOf(on, product).map(id => factoryIn(on, id)))
  return users === '' ? say('about.worth', { name, value }) : say('about.worthUsed', { name, value, users })
}

/** Contracts, open or held by the viewer, that need one of these products. */
const contractsNeeding = ({ g, me }: Here, products: readonly ProductId[]): ProductId[] =>
  [...g.open, ...(me === null ? [] : g.contracts[me])].filter(goal => {
    const parts = madeOf(g.box, goal)
    return products.some(product => parts.has(product))
  })

function contractsLine(on: Here, products: readonly ProductId[]): string {
  const found = contractsNeeding(on, products)
  if (found.length === 0) return say('about.noContract')
  const names = found.map(id => say('about.valued', { name: productIn(on, id), value: on.g.box.contracts[id].value }))
  return say('about.contracts', { names: listed(names) })
}

/** A type's inputs, outputs, value and cost. */
export function factoryDoes(on: Here, factory: FactoryId): string[] {
  const outputs = [...new Set(recipeOf(on.g.box, factory).outputs.flat())]
  const goods = (on.g.box.fitting[typeNumber[factory]] ?? []).map(number => PRODUCT_IDS[number])
  return [
    flowOf(on, factory),
    ...outputs.map(product => worthOf(on, product)),
    contractsLine(on, outputs),
    say('about.costs', { count: BUILD_COST, goods: either(on, goods) }),
  ]
}

export function productDoes(on: Here, product: ProductId): string[] {
  const makers = (on.g.box.makers[productNumber[product]] ?? []).map(id => factoryIn(on, id))
  return [
    worthOf(on, product),
    makers.length === 0 ? say('about.noMaker') : say('about.makers', { names: listed(makers, say('or')) }),
    contractsLine(on, [product]),
  ]
}

/** How many of a product the viewer has, and which of their factories make it. */
export function supplyOf(on: Here, product: ProductId): string {
  const { g, me } = on
  if (me === null) return say('about.watching')
  const name = productIn(on, product)
  const have = stockOf(g, me, product)
  if (have > 0) return say('about.have', { have, name })
  const maker = FACTORY_IDS.find(id => makesAny(on, id, product) && spotsOfType(g.floor[me], id).length > 0)
  if (maker === undefined) return say('about.noneMade', { name })
  return say('about.madeBy', { name, maker: factoryIn(on, maker) })
}

export const ringed = (on: Here, products: readonly ProductId[]): Thing[] =>
  contractsNeeding(on, products).map(contractThing)

// Stacks

export function stackAbout(on: Here, factory: FactoryId): About {
  const { g } = on
  const left = g.stacks[typeNumber[factory]] ?? 0
  const owners = seatsOf(g.seats).flatMap(seat => {
    const count = spotsOfType(g.floor[seat], factory).length + g.hand[seat].filter(id => id === factory).length
    return count === 0 ? [] : [say('about.owner', { name: nameOf(on, seat), count })]
  })
  const inSet = g.set.filter(id => id === factory).length
  const where = inSet === 0 ? owners : [say('about.inSet', { count: inSet }), ...owners]
  return {
    name: g.box.factories[factory].name,
    what: say('about.stack', {
      left,
      copies: g.box.factories[factory].copies,
      owners: where.length === 0 ? say('about.nobody') : listed(where),
    }),
    does: factoryDoes(on, factory),
    now: stackNow(on, factory, left),
    rule: 'VTI-30',
    related: ringed(on, [...new Set(recipeOf(on.g.box, factory).outputs.flat())]),
  }
}

function stackNow(on: Here, factory: FactoryId, left: number): string[] {
  const { g, me } = on
  if (me === null) return [say('about.watching')]
  if (g.set.includes(factory)) return [say('about.takeFromSet')]
  if (left === 0) return [say('about.noneLeft')]
  const fitting = countFitting(g, me, typeNumber[factory])
  return [
    canBuild(g, me, typeNumber[factory])
      ? say('about.canPay', { fitting })
      : say('about.cannotPay', { fitting, count: BUILD_COST }),
    ...recipeOf(on.g.box, factory).inputs.map(oneOf => supplyOf(on, bestOf(on, oneOf))),
    ...whenToBuild(on),
  ]
}

/** For each product that can pay, how many the viewer has. */
function bestOf({ g, me }: Here, oneOf: readonly ProductId[]): ProductId {
  const [first] = oneOf
  return oneOf.find(id => me !== null && stockOf(g, me, id) > 0) ?? (first as ProductId)
}

function whenToBuild({ seen, me }: Here): string[] {
  if (seen.actor !== me) return [say('about.notYourTurn')]
  return seen.decision === 'move' ? [say('about.workFirst')] : []
}
