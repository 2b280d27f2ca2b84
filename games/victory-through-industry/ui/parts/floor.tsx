// One complex's floor: factories, crates, free cells, and a preview of the hovered option.

import { isAsked, memoByValue, PanZoom, thingId, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Cell, type Floor, sameCell, spotAt } from '../../readings/floor.ts'
import type { FactoryState } from '../../readings/inventory.ts'
import { cellsAround } from '../../readings/paying.ts'
import { hindrancesOf } from '../../readings/running.ts'
import { askedOf, type Position, type Seen } from '../table.ts'
import { cellThing, Place, ticketThing } from '../things.ts'
import { say } from '../words.ts'
import { Bay } from './bay.tsx'
import { cellName } from './cell-name.ts'
import css from './floor.module.css'
import { Ghosts, Spent, Waiting } from './ghosts.tsx'
import { boxAround, keyOf, middle, outline } from './grid.ts'
import type { HandsFor } from './hands/carrying.ts'
import type { Glow } from './hands/glow.ts'
import { CELL, FactoryCard, type Lamp, STEPS } from './signs/card.tsx'
import { BRICK } from './signs/colours.ts'
import { Crate } from './signs/crate.tsx'
import type { Thought } from './thought.ts'

interface FloorProps {
  readonly seen: Seen
  readonly position: Position
  /** The floor's owner. */
  readonly seat: Seat
  readonly label: string
  readonly thought: Thought
  /** Products already in a payment or an offer. */
  readonly spent: readonly Cell[]
  /** Pointer handlers for picking things up. */
  readonly handsFor: HandsFor
  /** Where the carried thing may go. */
  readonly glow: readonly Glow[]
  /** Picks up a product when it's pressed; null if it can't be moved now. */
  readonly onPick: ((cell: Cell) => void) | null
  /** A factory waiting to be placed. A press places it the way it's turned, and the handle turns it. */
  readonly onPlace: (() => void) | null
  readonly onTurn: (() => void) | null
}

/** How many cells around the complex can be scrolled into view. */
const MARGIN = 6
/** Space around the newest card for the handle that turns it, in cells. */
const HANDLE = 0.4

export function FloorMap(props: FloorProps) {
  const { seen, position, seat, label, thought, spent, glow, onPlace, onTurn } = props
  const { ghost } = thought
  const cards = cardsOn(seen, seat)
  const newest = seen.view.glance.factories[seat].at(-1)
  const latest = onPlace !== null && ghost !== null ? ghost : newest
  // Includes free cells, so the floor doesn't shift when a product lands on one.
  const complex = boxAround([...cards, ...emptyCells(position.floor[seat])])
  return (
    <PanZoom
      key={seat}
      label={label}
      {...boxAround(cards, MARGIN)}
      steady={latest === undefined ? [complex] : [complex, boxAround(cards), boxAround([latest], HANDLE)]}
      className={css['floor']}
      buttons="inside"
    >
      <g className={css['drawing']} data-floor>
        <Bay floor={position.floor[seat]} box={position.box} />
        {glow.map(cell => (
          <rect
            key={keyOf(cell)}
            {...outline(cell)}
            className={css['glow']}
            data-takes={cell.isTaken || undefined}
            pointerEvents="none"
          />
        ))}
        <Cards {...props} />
        <Spent cells={spent} text={say(seen.decision === 'offer' || seen.decision === 'counter' ? 'given' : 'pays')} />
        <Ghosts thought={thought} box={position.box} />
        {ghost !== null && onPlace !== null && onTurn !== null && (
          <Waiting cell={ghost} onPlace={onPlace} onTurn={onTurn} />
        )}
      </g>
    </PanZoom>
  )
}

/** Every card on a floor; on an empty floor, the first card's cell. */
function cardsOn({ view: { glance } }: Seen, seat: Seat): readonly Cell[] {
  const cards: readonly Cell[] = [...glance.factories[seat], ...glance.products[seat]]
  return cards.length === 0 ? [{ x: 0, y: 0 }] : cards
}

