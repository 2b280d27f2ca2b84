// What every seat owns, and what the end of the age would bring it.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Forecast, forecastOf } from '../../readings/forecast.ts'
import { hasRedCube } from '../../readings/holdings.ts'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './ledger.module.css'

export function SeatsPage({ table }: { table: Table }) {
  const forecast = forecastOf(table.view)
  return (
    <ul className={css['seats']}>
      {table.seats.map(seat => (
        <SeatLines key={seat} table={table} seat={seat} forecast={forecast} />
      ))}
    </ul>
  )
}

interface SeatLinesProps {
  readonly table: Table
  readonly seat: Seat
  readonly forecast: Forecast
}

function SeatLines({ table: { view, names, box }, seat, forecast }: SeatLinesProps) {
  return (
    <li>
      <SeatMark seat={seat} size={20} />
      <div>
        <b>{names[seat]}</b>
        <span>
          {SAY.forecast(forecast.sells[seat], forecast.income[seat])};{' '}
          {hasRedCube(view, seat) ? SAY.license : SAY.noLicense}; {SAY.holds(view.titans[seat].length)}
        </span>
        {view.advancements[seat].map(id => (
          <details key={id} className={css['owned']}>
            <summary>{box.advancements[id].name}</summary>
            {box.advancements[id].text}
          </details>
        ))}
      </div>
    </li>
  )
}
