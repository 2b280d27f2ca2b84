// Advancements, Titans and what each player has, one page at a time. While the desk covers the facilities, they are here too.

import type { Seat } from '@tableworks/kernel'
import { type ReactNode, useState } from 'react'
import { knownOf, titanWorth } from '../../readings/formulas.ts'
import { titansWorth } from '../../readings/scoring.ts'
import type { Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { AdvancementCard, TitanCard } from './cards.tsx'
import { Facilities } from './facilities.tsx'
import css from './ledger.module.css'
import { SeatsPage } from './seats-page.tsx'

const PAGES: Readonly<Record<string, (table: Table) => ReactNode>> = {
  facilities: table => <Facilities table={table} />,
  advancements: table => <Row table={table} />,
  titans: table => <Titans table={table} />,
  seats: table => <SeatsPage table={table} />,
}

interface LedgerProps {
  readonly table: Table
  readonly hasFacilities: boolean
}

export function Ledger({ table, hasFacilities }: LedgerProps) {
  const [turned, setPage] = useState(table.seen.result === null ? 'advancements' : 'titans')
  const page = turned === 'facilities' && !hasFacilities ? 'advancements' : turned
  return (
    <section className={css['ledger']} aria-label={say('ledger')}>
      <div className={css['tabs']} role="tablist">
        {Object.keys(PAGES)
          .slice(hasFacilities ? 0 : 1)
          .map(one => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`ledger-tab-${one}`}
              aria-selected={page === one}
              aria-controls="ledger-page"
              onClick={() => setPage(one)}
            >
              {titleOf(table, one, hasFacilities)}
            </button>
          ))}
      </div>
      <div
        id="ledger-page"
        role="tabpanel"
        // The page may be longer than its space, so it must be scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby={`ledger-tab-${page}`}
        className={css['page']}
      >
        {PAGES[page]?.(table)}
      </div>
    </section>
  )
}

/** A tab's title includes its page's most important number. It's shortened if there's a fourth tab. */
function titleOf({ view }: Table, page: string, isShort: boolean): string {
  if (page === 'titans' && !view.over && view.seat !== null && view.titans[view.seat].length > 0)
    return say(isShort ? 'titansShort' : 'titansOf', {
      count: view.titans[view.seat].length,
      worth: titansWorth(view, view.seat),
    })
  if (page === 'advancements') return say('rowOf', { left: view.piles[view.age].length })
  return say(page === 'facilities' ? 'tabs.facilities' : page === 'titans' ? 'tabs.titans' : 'tabs.seats')
}

const Row = ({ table: { view, box, bills } }: { table: Table }) => (
  <Place of={{ kind: 'row' }} label={say('advancements')}>
    <div className={css['row']}>
      {view.row.map(id => (
        <Place key={id} of={{ kind: 'advancement', advancement: id }} label={box.advancements[id].name}>
          <AdvancementCard id={id} card={box.advancements[id]} total={bills?.advancements[id]?.total} />
        </Place>
      ))}
    </div>
    {view.row.length === 0 && <p className={css['note']}>{say('noRow')}</p>}
  </Place>
)

function Titans({ table }: { table: Table }) {
  const { view, names, seats } = table
  if (view.over)
    return seats.map(seat => (
      <div key={seat} className={css['open']}>
        <h3>{names[seat]}</h3>
        <Kept table={table} seat={seat} />
      </div>
    ))
  if (view.seat === null) return <p className={css['note']}>{say('noTitans')}</p>
  return (
    <Place of={{ kind: 'titans', seat: view.seat }} label={say('titans')}>
      <Kept table={table} seat={view.seat} />
      <p className={css['note']}>
        {view.titans[view.seat].length === 0 ? say('noneYet') : say('secret')} {say('deck', { left: view.deckSize })}
      </p>
    </Place>
  )
}

const Kept = ({ table: { view, box }, seat }: { table: Table; seat: Seat }) => (
  <div className={css['row']}>
    {knownOf(view.titans[seat]).map(titan => (
      <Place key={titan} of={{ kind: 'titan', seat, titan }}>
        <TitanCard id={titan} titan={box.titans[titan]} worth={titanWorth(view, seat, titan)} />
      </Place>
    ))}
  </div>
)
