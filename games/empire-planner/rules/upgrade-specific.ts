// Upgrade: Specific Building: RULES.md EMP-38, EMP-39 and EMP-59 to EMP-64.

import { BUILDINGS } from '../data/buildings.ts'
import { blockOf, numberOf, type Space, spaceAt, spaceName } from '../data/city.ts'
import type { Colour, FactoryId } from '../data/factories.ts'
import type { Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Options } from '../notation.ts'
import type { Factory, Specific, State } from '../state.ts'
import { decide } from '../steps.ts'
import { pollute, POLLUTION_TRACK } from './pollution.ts'
import { countOf, factoryOf, namedFactory } from './sides.ts'
import { canRise, hasTownHallFor, whyNotRise } from './upgrading.ts'

const RULES = { upgrade: 'EMP-59', townHall: 'EMP-61', pollution: 'EMP-63' }

/** EMP-59: level by level, on any of one's buildings of the kind; `pairs` are Town Halls not yet used (EMP-62). */
export const upgradeSpecific = decide('act.upgradeSpecific', {
  takesOnlyOption: true,

  options(g, { seat, type, pairs }) {
    const options: Options['act.upgradeSpecific'][] = ['done']
    for (const space of g.built[seat]) {
      if (g.box.plots[space].type !== type || !canRise(g, seat, space)) continue
      offerGoods(g, seat, type, space, options)
      if (pairs > 0) offerPairs(g, seat, type, space, options)
    }
    return options
  },

  choose(g, { seat, type, pairs }, option, flow) {
    if (option === 'done') return flow.end()
    const space = spaceAt(option.block, option.number)
    const spent: FactoryId[] = 'second' in option ? [option.factory, option.second] : [option.factory]
    for (const card of spent) namedFactory(g, seat, card).goods -= 1
    const die = (g.die[space] += 1)
    flow.tell?.({ kind: 'upgraded', seat, space: spaceName(space), type, die, goods: spent })
    if (type === 'industrial') pollute(g, seat, flow) // EMP-63
    return spent.length === 1 ? flow.again() : flow.goto('act.upgradeSpecific', { seat, type, pairs: pairs - 1 })
  },

  why(g, { seat, type, pairs }, option) {
    if (option === 'done') return null
    const space = spaceAt(option.block, option.number)
    const actual = g.box.plots[space].type
    if (actual === 'parking') return { because: 'neverByGoods', rule: 'EMP-64', space: spaceName(space) }
    if (actual !== type) return { because: 'otherKind', rule: 'EMP-59', space: spaceName(space), type }
    const stuck = whyNotRise(g, seat, space, RULES)
    if (stuck !== null) return stuck
    for (const factory of 'second' in option ? [option.factory, option.second] : [option.factory]) {
      const own = factoryOf(g, seat, factory)
      if (own === undefined) return { because: 'notYourFactory', rule: 'EMP-59', factory }
      if (own.goods === 0) return { because: 'noGoods', rule: 'EMP-59', factory }
    }
    if (!('second' in option)) return { because: 'otherColour', rule: 'EMP-60', type, colour: BUILDINGS[type].goods }
    if (type === 'industrial') return { because: 'pairNotNeeded', rule: 'EMP-61', type }
    if (pairs === 0) return { because: 'noTownHallLeft', rule: 'EMP-62', have: countOf(g, seat, 'town-hall') }
    const { factory, second } = option
    const isTurnedRound = isPair(g, type, namedFactory(g, seat, second), namedFactory(g, seat, factory))
    return { because: isTurnedRound ? 'pairTurnedRound' : 'noPair', rule: 'EMP-62', factory, second }
  },
})

/** EMP-60; EMP-61: an Industrial building takes any colour. */
const fits = (type: Specific, colour: Colour | null): boolean =>
  colour !== null && (type === 'industrial' || colour === BUILDINGS[type].goods)

/** AMB-34: the side names the Factory that pays. */
function offerGoods(g: State, seat: Side, type: Specific, space: Space, options: Options['act.upgradeSpecific'][]) {
  for (const { card, goods } of g.factories[seat])
    if (goods > 0 && fits(type, g.box.factories[card].goods))
      options.push({ block: blockOf(space), number: numberOf(space), factory: card })
}

/** EMP-62, AMB-6: two Goods of the two other colours. */
function offerPairs(g: State, seat: Side, type: Specific, space: Space, options: Options['act.upgradeSpecific'][]) {
  const own = g.factories[seat]
  for (const [i, one] of own.entries())
    for (const two of own.slice(i))
      if (isPair(g, type, one, two))
        options.push({ block: blockOf(space), number: numberOf(space), factory: one.card, second: two.card })
}

function isPair(g: State, type: Specific, one: Factory, two: Factory): boolean {
  if (one.goods === 0 || two.goods === 0 || (one === two && one.goods === 1)) return false
  const first = g.box.factories[one.card].goods
  const second = g.box.factories[two.card].goods
  if (fits(type, first) || fits(type, second)) return false
  return !g.variants.townHallPairColoursMustDiffer || first !== second
}

export function cannotUpgradeSpecific(g: State, side: Side, type: Specific): Hindrance | null {
  if (type === 'industrial' && !hasTownHallFor(g, side)) return 'noTownHall'
  if (type === 'industrial' && g.pollution === POLLUTION_TRACK) return 'pollutionFull'
  const pairs = type === 'industrial' ? 0 : countOf(g, side, 'town-hall')
  return upgradeSpecific.options(g, { seat: side, type, pairs }).length > 1 ? null : 'nothingToUpgrade'
}
