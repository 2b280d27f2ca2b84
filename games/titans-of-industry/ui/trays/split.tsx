// Dividing new cubes between the two grids that take the good: one line for each way, with what it would bring.

import { GOOD_NAMES } from '../../data/goods.ts'
import type { GridId } from '../../data/grids.ts'
import { marketIn, type Prospect, prospectOf } from '../../readings/demand.ts'
import { Token } from '../parts/token.tsx'
import { gridFacts } from '../parts/grid-facts.ts'
import { offered, type Table } from '../table.ts'
import type { Frames } from '../../state.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { Compose } from './compose.tsx'
import css from './desk.module.css'

export function Split({ table, frame }: { table: Table; frame: Frames['placeGoods'] }) {
  const { good, cubes } = frame
  const { box, seen } = table
  const [first, second] = box.gridsFor[good]
  const nameOf = (grid: GridId | undefined) => (grid === undefined ? '' : box.grids[grid].name)
  return (
    <>
      <h3>{say('split', { good: GOOD_NAMES[good], cubes })}</h3>
      <Compose table={table} />
      <p className={css['note']}>{say('splitOr')}</p>
      <div className={css['heads']}>
        {[first, second].map(grid => grid !== undefined && <Want key={grid} table={table} grid={grid} />)}
      </div>
      <div className={`${css['ways']} ${css['splits']}`}>
        {offered(seen, 'placeGoods').map(option => {
          const rest = 'rest' in option ? option.rest : 0
          return (
            <Place
              key={option.count}
              of={{ kind: 'split', count: option.count, seat: frame.seat }}
              label={say('splitLabel', { first: option.count, one: nameOf(first), second: rest, two: nameOf(second) })}
              className={css['way']}
            >
              <Part table={table} frame={frame} grid={first} count={option.count} />
              {second !== undefined && <Part table={table} frame={frame} grid={second} count={rest} />}
            </Place>
          )
        })}
      </div>
      <p className={css['note']}>{say('splitNote')}</p>
    </>
  )
}

function Want({ table, grid }: { table: Table; grid: GridId }) {
  const { demand, cubes } = gridFacts(table, grid)
  return (
    <span>
      <b>{table.box.grids[grid].name}</b>
      {demand === null ? say('onOffer', { cubes }) : say('room', { demand, cubes })}
    </span>
  )
}

interface PartProps {
  readonly table: Table
  readonly frame: Frames['placeGoods']
  readonly grid: GridId | undefined
  readonly count: number
}

/** So many cubes to one grid, and the best that could be asked for all of one's cubes there. */
function Part({ table: { view, box }, frame: { seat, good }, grid, count }: PartProps) {
  const prospect =
    grid === undefined || box.grids[grid].sector === 'research'
      ? null
      : prospectOf(marketIn(view, grid), box.grids[grid].prices, seat, count)
  return (
    <span className={css['part']}>
      <span className={css['heap']}>
        <b>{count}</b>
        {Array.from({ length: count > MOST_DRAWN ? 1 : count }, (_, i) => (
          <Token key={i} good={good} size={15} />
        ))}
      </span>
      {prospect !== null && <small>{saidOf(prospect)}</small>}
    </span>
  )
}

/** More are told by their number alone. */
const MOST_DRAWN = 5

const saidOf = ({ price, sells }: Prospect): string =>
  sells === 0 ? say('sellsNothing') : say('sellsAt', { sells, price })
