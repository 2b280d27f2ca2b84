// What lies in the open parts of the sheet: title, displays, face-up cards, the stacks and the hand of whoever looks.

import { Place, SeatMark } from '@tableworks/board-kit'
import { type Seat, seatsOf } from '@tableworks/kernel'
import type { CSSProperties, ReactNode } from 'react'
import type { BoardMap } from '../../data/board.ts'
import { FACES, type Face } from '../../data/cards.ts'
import { type Cube, CUBES, INDUSTRIES, type Industry } from '../../data/industries.ts'
import type { MapId } from '../../data/maps/index.ts'
import { mapOf } from '../../readings/board.ts'
import { endInSight, leavesDisplay } from '../../readings/cards.ts'
import { nextLevel } from '../../readings/standing.ts'
import { buyingPrice, sellingPrice } from '../../readings/supply.ts'
import { nextOrder } from '../../readings/worth.ts'
import {
  DECK_PLACE,
  DEMAND_PLACE,
  DISPLAY_PLACE,
  HAND_PLACE,
  ORDER_PLACE,
  handPlace,
  slotPlace,
  STACKS_PLACE,
  TITLE_PLACE,
  stackPlace,
} from '../places.ts'
import type { Cut } from '../parts/plates.ts'
import { GLOW, INK, ON_PAPER, PAPER } from '../parts/signs/colours.ts'
import { CubeIcon, CubeSign, Tile } from '../parts/signs/pieces.tsx'
import type { Position, Seen } from '../table.ts'
import { CARD_NAMES, say } from '../words.ts'
import { CARD_SIZES, CardBack, CardFace, cardLabel, type CardSize } from './card.tsx'
import { type TrayName, TRAYS } from './spots.ts'
import css from './trays.module.css'

export interface TrayProps {
  readonly seen: Seen
  readonly position: Position
  readonly map: MapId
  readonly cut: Cut
  /** Whose hand is shown, and whose stacks as long as nobody else is looked at. */
  readonly viewer: Seat
  readonly looked: Seat | null
  readonly look: (seat: Seat) => void
  readonly sideNames: readonly string[]
}

interface FrameProps {
  readonly name: TrayName
  readonly map: MapId
  readonly cut: Cut
  readonly children: ReactNode
}

/** A part of the sheet at its spot; on a phone they stand below the map. */
export function Tray({ name, map, cut, children }: FrameProps) {
  const [x, y, width] = cut === 'phone' ? [0, 0, 0] : TRAYS[map][cut][name]
  return (
    <div
      className={css['tray']}
      data-tray={name}
      data-part={name}
      data-map={map}
      data-cut={cut}
      style={{ '--x': x, '--y': y, '--w': width } as CSSProperties}
    >
      {children}
    </div>
  )
}

export function Title({ seen: { view, result }, position }: TrayProps) {
  const end = result === null ? endInSight(position, view.deckSize) : null
  return (
    <Place id={TITLE_PLACE} className={css['title']}>
      <h2>{mapOf(position).name}</h2>
      <p>
        <span>{result === null ? say('turn', { turn: view.turn, deck: view.deckSize }) : say('over')}</span>
        {end !== null && <strong>{end === 'last' ? say('lastTurn') : say('mayBeLast')}</strong>}
      </p>
    </Place>
  )
}

