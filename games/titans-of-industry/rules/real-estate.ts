// Building real estate: RULES.md TOI-49 to TOI-64.

import type { Refusal, Seat } from '@tableworks/kernel'
import { SPACE_IDS, type SpaceId, SPACES_BELOW } from '../data/areas.ts'
import type { Age } from '../data/advancements.ts'
import { type Bill, type Material, MATERIALS } from '../data/goods.ts'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'
import { decide, type Flow, sequence } from '../steps.ts'
import { owingOf } from './buying.ts'
import { canPay, type Purse, purseOf, totalOf, whyUnpayable, without } from './costs.ts'
import { owns, whiteCards } from './holdings.ts'

/** TOI-65: the white card that ends each age. */
export const WHITE_CARDS: Readonly<Record<Age, number>> = { 1: 2, 2: 5, 3: 8 }
/** TOI-62 */
const PLACES_UP = 2

/** TOI-50 to TOI-52: no level above the age, unless all lower ones of its type are built. */
export const isOpen = (g: State, space: SpaceId): boolean =>
  g.estate[space] === null && (g.box.spaces[space].level <= g.age || isFilledBelow(g, space))

const isFilledBelow = (g: State, space: SpaceId): boolean => {
  for (const below of SPACES_BELOW[space]) if (g.estate[below] === null) return false
  return true
}

/** TOI-53, TOI-54; Land Survey may leave a unit out. */
export function canBuildOn(g: State, seat: Seat, space: SpaceId, purse: Purse): boolean {
  if (!isOpen(g, space)) return false
  const { cost } = g.box.spaces[space]
  if (canPay(purse, cost)) return true
  return owns(g, seat, 'land-survey') && MATERIALS.some(material => canWaive(purse, cost, material))
}

const canWaive = (purse: Purse, cost: Bill, material: Material): boolean =>
  cost[material] > 0 && canPay(purse, cost, material)

/** Land Survey: the good whose unit is best left out, of equals the first; null when that saves nothing. */
export function bestWaiver({ costs, substitutes }: Pick<Purse, 'costs' | 'substitutes'>, cost: Bill): Material | null {
  let best: Material | null = null
  let least = totalOf(costs, cost, substitutes)
  for (const material of MATERIALS) {
    if (cost[material] === 0) continue
    const total = totalOf(costs, cost, substitutes, material)
    if (total >= least) continue
    best = material
    least = total
  }
  return best
}

export const realEstate = sequence('realEstate', [
  (g, { seat, space }, flow) =>
    owns(g, seat, 'land-survey')
      ? flow.call('chooseWaiver', { seat, space })
      : flow.call('buy', { seat, owing: owingOf(g.box.spaces[space].cost) }),
  (_g, { seat, space }, flow) => flow.goto('chooseCard', { seat, space }),
])

/** Land Survey: one unit of the builder's choice is left out, before anything is bought. */
export const chooseWaiver = decide('chooseWaiver', {
  takesOnlyOption: true,

  options(g, { seat, space }) {
    const { cost } = g.box.spaces[space]
    const purse = purseOf(g, seat)
    const options: Options['chooseWaiver'][] = canPay(purse, cost) ? ['pay all'] : []
    for (const material of MATERIALS) if (canWaive(purse, cost, material)) options.push({ material })
    return options
  },

  choose(g, { seat, space }, option, flow) {
    const owing = owingOf(g.box.spaces[space].cost)
    if (option !== 'pay all') {
      owing[option.material] -= 1
      flow.tell?.({ kind: 'waived', seat, material: option.material })
    }
    return flow.goto('buy', { seat, owing })
  },

  why(g, { seat, space }, option) {
    const { cost } = g.box.spaces[space]
    if (option === 'pay all') return whyUnpayable(g, seat, cost, 'TOI-53')
    const { material } = option
    if (cost[material] === 0) return { because: 'notOnBill', rule: 'TOI-53', material }
    return whyUnpayable(g, seat, without(cost, material), 'TOI-53')
  },
})

/** TOI-55, TOI-56: any card of that type and level; there are more cards than spaces, so all are always there. */
export const chooseCard = decide('chooseCard', {
  takesOnlyOption: true,
  options: (g, { space }) => g.box.cardsFor[space],

  choose(g, { seat, space }, { card }, flow) {
    const isWhite = g.box.spaces[space].level >= g.age // TOI-60
    g.estate[space] = card // TOI-59
    g.owner[space] = seat
    g.white[space] = isWhite
    g.builtIn = g.round
    flow.tell?.({ kind: 'opened', seat, card, space, side: isWhite ? 'white' : 'grey' })
    moveUp(g, seat, flow) // before the age can end
    if (endsAge(g, space, flow)) g.ageOver = true
    return flow.end() // TOI-64: the round goes on as its queue was
  },

  why: (_g, { space }, { card }) => ({ because: 'otherSpace', rule: 'TOI-55', card, space }),
})

/** TOI-62: two places forward; those passed fall back. */
function moveUp(g: State, seat: Seat, flow: Flow): void {
  const from = g.order.indexOf(seat)
  const to = Math.max(0, from - PLACES_UP)
  if (to === from) return
  g.order.splice(from, 1)
  g.order.splice(to, 0, seat)
  flow.tell?.({ kind: 'movedUp', seat, place: to + 1 })
}

/** TOI-63, TOI-65: the second, fifth or eighth white card. R-21: or, in Age III, the last space of level three. */
function endsAge(g: State, space: SpaceId, flow: Flow): boolean {
  const cards = whiteCards(g)
  if (g.white[space] && cards >= WHITE_CARDS[g.age]) {
    flow.tell?.({ kind: 'ageEnded', age: g.age, cards })
    return true
  }
  if (g.age < 3 || SPACE_IDS.some(one => g.box.spaces[one].level === 3 && g.estate[one] === null)) return false
  flow.tell?.({ kind: 'lastSpaceFilled', age: g.age })
  return true
}

export function whyNotBuildOn(g: State, seat: Seat, space: SpaceId): Refusal {
  const owner = g.owner[space]
  if (owner !== null) return { because: 'spaceTaken', rule: 'TOI-50', space, owner }
  const { level, cost } = g.box.spaces[space]
  if (!isOpen(g, space)) return { because: 'levelTooHigh', rule: 'TOI-51', level, age: g.age }
  const waived = owns(g, seat, 'land-survey') ? bestWaiver(purseOf(g, seat), cost) : null
  return whyUnpayable(g, seat, waived === null ? cost : without(cost, waived), 'TOI-53')
}
