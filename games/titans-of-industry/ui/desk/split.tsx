// Dividing new cubes between the two grids that take the good: one line for each way.

import { Spot } from '../board/spot.tsx'
import { Token } from '../goods/token.tsx'
import { GOOD_NAMES } from '../names.ts'
import { splitPlace } from '../places.ts'
import { totalsOf } from '../reading/grids.ts'
import { offered, type Table } from '../reading/table.ts'
import type { Frames } from '../../state.ts'
import { SAY } from '../words.ts'
import css from './desk.module.css'

export function Split({ table, frame: { good, cubes } }: { table: Table; frame: Frames['placeGoods'] }) {
  const { box, seen, view } = table
  const [first, second] = box.gridsFor[good]
  const nameOf = (grid: typeof first) => (grid === undefined ? '' : box.grids[grid].name)
  return (
    <>
      <h3>{SAY.split(GOOD_NAMES[good], cubes)}</h3>
      <div className={css['heads']}>
        {[first, second].map(
          grid =>
            grid !== undefined && (
              <span key={grid}>
                <b>{nameOf(grid)}</b>
                {SAY.room(view.glance.grids[grid].demand, totalsOf(table, grid).cubes)}
              </span>
            ),
        )}
      </div>
      <div className={css['ways']}>
        {offered(seen, 'placeGoods').map(option => {
          const rest = 'rest' in option ? option.rest : 0
          return (
            <Spot
              key={option.count}
              id={splitPlace(option.count)}
              label={SAY.splitLabel(option.count, nameOf(first), rest, nameOf(second))}
              className={css['way']}
            >
              <b>{option.count}</b>
              <Heap good={good} count={option.count} />
              <span className={css['bar']} />
              <Heap good={good} count={rest} />
              <b>{rest}</b>
            </Spot>
          )
        })}
      </div>
    </>
  )
}

const MOST_DRAWN = 6

const Heap = ({ good, count }: { good: Frames['placeGoods']['good']; count: number }) => (
  <span className={css['heap']}>
    {Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, i) => (
      <Token key={i} good={good} size={14} />
    ))}
  </span>
)
