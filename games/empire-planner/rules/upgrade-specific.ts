// Upgrade: Specific Building: RULES.md EMP-38, EMP-39 and EMP-59 to EMP-64.

import type { Refusal } from '@tableworks/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { blockOf, numberOf, type Space, spaceAt, spaceName } from '../data/city.ts'
import type { FactoryId } from '../data/factories.ts'
import type { Options } from '../notation.ts'
import { countOf } from '../readings/buildings.ts'
import { factoryOf, namedFactory } from '../readings/factories.ts'
import { goodBar, pairBar, type Payment, paymentsFor, riseBar } from '../readings/upgrading.ts'
import type { Frames, State } from '../state.ts'
import { decide } from '../steps.ts'
import { pollute } from './pollution.ts'
import { whyNotRise } from './upgrading.ts'

const RULES = { upgrade: 'EMP-59', townHall: 'EMP-61', pollution: 'EMP-63' }

/** EMP-59: level by level, on any of one's buildings of the kind; `pairs` are Town Halls not yet used (EMP-62). */
export const upgradeSpecific = decide('act.upgradeSpecific', {
  takesOnlyOption: true,

  /** Each building of the kind with each card, and with each two cards while a Town Hall is left. */
  candidates(g, { seat, type, pairs }) {
    const cards = g.factories[seat].map(({ card }) => card)
    const payments: Payment[] = cards.map(factory => ({ factory }))
    if (pairs > 0)
      for (const [i, factory] of cards.entries())
        for (const second of cards.slice(i)) payments.push({ factory, second })
    return listOf(
      payments,
      g.built[seat].filter(space => g.box.plots[space].type === type),
    )
  },

  bar(g, frame, option) {
    if (option === 'done') return null
    const { seat, type } = frame
    const space = spaceAt(option.block, option.number)
    const actual = g.box.plots[space].type
    if (actual === 'parking') return { because: 'neverByGoods', rule: 'EMP-64', space: spaceName(space) }
    if (actual !== type) return { because: 'otherKind', rule: 'EMP-59', space: spaceName(space), type }
    return whyNotRise(g, seat, space, RULES) ?? whyNotPaid(g, frame, option)
  },

  options(g, { seat, type, pairs }) {
    return listOf(
      paymentsFor(g, seat, type, pairs),
      g.built[seat].filter(space => g.box.plots[space].type === type && riseBar(g, seat, space) === null),
    )
  },

  choose(g, { seat, type, pairs }, option, flow) {
    if (option === 'done') return flow.end()
    const space = spaceAt(option.block, option.number)
    const spent = cardsIn(option)
    for (const card of spent) namedFactory(g, seat, card).goods -= 1
    const die = (g.die[space] += 1)
    flow.tell?.({ kind: 'upgraded', seat, space: spaceName(space), type, die, goods: spent })
    if (type === 'industrial') pollute(g, seat, flow) // EMP-63
    return spent.length === 1 ? flow.again() : flow.goto('act.upgradeSpecific', { seat, type, pairs: pairs - 1 })
  },
})

function listOf(payments: readonly Payment[], spaces: readonly Space[]): Options['act.upgradeSpecific'][] {
  const options: Options['act.upgradeSpecific'][] = ['done']
  for (const space of spaces) {
    const block = blockOf(space)
    const number = numberOf(space)
    for (const payment of payments) {
      const { factory } = payment
      options.push(
        'second' in payment ? { block, number, factory, second: payment.second } : { block, number, factory },
      )
    }
  }
  return options
}

const cardsIn = (payment: Payment): FactoryId[] =>
  'second' in payment ? [payment.factory, payment.second] : [payment.factory]

/** EMP-60 to EMP-62: why these Goods do not pay for a level; null when they do. */
function whyNotPaid(g: State, { seat, type, pairs }: Frames['act.upgradeSpecific'], payment: Payment): Refusal | null {
  for (const factory of cardsIn(payment))
    if (factoryOf(g, seat, factory) === undefined) return { because: 'notYourFactory', rule: 'EMP-59', factory }
  const { factory } = payment
  const one = namedFactory(g, seat, factory)
  if (!('second' in payment)) {
    const because = goodBar(g, type, one)
    if (because === 'noGoods') return { because, rule: 'EMP-59', factory }
    return because === null ? null : { because, rule: 'EMP-60', type, colour: BUILDINGS[type].goods }
  }
  if (type === 'industrial') return { because: 'pairNotNeeded', rule: 'EMP-61', type }
  if (pairs === 0) return { because: 'noTownHallLeft', rule: 'EMP-62', have: countOf(g, seat, 'town-hall') }
  const { second } = payment
  const two = namedFactory(g, seat, second)
  const because = pairBar(g, type, one, two)
  if (because === 'noGoods') return { because, rule: 'EMP-62', factory: one.goods === 0 ? factory : second }
  if (because !== null) return { because, rule: 'EMP-62', factory, second }
  const own = g.factories[seat]
  return own.indexOf(one) <= own.indexOf(two) ? null : { because: 'pairTurnedRound', rule: 'EMP-62', factory, second }
}
