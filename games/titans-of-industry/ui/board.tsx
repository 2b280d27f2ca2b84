// The whole exchange: the strip at the top, the rings of grids with quarters at the corners, and the trays beside them.

import { type BoardProps, Traveller, useFrame } from '@tableworks/board-kit'
import { useMemo } from 'react'
import type { game } from '../index.ts'
import css from './board.module.css'
import { Floor } from './parts/floor.tsx'
import { pricedGrid } from './parts/grid-facts.ts'
import { Hall } from './parts/hall.tsx'
import { tripsIn } from './parts/trips.tsx'
import { type Table, tableOf } from './table.ts'
import { Desk, isAtDesk } from './trays/desk.tsx'
import { Drafting } from './trays/draft.tsx'
import { Facilities } from './trays/facilities.tsx'
import { Ledger } from './trays/ledger.tsx'
import { MapBar } from './trays/map-bar.tsx'
import { Tracks } from './trays/tracks.tsx'
import { say } from './words.ts'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const table = tableOf(seen, box, sideNames)
  const isNarrow = useFrame() === 'phone'
  const trips = useMemo(() => tripsIn(box), [box])
  const isDesk = isAtDesk(table) && !(isNarrow && pricedGrid(table) !== null)
  return (
    <Hall>
      <Drafting table={table}>
        <div className={css['board']} data-focus={focusOf(table)}>
          <header className={css['head']}>
            <Tracks table={table} />
          </header>
          <section className={css['hall']} data-part="hall" aria-label={say('hall')}>
            <Floor table={table} hasSlip={isNarrow} />
          </section>
          <div className={css['desk']} data-part="facilities" data-desk={isDesk || undefined}>
            {isDesk ? <Desk table={table} /> : <Facilities table={table} />}
          </div>
          <div className={css['ledger']} data-part="ledger">
            <Ledger table={table} hasFacilities={isDesk} />
          </div>
          {isNarrow && <MapBar table={table} hasDesk={isDesk} />}
        </div>
      </Drafting>
      <Traveller told={told} trips={trips} />
    </Hall>
  )
}

/** The part of the board that the decision is about, which comes first on a small screen. */
function focusOf(table: Table): 'desk' | 'hall' | 'facilities' {
  const decision = table.asked?.decision
  if (isAtDesk(table)) return decision === 'choosePrice' ? 'hall' : 'desk'
  return decision === 'action' ? 'facilities' : 'hall'
}
