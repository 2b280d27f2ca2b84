// The trading floor: nine grids in rings, and the quarters at its corners.

import type { CSSProperties } from 'react'
import { spaceFacts, spacesIn } from '../../readings/real-estate.ts'
import type { Table } from '../table.ts'
import { Place } from '../things.ts'
import { PriceSlip } from '../trays/price-slip.tsx'
import { say } from '../words.ts'
import css from './floor.module.css'
import { Grid } from './grid.tsx'
import { gridFacts, isBusy, pricedGrid } from './grid-facts.ts'
import { Quarter } from './quarter.tsx'
import { gridCells, quarterCells } from './rings.ts'

/** On a phone the price slip is right under its grid. */
export function Floor({ table, hasSlip }: { table: Table; hasSlip: boolean }) {
  const priced = pricedGrid(table)
  const { view, box, bills, names } = table
  return (
    <Place of={{ kind: 'hall' }} label={say('hall')} className={css['floor']} inside={css['rings']}>
      <span className={css['pit']} />
      {gridCells(box).map(([grid, cell]) => (
        <div
          key={grid}
          className={css['cell']}
          data-part={cell}
          style={at(cell)}
          data-wide={isBusy(table, grid) || undefined}
        >
          <Grid facts={gridFacts(table, grid)} spec={box.grids[grid]} names={names} />
        </div>
      ))}
      {hasSlip && priced !== null && (
        <div className={css['slip']}>
          <PriceSlip table={table} grid={priced} />
        </div>
      )}
      {quarterCells(box).map(([area, cell]) => (
        <div key={area} className={css['cell']} data-part={`quarters ${cell}`} style={at(cell)}>
          <Quarter
            area={area}
            spaces={spacesIn(view, area).map(space => ({
              ...spaceFacts(view, space),
              receipt: bills?.spaces[space] ?? null,
            }))}
            box={box}
            names={names}
          />
        </div>
      ))}
    </Place>
  )
}

/** Where a grid is in the rings. On a phone, the order on the page decides instead. */
const at = (cell: string): CSSProperties => ({ '--cell': cell }) as CSSProperties
