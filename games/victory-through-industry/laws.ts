// Checks that a position belongs to this box and satisfies the invariants of RULES.md. Positions from outside are checked before
// anything else reads them.

import type { Seat } from '@tableworks/kernel'
import { everySeat, type Law } from '@tableworks/table-kit'
import { CONTRACTS_EACH } from './data/contracts.ts'
import { FACTORY_IDS, type FactoryId, typeNumber } from './data/factories.ts'
import { PRODUCT_IDS } from './data/products.ts'
import { MOST_CONTRACTS } from './readings/contracts.ts'
import {
  cardOn,
  cellAt,
  EDGE,
  FACTORY,
  type Floor,
  isAlongside,
  isFactory,
  isProduct,
  isWhole,
  productOn,
  typeOn,
} from './readings/floor.ts'
import { MOVES_A_TURN } from './readings/clock.ts'
import { isOnTable } from './readings/paying.ts'
import { OFFERS_IN_ALL, OFFERS_TO_ONE } from './readings/trade.ts'
import { MOST_ACTIONS } from './rules/operations.ts'
import { ENDINGS, type State } from './state.ts'

const onEveryFloor = (complaint: (floor: Floor, g: State) => string | null): Law<State> =>
  everySeat<State>((g, seat) => complaint(g.floor[seat], g))

function spotsWith({ cells }: Floor, wanted: (card: number) => boolean): number[] {
  const found: number[] = []
  for (let spot = 0; spot < cells.length; spot++) if (wanted(cells[spot] ?? 0)) found.push(spot)
  return found
}

