// A small version of a rival's floor. It shows the same cards without letters, as large as they fit.

import type { Seat } from '@tableworks/kernel'
import type { Position, Seen } from '../table.ts'
import { cellThing, Place } from '../things.ts'
import { say } from '../words.ts'
import css from './floor.module.css'
import { lampOf } from './floor.tsx'
import { Spent } from './ghosts.tsx'
import { boxAround, keyOf, middle, outline } from './grid.ts'
import { paidBy } from './paid.ts'
import { CELL, FactoryCard } from './signs/card.tsx'
import { Crate } from './signs/crate.tsx'

interface SmallFloorProps {
  readonly seen: Seen
  readonly position: Position
  readonly seat: Seat
  readonly label: string
}

export function SmallFloor({ seen, position, seat, label }: SmallFloorProps) {
  const { box } = position
  const factories = seen.view.glance.factories[seat]
  const products = seen.view.glance.products[seat]
  // Includes the cells around the middle, to centre a small complex.
  const { x, y, width, height } = boxAround([...factories, ...products, { x: -1, y: -1 }, { x: 1, y: 1 }])
  return (
    <svg
      className={css['small']}
      viewBox={`${x - 8} ${y - 8} ${width + 16} ${height + 16}`}
      role="group"
      aria-label={label}
    >
      {products.map(({ product, ...cell }) => (
        <Place key={keyOf(cell)} of={cellThing(seat, cell)} label={box.products[product].name} shape={outline(cell)}>
          <Crate product={product} box={box} x={middle(cell.x)} y={middle(cell.y)} size={CELL * 0.8} label={false} />
        </Place>
      ))}
      {factories.map(state => (
        <Place
          key={keyOf(state)}
          of={cellThing(seat, state)}
          label={box.factories[state.factory].name}
          shape={outline(state)}
        >
          <g transform={`translate(${state.x * CELL} ${state.y * CELL})`}>
            <FactoryCard factory={state.factory} turn={state.turn} box={box} {...lampOf(position, seat, state)} />
          </g>
        </Place>
      ))}
      <Spent cells={paidBy(seen, seat)} text={say('pays')} />
    </svg>
  )
}
