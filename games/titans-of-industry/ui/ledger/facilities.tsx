// The facility piles: who owns which at what size, what the next card costs, and what running it brings.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { FACILITY_IDS, type FacilityId } from '../../data/facilities.ts'
import { MATERIALS } from '../../data/goods.ts'
import { Spot } from '../board/spot.tsx'
import { Goods, Token } from '../goods/token.tsx'
import { GOOD_NAMES } from '../names.ts'
import { facilityPlace, FACILITIES_PLACE, growPlace, runPlace } from '../places.ts'
import { runOf } from '../reading/facilities.ts'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './ledger.module.css'

export const Facilities = ({ table }: { table: Table }) => (
  <section className={css['facilities']} aria-label={SAY.facilities}>
    <Spot id={FACILITIES_PLACE} label={SAY.facilities}>
      <ul>
        {FACILITY_IDS.map(facility => (
          <Facility key={facility} table={table} facility={facility} />
        ))}
      </ul>
    </Spot>
  </section>
)

function Facility({ table, facility }: { table: Table; facility: FacilityId }) {
  const { view, box, names, seats, seen } = table
  const { name, makes } = box.facilities[facility]
  // Costs are told to whoever looks on; to a spectator, those of the seat in turn.
  const seat: Seat = view.seat ?? seen.actor ?? 0
  return (
    <li className={css['facility']}>
      <Spot id={facilityPlace(facility)} label={SAY.facility(name, GOOD_NAMES[makes])} className={css['who']}>
        <Token good={makes} size={19} />
        <span className={css['title']}>
          <b>{name}</b>
          <span className={css['sizes']}>
            {seats
              .filter(one => view.size[facility][one] > 0)
              .map(one => (
                <span key={one} role="img" aria-label={SAY.size(names[one] ?? '', view.size[facility][one])}>
                  <SeatMark seat={one} size={13} />
                  {view.size[facility][one]}
                </span>
              ))}
          </span>
        </span>
      </Spot>
      <Grow table={table} seat={seat} facility={facility} />
      {([1, 2] as const).map(uses => (
        <Run key={uses} table={table} seat={seat} facility={facility} uses={uses} />
      ))}
    </li>
  )
}

function Grow({ table, seat, facility }: { table: Table; seat: Seat; facility: FacilityId }) {
  const { view, box } = table
  const size = view.size[facility][seat]
  const bill = box.growing[facility][size]
  const receipt = view.glance.bills?.facilities[facility]
  return (
    <Spot id={growPlace(facility)} label={SAY.growLabel(box.facilities[facility].name)} className={css['act']}>
      <span className={css['next']}>
        <small>{size === 0 ? SAY.build : SAY.expand(size + 1)}</small>
        <small role="img" aria-label={SAY.leftLong(view.glance.piles[facility])}>
          {SAY.left(view.glance.piles[facility])}
        </small>
      </span>
      {bill === undefined || view.glance.piles[facility] === 0 ? (
        <span>{SAY.noneLeft}</span>
      ) : (
        <span className={css['line']}>
          <Goods of={MATERIALS.map(good => [good, bill[good]] as const)} size={14} />
          {receipt && (
            <b>{receipt.total === null ? SAY.none : receipt.total === 0 ? SAY.free : SAY.money(receipt.total)}</b>
          )}
        </span>
      )}
    </Spot>
  )
}

interface RunProps {
  readonly table: Table
  readonly seat: Seat
  readonly facility: FacilityId
  readonly uses: 1 | 2
}

function Run({ table, seat, facility, uses }: RunProps) {
  const { view, box } = table
  const { name, once, twice } = box.facilities[facility]
  const isOwned = view.size[facility][seat] > 0
  const { cost, cubes } = runOf(table, seat, facility, uses)
  return (
    <Spot id={runPlace(facility, uses)} label={SAY.runLabel(name, uses)} className={css['act']}>
      <span className={css['line']} data-idle={!isOwned || undefined}>
        <small>{SAY.run(uses)}</small>
        <b>{SAY.runs(isOwned ? cost : uses === 1 ? once : twice)}</b>
      </span>
      {isOwned && <span className={css['line']}>{SAY.makes(cubes)}</span>}
    </Spot>
  )
}