const isWholeFrom = (least: number, most: number, value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

/** Whether it's a list of this length and all its entries pass. */
const isList = (list: unknown, length: number | null, isRight: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && (length === null || list.length === length) && list.every(isRight)

const isFactoryId = (one: unknown): boolean => FACTORY_IDS.some(id => id === one)
const isProductId = (one: unknown): boolean => PRODUCT_IDS.some(id => id === one)
const isTruth = (one: unknown): boolean => one === true || one === false
const isCard = (card: unknown): boolean =>
  isWholeFrom(0, PRODUCT_IDS.length, card) || isWholeFrom(FACTORY, FACTORY + 4 * FACTORY_IDS.length - 1, card)

function floorComplaint({ left, top, width, cells, sites, stock }: Floor): string | null {
  if (!isWholeFrom(-EDGE - 3, EDGE, left) || !isWholeFrom(-EDGE - 3, EDGE, top)) return `a window at ${left},${top}`
  if (!isWholeFrom(0, 2 * EDGE + 7, width) || !isList(cells, null, isCard)) return 'a card that isn’t in the box'
  if (width === 0 ? cells.length > 0 : cells.length % width !== 0) return `rows of ${width} in ${cells.length} cells`
  if (!isList(sites, null, spot => isWholeFrom(0, cells.length - 1, spot))) return 'a factory outside the window'
  return isList(stock, PRODUCT_IDS.length, count => isWholeFrom(0, cells.length, count)) ? null : 'stock'
}

/** VTI-33 */
const copiesOf = ({ box }: State, type: number): number => box.factories[FACTORY_IDS[type] as FactoryId].copies

export const LAWS: Readonly<Record<string, Law<State>>> = {
  'every list has the right length and valid entries': g => {
    const isSeat = (one: unknown) => isWholeFrom(0, g.seats - 1, one)
    const wrong = [
      ['firstPlayer', isSeat(g.firstPlayer)],
      ['token', g.token === null || isSeat(g.token)],
      ['turn', isWholeFrom(0, g.seats * g.variants.roundLimit, g.turn)],
      ['movesLeft', isWholeFrom(0, MOVES_A_TURN, g.movesLeft)],
      ['actions', isWholeFrom(0, MOST_ACTIONS, g.actions)],
      ['set', isList(g.set, null, isFactoryId)],
      ['hand', isList(g.hand, g.seats, hand => isList(hand, null, isFactoryId))],
      [
        'stacks',
        isList(g.stacks, FACTORY_IDS.length, Number.isInteger) &&
          g.stacks.every((left, type) => left >= 0 && left <= copiesOf(g, type)),
      ],
      ['open', isList(g.open, null, isProductId)],
      ['contracts', isList(g.contracts, g.seats, held => isList(held, null, isProductId))],
      ['offers', isList(g.offers, g.seats, count => isWholeFrom(0, OFFERS_TO_ONE, count))],
      ['closed', isList(g.closed, g.seats, isTruth)],
      ['declined', isList(g.declined, null, one => typeof one === 'string')],
      ['operating', isTruth(g.operating)],
      ['mending', isTruth(g.mending)],
      ['ending', g.ending === null || ENDINGS.includes(g.ending)],
      ['floor', isList(g.floor, g.seats, floor => typeof floor === 'object' && floor !== null)],
    ].find(([, isRight]) => isRight === false)
    return wrong === undefined ? null : String(wrong[0])
  },
  'floors hold cards from the box in whole rows': onEveryFloor(floorComplaint),
  'there are as many cards of each factory as the box has': g => {
    const counts = [...g.stacks]
    const count = (type: number) => (counts[type] = (counts[type] ?? 0) + 1)
    for (const floor of g.floor) for (const spot of floor.sites) count(typeOn(cardOn(floor, spot)))
    for (const id of [...g.set, ...g.hand.flat()]) count(typeNumber[id])
    const wrong = counts.findIndex((one, type) => one !== copiesOf(g, type))
    return wrong < 0 ? null : `${counts[wrong]} of ${FACTORY_IDS[wrong]}`
  },
  'each contract is open or held exactly once': g => {
    const all = [...g.open, ...g.contracts.flat()]
    return all.length === CONTRACTS_EACH * g.seats && new Set(all).size === all.length ? null : all.join(' ')
  },
  'no player holds more than eight contracts, and eight end the game': everySeat<State>((g, seat) => {
    const held = g.contracts[seat].length
    if (held > MOST_CONTRACTS) return String(held)
    return held < MOST_CONTRACTS || g.ending !== null ? null : 'the game continues with eight contracts'
  }),
  'the game continues while contracts are open': g =>
    g.open.length > 0 || g.ending !== null ? null : 'it continues without any',
  'the token has a holder once a contract has been claimed': g => {
    const isHeld = g.contracts.some(held => held.length > 0)
    return isHeld && g.token === null ? 'no player has it' : null
  },
  'every complex is connected, unless it is being repaired': onEveryFloor((floor, g) => {
    if (g.mending || isWhole(floor)) return null
    return 'it is in pieces'
  }),
  'every player has a factory after the layout': everySeat<State>((g, seat) =>
    g.turn > 0 && g.floor[seat].sites.length === 0 ? 'no factory' : null,
  ),
  'every product is next to a factory, unless a complex is split': onEveryFloor((floor, g) => {
    const loose = spotsWith(floor, isProduct).find(spot => !isAlongside(floor, spot))
    return loose === undefined || g.mending ? null : `a product at ${JSON.stringify(cellAt(floor, loose))}`
  }),
  'floors count their products correctly': onEveryFloor(floor => {
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
  'moves stay within their limits': g => {
    const offers = g.offers.reduce((sum, count) => sum + count, 0)
    if (g.actions > MOST_ACTIONS) return `${g.actions} actions`
    return offers <= OFFERS_IN_ALL && g.offers.every(count => count <= OFFERS_TO_ONE) ? null : g.offers.join()
  },
  'after the draft every player has the right number of factories': g => {
    if (g.set.length > 0 || g.turn > 0 || g.movesLeft > 0 || g.ending !== null) return null
    const each = Math.floor(g.box.startingSet.length / g.seats)
    const has = g.floor.map(({ sites }, seat) => sites.length + (g.hand[seat as Seat]?.length ?? 0))
    return has.every(count => count === each) ? null : has.join()
  },
  'the round limit is kept': g => (g.turn <= g.seats * g.variants.roundLimit ? null : `turn ${g.turn}`),
}