/** Free cells, crates and factories. */
function Cards({ seen, position, seat, thought, handsFor, onPick }: FloorProps) {
  const { factories, products } = seen.view.glance
  const layer = useLayer()
  const looksFirst = fingerLooksFirst(seen)
  // A factory that can run can be pressed, just like its type's ticket.
  const runOf = ({ ready, factory }: FactoryState) => {
    const choice = ready
      ? layer.offered.stage.places.get(thingId(ticketThing(seat, factory)))?.find(({ open }) => open)
      : undefined
    return choice === undefined ? null : () => layer.hand.choose(choice)
  }
  return (
    <>
      {emptyCells(position.floor[seat]).map(cell => (
        <Place
          key={keyOf(cell)}
          of={cellThing(seat, cell)}
          label={cellName(position, seat, cell)}
          shape={outline(cell)}
          tapTwice={looksFirst}
        />
      ))}
      {products[seat].map(({ product, ...cell }) => (
        // Keyboard users move a product with an action on the bench.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <g
          key={keyOf(cell)}
          {...handsFor({ product, from: cell })}
          {...(onPick === null ? {} : { className: css['crate'], onClick: () => onPick(cell), 'data-covers': true })}
        >
          <Place
            of={cellThing(seat, cell)}
            label={cellName(position, seat, cell)}
            shape={outline(cell)}
            tapTwice={looksFirst}
          >
            <Crate product={product} box={position.box} x={middle(cell.x)} y={middle(cell.y)} size={CELL * 0.7} />
          </Place>
        </g>
      ))}
      {factories[seat].map(state => (
        <g key={keyOf(state)} {...handsFor({ factory: state.factory, from: { x: state.x, y: state.y } })}>
          <Factory
            state={state}
            seat={seat}
            box={position.box}
            {...lampOf(position, seat, state)}
            isAble={isIn(thought.able, state)}
            isUnable={isIn(thought.unable, state)}
            run={runOf(state)}
            looksFirst={looksFirst}
          />
        </g>
      ))}
    </>
  )
}

/** Whether the first tap on a cell only previews: where something would be lost or placed, which a mouse previews on hover. */
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

/** The cells without a card that touch a factory; on an empty floor, the first factory's cell. */
export function emptyCells(floor: Floor): Cell[] {
  if (floor.sites.length === 0) return [{ x: 0, y: 0 }]
  return cellsAround({ floor, lifted: -1, groups: [], paid: [] }).filter(
    ({ x, y }) => floor.cells[spotAt(floor, x, y)] === 0,
  )
}

const isIn = (cells: readonly Cell[], cell: Cell): boolean => cells.some(one => sameCell(one, cell))

interface FactoryProps {
  readonly state: FactoryState
  readonly seat: Seat
  readonly box: Position['box']
  readonly lamp: Lamp
  readonly bad: string
  /** Whether the hovered option would let it run, or stop it. */
  readonly isAble: boolean
  readonly isUnable: boolean
  /** Runs its type; null if it can't run now. */
  readonly run: (() => void) | null
  readonly looksFirst: boolean
}

const Factory = memoByValue(function Factory(props: FactoryProps) {
  const { state, seat, box, lamp, bad, isAble, isUnable, run, looksFirst } = props
  const { factory, turn, x, y } = state
  return (
    <Place of={cellThing(seat, state)} label={box.factories[factory].name} shape={outline(state)} tapTwice={looksFirst}>
      {/* Keyboard users run a factory with its ticket on the bench. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <g
        transform={`translate(${x * CELL} ${y * CELL})`}
        {...(run === null ? {} : { className: css['runs'], onClick: run, 'data-covers': true })}
      >
        <FactoryCard factory={factory} turn={turn} box={box} lamp={lamp} bad={bad} isHot={isAble} />
        {isUnable && <path d="M10 10L70 70M70 10L10 70" stroke={BRICK} strokeWidth="6" opacity=".8" />}
      </g>
    </Place>
  )
})

/** Whether a factory can run, and which sides prevent it. */
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
