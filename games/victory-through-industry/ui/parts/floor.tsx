// The floor of one complex: the painted bay, factories and crates, free cells, and what a choice would do to it.

import { isAsked, PanZoom, thingId, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Cell, cellAt, type Floor, freeSpots, isFactory, sameCell, spotAt } from '../../readings/floor.ts'
import { cellsAround } from '../../readings/paying.ts'
import { facesBeside, hindrancesOf } from '../../readings/running.ts'
import type { Way } from '../../readings/previews.ts'
import type { FactoryState } from '../../readings/inventory.ts'
import type { ProductId } from '../../data/products.ts'
import type { HandsFor } from './hands/carrying.ts'
import type { Glow } from './hands/glow.ts'
import { CELL, FactoryCard, type Lamp, STEPS } from './signs/card.tsx'
import { BRICK, INK, LIT, PAPER } from './signs/colours.ts'
import { Crate } from './signs/crate.tsx'
import { askedOf, type Position, type Seen, type VictoryBox } from '../table.ts'
import { cellThing, Place, ticketThing } from '../things.ts'
import type { Thought } from './thought.ts'
import { say } from '../words.ts'
import { cellName } from './cell-name.ts'
import css from './floor.module.css'

interface StageProps {
  readonly seen: Seen
  readonly position: Position
  /** Whose floor it is. */
  readonly seat: Seat
  readonly label: string
  readonly thought: Thought
  /** Products that are part of a payment or an offer already. */
  readonly spent: readonly Cell[]
  /** How things are taken up from here. */
  readonly handsFor: HandsFor
  /** Where what is in the hand may go. */
  readonly glow: readonly Glow[]
  /** Takes a product up by pressing it; null where it cannot be moved now. */
  readonly onPick: ((cell: Cell) => void) | null
  /** A factory that waits to be placed: pressing it places it as it lies, the handle turns it. */
  readonly onPlace: (() => void) | null
  readonly onTurn: (() => void) | null
}

export function Stage(props: StageProps) {
  const { seen, position, seat, label, thought, spent, handsFor, glow, onPick, onPlace, onTurn } = props
  const floor = position.floor[seat]
  const { left, top, columns, rows } = extentOf(floor)
  const { factories, products } = seen.view.glance
  const layer = useLayer()
  const looksFirst = fingerLooksFirst(seen)
  // A factory that can run may be pressed as well as the ticket of its type.
  const runOf = ({ ready, factory }: FactoryState) => {
    const choice = ready ? layer.at(thingId(ticketThing(seat, factory))).find(({ open }) => open) : undefined
    return choice === undefined ? null : () => layer.choose(choice)
  }
  return (
    <PanZoom
      // A floor that has grown is seen whole again.
      key={`${seat} ${left} ${top} ${columns} ${rows}`}
      label={label}
      width={columns * CELL}
      height={rows * CELL}
      className={css['floor']}
      buttons="inside"
    >
      <Patterns />
      <rect x="-4000" y="-4000" width="9000" height="9000" fill="url(#vti-concrete)" />
      <g transform={`translate(${-left * CELL} ${-top * CELL})`} className={css['drawing']} data-floor>
        <Bay floor={floor} box={position.box} />
        {glow.map(cell => (
          <rect
            key={keyOf(cell)}
            {...outline(cell)}
            className={css['glow']}
            data-takes={cell.isTaken || undefined}
            pointerEvents="none"
          />
        ))}
        {emptyCells(floor).map(cell => (
          <Place
            key={keyOf(cell)}
            of={cellThing(seat, cell)}
            label={cellName(position, seat, cell)}
            shape={outline(cell)}
            tapTwice={looksFirst}
          />
        ))}
        {products[seat].map(({ product, ...cell }) => (
          // The action on the bench is the way to move it by keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <g
            key={keyOf(cell)}
            {...handsFor({ product, from: cell })}
            {...(onPick === null ? {} : { className: css['crate'], onClick: () => onPick(cell), 'data-covers': true })}
          >
            <Place
              of={cellThing(seat, cell)}
              label={position.box.products[product].name}
              shape={outline(cell)}
              tapTwice={looksFirst}
            >
              <Crate product={product} box={position.box} x={middle(cell.x)} y={middle(cell.y)} size={CELL * 0.7} />
            </Place>
          </g>
        ))}
        {factories[seat].map(state => (
          <g key={`${state.x},${state.y}`} {...handsFor({ factory: state.factory, from: { x: state.x, y: state.y } })}>
            <Standing
              state={state}
              position={position}
              seat={seat}
              thought={thought}
              run={runOf(state)}
              looksFirst={looksFirst}
            />
          </g>
        ))}
        <Spent cells={spent} text={say(seen.decision === 'offer' || seen.decision === 'counter' ? 'given' : 'pays')} />
        <Thinking thought={thought} position={position} />
        {thought.ghost !== null && onPlace !== null && onTurn !== null && (
          <Waiting cell={thought.ghost} onPlace={onPlace} onTurn={onTurn} />
        )}
      </g>
    </PanZoom>
  )
}

