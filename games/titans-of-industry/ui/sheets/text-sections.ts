// Sentences about the board for text mode, hover cards and the end sheet, beyond the view's numbers.

import type { Seat } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { GRID_IDS, type GridId } from '../../data/grids.ts'
import { marketIn, salesOf } from '../../readings/demand.ts'
import { forecastOf } from '../../readings/forecast.ts'
import { knownOf, titanWorth } from '../../readings/formulas.ts'
import { realEstateOf } from '../../readings/holdings.ts'
import { DOMINATION_FIELDS, type DominationField } from '../../readings/sold.ts'
import { gridFacts } from '../parts/grid-facts.ts'
import { nameOf, positionOf, type Seen, type Table, tableOf } from '../table.ts'
import { fieldName, listed, say } from '../words.ts'

export function sections(seen: Seen, box: Box, names: readonly string[]) {
  const table = tableOf(seen, box, names)
  const { sells, income } = forecastOf(table.view)
  return [
    { title: say('tell.grids'), lines: GRID_IDS.map(grid => gridLine(table, grid)) },
    {
      title: say('tell.ageEnd'),
      lines: [
        ...table.seats.map(seat =>
          say('forecastOf', { name: nameOf(table, seat), sells: sells[seat], income: income[seat] }),
        ),
        ...DOMINATION_FIELDS.map(field => `${fieldName(field)}: ${dominationCounts(table, field)}`),
      ],
    },
  ]
}

function gridLine(table: Table, grid: GridId): string {
  const { demand } = gridFacts(table, grid)
  const line = { grid: table.box.grids[grid].name, offers: offersLine(table, grid) }
  return demand === null ? say('tell.players', line) : say('tell.wants', { ...line, demand })
}

/** Each seat's cubes and price. */
export function offersLine(table: Table, grid: GridId): string {
  const { demand, lots } = gridFacts(table, grid)
  const said = lots.map(({ seat, price, cubes, sells }) => {
    const offer = { name: nameOf(table, seat), cubes, price }
    return demand === null ? say('tell.lot', offer) : say('tell.offer', { ...offer, sells })
  })
  return said.length === 0 ? say('tell.none') : `${said.join('; ')}.`
}

/** What each seat would sell in a sector if the age ended now, or the real estate it owns. */
export function dominationCounts(table: Table, field: DominationField): string {
  const { view, box, seats } = table
  const grids = box.consumerGrids.filter(grid => box.grids[grid].sector === field)
  const countOf = (seat: Seat) =>
    field === 'realEstate'
      ? realEstateOf(view, seat)
      : grids.reduce((sum, grid) => sum + salesOf(marketIn(view, grid), seat), 0)
  return `${listed(seats.map(seat => say('tell.count', { name: nameOf(table, seat), count: countOf(seat) })))}.`
}

/** A seat's Titans, each with its score. */
export function endList(seen: Seen, seat: Seat, box: Box): string[] {
  const g = positionOf(seen, box)
  return knownOf(seen.view.titans[seat]).map(titan =>
    say('atEnd', { titan: box.titans[titan].name, share: titanWorth(g, seat, titan) }),
  )
}
