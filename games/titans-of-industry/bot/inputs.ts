// A network's inputs: a row for every seat with the seat's own first and the others in turn order, then the seat's own Titans, the
// table, grids and spaces. Of other seats' Titans they include only the number.

import { type Inputs, InputWriter } from '@tableworks/bots'
import type { Seat, State as Position } from '@tableworks/kernel'
import { ADVANCEMENT_IDS, AGES } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import { FACILITY_IDS } from '../data/facilities.ts'
import { CONSUMER_SECTORS } from '../data/goods.ts'
import { GRID_IDS } from '../data/grids.ts'
import { TITAN_IDS } from '../data/titans.ts'
import { SEATS } from '../meta.ts'
import { seatsAt } from '../readings/holdings.ts'
import { WHITE_CARDS, whiteCards } from '../readings/real-estate.ts'
import { SHARE_SOURCES, type State } from '../state.ts'
import { titansWorth } from './cards.ts'
import { worthsApart } from './features.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import type { Weights } from './weights.ts'

const MOST_SEATS = Math.max(...SEATS)
const PARTS = 7
const ROW_LENGTH =
  14 +
  PARTS +
  SHARE_SOURCES.length +
  CONSUMER_SECTORS.length +
  FACILITY_IDS.length +
  3 * GRID_IDS.length +
  ADVANCEMENT_IDS.length
const OWN = MOST_SEATS * ROW_LENGTH
const TABLE = OWN + 1 + 2 * TITAN_IDS.length
const STAGES = [
  ...(['keepTitan', 'telegraph', 'action', 'extraShift', 'chooseWaiver', 'chooseSubstitute', 'chooseSeller'] as const),
  ...(['chooseCard', 'placeGoods', 'choosePrice', 'reprice', 'drawTitans', 'keepUnsold'] as const),
]
const TABLE_LENGTH = SEATS.length + 3 * AGES.length + 6 + STAGES.length + ADVANCEMENT_IDS.length
const GRIDS = TABLE + TABLE_LENGTH
const SPACES = GRIDS + 3 * GRID_IDS.length
const INPUTS = SPACES + 3 * SPACE_IDS.length

export const inputsBy = (weights: Weights): Inputs<State> => ({
  points: 50,
  count: () => INPUTS,
  read(position, seat, x) {
    const { g } = position
    const own = seat as Seat
    const outlook = outlookOf(g, weights)
    for (const other of seatsAt(g)) {
      const writer = new InputWriter(x, placeOf(g, own, other) * ROW_LENGTH)
      writeSeat(position, other, outlook, weights, writer)
    }
    const writer = new InputWriter(x, OWN)
    writer.put(titansWorth(g, own, outlook, weights) / 20)
    for (const titan of TITAN_IDS) writer.putIf(g.titans[own].includes(titan))
    for (const titan of TITAN_IDS) writer.putIf(g.shown[own].includes(titan))
    writeTable(position, outlook, writer)
    for (const grid of GRID_IDS) {
      const market = outlook.markets[outlook.layout.grids.indexOf(grid)]
      writer.put((market?.demand ?? 0) / 8)
      writer.put((market?.gap ?? 0) / 8)
      writer.put((market?.supply ?? 0) / 10)
    }
    for (const space of SPACE_IDS) {
      const owner = g.owner[space]
      writer.putIf(owner === own)
      writer.putIf(owner !== null && owner !== own)
      writer.putIf(g.white[space])
    }
  },
})

/**
 * A seat's place in the inputs: 0 for the seat itself, then the others in turn order, or by seat number before there is a turn
 * order.
 */
function placeOf({ order, seats }: State, own: Seat, other: Seat): number {
  const place = (seat: Seat) => (order.length === 0 ? seat : order.indexOf(seat))
  return (place(other) - place(own) + seats) % seats
}

function writeSeat(
  { g, frames }: Position<State>,
  seat: Seat,
  outlook: Outlook,
  weights: Weights,
  writer: InputWriter,
): void {
  const sales = outlook.sales[seat]
  writer.putIf(true)
  writer.put((1 + g.order.indexOf(seat)) / MOST_SEATS)
  writer.putIf(frames.at(-1)?.frame['seat'] === seat)
  writer.putIf(frames.some(({ step, frame }) => step === 'round' && (frame['queue'] as Seat[]).includes(seat)))
  writer.put(g.money[seat] / 30)
  writer.put(sales.wealth / 40)
  writer.put(sales.cubes / 10)
  writer.put(sales.unsold / 5)
  writer.put(sales.grids / 5)
  writer.put(sales.topGrids / 5)
  writer.put(sales.realEstate / 4)
  writer.put(sales.dominations)
  writer.put((g.titans[seat].length + g.shown[seat].length) / 4)
  writer.put(g.soldToPlayers[seat] / 5)
  for (const worth of worthsApart(g, seat, outlook, weights)) writer.put(worth / 20)
  for (const source of SHARE_SOURCES) writer.put(g.share[source][seat] / 20)
  for (const cubes of sales.sector) writer.put(cubes / 6)
  for (const facility of FACILITY_IDS) writer.put(g.size[facility][seat] / 3)
  for (const grid of GRID_IDS) {
    const sold = outlook.markets[outlook.layout.grids.indexOf(grid)]?.sold[seat] ?? 0
    writer.put(g.cubes[grid][seat] / 6)
    writer.put(g.price[grid][seat] / 15)
    writer.put(g.cubes[grid][seat] === 0 ? 0 : sold / 6)
  }
  for (const advancement of ADVANCEMENT_IDS) writer.putIf(g.advancements[seat].includes(advancement))
}

function writeTable({ g, frames }: Position<State>, { toCome }: Outlook, writer: InputWriter): void {
  writer.oneOf(
    SEATS.length,
    SEATS.findIndex(seats => seats === g.seats),
  )
  writer.oneOf(AGES.length, g.age - 1)
  for (const age of AGES) writer.put(g.piles[age].length / 8)
  const white = whiteCards(g)
  // How many white cards are missing until each age ends.
  for (const age of AGES) writer.put(Math.max(0, WHITE_CARDS[age] - white) / 3)
  writer.putIf(g.ageOver)
  writer.put(toCome)
  writer.put((g.round - g.builtIn) / 5)
  writer.putIf(g.license)
  writer.put(g.deck.length / TITAN_IDS.length)
  writer.put(g.discard.length / 10)
  writer.oneOf(
    STAGES.length,
    STAGES.findIndex(stage => stage === frames.at(-1)?.step),
  )
  for (const advancement of ADVANCEMENT_IDS) writer.putIf(g.row.includes(advancement))
}
