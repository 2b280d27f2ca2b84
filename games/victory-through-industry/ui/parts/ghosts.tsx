// A floor's preview: ghosts of cards that would appear, marks on cards that would leave, and the factory waiting to be placed.

import type { ProductId } from '../../data/products.ts'
import type { Cell } from '../../readings/floor.ts'
import type { Way } from '../../readings/previews.ts'
import type { VictoryBox } from '../table.ts'
import { say } from '../words.ts'
import css from './floor.module.css'
import { keyOf, middle, outline } from './grid.ts'
import { CELL, FactoryCard } from './signs/card.tsx'
import { BRICK, INK, LIT, PAPER } from './signs/colours.ts'
import { Crate } from './signs/crate.tsx'
import type { Thought } from './thought.ts'

/** What a run would output. Alternative products are side by side. */
function Outcome({ oneOf, box, x, y }: { oneOf: readonly ProductId[]; box: VictoryBox } & Cell) {
  const [only] = oneOf
  if (oneOf.length === 1 && only !== undefined)
    return <Crate product={only} box={box} x={x} y={y} size={CELL * 0.63} isGhost />
  return oneOf.map((product, i) => (
    <Crate key={product} product={product} box={box} x={x + (i - 0.5) * CELL * 0.4} y={y} size={CELL * 0.4} isGhost />
  ))
}

/** A moving product: its old place is empty, and an arrow points to the new one. */
function Carried({ way: { product, from, to }, box }: { way: Way; box: VictoryBox }) {
  return (
    <>
      {from !== null && <rect {...outline(from)} fill="var(--vti-khaki-light)" opacity=".72" />}
      <rect {...outline(to)} fill={LIT} stroke={INK} strokeWidth="2" opacity=".9" />
      <Crate product={product} box={box} x={middle(to.x)} y={middle(to.y)} size={CELL * 0.63} />
      {from !== null && (
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={arrow(from, to)} stroke={PAPER} strokeWidth="8" />
          <path d={arrow(from, to)} stroke={BRICK} strokeWidth="4" />
        </g>
      )}
    </>
  )
}

/** From the centre of a cell to the edge of the crate in another. */
function arrow(from: Cell, to: Cell): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const [x, y] = [middle(to.x) - ux * CELL * 0.34, middle(to.y) - uy * CELL * 0.34]
  const wing = (side: 1 | -1) => `M${x} ${y}l${-ux * 12 + side * uy * 9} ${-uy * 12 - side * ux * 9}`
  return `M${middle(from.x)} ${middle(from.y)}L${x} ${y}${wing(1)}${wing(-1)}`
}

interface GhostsProps {
  readonly thought: Thought
  readonly box: VictoryBox
}

export function Ghosts({ thought: { ghost, crate, uses, makes, ways, contested }, box }: GhostsProps) {
  return (
    <g pointerEvents="none">
      {uses.map(({ x, y }) => (
        <g key={keyOf({ x, y })} transform={`translate(${x * CELL} ${y * CELL})`}>
          <rect x="11" y="11" width="58" height="58" rx="4" fill="none" stroke={BRICK} strokeWidth="3.2" />
          <circle cx="64" cy="16" r="10" fill={BRICK} stroke={PAPER} strokeWidth="1.5" />
          <path d="M59 16h10" stroke={PAPER} strokeWidth="2.6" />
        </g>
      ))}
      {makes.map(({ x, y, oneOf }) => (
        <g key={keyOf({ x, y })}>
          <rect {...outline({ x, y })} fill={LIT} stroke={INK} strokeWidth="2" opacity=".9" />
          <Outcome oneOf={oneOf} box={box} x={middle(x)} y={middle(y)} />
        </g>
      ))}
      {contested.map(cell => (
        <g key={keyOf(cell)}>
          <rect {...outline(cell)} fill="none" stroke={PAPER} strokeWidth="7" />
          <rect {...outline(cell)} fill="none" stroke={BRICK} strokeWidth="4" strokeDasharray="10 6" />
        </g>
      ))}
      {ways.map(way => (
        <Carried key={keyOf(way.to)} way={way} box={box} />
      ))}
      {crate !== null && (
        <Crate product={crate.product} box={box} x={middle(crate.x)} y={middle(crate.y)} size={CELL * 0.66} isGhost />
      )}
      {ghost !== null && (
        <g transform={`translate(${ghost.x * CELL} ${ghost.y * CELL})`} opacity=".92">
          <FactoryCard factory={ghost.factory} turn={ghost.turn} box={box} isGhost />
        </g>
      )}
    </g>
  )
}

/** A stamp on a crate that is in a payment or an offer. */
export const Spent = ({ cells, text }: { cells: readonly Cell[]; text: string }) => (
  <g pointerEvents="none" data-piece>
    {cells.map(({ x, y }) => (
      <g key={keyOf({ x, y })} transform={`translate(${middle(x)} ${middle(y)}) rotate(-12)`}>
        <rect x="-34" y="-13" width="68" height="26" rx="3" fill={BRICK} stroke={PAPER} strokeWidth="2.5" />
        <text y="6.5" className={css['stamp']} fill={PAPER}>
          {text}
        </text>
      </g>
    ))}
  </g>
)

/** The factory on its site. Press it to place it, or turn it with its handle. The cards on the bench do the same. */
export const Waiting = ({
  cell: { x, y },
  onPlace,
  onTurn,
}: {
  cell: Cell
  onPlace: () => void
  onTurn: () => void
}) => (
  <g transform={`translate(${x * CELL} ${y * CELL})`} className={css['waiting']}>
    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
    <rect width={CELL} height={CELL} fill="transparent" onClick={onPlace} data-covers />
    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
    <g transform="translate(4 4)" onClick={onTurn} data-covers>
      <title>{say('turnHandle')}</title>
      <circle r="15" fill={INK} stroke={LIT} strokeWidth="2.5" />
      <path d="M-6.5-2A7 7 0 1 1-6 4M-9-7l2.2 5.4L-1-3.4" fill="none" stroke={LIT} strokeWidth="2.6" />
    </g>
  </g>
)