/**
 * Whether a finger's first touch of a cell only shows what it would bring: where something is lost, and where a thing
 * finds its place, which a mouse sees before it presses.
 */
function fingerLooksFirst(seen: Seen): boolean {
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'pickFactory':
      return asked.frame.use === 'tear down'
    case 'pickProduct':
      return asked.frame.use === 'discard'
    case 'laySite':
    case 'site':
    case 'putProduct':
      return true
    default:
      return false
  }
}

const keyOf = ({ x, y }: Cell): string => `${x},${y}`
const middle = (at: number): number => (at + 0.5) * CELL
const outline = ({ x, y }: Cell) => ({ x: x * CELL + 4, y: y * CELL + 4, width: CELL - 8, height: CELL - 8, rx: 7 })

const LEAST_COLUMNS = 7
const LEAST_ROWS = 5

/** What is shown: the window of the floor without its rim, and never less than a few cells. */
function extentOf({ left, top, width, cells }: Floor): {
  left: number
  top: number
  columns: number
  rows: number
} {
  const height = width === 0 ? 0 : cells.length / width
  const columns = width === 0 ? 1 : width - 2
  const rows = width === 0 ? 1 : height - 2
  const aside = Math.max(0, Math.ceil((LEAST_COLUMNS - columns) / 2))
  const above = Math.max(0, Math.ceil((LEAST_ROWS - rows) / 2))
  return {
    left: (width === 0 ? 0 : left + 1) - aside,
    top: (width === 0 ? 0 : top + 1) - above,
    columns: columns + 2 * aside,
    rows: rows + 2 * above,
  }
}

/** The cells without a card that touch a factory; the first factory's, while there is none. */
export function emptyCells(floor: Floor): Cell[] {
  if (floor.sites.length === 0) return [{ x: 0, y: 0 }]
  return cellsAround({ floor, lifted: -1, groups: [], paid: [] }).filter(
    ({ x, y }) => floor.cells[spotAt(floor, x, y)] === 0,
  )
}

/** A quarter of a cross in each corner of a cell. */
const CROSS = [0, CELL].map(at => `M0 ${at}h5.6M${CELL} ${at}h-5.6M${at} 0v5.6M${at} ${CELL}v-5.6`).join('')

const Patterns = () => (
  <defs>
    <pattern id="vti-concrete" width="120" height="120" patternUnits="userSpaceOnUse">
      <rect width="120" height="120" fill="var(--vti-khaki)" />
      <path
        d="M17 23h.01M83 11h.01M52 67h.01M101 92h.01M29 103h.01M71 39h.01"
        stroke="var(--vti-khaki-dark)"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".5"
      />
    </pattern>
    <pattern id="vti-crosses" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
      <path d={CROSS} stroke="var(--vti-khaki-dark)" strokeWidth="1.3" />
    </pattern>
    <pattern id="vti-shared" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="4.5" height="9" fill={LIT} opacity=".55" />
    </pattern>
  </defs>
)

