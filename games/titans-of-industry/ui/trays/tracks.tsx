// The strip at the top of the hall: age and white cards, turn order, and who would get the domination bonuses if the age ended now.

import { SeatMark } from '@tableworks/board-kit'
import { type Age, AGES } from '../../data/advancements.ts'
import { forecastOf, guardRoundsOf } from '../../readings/forecast.ts'
import { WHITE_CARDS, whiteCards } from '../../readings/real-estate.ts'
import { DOMINATION_FIELDS } from '../../readings/sold.ts'
import { AreaEmblem, SectorMark } from '../parts/signs.tsx'
import { nameOf, roundOf, type Table } from '../table.ts'
import { Place } from '../things.ts'
import { fieldName, say } from '../words.ts'
import css from './tracks.module.css'

export const Tracks = ({ table }: { table: Table }) => (
  <div className={css['tracks']}>
    <AgesTrack table={table} />
    {table.view.order.length > 0 && <Order table={table} />}
    {!table.view.over && <Domination table={table} />}
  </div>
)

/** Each age's white cards, as on the board. */
const PIPS: Readonly<Record<Age, readonly number[]>> = { 1: [1, 2], 2: [3, 4, 5], 3: [6, 7, 8] }

function AgesTrack({ table: { view } }: { table: Table }) {
  const { age, round, over } = view
  const built = whiteCards(view)
  const toEnd = WHITE_CARDS[age]
  const guardRounds = guardRoundsOf(view)
  return (
    <div className={css['part']}>
      <Place of={{ kind: 'ages' }} label={say('whiteOf', { built, toEnd })} inside={css['part']}>
        <b className={css['age']}>{say('age', { age })}</b>
        <span className={css['title']}>{round === 0 ? say('beforeRounds') : say('round', { round })}</span>
        {AGES.map(one => (
          <span key={one} className={css['pips']} data-now={one === age || undefined} aria-hidden="true">
            {PIPS[one].map(pip => (
              <i key={pip} data-built={pip <= built || undefined} />
            ))}
          </span>
        ))}
        <small>{over ? say('over') : say('whiteLeft', { left: Math.max(0, toEnd - built) })}</small>
      </Place>
      {guardRounds !== null && !over && round > 0 && <Guard rounds={guardRounds} />}
    </div>
  )
}

/** The guard warns when only this many rounds are left. */
const FEW_ROUNDS = 4

/** An hourglass that shows the rounds left without real estate. */
const Guard = ({ rounds }: { rounds: number }) => (
  <Place of={{ kind: 'guard' }} label={say(rounds <= 1 ? 'guardNow' : 'guardLong', { rounds })}>
    <small className={css['guard']} data-few={rounds <= FEW_ROUNDS || undefined}>
      <svg viewBox="0 0 12 16" width="9" height="12" aria-hidden="true">
        <path d="M0 0h12v2.5L8 8l4 5.5V16H0v-2.5L4 8 0 2.5zM3 3l3 3.5L9 3z" fillRule="evenodd" fill="currentColor" />
      </svg>
      {rounds}
    </small>
  </Place>
)

function Order({ table }: { table: Table }) {
  const { turn, queue } = roundOf(table)
  return (
    <Place of={{ kind: 'order' }} label={say('order')} inside={css['part']}>
      <span className={css['title']}>{say('orderShort')}</span>
      <ol className={css['list']}>
        {table.view.order.map((seat, i) => {
          const state = seat === turn ? 'now' : queue.includes(seat) ? 'later' : 'done'
          return (
            <li key={seat} data-state={state}>
              <Place
                of={{ kind: 'player', seat }}
                label={say('acts', { place: i + 1, name: nameOf(table, seat), state })}
                inside={css['player']}
              >
                <SeatMark seat={seat} size={20} />
                <small>{state === 'done' ? say('doneMark') : i + 1}</small>
              </Place>
            </li>
          )
        })}
      </ol>
    </Place>
  )
}

function Domination({ table }: { table: Table }) {
  const { leaders } = forecastOf(table.view)
  return (
    <div className={css['part']}>
      <span className={css['title']}>{say('ifNow')}</span>
      <div className={css['list']}>
        {DOMINATION_FIELDS.map(field => {
          const leader = leaders[field]
          const name = leader === null ? '' : nameOf(table, leader)
          return (
            <Place
              key={field}
              of={{ kind: 'domination', field }}
              label={say(leader === null ? 'nobodyLeads' : 'leads', { field: fieldName(field), name })}
              inside={css['player']}
            >
              {field === 'realEstate' ? <AreaEmblem area="residential" size={17} /> : <SectorMark sector={field} />}
              {leader === null ? <small>{say('none')}</small> : <SeatMark seat={leader} size={18} />}
            </Place>
          )
        })}
      </div>
    </div>
  )
}
