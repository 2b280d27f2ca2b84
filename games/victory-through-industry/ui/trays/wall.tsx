// The wall: open contracts, the fulfilment token, and the viewer's own contracts as posters. Pressing a poster makes it the goal.

import { isAsked, SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { memo } from 'react'
import type { ProductId } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import { BRICK, GROUND, LIT, PAPER } from '../parts/signs/colours.ts'
import { GoodSign } from '../parts/signs/goods.tsx'
import { STAR } from '../parts/signs/stars.tsx'
import { askedOf, type Position, type Seen, type VictoryBox } from '../table.ts'
import { contractThing, Place } from '../things.ts'
import { say } from '../words.ts'
import css from './wall.module.css'

interface WallProps {
  readonly seen: Seen
  readonly position: Position
  readonly seat: Seat
  readonly goal: ProductId | null
  readonly onGoal: (product: ProductId) => void
}

export function Wall({ seen, position, seat, goal, onGoal }: WallProps) {
  const held = position.contracts[seat]
  const asked = isAsked(seen) ? askedOf(seen) : null
  // during a fulfilment, shows the contracts that are still to be decided
  const toCome = asked?.decision === 'fulfil' ? [asked.frame.contract, ...asked.frame.left] : held
  const poster = (product: ProductId, holder: Seat | null) => (
    <Contract
      key={product}
      product={product}
      box={position.box}
      holder={holder}
      stamp={stampOf(position, seat, product, { isHeld: holder !== null, isDone: !toCome.includes(product) })}
      isGoal={product === goal}
      onGoal={onGoal}
    />
  )
  return (
    <Place of={{ kind: 'wall' }} inside={css['place']}>
      <section
        className={css['wall']}
        aria-label={say('wall')}
        data-part="wall"
        data-many={position.open.length + held.length > ONE_ROW || undefined}
      >
        <ul>{position.open.map(product => poster(product, null))}</ul>
        <Place of={{ kind: 'token' }} className={css['tokenPlace']} inside={css['token']}>
          <Token seen={seen} seat={seat} />
        </Place>
        {held.length > 0 && <ul aria-label={say('yourContracts')}>{held.map(product => poster(product, seat))}</ul>}
      </section>
    </Place>
  )
}

/** With more posters than this, they are in two rows. */
const ONE_ROW = 12

interface ContractProps {
  readonly product: ProductId
  readonly box: VictoryBox
  /** The viewer, if they hold it. */
  readonly holder: Seat | null
  readonly stamp: Stamp | null
  readonly isGoal: boolean
  readonly onGoal: (product: ProductId) => void
}

const Contract = memo(function Contract({ product, box, holder, stamp, isGoal, onGoal }: ContractProps) {
  const { name } = box.products[product]
  return (
    <li data-goal={isGoal || undefined}>
      <Place
        of={contractThing(product)}
        label={say('contract', { name, value: box.contracts[product].value })}
        className={css['poster']}
      >
        <button type="button" aria-pressed={isGoal} title={say('aimAt')} onClick={() => onGoal(product)}>
          <PosterSign product={product} box={box} />
          <span className={css['name']} data-kind={stamp ?? undefined} translate="no">
            {stamp !== null && <i aria-hidden="true">{STAMPS[stamp]}</i>} {name}
          </span>
        </button>
        {holder !== null && (
          <span className={css['pin']}>
            <SeatMark seat={holder} size={15} />
          </span>
        )}
      </Place>
    </li>
  )
})

const STAMPS = { claim: '▸', ready: '✓', delivered: '✓', short: '✗' } as const

type Stamp = keyof typeof STAMPS

interface Progress {
  readonly isHeld: boolean
  /** Whether it was delivered a moment ago, if it's held. */
  readonly isDone: boolean
}

function stampOf(position: Position, seat: Seat, product: ProductId, { isHeld, isDone }: Progress): Stamp | null {
  if (position.ending !== null) return null
  if (isHeld && isDone) return 'delivered'
  const isThere = stockOf(position, seat, product) > 0
  if (isHeld) return isThere ? 'ready' : 'short'
  return isThere ? 'claim' : null
}

/** A poster's picture: the product's icon in front of rays, and the contract's value. */
export const PosterSign = memo(function PosterSign({ product, box }: { product: ProductId; box: VictoryBox }) {
  const ground = GROUND[box.products[product].class]
  return (
    <svg viewBox="0 0 78 44" className={css['picture']} aria-hidden="true">
      <rect x="-300" y="-200" width="678" height="444" fill={ground} />
      <path d={RAYS} fill="var(--vti-white)" opacity=".15" />
      <GoodSign product={product} x={23} y={22} size={38} figure={PAPER} ground={ground} />
      <text x="75" y="37" className={css['value']} stroke={ground} fill={LIT}>
        {box.contracts[product].value}
      </text>
    </svg>
  )
})

const RAYS = Array.from({ length: 22 }, (_, i) => {
  const at = (part: number) => {
    const angle = (2 * Math.PI * (i + part)) / 22 + 0.07
    return `${(39 + 220 * Math.cos(angle)).toFixed(1)} ${(44 + 220 * Math.sin(angle)).toFixed(1)}`
  }
  return `M39 44L${at(0)}L${at(0.5)}z`
}).join('')

/** When the viewer delivers next, and how many contracts are ready. */
function Token({ seen, seat }: { seen: Seen; seat: Seat }) {
  const { token, glance } = seen.view
  const turns = glance.tokenIn[seat]
  const isNow = seen.decision === 'fulfil' && seen.actor === seat
  return (
    <>
      <span>
        <svg viewBox="-22 -22 44 44" role="img" aria-label={say('token')}>
          <circle r="20" fill={PAPER} />
          <circle r="17.6" fill={BRICK} />
          <circle r="14.4" fill="none" stroke={PAPER} strokeDasharray="3.2 2" />
          <path d={STAR} fill={PAPER} />
        </svg>
        {token === null ? say('tokenNobody') : say('tokenYours')}
      </span>
      {turns !== null && <b>{isNow ? say('tokenNow') : turns === 1 ? say('tokenNext') : say('tokenIn', { turns })}</b>}
      <span>{say('readyOfFive', { ready: glance.ready[seat] })}</span>
    </>
  )
}