/** What belongs to the complex is painted; crosses mark the cells, white corners where a product may lie. */
function Bay({ floor, box }: { readonly floor: Floor; readonly box: VictoryBox }) {
  const free = freeSpots(floor).map(spot => cellAt(floor, spot))
  const painted = [...free, ...floor.cells.flatMap((card, spot) => (card === 0 ? [] : [cellAt(floor, spot)]))]
  return (
    <>
      {painted.map(({ x, y }) => (
        <rect key={`${x},${y}`} x={x * CELL} y={y * CELL} width={CELL} height={CELL} fill="var(--vti-khaki-light)" />
      ))}
      {sharedCells(floor, box).map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          {...outline({ x, y })}
          fill="url(#vti-shared)"
          stroke="var(--vti-shared)"
          strokeWidth="1.6"
        />
      ))}
      <rect x={-50 * CELL} y={-50 * CELL} width={100 * CELL} height={100 * CELL} fill="url(#vti-crosses)" />
      <path d={free.map(corners).join('')} fill="none" stroke="var(--vti-corner)" strokeWidth="2.4" />
    </>
  )
}

/** Cells where one factory puts out what another takes. */
function sharedCells(floor: Floor, box: VictoryBox): Cell[] {
  const faces = floor.sites.flatMap(spot => facesBeside(box, floor, spot))
  const outputs = faces.filter(({ role, card }) => role === 'output' && !isFactory(card))
  const isTaken = (spot: number, products: readonly string[]) =>
    faces.some(face => face.spot === spot && face.role === 'input' && face.oneOf.some(id => products.includes(id)))
  const spots = outputs.filter(({ spot, oneOf }) => isTaken(spot, oneOf)).map(({ spot }) => spot)
  return [...new Set(spots)].map(spot => cellAt(floor, spot))
}

function corners({ x, y }: Cell): string {
  const [a, b, leg] = [CELL * 0.17, CELL * 0.83, CELL * 0.15]
  const at = (px: number, py: number) =>
    `M${x * CELL + px} ${y * CELL + py + (py === a ? leg : -leg)}V${y * CELL + py}H${x * CELL + px + (px === a ? leg : -leg)}`
  return at(a, a) + at(a, b) + at(b, a) + at(b, b)
}

interface StandingProps {
  readonly state: FactoryState
  readonly position: Position
  readonly seat: Seat
  readonly thought: Thought
  /** Runs its type; null when it cannot run now. */
  readonly run: (() => void) | null
  readonly looksFirst: boolean
}

