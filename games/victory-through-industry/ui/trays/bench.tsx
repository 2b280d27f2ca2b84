// The bench beside the floor holds what is asked about: the starting set, the four ways a card can lie, what can be
// produced, the actions of a non-production move, the goods of a trade.

import { isAsked, Place, SeatMark, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import { TURNS } from '../../data/box.ts'
import { FACTORY_IDS, type FactoryId, typeNumber } from '../../data/factories.ts'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import { FIVE, stockOf } from '../../readings/contracts.ts'
import { cardAt, productIdOn, sameCell } from '../../readings/floor.ts'
import { productionOf, spotsOfType } from '../../readings/running.ts'
import { afterTrade } from '../../readings/trade.ts'
import type { Deal, Frames } from '../../state.ts'
import {
  type Action,
  actionPlace,
  ACTIONS,
  BENCH_PLACE,
  cardPlace,
  goodPlace,
  ticketPlace,
  turnPlace,
} from '../places.ts'
import { incomingIn, type Tool } from '../hands/tools.ts'
import { CardIcon } from '../signs/card.tsx'
import { GROUND, classOf, PAPER } from '../signs/colours.ts'
import { CrateIcon } from '../signs/crate.tsx'
import { FactorySign } from '../signs/factories.tsx'
import { askedOf, type Position, type Seen } from '../table.ts'
import { effectOfTurn } from '../thought.ts'
import { say } from '../words.ts'
import css from './bench.module.css'

interface BenchProps {
  readonly seen: Seen
  readonly position: Position
  /** Whose bench it is. */
  readonly seat: Seat
  readonly sideNames: readonly string[]
  readonly tools: readonly Tool[]
}

export const Bench = (props: BenchProps) => (
  <Place id={BENCH_PLACE}>
    <section className={css['bench']} aria-label={say('bench')} data-part="bench">
      <OnBench {...props} />
    </section>
  </Place>
)

function OnBench(props: BenchProps) {
  const { seen, position, sideNames } = props
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'draft':
      return <Cards title={say('startingSet')} cards={position.set} position={position} />
    case 'layWhat':
      return <Cards title={say('hand')} cards={position.hand[asked.frame.seat]} position={position} />
    case 'turn':
      return <Turns frame={asked.frame} position={position} />
    case 'produce':
      return <Outputs frame={asked.frame} position={position} />
    case 'operate':
      return <Operations {...props} />
    case 'pay':
      return <Paying {...props} />
    case 'putProduct':
    case 'rescue':
      return incomingIn(seen) === null ? <Tickets {...props} /> : <Incoming {...props} />
    case 'bankFor':
      return <Goods title={say('bankGives')} goods={PRODUCT_IDS} position={position} />
    case 'offer':
      return <Offer frame={asked.frame} position={position} sideNames={sideNames} />
    case 'answer':
      return <Answer frame={asked.frame} position={position} sideNames={sideNames} />
    default:
      return seen.view.set.length > 0 ? (
        <Cards title={say('startingSet')} cards={position.set} position={position} />
      ) : (
        <Tickets {...props} />
      )
  }
}

const Row = ({ title, many = false, children }: { title: string; many?: boolean; children: ReactNode }) => (
  <div className={css['row']}>
    <h3>{title}</h3>
    <ul data-many={many || undefined}>{children}</ul>
  </div>
)

/** More types than these that can run stand in two columns. */
const ONE_COLUMN = 7

interface CardsProps {
  readonly title: string
  readonly cards: readonly FactoryId[]
  readonly position: Position
}

/** Each type once, with how many there are of it. */
function Cards({ title, cards, position: { box } }: CardsProps) {
  const types = FACTORY_IDS.filter(id => cards.includes(id))
  return (
    <Row title={title}>
      {types.map(factory => {
        const count = cards.filter(id => id === factory).length
        return (
          <li key={factory} title={box.factories[factory].name}>
            <Place id={cardPlace(factory)} label={box.factories[factory].name} className={css['card']}>
              <CardIcon factory={factory} turn={0} box={box} />
              {count > 1 && <b>{count}</b>}
            </Place>
          </li>
        )
      })}
    </Row>
  )
}

