// The strip at the head of the hall: age and white cards, turn order, and who would dominate if the age ended now.

import { memoByValue, Place, SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Age, AGES } from '../../data/advancements.ts'
import { type Forecast, forecastOf, guardRoundsOf } from '../../readings/forecast.ts'
import { WHITE_CARDS, whiteCards } from '../../readings/real-estate.ts'
import { DOMINATION_FIELDS } from '../../readings/sold.ts'
import { AreaEmblem } from '../drawings/emblem.tsx'
import { SectorMark } from '../goods/sector.tsx'
import { SECTOR_NAMES } from '../names.ts'
import { AGES_PLACE, ORDER_PLACE, orderPlace } from '../places.ts'
import { roundOf, type Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './tracks.module.css'

export function Tracks({ table }: { table: Table }) {
  const { view, names } = table
  const { turn, queue } = roundOf(table)
  return (
    <div className={css['tracks']}>
      <AgesTrack
        age={view.age}
        round={view.round}
        white={whiteCards(view)}
        whiteToEnd={WHITE_CARDS[view.age]}
        guardRounds={guardRoundsOf(view)}
        isOver={view.over}
      />
      {view.order.length > 0 && <Order order={view.order} turn={turn} queue={queue} names={names} />}
      {!view.over && <Domination leaders={forecastOf(view).leaders} names={names} />}
    </div>
  )
}

/** The white card that ends each age, as on the board: o o | o o o | o o o. */
const PIPS: Readonly<Record<Age, readonly number[]>> = { 1: [1, 2], 2: [3, 4, 5], 3: [6, 7, 8] }
/** From here on the guard is worth a warning. */
const FEW_ROUNDS = 4

interface AgesProps {
  readonly age: Age
  readonly round: number
  readonly white: number
  readonly whiteToEnd: number
  readonly guardRounds: number | null
  readonly isOver: boolean
}

const AgesTrack = memoByValue(function AgesTrack({ age, round, white, whiteToEnd, guardRounds, isOver }: AgesProps) {
  const left = Math.max(0, whiteToEnd - white)
  return (
    <Place id={AGES_PLACE} label={SAY.whiteOf(white, whiteToEnd)} className={css['part']}>
      <b className={css['age']}>{SAY.age(age)}</b>
      <span className={css['title']}>{SAY.round(round)}</span>
      {AGES.map(one => (
        <span key={one} className={css['pips']} data-now={one === age || undefined} aria-hidden="true">
          {PIPS[one].map(pip => (
            <i key={pip} data-built={pip <= white || undefined} />
          ))}
        </span>
      ))}
      <small>{isOver ? SAY.over : SAY.whiteLeft(left)}</small>
      {guardRounds !== null && !isOver && round > 0 && (
        <small
          className={css['guard']}
          data-few={guardRounds <= FEW_ROUNDS || undefined}
          role="img"
          aria-label={SAY.guardLong(guardRounds)}
          title={SAY.guardLong(guardRounds)}
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
})

interface OrderProps {
  readonly order: readonly Seat[]
  readonly turn: Seat | null
  readonly queue: readonly Seat[]
  readonly names: readonly string[]
}

const Order = memoByValue(function Order({ order, turn, queue, names }: OrderProps) {
  return (
    <Place id={ORDER_PLACE} label={SAY.order} className={css['part']}>
      <span className={css['title']}>{SAY.orderShort}</span>
      <ol className={css['order']}>
        {order.map((seat, i) => {
          const state = seat === turn ? 'now' : queue.includes(seat) ? 'later' : 'done'
          return (
            <li key={seat} data-state={state}>
              <Place id={orderPlace(seat)} label={SAY.acts(i + 1, names[seat] ?? '', state)}>
                <SeatMark seat={seat} size={22} />
                <small>{state === 'done' ? SAY.doneMark : i + 1}</small>
              </Place>
            </li>
          )
        })}
      </ol>
    </Place>
  )
})

interface DominationProps {
  readonly leaders: Forecast['leaders']
  readonly names: readonly string[]
}

const Domination = memoByValue(function Domination({ leaders, names }: DominationProps) {
  return (
    <div className={css['part']}>
      <span className={css['title']}>{SAY.ifNow}</span>
      <ul className={css['leaders']}>
        {DOMINATION_FIELDS.map(field => {
          const leader = leaders[field]
          const name = field === 'realEstate' ? SAY.realEstate : SECTOR_NAMES[field]
          return (
            <li key={field} aria-label={SAY.leads(name, leader === null ? null : (names[leader] ?? ''))}>
              {field === 'realEstate' ? <AreaEmblem area="residential" size={17} /> : <SectorMark sector={field} />}
              {leader === null ? <small>{SAY.nobody}</small> : <SeatMark seat={leader} size={18} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
})
