// The strip at the head of the hall: age and white cards, turn order, and who would dominate if the age ended now.

import { SeatMark } from '@tableworks/board-kit'
import { SECTOR_NAMES } from '../../data/goods.ts'
import { type Age, AGES } from '../../data/advancements.ts'
import { forecastOf, guardRoundsOf } from '../../readings/forecast.ts'
import { WHITE_CARDS, whiteCards } from '../../readings/real-estate.ts'
import { DOMINATION_FIELDS } from '../../readings/sold.ts'
import { AreaEmblem } from '../parts/emblem.tsx'
import { SectorMark } from '../parts/sector.tsx'
import { roundOf, type Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tracks.module.css'

export const Tracks = ({ table }: { table: Table }) => (
  <div className={css['tracks']}>
    <AgesTrack table={table} />
    {table.view.order.length > 0 && <Order table={table} />}
    {!table.view.over && <Domination table={table} />}
  </div>
)

/** The white card that ends each age, as on the board: o o | o o o | o o o. */
const PIPS: Readonly<Record<Age, readonly number[]>> = { 1: [1, 2], 2: [3, 4, 5], 3: [6, 7, 8] }
/** From here on the guard is worth a warning. */
const FEW_ROUNDS = 4

function AgesTrack({ table: { view } }: { table: Table }) {
  const { age, round, over } = view
  const white = whiteCards(view)
  const whiteToEnd = WHITE_CARDS[age]
  const guardRounds = guardRoundsOf(view)
  const left = Math.max(0, whiteToEnd - white)
  const guard = say((guardRounds ?? 0) <= 1 ? 'guardNow' : 'guardLong', { rounds: guardRounds })
  return (
    <Place of={{ kind: 'ages' }} label={say('whiteOf', { built: white, toEnd: whiteToEnd })} className={css['part']}>
      <b className={css['age']}>{say('age', { age })}</b>
      <span className={css['title']}>{round === 0 ? say('beforeRounds') : say('round', { round })}</span>
      {AGES.map(one => (
        <span key={one} className={css['pips']} data-now={one === age || undefined} aria-hidden="true">
          {PIPS[one].map(pip => (
            <i key={pip} data-built={pip <= white || undefined} />
          ))}
        </span>
      ))}
      <small>{over ? say('over') : say('whiteLeft', { left })}</small>
      {guardRounds !== null && !over && round > 0 && (
        <small
          className={css['guard']}
          data-few={guardRounds <= FEW_ROUNDS || undefined}
          role="img"
          aria-label={guard}
          title={guard}
        >
          <svg viewBox="0 0 12 16" width="9" height="12" aria-hidden="true">
            <path
              d="M0 0h12v2.5L8 8l4 5.5V16H0v-2.5L4 8 0 2.5zM3 3l3 3.5L9 3z"
              fillRule="evenodd"
              fill="currentColor"
            />
          </svg>
          {guardRounds}
        </small>
      )}
    </Place>
  )
}

function Order({ table }: { table: Table }) {
  const { turn, queue } = roundOf(table)
  return (
    <Place of={{ kind: 'order' }} label={say('order')} className={css['part']}>
      <span className={css['title']}>{say('orderShort')}</span>
      <ol className={css['order']}>
        {table.view.order.map((seat, i) => {
          const state = seat === turn ? 'now' : queue.includes(seat) ? 'later' : 'done'
          return (
            <li key={seat} data-state={state}>
              <Place
                of={{ kind: 'player', seat }}
                label={say('acts', { place: i + 1, name: table.names[seat] ?? '', state })}
              >
                <SeatMark seat={seat} size={22} />
                <small>{state === 'done' ? say('doneMark') : i + 1}</small>
              </Place>
            </li>
          )
        })}
      </ol>
    </Place>
  )
}

function Domination({ table: { view, names } }: { table: Table }) {
  const { leaders } = forecastOf(view)
  return (
    <div className={css['part']}>
      <span className={css['title']}>{say('ifNow')}</span>
      <ul className={css['leaders']}>
        {DOMINATION_FIELDS.map(field => {
          const leader = leaders[field]
          const name = field === 'realEstate' ? say('realEstate') : SECTOR_NAMES[field]
          const label =
            leader === null
              ? say('nobodyLeads', { field: name })
              : say('leads', { field: name, name: names[leader] ?? '' })
          return (
            <li key={field} aria-label={label}>
              {field === 'realEstate' ? <AreaEmblem area="residential" size={17} /> : <SectorMark sector={field} />}
              {leader === null ? <small>{say('none')}</small> : <SeatMark seat={leader} size={18} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
