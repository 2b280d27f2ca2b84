// An independent check of every reason the rules give, computed from the position without using the rules.

import type { Reasons, Refused } from '@tableworks/contract'
import { FACTORY_IDS, type FactoryId } from '../data/factories.ts'
import { PRODUCT_IDS, type ProductId } from '../data/products.ts'
import type { State } from '../state.ts'

type Place = { readonly x: number; readonly y: number }
type Lying = Place & { readonly product: ProductId }
type Standing = Place & { readonly factory: FactoryId; readonly turn: number }
interface Plan {
  readonly products: readonly Lying[]
  readonly factories: readonly Standing[]
}

/** Every card on a floor, read from its window. Products are 1 to 32. Factories start at 64 with four numbers per type. */
function planOf(g: State, seat: number): Plan {
  const products: Lying[] = []
  const factories: Standing[] = []
  const { cells, width, left, top } = g.floor[seat as 0]
  for (const [i, card] of cells.entries()) {
    const at = { x: left + (i % width), y: top + Math.floor(i / width) }
    if (card >= 64)
      factories.push({ ...at, factory: FACTORY_IDS[Math.floor(card / 4) - 16] as FactoryId, turn: card % 4 })
    else if (card > 0) products.push({ ...at, product: PRODUCT_IDS[card - 1] as ProductId })
  }
  return { products, factories }
}

const isAt =
  ({ x, y }: Place) =>
  (other: Place): boolean =>
    other.x === x && other.y === y
const productAt = (g: State, seat: number, at: Place): Lying | undefined => planOf(g, seat).products.find(isAt(at))
const factoryAt = (g: State, seat: number, at: Place): Standing | undefined => planOf(g, seat).factories.find(isAt(at))
const stock = (g: State, seat: number, product: unknown): number =>
  planOf(g, seat).products.filter(one => one.product === product).length

const areNeighbours = (a: Place, b: Place): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1
const areTouching = (a: Place, b: Place): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1

