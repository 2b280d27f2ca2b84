// What every seat owns, and what the end of the age would bring it.

import { SeatMark } from '@tableworks/board-kit'
import { forecastOf } from '../../readings/forecast.ts'
import { hasRedCube } from '../../readings/holdings.ts'
import type { Table } from '../table.ts'
import { say } from '../words.ts'
import css from './ledger.module.css'

export function SeatsPage({ table: { view, names, box, seats } }: { table: Table }) {
  const { sells, income } = forecastOf(view)
  return (
    <ul className={css['seats']}>
      {seats.map(seat => (
        <li key={seat}>
          <SeatMark seat={seat} size={20} />
          <div>
            <b>{names[seat]}</b>
            <span>
              {say('forecast', { sells: sells[seat], income: income[seat] })};{' '}
              {hasRedCube(view, seat) ? say('license') : say('noLicense')};{' '}
              {say('holds', { titans: view.titans[seat].length })}
            </span>
            {view.advancements[seat].map(id => (
              <details key={id} className={css['owned']}>
                <summary>{box.advancements[id].name}</summary>
                {box.advancements[id].text}
              </details>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
