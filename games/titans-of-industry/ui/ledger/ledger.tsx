// Advancements, own Titans and what every seat owns, one page at a time.

import { useState } from 'react'
import { Spot } from '../board/spot.tsx'
import { advancementPlace, ROW_PLACE, TITANS_PLACE } from '../places.ts'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import { AdvancementCard, TitanCard } from './cards.tsx'
import css from './ledger.module.css'
import { SeatsPage } from './seats-page.tsx'

const PAGES = ['advancements', 'titans', 'seats'] as const
type Page = (typeof PAGES)[number]

export function Ledger({ table }: { table: Table }) {
  const [page, setPage] = useState<Page>(table.seen.result === null ? 'advancements' : 'titans')
  return (
    <section className={css['ledger']}>
      <div className={css['tabs']} role="tablist">
        {PAGES.map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`ledger-tab-${one}`}
            aria-selected={page === one}
            aria-controls="ledger-page"
            onClick={() => setPage(one)}
          >
            {one === 'titans' && table.view.laidOpen === null
              ? SAY.titansOf(table.view.own.titans.length, worthOfAll(table))
              : SAY.tabs[one]}
          </button>
        ))}
      </div>
      <div id="ledger-page" role="tabpanel" aria-labelledby={`ledger-tab-${page}`} className={css['page']}>
        {page === 'advancements' && <Row table={table} />}
        {page === 'titans' && <Titans table={table} />}
        {page === 'seats' && <SeatsPage table={table} />}
      </div>
    </section>
  )
}

/** What the Titans one holds are worth now, all together. */
const worthOfAll = ({ view }: Table): number =>
  view.glance.titans.filter(({ titan }) => view.own.titans.includes(titan)).reduce((sum, { worth }) => sum + worth, 0)

function Row({ table }: { table: Table }) {
  const { view, box } = table
  return (
    <Spot id={ROW_PLACE} label={SAY.advancements}>
      <div className={css['row']}>
        {view.row.map(id => {
          const receipt = view.glance.bills?.advancements[id]
          return (
            <Spot key={id} id={advancementPlace(id)} label={box.advancements[id].name}>
              <AdvancementCard card={box.advancements[id]}>
                {receipt && <span>{receipt.total === null ? SAY.none : SAY.money(receipt.total)}</span>}
              </AdvancementCard>
            </Spot>
          )
        })}
      </div>
      <p className={css['note']}>{view.row.length === 0 ? SAY.noRow : SAY.pile(view.piles[view.age].length)}</p>
    </Spot>
  )
}

function Titans({ table }: { table: Table }) {
  const { view, box, names, seats } = table
  if (view.laidOpen !== null)
    return (
      <>
        {seats.map(seat => (
          <div key={seat} className={css['open']}>
            <h3>{names[seat]}</h3>
            <div className={css['row']}>
              {view.laidOpen?.[seat]?.map(titan => (
                <TitanCard key={titan} titan={box.titans[titan]} />
              ))}
            </div>
          </div>
        ))}
      </>
    )
  if (view.seat === null) return <p className={css['note']}>{SAY.noTitans}</p>
  const worthOf = new Map(view.glance.titans.map(({ titan, worth }) => [titan, worth]))
  return (
    <Spot id={TITANS_PLACE} label={SAY.titans}>
      <div className={css['row']}>
        {view.own.titans.map(titan => (
          <TitanCard key={titan} titan={box.titans[titan]} worth={worthOf.get(titan)} />
        ))}
      </div>
      <p className={css['note']}>
        {view.own.titans.length === 0 ? SAY.noneYet : SAY.secret} {SAY.deck(view.deckSize)}
      </p>
    </Spot>
  )
}
