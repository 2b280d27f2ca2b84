// Warehousing: how many of this grid's unsold cubes to keep, and the grids still to come.

import { Cube, seatColour } from '@tableworks/board-kit'
import type { Frames } from '../../state.ts'
import { offered, type Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './desk.module.css'

export function Warehouse({ table, frame: { seat, grids, room } }: { table: Table; frame: Frames['keepUnsold'] }) {
  const { view, box, seen } = table
  const [grid, ...later] = grids
  if (grid === undefined) return null
  const unsold = (one: typeof grid) => view.cubes[one][seat] - view.sold[one][seat]
  const waiting = later.map(one => say('unsoldIn', { grid: box.grids[one].name, unsold: unsold(one) }))
  return (
    <>
      <h3>{say('keepIn', { grid: box.grids[grid].name })}</h3>
      <p className={css['note']}>{say('keepRoom', { unsold: unsold(grid), room })}</p>
      <div className={css['counts']}>
        {offered(seen, 'keepUnsold').map(({ count }) => (
          <Place key={count} of={{ kind: 'keep', count, seat }} label={say('keep', { count })} inside={css['keep']}>
            <b>{count}</b>
            <span>
              {Array.from({ length: count }, (_, i) => (
                <Cube key={i} size={13} colour={seatColour(seat)} />
              ))}
            </span>
          </Place>
        ))}
      </div>
      {waiting.length > 0 && <p className={css['note']}>{say('keepLater', { grids: waiting.join(', ') })}</p>}
    </>
  )
}