function Turns({ frame, position }: { frame: Frames['turn']; position: Position }) {
  return (
    <Row title={say('turns')}>
      {TURNS.map(turn => {
        const runs = effectOfTurn(position, frame, turn).able.some(cell => sameCell(cell, frame))
        return (
          <li key={turn}>
            <Place id={turnPlace(turn)} label={say('turn', { turn })} className={css['card']}>
              <CardIcon factory={frame.factory} turn={turn} box={position.box} lamp={runs ? 'ready' : null} />
            </Place>
          </li>
        )
      })}
      <li className={css['help']}>
        <span>{say('turnHelp')}</span>
        <span>{say('turnHelpByHand')}</span>
      </li>
    </Row>
  )
}

/** What runs of each type of the seat's factories, best first. */
function Tickets({ position, seat }: BenchProps) {
  const { box, floor } = position
  const types = FACTORY_IDS.filter(id => spotsOfType(floor[seat], id).length > 0)
    .map(factory => productionOf(position, seat, factory))
    .toSorted((a, b) => b.runs.length - a.runs.length || b.gain - a.gain)
  return (
    <Row title={say('tickets')} many={types.filter(({ runs }) => runs.length > 0).length > ONE_COLUMN}>
      {types.map(({ factory, owned, runs, gain }) => {
        const { name } = box.factories[factory]
        return (
          <li key={factory} title={name}>
            <Place
              id={ticketPlace(factory)}
              label={say('ticket', { name, ready: runs.length, owned })}
              className={css['ticket']}
              inside={runs.length === 0 ? css['idleTicket'] : css['ticketInside']}
            >
              <Sign factory={factory} position={position} isFaint={runs.length === 0} />
              {runs.length > 0 && <b>{say('ran', { ready: runs.length, owned })}</b>}
              {(box.recipes[typeNumber[factory]]?.outputs ?? []).map(([product]) =>
                product === undefined || runs.length === 0 ? null : (
                  <CrateIcon key={product} product={product} box={box} size={22} />
                ),
              )}
              {runs.length > 0 && <em>{say('gain', { gain })}</em>}
            </Place>
          </li>
        )
      })}
    </Row>
  )
}

function Sign({ factory, position: { box }, isFaint }: { factory: FactoryId; position: Position; isFaint: boolean }) {
  const ground = GROUND[classOf(box, factory)]
  return (
    <svg viewBox="0 0 40 40" width="1.9rem" height="1.9rem" aria-hidden="true" opacity={isFaint ? 0.55 : undefined}>
      <rect width="40" height="40" rx="4" fill={ground} />
      <FactorySign factory={factory} x={20} y={20} size={30} figure={PAPER} ground={ground} />
    </svg>
  )
}

/** What comes out, where there is a choice. */
function Outputs({ frame, position }: { frame: Frames['produce']; position: Position }) {
  const outputs = position.box.recipes[typeNumber[frame.factory]]?.outputs.flat() ?? []
  return <Goods title={say('outputs')} goods={outputs} position={position} />
}

interface GoodsProps {
  readonly title: string
  readonly goods: readonly ProductId[]
  readonly position: Position
  readonly count?: (product: ProductId) => number
  readonly size?: number
}

const Goods = ({ title, goods, position: { box }, count, size = goods.length > 16 ? 28 : 36 }: GoodsProps) => (
  <Row title={title}>
    {goods.map((product, i) => (
      <li key={`${product}${i}`} title={box.products[product].name}>
        <Place id={goodPlace(product)} label={box.products[product].name} className={css['good']}>
          <CrateIcon product={product} box={box} size={size} />
          {count !== undefined && <b>{count(product)}</b>}
        </Place>
      </li>
    ))}
  </Row>
)

function Operations({ position, seat, tools }: BenchProps) {
  const count = (product: ProductId) => stockOf(position, seat, product)
  const stock = PRODUCT_IDS.filter(product => count(product) > 0)
  return (
    <div className={css['rows']}>
      <Row title={say('actions')}>
        {ACTIONS.map(action => (
          <li key={action}>
            <Place id={actionPlace(action)} className={css['action']} inside={css['actionInside']}>
              <svg viewBox="0 0 24 24" width="1rem" height="1rem" aria-hidden="true">
                <path d={ACTION_SIGNS[action]} fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              {say(`do.${action}`)}
            </Place>
          </li>
        ))}
      </Row>
      <div className={css['bank']}>
        <Goods title={say('bank')} goods={stock} position={position} count={count} size={26} />
      </div>
      <Tools tools={tools} position={position} />
    </div>
  )
}

