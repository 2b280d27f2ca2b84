// While a price is being set: what each price would do, line by line.

import { SeatMark, useConsidered } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type GridId, gridTitle } from '../../data/grids.ts'
import type { game } from '../../index.ts'
import { demandOf } from '../../readings/demand.ts'
import { pricesFor } from '../parts/grid-facts.ts'
import type { Table } from '../table.ts'
import type { Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './price-slip.module.css'

interface PriceSlipProps {
  readonly table: Table
  readonly grid: GridId
}

export function PriceSlip({ table, grid }: PriceSlipProps) {
  const pointed = useConsidered<typeof game, Thing>()?.thing ?? null
  const near = pointed?.kind === 'price' && pointed.grid === grid ? pointed.price : null
  const { names, view, box } = table
  const { sector } = box.grids[grid]
  const seat = view.seat ?? 0
  const isResearch = sector === 'research'
  const cubes = view.cubes[grid][seat]
  return (
    <table className={css['slip']}>
      <caption>
        <b>{say('slip', { grid: gridTitle(box.grids[grid]) })}</b>
        <span>
          {isResearch ? say('slipResearch', { cubes }) : say('slipAsk', { cubes, demand: demandOf(view, grid) })}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('slipPrice')}</th>
          {!isResearch && <th scope="col">{say('slipSells')}</th>}
          {!isResearch && <th scope="col">{say('slipTakes')}</th>}
          <th scope="col">{say('slipCheaper')}</th>
          <th scope="col">{say('slipSame')}</th>
        </tr>
      </thead>
      <tbody>
        {pricesFor(table, grid).map(({ price, sells, cheaper, equal }) => (
          <tr
            key={price}
            data-pointed={price === near || undefined}
            data-none={(!isResearch && sells === 0) || undefined}
          >
            <th scope="row">{say('money', { dollars: price })}</th>
            {!isResearch && <td>{say('sellsOf', { sells, cubes })}</td>}
            {!isResearch && <td>{say('money', { dollars: sells * price })}</td>}
            <td>
              <Marks seats={cheaper} names={names} />
            </td>
            <td>
              <Marks seats={equal} names={names} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Marks = ({ seats, names }: { seats: readonly Seat[]; names: readonly string[] }) =>
  seats.length === 0
    ? say('none')
    : seats.map(seat => <SeatMark key={seat} seat={seat} size={15} label={names[seat]} />)
