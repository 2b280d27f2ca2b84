// Building real estate: RULES.md TOI-49 to TOI-64.

import type { Bar, Seat } from '@tableworks/kernel'
import { SPACE_IDS, type SpaceId } from '../data/areas.ts'
import { MATERIALS } from '../data/goods.ts'
import type { Options } from '../notation.ts'
import { type Purse, purseOf, without } from '../readings/costs.ts'
import { owns } from '../readings/holdings.ts'
import { billFor, isOpen, WHITE_CARDS, whiteCards, wouldBeWhite } from '../readings/real-estate.ts'
import type { State } from '../state.ts'
import { decide, type Flow, sequence } from '../steps.ts'
import { barToPay, owingOf } from './buying.ts'

/** TOI-62 */
const PLACES_UP = 2

/** TOI-51, TOI-53, TOI-54 */
export function barToBuildOn(g: State, space: SpaceId, purse: Purse, why: boolean): Bar {
  const { level, cost } = g.box.spaces[space]
  if (!isOpen(g, space)) return why && { because: 'levelTooHigh', rule: 'TOI-51', level, age: g.age }
  const bar = barToPay(purse, cost, 'TOI-53', why)
  if (bar === null || !purse.waives) return bar
  return barToPay(purse, billFor(g, space, purse), 'TOI-53', why)
}

export const realEstate = sequence('realEstate', [
  (g, { seat, space }, flow) =>
    owns(g, seat, g.box.withEffect.waiveGood)
      ? flow.call('chooseWaiver', { seat, space })
      : flow.call('buy', { seat, owing: owingOf(g.box.spaces[space].cost) }),
  (_g, { seat, space }, flow) => flow.goto('chooseCard', { seat, space }),
])

/** Land Survey: the builder leaves out one unit before buying anything. */
export const chooseWaiver = decide('chooseWaiver', {
  takesOnlyOption: true,

  candidates(g, { space }) {
    const { cost } = g.box.spaces[space]
    const candidates: Options['chooseWaiver'][] = ['pay all']
    for (const material of MATERIALS) if (cost[material] > 0) candidates.push({ material })
    return candidates
  },

  bar(g, { seat, space }, option, why) {
    const { cost } = g.box.spaces[space]
    if (option === 'pay all') return barToPay(purseOf(g, seat), cost, 'TOI-53', why)
    const { material } = option
    if (cost[material] === 0) return why && { because: 'notOnBill', rule: 'TOI-53', material }
    return barToPay(purseOf(g, seat), without(cost, material), 'TOI-53', why)
  },

  choose(g, { seat, space }, option, flow) {
    const owing = owingOf(g.box.spaces[space].cost)
    if (option !== 'pay all') {
      owing[option.material] -= 1
      flow.tell?.({ kind: 'waived', seat, material: option.material })
    }
    return flow.goto('buy', { seat, owing })
  },
})

/** TOI-55, TOI-56: any card with that type and level. There are more cards than spaces, so some are always left. */
export const chooseCard = decide('chooseCard', {
  takesOnlyOption: true,
  candidates: (g, { space }) => g.box.cardsFor[space],
  unoffered: (_g, { space }, { card }) => ({ because: 'otherSpace', rule: 'TOI-55', card, space }),

  choose(g, { seat, space }, { card }, flow) {
    const isWhite = wouldBeWhite(g, space)
    g.estate[space] = card // TOI-59
    g.owner[space] = seat
    g.white[space] = isWhite
    g.builtIn = g.round
    flow.tell?.({ kind: 'opened', seat, card, space, side: isWhite ? 'white' : 'grey' })
    moveUp(g, seat, flow) // before the age can end
    if (endsAge(g, space, flow)) g.ageOver = true
    return flow.end() // TOI-64: the rest of the round follows
  },
})

/** TOI-62: two places forward. The seats it passes fall back. */
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
