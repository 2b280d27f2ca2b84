// The whole exchange: the head strip, the rings of grids with the quarters at the corners, and the side of the ledger.

import { type BoardProps, Traveller } from '@tableworks/board-kit'
import { useState } from 'react'
import type { Area } from '../../data/areas.ts'
import type { GridId } from '../../data/grids.ts'
import { Desk, isAtDesk } from '../desk/desk.tsx'
import { Grid } from '../grids/grid.tsx'
import { Facilities } from '../ledger/facilities.tsx'
import { Ledger } from '../ledger/ledger.tsx'
import { Owned } from '../ledger/owned.tsx'
import { HALL_PLACE, pricePlace } from '../places.ts'
import { Quarter } from '../quarters/quarter.tsx'
import { pricedGrid } from '../reading/grids.ts'
import { type Asked, isMine, type Table, tableOf } from '../reading/table.ts'
import { Tracks } from '../tracks/tracks.tsx'
import type { View } from '../../view.ts'
import { SAY } from '../words.ts'
import css from './board.module.css'
import { Hall } from './hall.tsx'
import { Jump } from './jump.tsx'
import { Spot } from './spot.tsx'
import { tripsIn } from './trips.tsx'

/** Each grid lies between the quarters whose demand reaches it, as on the board turned by an eighth. */
const GRID_CELLS: readonly (readonly [GridId, string])[] = [
  ['c-residential', 'cnw'],
  ['c-transportation', 'cne'],
  ['c-commercial', 'csw'],
  ['c-industrial', 'cse'],
  ['d-southwest', 'west'],
  ['d-northeast', 'east'],
  ['e-northwest', 'north'],
  ['e-southeast', 'south'],
  ['r-centre', 'centre'],
]
const CORNERS: readonly (readonly [Area, string])[] = [
  ['residential', 'nw'],
  ['transportation', 'ne'],
  ['commercial', 'sw'],
  ['industrial', 'se'],
]

export function Board({ seen, box, sideNames, told }: BoardProps<View>) {
  const table = tableOf(seen, box, sideNames)
  const [near, setNear] = useState<number | null>(null)
  return (
    <Hall>
      <div className={css['board']} data-focus={focusOf(table)}>
        <header className={css['head']}>
          <Tracks table={table} />
          <Jump />
        </header>
        {/* The hand over the squares only asks what lies under it; choosing is the places' own. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <section
          className={css['hall']}
          data-part="hall"
          aria-label={SAY.hall}
          onPointerOver={event => setNear(priceUnder(table, event.target))}
          onPointerLeave={() => setNear(null)}
          onFocus={event => setNear(priceUnder(table, event.target))}
          onBlur={() => setNear(null)}
        >
          <Spot id={HALL_PLACE} label={SAY.hall}>
            <div className={css['rings']}>
              {GRID_CELLS.map(([grid, cell]) => (
                <div key={grid} className={css['cell']} data-cell={cell} data-wide={isBusy(table, grid) || undefined}>
                  <Grid table={table} grid={grid} near={near} />
                </div>
              ))}
              {CORNERS.map(([area, cell], i) => (
                <div key={area} className={css['corner']} data-cell={cell} data-part={i === 0 ? 'quarters' : undefined}>
                  <Quarter table={table} area={area} />
                </div>
              ))}
            </div>
          </Spot>
          <div className={css['foot']}>
            <Owned table={table} />
            <p className={css['legend']}>{SAY.legend}</p>
          </div>
        </section>
        <div className={css['side']}>
          {isAtDesk(table) ? (
            <div className={css['desk']}>
              <Desk table={table} near={near} />
            </div>
          ) : (
            <div className={css['facilities']} data-part="facilities">
              <Facilities table={table} />
            </div>
          )}
          <div className={css['ledger']} data-part="ledger">
            <Ledger table={table} />
          </div>
        </div>
      </div>
      <Traveller told={told} trips={tripsIn(table)} />
    </Hall>
  )
}

/** The price under the hand, in the grid whose price is being set. */
function priceUnder(table: Table, target: EventTarget): number | null {
  const grid = pricedGrid(table)
  if (grid === null || !(target instanceof Element)) return null
  const id = target.closest('[data-place]')?.getAttribute('data-place')
  return table.box.grids[grid].prices.find(price => pricePlace(grid, price) === id) ?? null
}

/** Whether the decision is about squares or sellers of this grid: then it needs room for a thumb. */
function isBusy({ asked, box, seen }: Table, grid: GridId): boolean {
  if (!isMine({ seen })) return false
  if (asked?.decision === 'choosePrice') return asked.frame.grid === grid
  return asked?.decision === 'chooseSeller' && box.marketOf[asked.frame.material] === grid
}

/** The part of the board the decision is about: it comes first where there is room for one thing at a time. */
function focusOf(table: Table): string {
  const decision: Asked['decision'] | undefined = table.asked?.decision
  if (isAtDesk(table)) return decision === 'choosePrice' ? 'hall' : 'desk'
  return decision === 'action' ? 'facilities' : 'hall'
}
