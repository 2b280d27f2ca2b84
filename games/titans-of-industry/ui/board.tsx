// The whole exchange: the head strip, the rings of grids with the quarters at the corners, and the side of the ledger.

import { type BoardProps, Traveller } from '@tableworks/board-kit'
import { useMemo } from 'react'
import { Desk, isAtDesk } from './trays/desk.tsx'
import { Drafting } from './trays/draft.tsx'
import { Facilities } from './trays/facilities.tsx'
import { Ledger } from './trays/ledger.tsx'
import { Owned } from './trays/owned.tsx'
import { MapBar } from './trays/map-bar.tsx'
import { pricedGrid } from './parts/grid-facts.ts'
import { type Table, tableOf } from './table.ts'
import { Tracks } from './trays/tracks.tsx'
import type { game } from '../index.ts'
import { say } from './words.ts'
import css from './board.module.css'
import { Floor } from './parts/floor.tsx'
import { Hall } from './parts/hall.tsx'
import { tripsIn } from './parts/trips.tsx'
import { useNarrow } from './trays/use-narrow.ts'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const table = tableOf(seen, box, sideNames)
  const isNarrow = useNarrow()
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
          <div className={css['side']}>
            <div className={isDesk ? css['desk'] : css['facilities']} data-part="facilities">
              {isDesk ? <Desk table={table} /> : <Facilities table={table} />}
            </div>
            <div className={css['ledger']} data-part="ledger">
              <Ledger table={table} hasFacilities={isDesk} />
            </div>
          </div>
          <footer className={css['foot']}>
            <Owned table={table} />
          </footer>
          {isNarrow && <MapBar table={table} hasDesk={isDesk} />}
        </div>
      </Drafting>
      <Traveller told={told} trips={trips} />
    </Hall>
  )
}

/** The part of the board the decision is about: it comes first where there is room for one thing at a time. */
function focusOf(table: Table): 'desk' | 'hall' | 'facilities' {
  const decision = table.asked?.decision
  if (isAtDesk(table)) return decision === 'choosePrice' ? 'hall' : 'desk'
  return decision === 'action' ? 'facilities' : 'hall'
}
