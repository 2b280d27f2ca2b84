// Beside the floor: the rivals with their floors and contracts, and the way to the contract one has in mind.

import { type BoardTalk, SeatMark, thingId } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { seatsOf } from '@tableworks/kernel'
import type { ProductId } from '../../data/products.ts'
import { currentSeat } from '../../readings/clock.ts'
import { stockOf } from '../../readings/contracts.ts'
import { treeOf } from '../../readings/need.ts'
import { SmallFloor } from '../parts/small-floor.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import { Stars } from '../parts/signs/stars.tsx'
import type { Position, Seen } from '../table.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './rail.module.css'
import { suggesterOf } from './suggestions.tsx'
import { SmallTree, Tree } from './tree.tsx'

interface RailProps {
  readonly seen: Seen
  readonly position: Position
  /** Who looks. */
  readonly seat: Seat
  readonly sideNames: readonly string[]
  readonly onLook: (seat: Seat) => void
  readonly talk: BoardTalk | undefined
  /** This seat wants to suggest a trade to the one whose turn it is. */
  readonly onSuggest: (by: Seat) => void
}

export const Rivals = (props: RailProps) => (
  <Place of={{ kind: 'players' }} className={css['rivals']} inside={css['rivalsInside']}>
    {seatsOf(props.position.seats)
      .filter(other => other !== props.seat)
      .map(other => (
        <Rival key={other} {...props} rival={other} />
      ))}
  </Place>
)

function Rival(props: RailProps & { rival: Seat }) {
  const { seen, position, sideNames, rival, onLook } = props
  const name = sideNames[rival] ?? ''
  const { glance } = seen.view
  const player: Thing = { kind: 'player', player: rival }
  return (
    <section
      className={css['rival']}
      aria-label={say('rival', { name })}
      data-part={`rival-${rival}`}
      data-drop={thingId(player)}
    >
      <div className={css['strip']}>
        <Place of={player} label={name} className={css['who']} inside={css['whoInside']}>
          <SeatMark seat={rival} size={22} />
          <b translate="no">{name}</b>
        </Place>
        <span className={css['stars']} title={say('readyOfFive', { ready: glance.ready[rival] })}>
          <Stars ready={glance.ready[rival]} />
        </span>
        {seen.view.closed[rival] && <NoOffers label={say('takesNoOffers', { name })} />}
        <div className={css['held']}>
          {position.contracts[rival].map(product => (
            <Place
              key={product}
              of={{ kind: 'contract', product }}
              className={stockOf(position, rival, product) === 0 ? css['short'] : undefined}
              inside={css['heldOne']}
            >
              <CrateIcon product={product} box={position.box} size={20} />
              <b>{position.box.contracts[product].value}</b>
            </Place>
          ))}
        </div>
        <button type="button" onClick={() => onLook(rival)} aria-label={say('look', { name })}>
          <Enlarge />
        </button>
        <SuggestButton {...props} />
      </div>
      {/* The button beside it does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={css['plan']} onClick={event => isUnlit(event.target) && onLook(rival)}>
        <SmallFloor seen={seen} position={position} seat={rival} label={say('floor', { name })} />
      </div>
    </section>
  )
}

/** VTI-74 */
function SuggestButton({ talk, position, seat, rival, sideNames, onSuggest }: RailProps & { rival: Seat }) {
  const by = suggesterOf(talk, position, seat, rival)
  if (by === null) return null
  const label = say('suggestFrom', { name: sideNames[by] ?? '', to: sideNames[currentSeat(position)] ?? '' })
  return (
    <button type="button" onClick={() => onSuggest(by)} aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" width="1rem" height="1rem" aria-hidden="true">
        <path d={ARROWS} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}

const ARROWS = 'M3 8h16m-4-4 4 4-4 4M21 16H5m4-4-4 4 4 4'

/** VTI-69: two arrows, crossed out. */
const NoOffers = ({ label }: { label: string }) => (
  <svg viewBox="0 0 24 24" className={css['noOffers']} role="img" aria-label={label}>
    <title>{label}</title>
    <path d={ARROWS} fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M3 21 21 3" stroke="var(--vti-lit)" strokeWidth="2.6" />
  </svg>
)

/** Whether pressing it chooses nothing. */
const isUnlit = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-state="lit"], [data-state="greyed"]') === null

interface WayProps {
  readonly position: Position
  readonly seat: Seat
  readonly goal: ProductId | null
}

/** What is needed for the contract; it can be seen large, over the floor. */
export function Way({ position, seat, goal, onEnlarge }: WayProps & { readonly onEnlarge: () => void }) {
  return (
    <Place of={{ kind: 'way' }} className={css['wayPlace']} inside={css['wayInside']}>
      <section className={css['way']} data-part="way">
        <h3>
          {goal === null ? say('goalEmpty') : say('goal', { name: position.box.products[goal].name.toLowerCase() })}
          {goal !== null && (
            <button type="button" onClick={onEnlarge} aria-label={say('enlarge')}>
              <Enlarge />
            </button>
          )}
        </h3>
        {goal !== null && <SmallTree branches={treeOf(position, seat, [goal])} box={position.box} />}
      </section>
    </Place>
  )
}

/** The tree over the floor, with the ways to what is lacking. */
export const LargeWay = ({ position, seat, goal }: WayProps & { readonly goal: ProductId }) => (
  <section className={css['largeWay']} aria-label={say('tree')}>
    <h3>{say('goal', { name: position.box.products[goal].name.toLowerCase() })}</h3>
    <Tree branches={treeOf(position, seat, [goal])} box={position.box} />
    <p>{say('treeHelp')}</p>
  </section>
)

const Enlarge = () => (
  <svg viewBox="0 0 24 24" width="1rem" height="1rem" aria-hidden="true">
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)
