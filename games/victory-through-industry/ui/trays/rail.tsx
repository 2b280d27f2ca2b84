// Beside the floor: the rivals with their floors and contracts, and the way to the contract one has in mind.

import { Place, SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { seatsOf } from '@tableworks/kernel'
import type { ProductId } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import { type Branch, treeOf } from '../../readings/need.ts'
import { SmallFloor } from '../floor/small-floor.tsx'
import { RAIL_PLACE, seatPlace } from '../places.ts'
import { classOf, GROUND, PAPER } from '../signs/colours.ts'
import { CrateIcon } from '../signs/crate.tsx'
import { FactorySign } from '../signs/factories.tsx'
import type { Position, Seen } from '../table.ts'
import { say } from '../words.ts'
import css from './rail.module.css'

interface RailProps {
  readonly seen: Seen
  readonly position: Position
  /** Who looks. */
  readonly seat: Seat
  readonly sideNames: readonly string[]
  readonly onLook: (seat: Seat) => void
}

export const Rivals = (props: RailProps) => (
  <Place id={RAIL_PLACE} className={css['rivals']} inside={css['rivalsInside']}>
    {seatsOf(props.position.seats)
      .filter(other => other !== props.seat)
      .map(other => (
        <Rival key={other} {...props} rival={other} />
      ))}
  </Place>
)

function Rival({ seen, position, sideNames, rival, onLook }: RailProps & { rival: Seat }) {
  const name = sideNames[rival] ?? ''
  const { glance } = seen.view
  return (
    <section className={css['rival']} aria-label={say('rival', { name })} data-part={`rival-${rival}`}>
      <Place id={seatPlace(rival)} label={name} className={css['who']} inside={css['whoInside']}>
        <SeatMark seat={rival} size={22} />
        <b translate="no">{name}</b>
        <span>{say('readyOfFive', { ready: glance.ready[rival] })}</span>
      </Place>
      <button type="button" onClick={() => onLook(rival)} aria-label={say('look', { name })}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div className={css['plan']}>
        <SmallFloor seen={seen} position={position} seat={rival} label={say('floor', { name })} />
      </div>
      <p className={css['held']}>
        {position.contracts[rival].map(product => (
          <span key={product} data-short={stockOf(position, rival, product) === 0 || undefined}>
            <CrateIcon product={product} box={position.box} size={22} />
            {position.box.contracts[product].value}
          </span>
        ))}
      </p>
    </section>
  )
}

interface WayProps {
  readonly position: Position
  readonly seat: Seat
  readonly goal: ProductId | null
}

/** What is needed for the contract, from the ground up: who makes it, what is there, what is lacking. */
export function Way({ position, seat, goal }: WayProps) {
  const branches = goal === null ? [] : treeOf(position, seat, [goal]).toReversed()
  return (
    <section className={css['way']} data-part="way">
      <h3>
        {goal === null ? say('goalEmpty') : say('goal', { name: position.box.products[goal].name.toLowerCase() })}
      </h3>
      <ol>
        {branches.map(branch => (
          <Step key={branch.product} branch={branch} position={position} />
        ))}
      </ol>
    </section>
  )
}

function Step({
  branch: { product, need, have, maker, owned },
  position: { box },
}: {
  branch: Branch
  position: Position
}) {
  const ground = maker === null ? GROUND.raw : GROUND[classOf(box, maker)]
  return (
    <li
      title={say('branch', { product: box.products[product].name, have, need })}
      data-there={have >= need || undefined}
      data-lacks={owned === 0 || undefined}
    >
      {maker !== null && (
        <svg viewBox="0 0 40 40" width="26" height="26" role="img" aria-label={box.factories[maker].name}>
          <rect width="40" height="40" rx="4" fill={owned > 0 ? ground : 'none'} />
          <FactorySign
            factory={maker}
            x={20}
            y={20}
            size={30}
            figure={owned > 0 ? PAPER : '#e69b83'}
            ground={owned > 0 ? ground : '#262c19'}
          />
        </svg>
      )}
      <CrateIcon product={product} box={box} size={26} />
      <small>{say('have', { have, need })}</small>
    </li>
  )
}
