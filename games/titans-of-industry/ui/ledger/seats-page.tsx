// What every seat owns, and what the end of the age would bring it.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './ledger.module.css'

export const SeatsPage = ({ table }: { table: Table }) => (
  <ul className={css['seats']}>
    {table.seats.map(seat => (
      <SeatLines key={seat} table={table} seat={seat} />
    ))}
  </ul>
)

function SeatLines({ table: { view, names, box }, seat }: { table: Table; seat: Seat }) {
  const { forecast, license } = view.glance
  return (
    <li>
      <SeatMark seat={seat} size={20} />
      <div>
        <b>{names[seat]}</b>
        <span>
          {SAY.forecast(forecast.sells[seat], forecast.income[seat])}; {license[seat] ? SAY.license : SAY.noLicense};{' '}
          {SAY.holds(view.held[seat] ?? 0)}
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
