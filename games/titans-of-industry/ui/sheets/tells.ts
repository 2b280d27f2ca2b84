// What the board tells beyond the figures of the view, in words: for text mode and for the end sheet.

import type { Seat } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { GRID_IDS, type GridId } from '../../data/grids.ts'
import { forecastOf } from '../../readings/forecast.ts'
import { knownOf, titanWorth } from '../../readings/formulas.ts'
import { gridFacts } from '../parts/grid-facts.ts'
import { positionOf, type Seen, type Table, tableOf } from '../table.ts'
import { say } from '../words.ts'

export function tells(seen: Seen, box: Box, names: readonly string[]) {
  const table = tableOf(seen, box, names)
  const { sells, income } = forecastOf(table.view)
  return [
    { title: say('tell.grids'), lines: GRID_IDS.map(grid => gridLine(table, grid)) },
    {
      title: say('tell.ageEnd'),
      lines: table.seats.map(seat =>
        say('tell.sells', { name: names[seat] ?? '', cubes: sells[seat], dollars: income[seat] }),
      ),
    },
  ]
}

function gridLine(table: Table, grid: GridId): string {
  const { demand, lots } = gridFacts(table, grid)
  const name = table.box.grids[grid].name
  const said = lots.map(({ seat, price, cubes, sells }) => {
    const offer = { name: table.names[seat] ?? '', cubes, price }
    return demand === null ? say('tell.lot', offer) : say('tell.offer', { ...offer, sells })
  })
  const offers = said.length === 0 ? say('tell.none') : `${said.join('; ')}.`
  return demand === null
    ? say('tell.players', { grid: name, offers })
    : say('tell.wants', { grid: name, demand, offers })
}

/** The Titans of a seat, each with what it scored. */
export function endList(seen: Seen, seat: Seat, box: Box): string[] {
  const g = positionOf(seen, box)
  return knownOf(seen.view.titans[seat]).map(titan =>
    say('atEnd', { titan: box.titans[titan].name, share: titanWorth(g, seat, titan) }),
  )
}
