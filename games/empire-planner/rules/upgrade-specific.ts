// Upgrade: Specific Building: RULES.md EMP-38, EMP-39 and EMP-59 to EMP-64.

import type { Bar, Refusal } from '@tableworks/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { blockOf, numberOf, spaceAt, spaceName } from '../data/city.ts'
import type { FactoryId } from '../data/factories.ts'
import { countOf } from '../readings/buildings.ts'
import { factoryOf, namedFactory } from '../readings/factories.ts'
import { goodBar, pairBar } from '../readings/upgrading.ts'
import type { Factory, Frames, Specific, State } from '../state.ts'
import { decide } from '../steps.ts'
import { pollute } from './pollution.ts'
import { barRise, notYourSpace } from './upgrading.ts'

const RULES = { upgrade: 'EMP-59', townHall: 'EMP-61', pollution: 'EMP-63' }

/** EMP-59: level by level, on any of the player's buildings of this kind. `pairs` counts the Town Halls not yet used (EMP-62). */
export const upgradeSpecific = decide('act.upgradeSpecific', {
  takesOnlyOption: true,

  /** Each building of this kind with each card, and with each pair of cards while a Town Hall is unused. */
  offers(g, { seat, type, pairs }, offer, why) {
    offer('done', null)
    const own = g.factories[seat]
    for (const space of g.built[seat]) {
      if (g.box.plots[space].type !== type) continue
      const stuck = barRise(g, seat, space, RULES, why)
      if (stuck === false) continue
      const block = blockOf(space)
      const number = numberOf(space)
      for (const one of own) offer({ block, number, factory: one.card }, stuck ?? barGood(g, type, one, why))
      if (pairs === 0) continue
      for (let i = 0; i < own.length; i++)
        for (let j = i; j < own.length; j++) {
          const [one, two] = [own[i] as Factory, own[j] as Factory]
          offer({ block, number, factory: one.card, second: two.card }, stuck ?? barPair(g, type, one, two, why))
        }
    }
  },

  unoffered(g, frame, option) {
    if (option === 'done') return false
    const { seat, type } = frame
    const space = spaceAt(option.block, option.number)
    const actual = g.box.plots[space].type
    if (actual === 'parking') return { because: 'neverByGoods', rule: 'EMP-64', space: spaceName(space) }
    if (actual !== type) return { because: 'otherKind', rule: 'EMP-59', space: spaceName(space), type }
    if (!g.built[seat].includes(space)) return notYourSpace(g, space, RULES.upgrade)
    return unofferedPayment(g, frame, option)
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

type Payment = { readonly factory: FactoryId } | { readonly factory: FactoryId; readonly second: FactoryId }

const cardsIn = (payment: Payment): FactoryId[] =>
  'second' in payment ? [payment.factory, payment.second] : [payment.factory]

/** EMP-59, EMP-60 */
function barGood(g: State, type: Specific, one: Factory, why: boolean): Bar {
  const because = goodBar(g, type, one)
  if (because === null) return null
  return (
    why &&
    (because === 'noGoods'
      ? { because, rule: 'EMP-59', factory: one.card }
      : { because, rule: 'EMP-60', type, colour: BUILDINGS[type].goods })
  )
}

/** EMP-62 */
function barPair(g: State, type: Specific, one: Factory, two: Factory, why: boolean): Bar {
  const because = pairBar(g, type, one, two)
  if (because === null) return null
  return (
    why &&
    (because === 'noGoods'
      ? { because, rule: 'EMP-62', factory: (one.goods === 0 ? one : two).card }
      : { because, rule: 'EMP-62', factory: one.card, second: two.card })
  )
}

/** EMP-61, EMP-62: why Goods from these Factories can't pay. */
function unofferedPayment(g: State, { seat, type }: Frames['act.upgradeSpecific'], payment: Payment): Refusal | false {
  for (const factory of cardsIn(payment))
    if (factoryOf(g, seat, factory) === undefined) return { because: 'notYourFactory', rule: 'EMP-59', factory }
  if (!('second' in payment)) return false
  if (type === 'industrial') return { because: 'pairNotNeeded', rule: 'EMP-61', type }
  const { factory, second } = payment
  const cards = g.factories[seat].map(({ card }) => card)
  if (cards.indexOf(factory) > cards.indexOf(second))
    return { because: 'pairTurnedRound', rule: 'EMP-62', factory, second }
  return { because: 'noTownHallLeft', rule: 'EMP-62', have: countOf(g, seat, 'town-hall') }
}
