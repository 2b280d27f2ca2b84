// The column beside the floor: the rivals with their floors and contracts, and the goal's production tree.

import { type BoardTalk, SeatMark, thingId } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { seatsOf } from '@tableworks/kernel'
import { currentSeat } from '../../readings/clock.ts'
import { stockOf } from '../../readings/contracts.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import { Stars } from '../parts/signs/stars.tsx'
import { SmallFloor } from '../parts/small-floor.tsx'
import type { Position, Seen } from '../table.ts'
import { contractThing, Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './rail.module.css'
import { suggesterOf } from './suggestions.tsx'

interface RailProps {
  readonly seen: Seen
  readonly position: Position
  /** The viewer. */
  readonly seat: Seat
  readonly sideNames: readonly string[]
  readonly onLook: (seat: Seat) => void
  readonly talk: BoardTalk | undefined
  /** Starts a suggestion from this seat to the active seat. */
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
  const { glance, closed } = seen.view
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
          <SeatMark seat={rival} size={20} />
          <b translate="no">{name}</b>
        </Place>
        <span>{say('points', { points: glance.ifEndedNow.scores[rival] ?? 0 })}</span>
        <span className={css['stars']} title={say('readyOfFive', { ready: glance.ready[rival] })}>
          <Stars ready={glance.ready[rival]} />
        </span>
        {glance.tokenIn[rival] === 1 && <em>{say('deliversNext')}</em>}
        {closed[rival] && <NoOffers label={say('takesNoOffers', { name })} />}
        <SuggestButton {...props} />
        <Held position={position} seat={rival} />
      </div>
      <div className={css['plan']}>
        {position.hand[rival].length > 0 ? (
          <Hand position={position} seat={rival} />
        ) : (
          <SmallFloor seen={seen} position={position} seat={rival} label={say('floor', { name })} />
        )}
        <button type="button" onClick={() => onLook(rival)} aria-label={say('look', { name })}>
          <svg viewBox="0 0 24 24" width="1rem" height="1rem" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </section>
  )
}

/** A rival's contracts; faint if the product is missing. */
const Held = ({ position, seat }: { position: Position; seat: Seat }) => (
  <div className={css['held']}>
    {position.contracts[seat].map(product => (
      <Place
        key={product}
        of={contractThing(product)}
        className={stockOf(position, seat, product) === 0 ? css['short'] : undefined}
        inside={css['heldOne']}
      >
        <CrateIcon product={product} box={position.box} size={18} />
        <b>{position.box.contracts[product].value}</b>
      </Place>
    ))}
  </div>
)

/** Drafted cards not yet laid out. */
const Hand = ({ position: { hand, box }, seat }: { position: Position; seat: Seat }) => (
  <div className={css['hand']}>
    {hand[seat].map((factory, i) => (
      // oxlint-disable-next-line react/no-array-index-key
      <CardIcon key={i} factory={factory} turn={0} box={box} />
    ))}
  </div>
)

/** VTI-74: suggests a trade with this rival. */
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
