// The advancements in front of every seat, by name; their texts are on the seats' page.

import { SeatMark } from '@tableworks/board-kit'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './ledger.module.css'

export function Owned({ table: { view, box, names, seats } }: { table: Table }) {
  const owners = seats.filter(seat => view.advancements[seat].length > 0)
  return (
    <dl className={css['allOwned']}>
      <dt>{SAY.owned}</dt>
      {owners.length === 0 && <dd>{SAY.noneOwned}</dd>}
      {owners.map(seat => (
        <dd key={seat}>
          <SeatMark seat={seat} size={15} label={names[seat]} />
          {view.advancements[seat].map(id => (
            <span key={id} title={box.advancements[id].text}>
              {box.advancements[id].name}
            </span>
          ))}
        </dd>
      ))}
    </dl>
  )
}