function Standing({ state, position, seat, thought, run, looksFirst }: StandingProps) {
  const { factory, turn, x, y } = state
  const { lamp, bad } = lampOf(position, seat, state)
  const { name } = position.box.factories[factory]
  const isIn = (cells: readonly Cell[]) => cells.some(cell => sameCell(cell, state))
  return (
    <Place of={cellThing(seat, state)} label={name} shape={outline(state)} tapTwice={looksFirst}>
      {/* The ticket on the bench is the way to run it by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <g
        transform={`translate(${x * CELL} ${y * CELL})`}
        {...(run === null ? {} : { className: css['runs'], onClick: run, 'data-covers': true })}
      >
        <FactoryCard
          factory={factory}
          turn={turn}
          box={position.box}
          lamp={lamp}
          bad={bad}
          isHot={isIn(thought.able)}
        />
        {isIn(thought.unable) && <path d="M10 10L70 70M70 10L10 70" stroke={BRICK} strokeWidth="6" opacity=".8" />}
      </g>
    </Place>
  )
}

/** The factory on its site: press it to place it as it lies, turn it by its handle. The cards on the bench do the same. */
const Waiting = ({ cell: { x, y }, onPlace, onTurn }: { cell: Cell; onPlace: () => void; onTurn: () => void }) => (
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

/** Whether a factory can run, and on which sides not. */
export function lampOf(
  position: Position,
  seat: Seat,
  { x, y, ready }: FactoryState,
): { readonly lamp: Lamp; readonly bad: string } {
  if (ready) return { lamp: 'ready', bad: '' }
  const hindrances = hindrancesOf(position, seat, spotAt(position.floor[seat], x, y))
  const bad = hindrances.map(cell => STEPS.findIndex(([dx, dy]) => cell.x === x + dx && cell.y === y + dy))
  return { lamp: hindrances.some(one => 'lacks' in one) ? 'lacks' : 'blocked', bad: bad.join(' ') }
}

/** A stamp across what is part of a payment or an offer: painted on the crate, and as small as it is. */
const Spent = ({ cells, text }: { cells: readonly Cell[]; text: string }) => (
  <g pointerEvents="none" data-piece>
    {cells.map(({ x, y }) => (
      <g key={`${x},${y}`} transform={`translate(${middle(x)} ${middle(y)}) rotate(-12)`}>
        <rect x="-34" y="-13" width="68" height="26" rx="3" fill={BRICK} stroke={PAPER} strokeWidth="2.5" />
        <text y="6.5" className={css['stamp']} fill={PAPER}>
          {text}
        </text>
      </g>
    ))}
  </g>
)

/** What comes out; where there is a choice, one beside the other. */
function Outcome({ oneOf, box, x, y }: { oneOf: readonly ProductId[]; box: VictoryBox } & Cell) {
  const [only] = oneOf
  if (oneOf.length === 1 && only !== undefined) return <Crate product={only} box={box} x={x} y={y} size={CELL * 0.63} />
  return oneOf.map((product, i) => (
    <Crate key={product} product={product} box={box} x={x + (i - 0.5) * CELL * 0.4} y={y} size={CELL * 0.4} />
  ))
}

/** A product on its way: its old place is empty, an arrow leads to the new one. */
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

/** From the middle of a cell to the rim of the crate in another. */
function arrow(from: Cell, to: Cell): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const [x, y] = [middle(to.x) - ux * CELL * 0.34, middle(to.y) - uy * CELL * 0.34]
  const wing = (side: 1 | -1) => `M${x} ${y}l${-ux * 12 + side * uy * 9} ${-uy * 12 - side * ux * 9}`
  return `M${middle(from.x)} ${middle(from.y)}L${x} ${y}${wing(1)}${wing(-1)}`
}

function Thinking({
  thought: { ghost, crate, uses, makes, ways, contested },
  position,
}: {
  thought: Thought
  position: Position
}) {
  const { box } = position
  return (
    <g pointerEvents="none">
      {uses.map(({ x, y }) => (
        <g key={`${x},${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
          <rect x="11" y="11" width="58" height="58" rx="4" fill="none" stroke={BRICK} strokeWidth="3.2" />
          <circle cx="64" cy="16" r="10" fill={BRICK} stroke={PAPER} strokeWidth="1.5" />
          <path d="M59 16h10" stroke={PAPER} strokeWidth="2.6" />
        </g>
      ))}
      {makes.map(({ x, y, oneOf }) => (
        <g key={`${x},${y}`}>
          <rect {...outline({ x, y })} fill={LIT} stroke={INK} strokeWidth="2" opacity=".9" />
          <Outcome oneOf={oneOf} box={box} x={middle(x)} y={middle(y)} />
        </g>
      ))}
      {contested.map(cell => (
        <g key={`${cell.x},${cell.y}`}>
          <rect {...outline(cell)} fill="none" stroke={PAPER} strokeWidth="7" />
          <rect {...outline(cell)} fill="none" stroke={BRICK} strokeWidth="4" strokeDasharray="10 6" />
        </g>
      ))}
      {ways.map(way => (
        <Carried key={`${way.to.x},${way.to.y}`} way={way} box={box} />
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