/** As many types as have room without a scroll bar, those that gain most. */
const TYPES = 4

/** What is for the whole floor stands beside the title. */
function Tools({ tools, position }: { tools: readonly Tool[]; position: Position }) {
  if (tools.length === 0) return null
  const types = tools.filter(({ factory }) => factory !== null).slice(0, TYPES)
  return (
    <div className={css['tools']}>
      <div>
        <h3>{say('tools')}</h3>
        {tools.map(tool => tool.factory === null && <ToolButton key={tool.id} tool={tool} position={position} />)}
      </div>
      {types.length > 0 && (
        <ul>
          {types.map(tool => (
            <li key={tool.id}>
              <ToolButton tool={tool} position={position} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Pressed, it does all of it; a finger's first touch only shows it, as a mouse does that comes near. */
function ToolButton({ tool, position }: { tool: Tool; position: Position }) {
  const { chooseLine, consider, considered } = useLayer()
  const { id, kind, factory, label, brief, line } = tool
  const press = ({ nativeEvent }: React.MouseEvent) => {
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (isTouch && considered !== id) consider(id)
    else chooseLine(line)
  }
  return (
    <button type="button" className={css['tool']} onClick={press} aria-label={label} title={label} data-near={id}>
      {factory !== null && <Sign factory={factory} position={position} isFaint={false} />}
      {kind !== 'supply' && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={TOOL_SIGNS[kind]} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      <b>{brief}</b>
    </button>
  )
}

/** A broom; crates leaving a door; a crate coming to its place, and one that goes. */
const TOOL_SIGNS: Readonly<Record<Exclude<Tool['kind'], 'supply'>, string>> = {
  tidy: 'M20 3l-8 8M8 9l7 7-4 5-9-2 3-6zM6 17l3-3',
  clear: 'M3 4h8v16H3M9 12h12m-4-4 4 4-4 4',
  place: 'M4 20v-8h16v8zM12 2v8m-3-3 3 3 3-3',
  pay: 'M4 4h16v9H4zM12 15v7m-3-3 3 3 3-3',
}

/** What would be missed least stands ready; any other card may be pressed on the floor. */
function Paying(props: BenchProps) {
  const { position, tools } = props
  return (
    <div className={css['rows']}>
      {tools.length > 0 && (
        <div className={css['row']}>
          <h3>{say('toPay')}</h3>
          <div>
            {tools.map(tool => (
              <ToolButton key={tool.id} tool={tool} position={position} />
            ))}
          </div>
        </div>
      )}
      <Tickets {...props} />
    </div>
  )
}

/** What has come in and has no place yet. */
function Incoming({ seen, position, tools }: BenchProps) {
  const { box } = position
  return (
    <div className={css['rows']}>
      <Row title={say('toPlace')}>
        {(incomingIn(seen)?.products ?? []).map((product, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} title={box.products[product].name}>
            <CrateIcon product={product} box={box} size={36} />
          </li>
        ))}
      </Row>
      <div>
        {tools.map(tool => (
          <ToolButton key={tool.id} tool={tool} position={position} />
        ))}
      </div>
    </div>
  )
}

const ACTION_SIGNS: Readonly<Record<Action, string>> = {
  build: 'M3 21V11l6-4v4l6-4v4l6-4v14zM12 3v-2',
  'move product': 'M3 8h9v9H3zM14 12h7m-3-3 3 3-3 3',
  trade: 'M3 8h16m-4-4 4 4-4 4M21 16H5m4-4-4 4 4 4',
  'move factory': 'M3 20v-8l5-3v3l5-3v11zM15 6h6m-3-3 3 3-3 3',
  'tear down': 'M4 20V9l5-3v3l5-3v14zM3 3l18 18',
  'take factory': 'M10 20v-8l5-3v3l5-3v11zM9 6H3m3-3L3 6l3 3',
  discard: 'M5 7h14l-1.5 14h-11zM3 7h18M9 7V3h6v4',
}

interface DealProps<F> {
  readonly frame: F
  readonly position: Position
  readonly sideNames: readonly string[]
}

/** What the partner has; pressing it asks for one. */
function Offer({ frame, position, sideNames }: DealProps<Frames['offer']>) {
  const { seat, partner, give, want } = frame
  const name = sideNames[partner] ?? ''
  const given = give.map(({ x, y }) => productIdOn(cardAt(position.floor[seat], x, y)))
  const count = (product: ProductId) => stockOf(position, partner, product)
  return (
    <div className={css['rows']}>
      <Scales gives={given} gets={want} position={position} />
      <Afterwards seat={seat} partner={partner} gives={given} gets={want} position={position} />
      <Goods
        title={say('wants', { name })}
        goods={PRODUCT_IDS.filter(product => count(product) > 0)}
        position={position}
        count={count}
      />
    </div>
  )
}

interface ScalesProps {
  readonly gives: readonly ProductId[]
  readonly gets: readonly ProductId[]
  readonly position: Position
}

const Scales = ({ gives, gets, position: { box } }: ScalesProps) => (
  <div className={css['scales']}>
    <Tray title={say('youGive')} goods={gives} box={box} />
    <Tray title={say('youGet')} goods={gets} box={box} />
  </div>
)

const Tray = ({ title, goods, box }: { title: string; goods: readonly ProductId[]; box: Position['box'] }) => (
  <p>
    <span>{title}</span>
    {goods.length === 0 && <small>{say('nothing')}</small>}
    {goods.map((product, i) => (
      <CrateIcon key={`${product}${i}`} product={product} box={box} size={30} />
    ))}
    <b>{goods.reduce((sum, product) => sum + box.products[product].value, 0)}</b>
  </p>
)

/** What the exchange would leave both with: room, and how close to five. */
function Afterwards(props: ScalesProps & { readonly seat: Seat; readonly partner: Seat }) {
  const { seat, partner, gives, gets, position } = props
  if (gives.length + gets.length === 0) return null
  const lines = [
    { who: seat, ...afterTrade(position, seat, gives, gets) },
    { who: partner, ...afterTrade(position, partner, gets, gives) },
  ]
  return (
    <ul className={css['afterwards']} aria-label={say('afterTrade')}>
      {lines.map(({ who, room, wasReady, ready }) => (
        <li key={who} data-five={(ready >= FIVE && wasReady < FIVE) || undefined}>
          <SeatMark seat={who} size={18} named />
          <b>{wasReady === ready ? say('readyOfFive', { ready }) : say('readyAfter', { was: wasReady, ready })}</b>
          <span>{say('roomAfter', { count: Math.max(0, room) })}</span>
        </li>
      ))}
    </ul>
  )
}

function Answer({ frame: { seat, partner, deal }, position, sideNames }: DealProps<Frames['answer']>) {
  const name = sideNames[partner] ?? ''
  return (
    <div className={css['row']}>
      <h3>{say('deal', { name })}</h3>
      <DealSign deal={deal} seat={seat} partner={partner} name={name} position={position} />
    </div>
  )
}

function DealSign(props: { deal: Deal; seat: Seat; partner: Seat; name: string; position: Position }) {
  const { deal, seat, partner, name, position } = props
  if ('trade' in deal) {
    const { give, want } = deal.trade
    const gets = give.map(({ x, y }) => productIdOn(cardAt(position.floor[partner], x, y)))
    return (
      <>
        <Scales gives={want} gets={gets} position={position} />
        <Afterwards seat={seat} partner={partner} gives={want} gets={gets} position={position} />
      </>
    )
  }
  const { factory, turn, use } = deal.factory
  const text = use === 'give' ? 'givesFactory' : 'takesFactory'
  return (
    <div className={css['scales']}>
      <span className={css['card']}>
        <CardIcon factory={factory} turn={turn} box={position.box} />
      </span>
      {say(text, { name, factory: position.box.factories[factory].name.toLowerCase() })}
    </div>
  )
}
