// The board in plain text: pricing grids, real estate and facilities as tables, then what each player has.

import { type Seat, type TextBoardTable } from '@tableworks/kernel'
import { columns, wrapped } from '@tableworks/table-kit'
import { type AdvancementId } from './data/advancements.ts'
import { AREA_NAMES, AREAS, LEVELS, SPACE_IDS, type SpaceId } from './data/areas.ts'
import { FACILITY_IDS } from './data/facilities.ts'
import { GOOD_NAMES, MATERIALS } from './data/goods.ts'
import { GRID_IDS, type GridId } from './data/grids.ts'
import { demandOf } from './readings/demand.ts'
import { pileOf, seatsAt, shareOf } from './readings/holdings.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** A seat's view with the box and the seat names. */
type Seen = View & Pick<State, 'seats' | 'variants' | 'box'> & { readonly names: readonly string[] }

export function textBoard(view: View, { seats, variants, box, sideNames }: TextBoardTable<State>): string[] {
  const seen: Seen = {
    ...view,
    seats,
    variants,
    box,
    names: sideNames.map(name => name.slice(0, LONGEST_NAME).trimEnd()),
  }
  return [
    ...clockLines(seen),
    '',
    ...gridLines(seen),
    '',
    ...estateLines(seen),
    '',
    ...facilityLines(seen),
    '',
    ...seatsAt(seen).flatMap(seat => playerLines(seen, seat)),
  ]
}

const LONGEST_NAME = 10
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

function clockLines(seen: Seen): string[] {
  const { age, round, order, names, piles, row, deckSize } = seen
  const track = order.length === 0 ? 'not drawn yet' : order.map(seat => names[seat]).join(', ')
  return [
    `Age ${age}, round ${round}. Turn order: ${track}.`,
    ...wrapped('Advancements:', row.length === 0 ? ['none'] : row.map(card => priced(seen, card))),
    `Left: ${count(piles[age].length, 'advancement')} of this age, ${count(deckSize, 'Titan')}.`,
  ]
}

const priced = ({ box }: Seen, card: AdvancementId): string =>
  `${box.advancements[card].name} (${box.advancements[card].cost} research)`

/** One line per grid: the quarters whose demand it serves and, for each seat, its cubes and price. */
const gridLines = (seen: Seen): string[] =>
  columns(
    [
      ['Grid (goods)', 'demand', ...seatsAt(seen).map(seat => seen.names[seat] ?? '')],
      ...GRID_IDS.map(grid => [gridName(seen, grid), demandText(seen, grid), ...offersIn(seen, grid)]),
    ],
    1,
  )

const gridName = ({ box }: Seen, grid: GridId): string => {
  const { name, goods } = box.grids[grid]
  return `${name} (${goods.map(good => GOOD_NAMES[good]).join(', ')})`
}

const demandText = (seen: Seen, grid: GridId): string =>
  seen.box.grids[grid].sector === 'research' ? '' : String(demandOf(seen, grid))

const offersIn = (seen: Seen, grid: GridId): string[] =>
  seatsAt(seen).map(seat =>
    seen.cubes[grid][seat] === 0 ? '.' : `${seen.cubes[grid][seat]} at $${seen.price[grid][seat]}`,
  )

/** One line per quarter with a column for each level: the card and its owner, or the goods a free space costs. */
const estateLines = (seen: Seen): string[] =>
  columns(
    [
      ['Real estate', ...LEVELS.map(level => `level ${level}`)],
      ...AREAS.map(area => [AREA_NAMES[area], ...LEVELS.map(level => spaceText(seen, spaceOf(seen, area, level)))]),
    ],
    1 + LEVELS.length,
  )

const spaceOf = ({ box }: Seen, area: string, level: number): SpaceId | undefined =>
  SPACE_IDS.find(id => box.spaces[id].area === area && box.spaces[id].level === level)

function spaceText({ box, estate, owner, white, names }: Seen, space: SpaceId | undefined): string {
  if (space === undefined) return ''
  const card = estate[space]
  if (card !== null) return `${box.estates[card].name}${white[space] ? '' : ' (grey)'}: ${names[owner[space] ?? 0]}`
  const { cost } = box.spaces[space]
  const bill = MATERIALS.filter(good => cost[good] > 0).map(good => `${cost[good]} ${GOOD_NAMES[good]}`)
  return bill.length === 0 ? 'free' : bill.join(' ')
}

const facilityLines = (seen: Seen): string[] =>
  columns([
    ['Facility (makes)', 'left', ...seatsAt(seen).map(seat => seen.names[seat] ?? '')],
    ...FACILITY_IDS.map(id => [
      `${seen.box.facilities[id].name} (${GOOD_NAMES[seen.box.facilities[id].makes]})`,
      String(pileOf(seen, id)),
      ...seatsAt(seen).map(seat => String(seen.size[id][seat] || '.')),
    ]),
  ])

function playerLines(seen: Seen, seat: Seat): string[] {
  const { names, money, advancements, titans, shown, box } = seen
  const named = [...titans[seat], ...shown[seat]].flatMap(titan => (titan === '?' ? [] : [box.titans[titan].name]))
  const held = titans[seat].length + shown[seat].length
  const cards = advancements[seat].map(card => box.advancements[card].name)
  return [
    ...wrapped(`${names[seat]}:`, [`$${money[seat]}`, `${shareOf(seen, seat)} market share`, count(held, 'Titan')]),
    ...(named.length === 0 ? [] : wrapped('  Titans:', named)),
    ...(cards.length === 0 ? [] : wrapped('  Advancements:', cards)),
  ]
}
