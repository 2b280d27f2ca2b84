// What no rule may break, as far as a position shows it: the dossier's invariants 1 to 8, 20 and 21.

import type { Seat } from '@tableworks/kernel'
import { everySeat, type Law } from '@tableworks/table-kit'
import { COPIES, FACTORY_IDS, STARTING_SET, typeNumber } from './data/factories.ts'
import { PRODUCT_IDS } from './data/products.ts'
import { MOST_CONTRACTS } from './readings/contracts.ts'
import {
  cardOn,
  cellAt,
  type Floor,
  isAlongside,
  isFactory,
  isProduct,
  isWhole,
  productOn,
  typeOn,
} from './readings/floor.ts'
import { isOnTable } from './readings/paying.ts'
import { OFFERS_IN_ALL, OFFERS_TO_ONE } from './rules/offers.ts'
import { MOST_ACTIONS } from './rules/operations.ts'
import { CONTRACTS_EACH } from './setup.ts'
import type { State } from './state.ts'

const onEveryFloor = (complaint: (floor: Floor, g: State) => string | null): Law<State> =>
  everySeat<State>((g, seat) => complaint(g.floor[seat], g))

function spotsWith({ cells }: Floor, wanted: (card: number) => boolean): number[] {
  const found: number[] = []
  for (let spot = 0; spot < cells.length; spot++) if (wanted(cells[spot] ?? 0)) found.push(spot)
  return found
}

export const LAWS: Readonly<Record<string, Law<State>>> = {
  'there are four cards of each factory': g => {
    const counts = [...g.stacks]
    const count = (type: number) => (counts[type] = (counts[type] ?? 0) + 1)
    for (const floor of g.floor) for (const spot of floor.sites) count(typeOn(cardOn(floor, spot)))
    for (const id of [...g.set, ...g.hand.flat()]) count(typeNumber[id])
    const wrong = counts.findIndex(one => one !== COPIES)
    return wrong < 0 ? null : `${counts[wrong]} of ${FACTORY_IDS[wrong]}`
  },
  'the contracts are open or held, each once': g => {
    const all = [...g.open, ...g.contracts.flat()]
    return all.length === CONTRACTS_EACH * g.seats && new Set(all).size === all.length ? null : all.join(' ')
  },
  'nobody holds more than eight contracts, and eight end the game': everySeat<State>((g, seat) => {
    const held = g.contracts[seat].length
    if (held > MOST_CONTRACTS) return String(held)
    return held < MOST_CONTRACTS || g.ending !== null ? null : 'the game goes on with eight contracts'
  }),
  'the game goes on while contracts are open': g =>
    g.open.length > 0 || g.ending !== null ? null : 'it goes on without any',
  'the token has a holder once a contract was claimed': g => {
    const isHeld = g.contracts.some(held => held.length > 0)
    return isHeld && g.token === null ? 'nobody has it' : null
  },
  'every complex hangs together, unless it is being mended': onEveryFloor((floor, g) => {
    if (g.mending || isWhole(floor)) return null
    return 'it is in pieces'
  }),
  'nobody is without a factory after the layout': everySeat<State>((g, seat) =>
    g.turn > 0 && g.floor[seat].sites.length === 0 ? 'no factory' : null,
  ),
  'every product lies beside a factory, unless a complex is being mended': onEveryFloor((floor, g) => {
    const loose = spotsWith(floor, isProduct).find(spot => !isAlongside(floor, spot))
    return loose === undefined || g.mending ? null : `a product at ${JSON.stringify(cellAt(floor, loose))}`
  }),
  'floors count right what lies on them': onEveryFloor(floor => {
    const sites = spotsWith(floor, isFactory)
    if (sites.join() !== [...floor.sites].sort((a, b) => a - b).join()) return `factories at ${sites.join()}`
    const stock = PRODUCT_IDS.map(() => 0)
    for (const card of floor.cells) if (isProduct(card)) stock[productOn(card)] = (stock[productOn(card)] ?? 0) + 1
    return stock.join() === floor.stock.join() ? null : `stock ${floor.stock.join()} instead of ${stock.join()}`
  }),
  'factories stay on the table, two cells from the edge of their window': onEveryFloor(floor => {
    const height = floor.width === 0 ? 0 : floor.cells.length / floor.width
    const astray = floor.sites.find(spot => {
      const { x, y } = cellAt(floor, spot)
      const isInside = x - floor.left >= 2 && floor.left + floor.width - x > 2
      return !isOnTable(x, y) || !isInside || y - floor.top < 2 || floor.top + height - y <= 2
    })
    return astray === undefined ? null : `a factory on spot ${astray}`
  }),
  'a move keeps to its limits': g => {
    const offers = g.offers.reduce((sum, count) => sum + count, 0)
    if (g.actions > MOST_ACTIONS) return `${g.actions} actions`
    return offers <= OFFERS_IN_ALL && g.offers.every(count => count <= OFFERS_TO_ONE) ? null : g.offers.join()
  },
  'after the draft everybody has as many factories as the set gives': g => {
    if (g.set.length > 0 || g.turn > 0 || g.movesLeft > 0 || g.ending !== null) return null
    const each = Math.floor(STARTING_SET.length / g.seats)
    const has = g.floor.map(({ sites }, seat) => sites.length + (g.hand[seat as Seat]?.length ?? 0))
    return has.every(count => count === each) ? null : has.join()
  },
  'the round limit holds': g => (g.turn <= g.seats * g.variants.roundLimit ? null : `turn ${g.turn}`),
}
