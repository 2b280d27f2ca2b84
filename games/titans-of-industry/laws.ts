// Invariants 1 to 7, 12, 17 and 18 of RULES.md, checked on a position.

import type { Seat } from '@tableworks/kernel'
import { everySeat, firstWrong, isCount, type Law } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS, AGES } from './data/advancements.ts'
import { SPACE_IDS } from './data/areas.ts'
import { FACILITY_IDS } from './data/facilities.ts'
import { MATERIALS } from './data/goods.ts'
import { GRID_IDS, type GridId } from './data/grids.ts'
import { TITAN_IDS } from './data/titans.ts'
import { pileOf, seatsAt } from './readings/holdings.ts'
import { WHITE_CARDS, whiteCards } from './readings/real-estate.ts'
import { ROW } from './setup.ts'
import { SHARE_SOURCES, type State } from './state.ts'

/** Whether every name occurs exactly once. */
const isWhole = (all: readonly string[], ids: readonly string[]): boolean =>
  all.length === ids.length && ids.every(id => all.includes(id))

function wrongCubes(g: State, seat: Seat, grid: GridId): string | null {
  const cubes = g.cubes[grid][seat]
  const price = g.price[grid][seat]
  if (!isCount(cubes)) return `${cubes} cubes in ${grid}`
  if (cubes === 0) return price === 0 ? null : `a price without cubes in ${grid}`
  if (!g.box.grids[grid].prices.includes(price)) return `cubes at ${price} in ${grid}`
  const { goods } = g.box.grids[grid]
  const canMake = FACILITY_IDS.some(id => g.size[id][seat] > 0 && goods.includes(g.box.facilities[id].makes))
  return canMake ? null : `cubes in ${grid} that no player made`
}

export const LAWS: Readonly<Record<string, Law<State>>> = {
  'facility cards are in their pile or in front of a seat': g =>
    firstWrong(FACILITY_IDS, facility =>
      isCount(pileOf(g, facility)) && seatsAt(g).every(seat => isCount(g.size[facility][seat])) ? null : facility,
    ),
  'a facility that grows never gets cheaper to expand': g =>
    firstWrong(FACILITY_IDS, facility =>
      g.box.growing[facility].every((bill, size, bills) =>
        MATERIALS.every(material => bill[material] >= (bills[size - 1]?.[material] ?? 0)),
      )
        ? null
        : facility,
    ),
  'a space holds a card of its own type and level, or nothing': g =>
    firstWrong(SPACE_IDS, space => {
      const card = g.estate[space]
      const owner = g.owner[space]
      if (card === null) return owner === null && !g.white[space] ? null : `${space} has no card`
      if (owner === null || !seatsAt(g).includes(owner)) return `no player owns ${card}`
      return g.box.cardsFor[space].some(one => one.card === card) ? null : `${card} on ${space}`
    }),
  'a card whose level isn’t below the age is white side up': g =>
    firstWrong(SPACE_IDS, space =>
      g.estate[space] !== null && !g.white[space] && g.box.spaces[space].level >= g.age ? `${space} is grey` : null,
    ),
  'there are fewer white cards than end the age': g =>
    whiteCards(g) < WHITE_CARDS[g.age] || g.over || g.ageOver ? null : String(whiteCards(g)),
  'every advancement is in its pile, in the row, with a seat or discarded': g => {
    const all = [...AGES.flatMap(age => g.piles[age]), ...g.row, ...g.advancements.flat(), ...g.discard]
    return isWhole(all, ADVANCEMENT_IDS) ? null : all.join(' ')
  },
  'the row shows four cards of this age, or all that are left': g => {
    const stray = g.row.find(id => g.box.advancements[id].age !== g.age)
    if (stray !== undefined) return `${stray} in Age ${g.age}`
    return g.row.length === ROW || (g.row.length < ROW && g.piles[g.age].length === 0) ? null : g.row.join(' ')
  },
  'every Titan is in the deck, with a seat or being looked at': g => {
    const all = [...g.deck, ...g.titans.flat(), ...g.shown.flat()]
    return isWhole(all, TITAN_IDS) ? null : all.join(' ')
  },
  'every seat holds a Titan once play has begun': everySeat<State>((g, seat) =>
    g.order.length === 0 || g.titans[seat].length > 0 ? null : 'none',
  ),
  'the Titans a seat returned are in the deck': everySeat<State>((g, seat) => {
    const gone = g.putBack[seat].find(titan => !g.deck.includes(titan))
    return gone === undefined ? null : gone
  }),
  'the turn order names every seat once': g =>
    g.order.length === 0 || (g.order.length === g.seats && seatsAt(g).every(seat => g.order.includes(seat)))
      ? null
      : g.order.join(' '),
  'cubes have one price, on a square of their grid, and a facility that makes them': everySeat<State>((g, seat) =>
    firstWrong(GRID_IDS, grid => wrongCubes(g, seat, grid)),
  ),
  'no player owes money': everySeat<State>((g, seat) => (isCount(g.money[seat]) ? null : `$${g.money[seat]}`)),
  'market share is a whole number': everySeat<State>((g, seat) =>
    firstWrong(SHARE_SOURCES, source =>
      isCount(g.share[source][seat]) ? null : `${g.share[source][seat]} of ${source}`,
    ),
  ),
  'no grid sells more cubes than it had': everySeat<State>((g, seat) =>
    firstWrong(GRID_IDS, grid => (isCount(g.sold[grid][seat]) ? null : `${g.sold[grid][seat]} in ${grid}`)),
  ),
}
