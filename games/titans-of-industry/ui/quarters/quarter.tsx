// A quarter of the city at a corner of the exchange: three spaces, from the lowest level to the highest.

import { SeatMark } from '@tableworks/board-kit'
import { useId } from 'react'
import { type Area, AREA_NAMES, type SpaceId } from '../../data/areas.ts'
import { MATERIALS } from '../../data/goods.ts'
import { Spot } from '../board/spot.tsx'
import { DemandMarks } from '../goods/sector.tsx'
import { Goods } from '../goods/token.tsx'
import { spacePlace } from '../places.ts'
import { cardsOf, builtAt, sideBuilt, sideNow, spacesOf } from '../reading/spaces.ts'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import { EstateCard } from './estate-card.tsx'
import css from './quarters.module.css'

export function Quarter({ table, area }: { table: Table; area: Area }) {
  const name = AREA_NAMES[area]
  return (
    <section className={css['quarter']} data-area={area} aria-label={SAY.quarter(name)}>
      <header className={css['head']}>
        <h3>{name}</h3>
        <Browse table={table} area={area} />
      </header>
      <div className={css['spaces']}>
        {spacesOf(table, area).map(space => (
          <Space key={space} table={table} space={space} />
        ))}
      </div>
    </section>
  )
}

function Space({ table, space }: { table: Table; space: SpaceId }) {
  const { view, box, names } = table
  const { area, level } = box.spaces[space]
  const card = view.estate[space]
  const owner = view.owner[space]
  const isOpen = view.glance.bills === null || view.glance.bills.spaces[space] !== undefined
  const what =
    card === null || owner === null
      ? isOpen
        ? SAY.open
        : SAY.later
      : SAY.built(box.estates[card].name, names[owner] ?? '', SAY.side[sideBuilt(table, space)])
  return (
    <Spot id={spacePlace(space)} label={SAY.space(AREA_NAMES[area], level, what)} className={css['space']}>
      <span className={css['level']}>{SAY.level(level)}</span>
      {card === null || owner === null ? (
        <Vacant table={table} space={space} isOpen={isOpen} />
      ) : (
        <span className={css['built']} data-side={sideBuilt(table, space)}>
          <span className={css['name']}>{box.estates[card].name}</span>
          <span className={css['line']}>
            <SeatMark seat={owner} size={16} />
            <DemandMarks demand={box.estates[card].demand} />
          </span>
        </span>
      )}
    </Spot>
  )
}

function Vacant({ table, space, isOpen }: { table: Table; space: SpaceId; isOpen: boolean }) {
  const { cost, automatic } = table.box.spaces[space]
  const side = sideNow(table, space)
  const total = table.view.glance.bills?.spaces[space]?.total
  return (
    <span className={css['vacant']} data-later={!isOpen || undefined}>
      <span className={css['line']}>
        <Goods of={MATERIALS.map(good => [good, cost[good]] as const)} size={15} />
      </span>
      <span className={css['line']}>
        <span className={css['side']} data-side={side} role="img" aria-label={SAY.wouldBe[side]} />
        {total !== undefined && <b className={css['total']}>{total === null ? SAY.none : SAY.money(total)}</b>}
        {automatic !== null && <DemandMarks demand={automatic} />}
      </span>
    </span>
  )
}

/** All cards of the quarter, to be leafed through at any time. */
function Browse({ table, area }: { table: Table; area: Area }) {
  const id = useId()
  const name = AREA_NAMES[area]
  return (
    <>
      <button type="button" className={css['browse']} popoverTarget={id} aria-label={SAY.browseTitle(name)}>
        {SAY.browse}
      </button>
      <div id={id} popover="auto" className={css['album']}>
        <h3>{SAY.browseTitle(name)}</h3>
        <div className={css['cards']}>
          {cardsOf(table, area).map(card => {
            const space = builtAt(table, card)
            const owner = space === null ? null : table.view.owner[space]
            return (
              <EstateCard
                key={card}
                estate={table.box.estates[card]}
                side={space === null ? undefined : sideBuilt(table, space)}
                note={owner === null ? undefined : SAY.onSpace(table.names[owner] ?? '')}
              />
            )
          })}
        </div>
      </div>
    </>
  )
}
