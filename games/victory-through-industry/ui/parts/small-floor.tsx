// A rival's floor, small: the same cards, as large as there is room.

import type { Seat } from '@tableworks/kernel'
import { CELL, FactoryCard } from './signs/card.tsx'
import { Crate } from './signs/crate.tsx'
import type { Position, Seen } from '../table.ts'
import { cellThing, Place } from '../things.ts'
import css from './floor.module.css'
import { lampOf } from './floor.tsx'

interface SmallFloorProps {
  readonly seen: Seen
  readonly position: Position
  readonly seat: Seat
  readonly label: string
}

export function SmallFloor({ seen, position, seat, label }: SmallFloorProps) {
  const factories = seen.view.glance.factories[seat]
  const products = seen.view.glance.products[seat]
  const cards = [...factories, ...products]
  const [left, columns] = spanOf(
    cards.map(({ x }) => x),
    4,
  )
  const [top, rows] = spanOf(
    cards.map(({ y }) => y),
    3,
  )
  return (
    <svg
      className={css['small']}
      viewBox={`${left * CELL - 8} ${top * CELL - 8} ${columns * CELL + 16} ${rows * CELL + 16}`}
      role="group"
      aria-label={label}
    >
      {products.map(({ product, x, y }) => (
        <Place
          key={`${x},${y}`}
          of={cellThing(seat, { x, y })}
          label={position.box.products[product].name}
          shape={outlineOf(x, y)}
        >
          <Crate product={product} box={position.box} x={(x + 0.5) * CELL} y={(y + 0.5) * CELL} size={CELL * 0.74} />
        </Place>
      ))}
      {factories.map(state => {
        const { factory, turn, x, y } = state
        return (
          <Place
            key={`${x},${y}`}
            of={cellThing(seat, state)}
            label={position.box.factories[factory].name}
            shape={outlineOf(x, y)}
          >
            <g transform={`translate(${x * CELL} ${y * CELL})`}>
              <FactoryCard factory={factory} turn={turn} box={position.box} {...lampOf(position, seat, state)} />
            </g>
          </Place>
        )
      })}
    </svg>
  )
}

const outlineOf = (x: number, y: number) => ({
  x: x * CELL + 2,
  y: y * CELL + 2,
  width: CELL - 4,
  height: CELL - 4,
  rx: 7,
})

/** Where cards begin and how far they reach; with few of them they stand in the middle. */
function spanOf(at: readonly number[], least: number): readonly [from: number, length: number] {
  if (at.length === 0) return [0, least]
  const from = Math.min(...at)
  const length = Math.max(...at) - from + 1
  const aside = Math.max(0, least - length) / 2
  return [from - aside, length + 2 * aside]
}
