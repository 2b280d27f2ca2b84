// The bench beside the floor holds what is asked about: the starting set, the four ways a card can lie, what can be
// produced, the actions of work on the floor, the goods of a trade.

import { type BoardTalk, isAsked } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { TURNS } from '../../data/box.ts'
import { FACTORY_IDS, type FactoryId, typeNumber } from '../../data/factories.ts'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import { sameCell } from '../../readings/floor.ts'
import { productionOf, spotsOfType } from '../../readings/running.ts'
import type { Frames } from '../../state.ts'
import { incomingIn, type Tool } from '../parts/hands/tools.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import { FactoryTile } from '../parts/signs/factory-tile.tsx'
import { askedOf, type Position, type Seen } from '../table.ts'
import { type Action, ACTIONS, Place } from '../things.ts'
import { effectOfTurn } from '../parts/thought.ts'
import { say } from '../words.ts'
import css from './bench.module.css'
import { Answer, Counter, Offer, Reply } from './deals.tsx'
import { Goods, Row } from './rows.tsx'
import { Suggested, SuggestTray } from './suggestions.tsx'
import { ToolButton, Tools } from './tools.tsx'

interface BenchProps {
  readonly seen: Seen
  readonly position: Position
  /** Whose bench it is. */
  readonly seat: Seat
  readonly sideNames: readonly string[]
  readonly tools: readonly Tool[]
  readonly talk: BoardTalk | undefined
  /** Who is making up a suggestion here. */
  readonly suggesting: Seat | null
  readonly onSuggested: () => void
}

export function Bench(props: BenchProps) {
  const { seen, position, seat, sideNames, talk, suggesting, onSuggested } = props
  const mayTalk = talk !== undefined && isFree(seen)
  return (
    <Place of={{ kind: 'bench', seat }}>
      <section className={css['bench']} aria-label={say('bench')} data-part="bench">
        {mayTalk && <Suggested {...props} talk={talk} />}
        {mayTalk && suggesting !== null ? (
          <SuggestTray
            key={suggesting}
            talk={talk}
            position={position}
            sideNames={sideNames}
            by={suggesting}
            onClose={onSuggested}
          />
        ) : (
          <OnBench {...props} />
        )}
      </section>
    </Place>
  )
}

/** The bench has room for suggestions while nothing smaller than a move is decided. */
const isFree = (seen: Seen): boolean => !isAsked(seen) || seen.decision === 'move' || seen.decision === 'operate'

function OnBench(props: BenchProps) {
  const { seen, position, seat, sideNames } = props
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'draft':
      return <Cards title={say('startingSet')} cards={position.set} seat={seat} position={position} />
    case 'layWhat':
      return <Cards title={say('hand')} cards={position.hand[seat]} seat={seat} position={position} />
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
      return <Goods title={say('bankGives')} goods={PRODUCT_IDS} seat={seat} position={position} />
    case 'offer':
      return <Offer frame={asked.frame} position={position} sideNames={sideNames} />
    case 'answer':
      return <Answer frame={asked.frame} position={position} sideNames={sideNames} />
    case 'counter':
      return <Counter frame={asked.frame} position={position} sideNames={sideNames} />
    case 'reply':
      return <Reply frame={asked.frame} position={position} sideNames={sideNames} />
    default:
      return seen.view.set.length > 0 ? (
        <Cards title={say('startingSet')} cards={position.set} seat={seat} position={position} />
      ) : (
        <Tickets {...props} />
      )
  }
}

/** More types than these that can run stand in two columns. */
const ONE_COLUMN = 7

interface CardsProps {
  readonly title: string
  readonly cards: readonly FactoryId[]
  readonly seat: Seat
  readonly position: Position
}

/** Each type once, with how many there are of it. */
function Cards({ title, cards, seat, position: { box } }: CardsProps) {
  const types = FACTORY_IDS.filter(id => cards.includes(id))
  return (
    <Row title={title}>
      {types.map(factory => {
        const count = cards.filter(id => id === factory).length
        return (
          <li key={factory}>
            <Place of={{ kind: 'card', factory, seat }} label={box.factories[factory].name} className={css['card']}>
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
            <Place of={{ kind: 'turn', seat: frame.seat, turn }} label={say('turn', { turn })} className={css['card']}>
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
          <li key={factory}>
            <Place
              of={{ kind: 'ticket', factory, seat }}
              label={say('ticket', { name, ready: runs.length, owned })}
              className={css['ticket']}
              inside={runs.length === 0 ? css['idleTicket'] : css['ticketInside']}
            >
              <FactoryTile factory={factory} box={box} isFaint={runs.length === 0} />
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

/** What comes out, where there is a choice. */
function Outputs({ frame, position }: { frame: Frames['produce']; position: Position }) {
  const outputs = position.box.recipes[typeNumber[frame.factory]]?.outputs.flat() ?? []
  return <Goods title={say('outputs')} goods={outputs} seat={frame.seat} position={position} />
}

function Operations({ position, seat, tools }: BenchProps) {
  const count = (product: ProductId) => stockOf(position, seat, product)
  const stock = PRODUCT_IDS.filter(product => count(product) > 0)
  return (
    <div className={css['rows']}>
      <Row title={say('actions')}>
        {ACTIONS.map(action => (
          <li key={action}>
            <Place of={{ kind: 'action', action, seat }} className={css['action']} inside={css['actionInside']}>
              <svg viewBox="0 0 24 24" width="1rem" height="1rem" aria-hidden="true">
                <path d={ACTION_SIGNS[action]} fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              {say(`do.${action}`)}
            </Place>
          </li>
        ))}
      </Row>
      <div className={css['bank']}>
        <Goods title={say('bank')} goods={stock} seat={seat} position={position} count={count} size={26} />
      </div>
      <Tools tools={tools} position={position} />
    </div>
  )
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
              <ToolButton key={tool.label} tool={tool} position={position} />
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
          <ToolButton key={tool.label} tool={tool} position={position} />
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