/** AOI-49: who goes when, what each has spent, and who would go first next. */
export const Order = ({ position, sideNames }: TrayProps) => (
  <Place id={ORDER_PLACE}>
    <dl className={css['order']} aria-label={say('order')}>
      <div>
        <dt>{say('thisTurn')}</dt>
        <dd>
          {position.order.map(seat => (
            <span key={seat} title={say('spentBy', { name: sideNames[seat] ?? '', spent: position.spent[seat] })}>
              <SeatMark seat={seat} size={15} />${position.spent[seat]}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{say('nextTurn')}</dt>
        <dd>
          {nextOrder(position).map(seat => (
            <SeatMark key={seat} seat={seat} size={15} />
          ))}
        </dd>
      </div>
    </dl>
  </Place>
)

/** The two demand displays, as the scale bars of a chart: the next cube to buy is lit, the next space to sell to dotted. */
export const Demand = ({ position }: TrayProps) => (
  <Place id={DEMAND_PLACE} label={say('demand')} className={css['demand']}>
    {CUBES.map(cube => (
      <Scale key={cube} cube={cube} position={position} />
    ))}
  </Place>
)

const CELL = 24
const FOOT = 16

function Scale({ cube, position }: { cube: Cube; position: Position }) {
  const { spaces } = position.box.demand[cube]
  const filled = position.demand[cube]
  const next = spaces.length - filled
  const selling = sellingPrice(position, cube)
  const width = spaces.length * CELL
  return (
    <div className={css['scale']}>
      <p>
        <b>{say(cube)}</b>
        <span>
          <em>{say('buy', { price: buyingPrice(position, cube) })}</em>{' '}
          {selling === null ? say('full') : say('sell', { price: selling })}
        </span>
      </p>
      <svg viewBox={`-2 -1 ${width + 4} ${CELL + FOOT + 2}`} aria-hidden="true">
        <rect x="-1" width={width + 2} height={CELL + FOOT} rx="3" fill={PAPER} fillOpacity=".9" stroke={ON_PAPER} />
        {spaces.map((price, i) => (
          <g key={i}>
            {i > 0 && <path d={`M${i * CELL} 0v${CELL}`} stroke={ON_PAPER} strokeWidth=".6" />}
            {i === next && filled > 0 && (
              <rect x={i * CELL + 1.5} y="1.5" width={CELL - 3} height={CELL - 3} rx="2" fill={GLOW} stroke="#b3700a" />
            )}
            {i >= next ? (
              <CubeSign cube={cube} x={(i + 0.5) * CELL} y={CELL / 2 + 0.5} size={15} />
            ) : (
              <circle cx={(i + 0.5) * CELL} cy={CELL / 2} r="2" fill={i === next - 1 ? '#1b6a43' : '#c9b894'} />
            )}
            {price !== spaces[i - 1] && (
              <Price price={price} from={i} count={spaces.filter(one => one === price).length} />
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}

function Price({ price, from, count }: { price: number; from: number; count: number }) {
  const isDark = price % 2 === 1
  return (
    <>
      <rect x={from * CELL} y={CELL} width={count * CELL} height={FOOT - 0.5} fill={isDark ? '#4a3825' : PAPER} />
      <text
        x={(from + count / 2) * CELL}
        y={CELL + 12.8}
        fontSize="13.4"
        fontWeight="700"
        textAnchor="middle"
        fill={isDark ? '#fbf0d4' : ON_PAPER}
      >
        ${price}
      </text>
    </>
  )
}

export function Display({ position, cut }: TrayProps) {
  const map = mapOf(position)
  const { rules } = map
  const size: CardSize = cut === 'large' ? 'full' : 'small'
  return (
    <Place id={DISPLAY_PLACE} className={css['cardsBox']}>
      <ul className={css['cards']} aria-label={say('cards')}>
        {position.faceUp.map((face, i) => (
          <li key={i} style={widthOf(size)}>
            {face === null ? (
              <div className={css['gone']} data-size={size} />
            ) : (
              <Place
                id={slotPlace(i + 1)}
                label={say('slot', { card: cardLabel(map, face), slot: i + 1 })}
                className={css['cardPlace']}
              >
                <CardFace face={face} map={map} cut={cut} size={size} />
              </Place>
            )}
            {rules.pricedCards && <span className={css['coin']}>${rules.cardPrices[i]}</span>}
            {rules.pricedCards && face !== null && leavesDisplay(face) && (
              <span className={css['leaves']} title={say('leaves')} aria-label={say('leaves')} role="img">
                <svg viewBox="-6 -7 12 14" aria-hidden="true">
                  <path d="M-3.5-5h7l-7 10h7z" fill="none" stroke="#a3291b" strokeWidth="1.6" strokeLinejoin="round" />
                </svg>
              </span>
            )}
          </li>
        ))}
        <li style={widthOf(size)}>
          <Place id={DECK_PLACE} label={say('deck', { deck: position.deckSize })} className={css['cardPlace']}>
            <CardBack count={position.deckSize} size={size} />
          </Place>
        </li>
      </ul>
    </Place>
  )
}

const widthOf = (size: CardSize) => ({ '--card': CARD_SIZES[size][0] }) as CSSProperties

/** The next counter of each stack: its price, what it needs, what it pays, and how many are left. */
export function Stacks({ position, viewer, looked, look, seen, sideNames }: TrayProps) {
  const shown = looked ?? viewer
  const title = stacksTitle(seen, shown, sideNames)
  return (
    <Place id={STACKS_PLACE}>
      <section className={css['stacks']} aria-label={title}>
        <div className={css['owners']}>
          {seatsOf(position.seats).map(seat => (
            <button
              key={seat}
              type="button"
              aria-pressed={seat === looked}
              data-shown={seat === shown || undefined}
              aria-label={say('lookAt', { name: sideNames[seat] ?? '' })}
              onClick={() => look(seat)}
            >
              <SeatMark seat={seat} size={18} />
            </button>
          ))}
          <h3>{say('counters', { rails: position.railsLeft[shown] })}</h3>
        </div>
        <ul>
          {INDUSTRIES.map(industry => (
            <li key={industry}>
              <Stack industry={industry} position={position} viewer={shown} />
            </li>
          ))}
        </ul>
      </section>
    </Place>
  )
}

const stacksTitle = ({ seat }: Seen, shown: Seat, sideNames: readonly string[]): string =>
  seat === shown ? say('stacks') : say('stacksOf', { name: sideNames[shown] ?? '' })

function Stack({ industry, position, viewer }: { industry: Industry; position: Position; viewer: Seat }) {
  const level = nextLevel(position, viewer, industry)
  const left = position.box.stacks[industry].length - position.taken[industry][viewer]
  const name = CARD_NAMES[industry]
  return (
    <Place
      id={stackPlace(industry)}
      label={
        level === null
          ? say('stackEmpty', { industry: name })
          : say('stack', { industry: name, level: level.level, left })
      }
      className={css['stack']}
      inside={css['stackInside']}
    >
      <svg viewBox="-1 -8 44 44" aria-hidden="true" opacity={level === null || level.level === 0 ? 0.6 : 1}>
        {[3, 2, 1]
          .filter(i => i < left)
          .map(i => (
            <rect
              key={i}
              x={i * 2.2}
              y={-i * 2.2}
              width="34"
              height="34"
              rx="4"
              fill="#d9c9a4"
              stroke={ON_PAPER}
              strokeWidth=".8"
            />
          ))}
        {level === null ? (
          <rect width="34" height="34" rx="4" fill="none" stroke={INK} strokeDasharray="3 3" />
        ) : (
          <Tile industry={industry} level={level.level} seat={viewer} x={17} y={17} size={34} />
        )}
      </svg>
      <p>
        <b>
          {level === null || level.level === 0 ? (
            say('nothing')
          ) : (
            <>
              ${level.cost}
              {CUBES.flatMap(cube =>
                Array.from({ length: level[cube] }, (_, i) => <CubeIcon key={`${cube}${i}`} cube={cube} />),
              )}
            </>
          )}
        </b>
        {level !== null &&
          (level.level === 0 ? say('notBuilt', { level: level.level + 1 }) : <em>+${level.profit}</em>)}
        <small>{say('left', { left })}</small>
      </p>
    </Place>
  )
}

/** Equal cards lie on one another. */
export function Hand({ seen, position, viewer, map, cut, sideNames }: TrayProps) {
  const isOwn = seen.seat === viewer
  const held = [...(isOwn ? position.own : []), ...position.openHand[viewer]]
  const unseen = isOwn ? 0 : (position.hiddenCards[viewer] ?? 0)
  const faces = FACES.filter(face => held.includes(face))
  const size = sizeFor(faces.length + (unseen > 0 ? 1 : 0), map, cut)
  return (
    <Place id={HAND_PLACE} className={css['cardsBox']}>
      <ul className={css['hand']} aria-label={isOwn ? say('hand') : say('handOf', { name: sideNames[viewer] ?? '' })}>
        {faces.map(face => (
          <li key={face} style={widthOf(size)}>
            <Held
              face={face}
              count={held.filter(one => one === face).length}
              map={mapOf(position)}
              cut={cut}
              size={size}
            />
          </li>
        ))}
        {unseen > 0 && (
          <li style={widthOf(size)}>
            <div className={css['cardPlace']} role="img" aria-label={say('unseen', { count: unseen })}>
              <CardBack count={unseen} size={size} />
            </div>
          </li>
        )}
        {faces.length + unseen === 0 && <li className={css['noCards']}>{say('emptyHand')}</li>}
      </ul>
    </Place>
  )
}

/** Cards of full size as long as they lie in one row. */
const sizeFor = (cards: number, map: MapId, cut: Cut): CardSize =>
  cards <= (cut === 'phone' ? 5 : map === 'japan' ? 6 : 4) ? 'full' : 'small'

type HeldProps = { face: Face; count: number; map: BoardMap; cut: Cut; size: CardSize }

const Held = ({ face, count, map, cut, size }: HeldProps) => (
  <Place id={handPlace(face)} label={say('held', { card: cardLabel(map, face) })} className={css['cardPlace']}>
    <CardFace face={face} map={map} cut={cut} size={size} />
    {count > 1 && <span className={css['copies']}>{say('times', { count })}</span>}
  </Place>
)