/** Empty cells next to a factory. */
function roomIn(g: State, seat: number): number {
  const { products, factories } = planOf(g, seat)
  const beside = factories.flatMap(({ x, y }) => [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
  const taken = new Set([...products, ...factories].map(({ x, y }) => `${x},${y}`))
  return new Set(beside.filter(cell => !taken.has(cell))).size
}

/** Whether these factories form one group. */
function hangTogether(all: readonly Place[]): boolean {
  const [first] = all
  if (first === undefined) return true
  const group = [first]
  for (const one of group) group.push(...all.filter(other => !group.includes(other) && areTouching(one, other)))
  return group.length === all.length
}

const without = (g: State, seat: number, at: Place): Standing[] =>
  planOf(g, seat).factories.filter(one => !isAt(at)(one))

/** Whether a product can pay for a factory: it's an input or an output, or wood. */
const paysFor = (g: State, factory: FactoryId, product: ProductId): boolean =>
  product === 'wood' || Object.values(g.box.factories[factory].sides).some(face => face?.oneOf.includes(product))
const fitting = (g: State, seat: number, factory: FactoryId): number =>
  planOf(g, seat).products.filter(({ product }) => paysFor(g, factory, product)).length
const left = (g: State, factory: FactoryId): number => g.stacks[FACTORY_IDS.indexOf(factory)] ?? 0

const NORTH_FIRST = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
/** What each side of a factory takes or outputs, and the cell it faces. */
function facesOf(g: State, { factory, turn, x, y }: Standing) {
  const sides = g.box.factories[factory].sides
  return [sides.N, sides.E, sides.S, sides.W].flatMap((face, i) => {
    const step = NORTH_FIRST[(i + turn) % 4]
    return face === null || step === undefined ? [] : [{ ...face, cell: { x: x + step.x, y: y + step.y } }]
  })
}

/** The factory that a refused production refers to: the one named, or the oldest of its type. */
function refusedFactory({ g, frame, option }: Refused): Standing | undefined {
  const { factories } = planOf(g, frame.seat)
  if ('x' in option) return factories.find(isAt(option))
  const { width, left: x0, top, sites } = (g as State).floor[frame.seat as 0]
  const inOrder = sites.map(spot => ({ x: x0 + (spot % width), y: top + Math.floor(spot / width) }))
  return inOrder.flatMap(at => factories.find(isAt(at)) ?? []).find(({ factory }) => factory === option.factory)
}

const named = (at: unknown): Place => {
  const [x, y] = String(at).split(',').map(Number)
  return { x: x ?? Number.NaN, y: y ?? Number.NaN }
}

/** Whether a factory has an input side at the cell that takes exactly these products, and none of them is there. */
function lacks(refused: Refused, products: readonly unknown[]): boolean {
  const { g, frame, refusal } = refused
  const factory = refusedFactory(refused)
  const at = named(refusal['at'])
  if (factory === undefined) return false
  const face = facesOf(g, factory).find(({ cell }) => isAt(at)(cell))
  const there = productAt(g, frame.seat, at)?.product
  return face?.role === 'input' && String(face.oneOf) === String(products) && !products.includes(there)
}

/** Whether a seat can still receive offers and the move allows more. */
const isOpen = (g: State, partner: number): boolean =>
  !g.closed[partner as 0] && (g.offers[partner as 0] ?? 0) < 3 && g.offers.reduce((sum, count) => sum + count, 0) < 6

const others = (g: State, seat: number): number[] => [...g.floor.keys()].filter(other => other !== seat)

/** A factory that the payer can afford and that can leave its owner's complex without splitting it. */
const sparable = (g: State, payer: number, owner: number): boolean =>
  planOf(g, owner).factories.some(({ x, y, factory }) => {
    const rest = without(g, owner, { x, y })
    return rest.length > 0 && fitting(g, payer, factory) >= 1 && hangTogether(rest)
  })

/** The factories that a factory must touch: those on the floor it goes to, without the factory itself if it only moves there. */
function ground({ g, frame }: Refused): Plan {
  const seat = frame.use === 'give' ? frame.partner : frame.seat
  const { products, factories } = planOf(g, seat)
  const paid: Place[] = frame.use === 'give' ? [] : (frame.paid ?? [])
  return {
    products: products.filter(one => !paid.some(isAt(one))),
    factories: frame.use === 'move' ? factories.filter(one => !isAt(frame.from)(one)) : factories,
  }
}

const looks = (g: State, factory: FactoryId, turn: number): string =>
  JSON.stringify(
    facesOf(g, { factory, turn, x: 0, y: 0 })
      .map(({ role, oneOf, cell }) => `${cell.x},${cell.y} ${role} ${oneOf.join()}`)
      .toSorted(),
  )

/** Whether a seat would have room for everything it receives after giving its cards. */
const hasPlaces = (g: State, seat: number, gives: number, gets: number): boolean => roomIn(g, seat) + gives >= gets

const kinds = (products: readonly unknown[]): string => products.map(String).toSorted().join(' ')

/** Every set of up to four of these cards, smallest first. */
function picksFrom(cards: readonly ProductId[]): ProductId[][] {
  let picks: ProductId[][] = [[]]
  for (const card of cards) picks = [...picks, ...picks.filter(pick => pick.length < 4).map(pick => [...pick, card])]
  return picks
}

/** Every exchange for which two seats have the cards and the room. */
function exchangesOf(g: State, seat: number, partner: number): string[] {
  const productsOf = (one: number) => planOf(g, one).products.map(({ product }) => product)
  return picksFrom(productsOf(seat)).flatMap(give =>
    picksFrom(productsOf(partner))
      .filter(want => give.length + want.length > 0)
      .filter(want => hasPlaces(g, seat, give.length, want.length) && hasPlaces(g, partner, want.length, give.length))
      .map(want => `${kinds(give)} for ${kinds(want)}`),
  )
}

export const REASONS: Reasons = {
  notInSet: ({ g, option }) => g.set.filter((one: FactoryId) => one === option.factory).length === 0,
  notInHand: ({ g, frame, option }) => g.hand[frame.seat].every((one: FactoryId) => one !== option.factory),
  firstAtOrigin: ({ g, frame, option }) =>
    planOf(g, frame.seat).factories.length === 0 && (option.x !== 0 || option.y !== 0),
  offTheTable: ({ option }) => Math.max(Math.abs(option.x), Math.abs(option.y)) === 999,
  notTouching: refused => !ground(refused).factories.some(one => areTouching(one, refused.option)),
  siteTaken: refused => {
    const { products, factories } = ground(refused)
    return [...products, ...factories].some(isAt(refused.option))
  },
  wouldNotJoin: refused => {
    const { factories } = ground(refused)
    return !hangTogether(factories) && !hangTogether([...factories, refused.option])
  },
  sameTurn: ({ g, frame, option }) =>
    [0, 1, 2, 3].some(
      turn => turn < option.turn && looks(g, frame.factory, turn) === looks(g, frame.factory, option.turn),
    ),
  mustTurn: ({ g, frame, option }) =>
    frame.use === 'move' &&
    isAt(frame.from)(frame) &&
    looks(g, frame.factory, factoryAt(g, frame.seat, frame.from)?.turn ?? -1) === looks(g, frame.factory, option.turn),
  declinedAlready: ({ g, frame, option }) => {
    const key = `${frame.seat} to ${frame.partner}: `
    const mine = g.declined.filter((one: string) => one.startsWith(key)) as string[]
    if (option !== 'send') return mine.some(one => one.includes(` at ${option.x ?? frame.x},${option.y ?? frame.y} `))
    const given = frame.give.map((at: Place) => productAt(g, frame.seat, at)?.product)
    return mine.includes(`${key}${kinds(given)} for ${kinds(frame.want)}`)
  },
  otherContract: ({ frame, option, refusal }) =>
    option.contract !== frame.contract && refusal['contract'] === frame.contract,
  noSuchProduct: ({ g, frame, option, refusal }) => {
    const { product, x, y } = refusal
    if (x !== option.x || y !== option.y) return false
    return product === (frame.contract ?? frame.product) && productAt(g, frame.seat, option)?.product !== product
  },
  noSuchFactory: ({ g, frame, option }) =>
    planOf(g, frame.seat).factories.every(({ factory }) => factory !== option.factory),
  lacksInput: refused => lacks(refused, [refused.refusal['product']]),
  lacksEither: refused => lacks(refused, [refused.refusal['product'], refused.refusal['other']]),
  outputBlocked: refused => {
    const { g, frame, refusal } = refused
    const factory = refusedFactory(refused)
    const at = named(refusal['at'])
    if (factory === undefined) return false
    const isOutput = facesOf(g, factory).some(({ role, cell }) => role === 'output' && isAt(at)(cell))
    return (
      isOutput && refusal['by'] === (productAt(g, frame.seat, at)?.product ?? factoryAt(g, frame.seat, at)?.factory)
    )
  },
  nothingRan: ({ frame }) => frame.ran.length === 0,
  notAllAtOnce: ({ g, frame }) => {
    const able = planOf(g, frame.seat).factories.filter(
      one =>
        one.factory === frame.factory &&
        !frame.ran.some(isAt(one)) &&
        facesOf(g, one).every(({ role, oneOf, cell }) => {
          const product = productAt(g, frame.seat, cell)?.product
          if (role === 'input') return product !== undefined && oneOf.includes(product) && !frame.made.some(isAt(cell))
          const isEmpty = product === undefined && factoryAt(g, frame.seat, cell) === undefined
          return isEmpty && !frame.used.some(isAt(cell))
        }),
    )
    const faces = able.flatMap(one => facesOf(g, one))
    const isChoice = faces.some(({ role, oneOf }) => role === 'output' && oneOf.length > 1)
    return (
      able.length < 2 || isChoice || faces.some((one, i) => faces.slice(0, i).some(({ cell }) => isAt(cell)(one.cell)))
    )
  },
  notThatFactory: ({ g, frame, option }) => factoryAt(g, frame.seat, option)?.factory !== frame.factory,
  otherOutput: ({ g, frame, option }) => {
    const sides = Object.values((g as State).box.factories[frame.factory as FactoryId].sides)
    const choice = sides.find(face => face?.role === 'output' && face.oneOf.length > 1)?.oneOf ?? []
    return 'output' in option ? !choice.includes(option.output) : choice.length > 0
  },
  ranAlready: ({ frame, option }) => frame.ran.some(isAt(option)),
  notInThisMove: ({ g, frame, option }) => {
    const factory = factoryAt(g, frame.seat, option)
    if (factory === undefined) return false
    return facesOf(g, factory).some(({ role, cell }) => (role === 'input' ? frame.made : frame.used).some(isAt(cell)))
  },
  tooManyActions: ({ g, refusal }) => g.actions === 120 && refusal['most'] === 120,
  noProducts: ({ g, frame }) => planOf(g, frame.seat).products.length === 0,
  nobodyToTradeWith: ({ g, frame }) => {
    const has = (seat: number) => planOf(g, seat).products.length > 0
    return others(g, frame.seat).every(partner => {
      if (!isOpen(g, partner) || (!has(frame.seat) && !has(partner))) return true
      if (exchangesOf(g, frame.seat, partner).every(one => g.declined.includes(`${frame.seat} to ${partner}: ${one}`)))
        return true
      if (has(frame.seat) && has(partner)) return false
      return roomIn(g, has(frame.seat) ? partner : frame.seat) === 0
    })
  },
  noGoodsAnywhere: ({ g }) => g.floor.every((_floor: unknown, seat: number) => planOf(g, seat).products.length === 0),
  allDeclined: ({ g, frame, option: { partner } }) =>
    exchangesOf(g, frame.seat, partner).every(one => g.declined.includes(`${frame.seat} to ${partner}: ${one}`)),
  onlyTradesAreCountered: ({ frame }) => 'factory' in frame.deal,
  noOtherExchange: ({ g, frame }) => {
    const { give, want } = frame.deal.trade
    const offered = kinds(give.map((at: Place) => productAt(g, frame.partner, at)?.product))
    return exchangesOf(g, frame.seat, frame.partner).every(
      one =>
        one === `${kinds(want)} for ${offered}` || g.declined.includes(`${frame.seat} to ${frame.partner}: ${one}`),
    )
  },
  sameExchange: ({ g, frame: { seat, partner, give, want, to } }) => {
    const given = (owner: number, cells: readonly Place[]) => kinds(cells.map(at => productAt(g, owner, at)?.product))
    return given(seat, give) === kinds(to.want) && kinds(want) === given(partner, to.give)
  },
  cannotBuild: ({ g, frame }) => FACTORY_IDS.every(id => left(g, id) === 0 || fitting(g, frame.seat, id) < 2),
  cannotMoveAny: ({ g, frame }) =>
    planOf(g, frame.seat).factories.every(({ factory }) => fitting(g, frame.seat, factory) === 0),
  cannotTakeAny: ({ g, frame }) =>
    others(g, frame.seat).every(partner => !isOpen(g, partner) || !sparable(g, frame.seat, partner)),
  cannotGiveAny: ({ g, frame }) => !sparable(g, frame.seat, frame.seat),
  noFreeCell: ({ g, frame }) => roomIn(g, frame.seat) === 0,
  tooFewForBank: ({ g, frame, option, refusal }) =>
    refusal['need'] === 3 && refusal['have'] === stock(g, frame.seat, option.product),
  stackEmpty: ({ g, option }) => left(g, option.factory) === 0,
  cannotPay: ({ g, frame, option, refusal }) => {
    const factory = option.factory ?? factoryAt(g, option.partner ?? frame.seat, option)?.factory
    const need = 'use' in frame ? 1 : 2
    return (
      refusal['factory'] === factory && refusal['need'] === need && refusal['have'] === fitting(g, frame.seat, factory)
    )
  },
  noProductThere: ({ g, frame, option }) => productAt(g, frame.seat, option) === undefined,
  paidAlready: ({ frame, option }) => frame.paid.some(isAt(option)),
  doesNotFit: ({ g, frame, option, refusal }) => {
    const product = productAt(g, frame.seat, option)?.product
    return product !== undefined && refusal['product'] === product && !paysFor(g, frame.factory, product)
  },
  noFactoryThere: ({ g, frame, option }) =>
    (frame.use === 'take') !== 'partner' in option || factoryAt(g, option.partner ?? frame.seat, option) === undefined,
  lastFactory: ({ g, frame, option }) => planOf(g, option.partner ?? frame.seat).factories.length === 1,
  wouldSplit: ({ g, frame, option }) => !hangTogether(without(g, option.partner ?? frame.seat, option)),
  cannotMend: ({ g, frame, option, refusal }) =>
    !hangTogether(without(g, frame.seat, option)) &&
    FACTORY_IDS.every(id => fitting(g, frame.seat, id) < 2 || (left(g, id) === 0 && id !== refusal['factory'])),
  pickedAlready: ({ frame, option }) => frame.picked.some(isAt(option)),
  cellTaken: ({ g, frame, option }) => {
    const isSpent = frame.spent?.some(isAt(option)) === true
    return (
      factoryAt(g, frame.seat, option) !== undefined || (productAt(g, frame.seat, option) !== undefined && !isSpent)
    )
  },
  notAlongside: ({ g, frame, option }) =>
    !planOf(g, frame.seat).factories.some(factory => areNeighbours(factory, option)),
  tooValuable: ({ g, frame, option, refusal }) =>
    refusal['value'] === g.box.products[option.product].value &&
    refusal['most'] === g.box.products[frame.product].value &&
    Number(refusal['value']) > Number(refusal['most']),
  nobodyThere: ({ g, frame, option }) => option.partner === frame.seat || option.partner >= g.seats,
  isClosed: ({ g, option }) => g.closed[option.partner] === true,
  tooManyOffers: ({ g, refusal }) =>
    refusal['most'] === 6 && g.offers.reduce((sum: number, count: number) => sum + count, 0) === 6,
  tooManyOffersTo: ({ g, option, refusal }) => refusal['most'] === 3 && g.offers[option.partner] === 3,
  nothingToTrade: ({ g, frame, option }) =>
    planOf(g, frame.seat).products.length + planOf(g, option.partner).products.length === 0,
  laidAlready: ({ frame, option }) => frame.give.some(isAt(option)),
  tooManyCards: ({ frame, option, refusal }) =>
    refusal['most'] === 4 && ('product' in option ? frame.want : frame.give).length === 4,
  theyHaveNoMore: ({ g, frame, option, refusal }) =>
    refusal['have'] === stock(g, frame.partner, option.product) &&
    frame.want.filter((one: ProductId) => one === option.product).length >= stock(g, frame.partner, option.product),
  emptyOffer: ({ frame }) => frame.give.length === 0 && frame.want.length === 0,
  noRoom: ({ g, frame, refusal }) =>
    refusal['seat'] === frame.seat
      ? !hasPlaces(g, frame.seat, frame.give.length, frame.want.length)
      : refusal['seat'] === frame.partner && !hasPlaces(g, frame.partner, frame.want.length, frame.give.length),
  notOpen: ({ g, option }) => !g.open.includes(option.contract),
  noneToTurnIn: ({ g, frame, option }) => stock(g, frame.seat, option.contract) === 0,
}
