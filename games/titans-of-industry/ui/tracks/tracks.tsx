// The strip at the head of the hall: age and white cards, turn order, and who would dominate if the age ended now.

import { SeatMark } from '@tableworks/board-kit'
import { AGES } from '../../data/advancements.ts'
import { CONSUMER_SECTORS } from '../../data/goods.ts'
import { Spot } from '../board/spot.tsx'
import { SectorMark } from '../goods/sector.tsx'
import { SECTOR_NAMES } from '../names.ts'
import { AGES_PLACE, ORDER_PLACE, orderPlace } from '../places.ts'
import { roundOf, type Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './tracks.module.css'

export const Tracks = ({ table }: { table: Table }) => (
  <div className={css['tracks']}>
    <AgesTrack table={table} />
    {table.view.order.length > 0 && <Order table={table} />}
    {!table.view.over && <Domination table={table} />}
  </div>
)

/** The white card that ends each age, as on the board: o o | o o o | o o o. */
const PIPS: Readonly<Record<1 | 2 | 3, readonly number[]>> = { 1: [1, 2], 2: [3, 4, 5], 3: [6, 7, 8] }

function AgesTrack({ table: { view } }: { table: Table }) {
  const { white, whiteToEnd } = view.glance
  const left = Math.max(0, whiteToEnd - white)
  return (
    <Spot id={AGES_PLACE} label={SAY.whiteOf(white, whiteToEnd)} className={css['part']}>
      <span className={css['title']}>
        <b>{SAY.age(view.age)}</b> {SAY.round(view.round)}
      </span>
      <span className={css['ages']} aria-hidden="true">
        {AGES.map(age => (
          <span key={age} data-now={age === view.age || undefined}>
            <small>{SAY.ages[age - 1]}</small>
            {PIPS[age].map(pip => (
              <i key={pip} data-built={pip <= white || undefined} />
            ))}
          </span>
        ))}
      </span>
      <small>{view.over ? SAY.over : SAY.whiteLeft(left)}</small>
    </Spot>
  )
}

function Order({ table }: { table: Table }) {
  const { view, names } = table
  const { turn, queue } = roundOf(table)
  return (
    <Spot id={ORDER_PLACE} label={SAY.order} className={css['part']}>
      <span className={css['title']}>{SAY.orderShort}</span>
      <ol className={css['order']}>
        {view.order.map((seat, i) => {
          const state = seat === turn ? 'now' : queue.includes(seat) ? 'later' : 'done'
          return (
            <li key={seat} data-state={state}>
              <Spot id={orderPlace(seat)} label={SAY.acts(i + 1, names[seat] ?? '', state)}>
                <SeatMark seat={seat} size={22} />
                <small>{state === 'done' ? SAY.doneMark : i + 1}</small>
              </Spot>
            </li>
          )
        })}
      </ol>
    </Spot>
  )
}

function Domination({ table: { view, names } }: { table: Table }) {
  const { leaders } = view.glance.forecast
  return (
    <div className={css['part']}>
      <span className={css['title']}>{SAY.ifNow}</span>
      <ul className={css['leaders']}>
        {[...CONSUMER_SECTORS, 'realEstate' as const].map(field => {
          const leader = leaders[field]
          const name = field === 'realEstate' ? SAY.realEstate : SECTOR_NAMES[field]
          return (
            <li key={field} aria-label={SAY.leads(name, leader === null ? null : (names[leader] ?? ''))}>
              {field === 'realEstate' ? <small>{SAY.estate}</small> : <SectorMark sector={field} />}
              {leader === null ? (
                <small>{SAY.nobody}</small>
              ) : (
                <>
                  <SeatMark seat={leader} size={17} />
                  <b>{SAY.bonus}</b>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
