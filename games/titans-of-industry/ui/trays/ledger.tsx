// Advancements, own Titans and what every seat owns, one page at a time; the facilities too, while a desk lies over them.

import type { Seat } from '@tableworks/kernel'
import { useState } from 'react'
import type { TitanId } from '../../data/titans.ts'
import { knownOf, titanWorth } from '../../readings/formulas.ts'
import { titansWorth } from '../../readings/scoring.ts'
import type { Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { AdvancementCard, TitanCard } from './cards.tsx'
import { Facilities } from './facilities.tsx'
import css from './ledger.module.css'
import { SeatsPage } from './seats-page.tsx'

const PAGES = ['facilities', 'advancements', 'titans', 'seats'] as const
type Page = (typeof PAGES)[number]

interface LedgerProps {
  readonly table: Table
  readonly hasFacilities: boolean
}

export function Ledger({ table, hasFacilities }: LedgerProps) {
  const [turned, setPage] = useState<Page>(table.seen.result === null ? 'advancements' : 'titans')
  const page = turned === 'facilities' && !hasFacilities ? 'advancements' : turned
  const pages = hasFacilities ? PAGES : PAGES.slice(1)
  return (
    <section className={css['ledger']} data-page={page} aria-label={say('ledger')}>
      <div className={css['tabs']} role="tablist">
        {pages.map(one => (
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
      {/* It may be longer than its place: then keys must be able to scroll it. */}
      <div
        id="ledger-page"
        role="tabpanel"
        // It may be longer than its place: then keys must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby={`ledger-tab-${page}`}
        className={css['page']}
      >
        {page === 'facilities' && <Facilities table={table} />}
        {page === 'advancements' && <Row table={table} />}
        {page === 'titans' && <Titans table={table} />}
        {page === 'seats' && <SeatsPage table={table} />}
      </div>
    </section>
  )
}

/** The name of a page, with what one wants to know without turning to it; beside a fourth there is less room for that. */
function titleOf(table: Table, page: Page, isShort: boolean): string {
  const { view } = table
  if (page === 'titans' && !view.over && view.seat !== null && view.titans[view.seat].length > 0)
    return say(isShort ? 'titansShort' : 'titansOf', {
      count: view.titans[view.seat].length,
      worth: titansWorth(view, view.seat),
    })
  if (page === 'advancements') return say('rowOf', { left: view.piles[view.age].length })
  return say(`tabs.${page}`)
}

function Row({ table: { view, box, bills } }: { table: Table }) {
  return (
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
}

function Titans({ table }: { table: Table }) {
  const { view, names, seats } = table
  if (view.over)
    return seats.map(seat => (
      <div key={seat} className={css['open']}>
        <h3>{names[seat]}</h3>
        <Cards table={table} titans={knownOf(view.titans[seat])} seat={seat} />
      </div>
    ))
  if (view.seat === null) return <p className={css['note']}>{say('noTitans')}</p>
  const own = knownOf(view.titans[view.seat])
  return (
    <Place of={{ kind: 'titans', seat: view.seat }} label={say('titans')}>
      <Cards table={table} titans={own} seat={view.seat} />
      <p className={css['note']}>
        {own.length === 0 ? say('noneYet') : say('secret')} {say('deck', { left: view.deckSize })}
      </p>
    </Place>
  )
}

const Cards = ({ table, titans, seat }: { table: Table; titans: readonly TitanId[]; seat: Seat }) => (
  <div className={css['row']}>
    {titans.map(titan => (
      <TitanCard key={titan} id={titan} titan={table.box.titans[titan]} worth={titanWorth(table.view, seat, titan)} />
    ))}
  </div>
)
