// What every player owns, and what they would sell if the age ended now.

import { SeatMark } from '@tableworks/board-kit'
import { forecastOf } from '../../readings/forecast.ts'
import { hasRedCube } from '../../readings/holdings.ts'
import type { Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './ledger.module.css'

export function SeatsPage({ table: { view, names, box, seats } }: { table: Table }) {
  const { sells, income } = forecastOf(view)
  return seats.map(seat => (
    <Place key={seat} of={{ kind: 'holdings', seat }} label={names[seat]} inside={css['holdings']}>
      <SeatMark seat={seat} size={20} />
      <b>{names[seat]}</b>
      <span>
        {say('forecast', { sells: sells[seat], income: income[seat] })};{' '}
        {hasRedCube(view, seat) ? say('license') : say('noLicense')};{' '}
        {say('holds', { titans: view.titans[seat].length })}
      </span>
      <span className={css['owned']}>
        {view.advancements[seat].map(id => (
          <Place key={id} of={{ kind: 'advancement', advancement: id }}>
            {box.advancements[id].name}
          </Place>
        ))}
      </span>
    </Place>
  ))
}
