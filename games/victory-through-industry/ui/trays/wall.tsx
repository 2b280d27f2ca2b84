// The wall: open contracts, the fulfilment token, and the contracts of whoever looks, as posters.

import { isAsked, SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type CSSProperties, memo, type ReactNode } from 'react'
import type { ProductId } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import { type Recipe, recipeFor } from '../../readings/need.ts'
import { BRICK, GROUND, LIT, OLIVE, PAPER } from '../parts/signs/colours.ts'
import { FactorySign } from '../parts/signs/factories.tsx'
import { GoodSign } from '../parts/signs/goods.tsx'
import { STAR, Stars } from '../parts/signs/stars.tsx'
import { askedOf, type Position, type Seen, type VictoryBox } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './wall.module.css'

interface WallProps {
  readonly seen: Seen
  readonly position: Position
  readonly seat: Seat
}

export function Wall({ seen, position, seat }: WallProps) {
  const asked = isAsked(seen) ? askedOf(seen) : null
  // While contracts are fulfilled one by one: those that come after this one.
  const toCome = asked?.decision === 'fulfil' ? [asked.frame.contract, ...asked.frame.left] : null
  return (
    <Place of={{ kind: 'wall' }}>
      <section className={css['wall']} aria-label={say('wall')} data-part="wall">
        <ul data-many={position.open.length + position.contracts[seat].length > ONE_ROW || undefined}>
          {position.open.map(product => (
            <li key={product}>
              <Contract product={product} position={position} seat={seat} isHeld={false} isDone={false} />
            </li>
          ))}
          <li className={css['tokenCell']}>
            <Place of={{ kind: 'token' }} className={css['tokenPlace']} inside={css['token']}>
              <Token seen={seen} seat={seat} />
            </Place>
          </li>
          {position.contracts[seat].map(product => (
            <li key={product}>
              <Contract
                product={product}
                position={position}
                seat={seat}
                isHeld
                isDone={toCome !== null && !toCome.includes(product)}
              />
            </li>
          ))}
        </ul>
      </section>
    </Place>
  )
}

/** More posters than these stand in two rows. */
const ONE_ROW = 10

interface ContractProps {
  readonly product: ProductId
  readonly position: Position
  readonly seat: Seat
  readonly isHeld: boolean
  /** Delivered a moment ago. */
  readonly isDone: boolean
}

function Contract({ product, position, seat, isHeld, isDone }: ContractProps) {
  const { box } = position
  const { name } = box.products[product]
  const isThere = stockOf(position, seat, product) > 0
  const stamp = position.ending === null ? stampOf(isHeld, isThere, isDone) : null
  return (
    <Place
      of={{ kind: 'contract', product }}
      label={say('contract', { name, value: box.contracts[product].value })}
      className={css['poster']}
    >
      <PosterSign product={product} box={box} />
      <Slots recipe={recipeFor(position, seat, product)} box={box} />
      <span className={css['name']} data-kind={stamp ?? undefined} translate="no">
        <span style={squeezeFor(name, position.open.length + position.contracts[seat].length)}>{name}</span>
      </span>
      {stamp !== null && (
        <span className={css['stamp']} data-kind={stamp}>
          {say(stamp)}
        </span>
      )}
      {isHeld && (
        <span className={css['pin']}>
          <SeatMark seat={seat} size={16} />
        </span>
      )}
    </Place>
  )
}

/** What it says across a poster. */
function stampOf(isHeld: boolean, isThere: boolean, isDone: boolean) {
  if (isDone) return 'delivered'
  if (isHeld) return isThere ? 'ready' : 'short'
  return isThere ? 'claim' : null
}

/** What it takes to make one: the factory and its inputs, each filled when it is there and dashed when it is lacking. */
function Slots({ recipe, box }: { recipe: Recipe | null; box: VictoryBox }) {
  if (recipe === null) return null
  const { maker, isOwned, inputs } = recipe
  return (
    <span className={css['slots']} aria-hidden="true">
      <Slot isThere={isOwned} title={box.factories[maker].name}>
        {inked => <FactorySign factory={maker} x={8} y={8} size={12.5} {...inked} />}
      </Slot>
      {inputs.map(({ product, isThere }, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Slot key={i} isThere={isThere} title={box.products[product].name}>
          {inked => <GoodSign product={product} x={8} y={8} size={12.5} {...inked} />}
        </Slot>
      ))}
    </span>
  )
}

interface SlotProps {
  readonly isThere: boolean
  readonly title: string
  readonly children: (inks: { readonly figure: string; readonly ground: string }) => ReactNode
}

const Slot = ({ isThere, title, children }: SlotProps) => (
  <svg viewBox="0 0 16 16">
    <title>{title}</title>
    {isThere ? (
      <rect width="16" height="16" rx="2" fill={OLIVE} />
    ) : (
      <rect x=".65" y=".65" width="14.7" height="14.7" rx="2" fill="none" {...LACKING} />
    )}
    {children(isThere ? { figure: PAPER, ground: OLIVE } : { figure: BRICK, ground: PAPER })}
  </svg>
)
const LACKING = { stroke: BRICK, strokeWidth: 1.3, strokeDasharray: '2.5 2' }

/** Long names are set narrower: so many letters have room on a poster, beside the board's others and on a phone. */
function squeezeFor(name: string, posters: number): CSSProperties {
  const isInTwoRows = posters > ONE_ROW
  // The token has a column, and two of them where these are narrow.
  const columns = Math.ceil(posters / 2) + (posters > 16 ? 2 : 1)
  const letters = isInTwoRows ? LETTERS_ABREAST / columns : Math.min(9.6, 77 / posters)
  const squeeze = (room: number) => Math.min(1, room / name.length)
  return { '--squeeze': squeeze(letters), '--squeeze-narrow': squeeze(isInTwoRows ? 11.5 : 9.6) } as CSSProperties
}
/** Of the smaller letters in two rows, across the whole wall. */
const LETTERS_ABREAST = 135

/** The picture of a poster: the sign of the product before rays, and what the contract is worth. */
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

function Token({ seen, seat }: { seen: Seen; seat: Seat }) {
  const { token, glance } = seen.view
  const turns = glance.tokenIn[seat]
  return (
    <>
      <svg viewBox="-22 -22 44 44" role="img" aria-label={say('token')}>
        <circle r="20" fill={PAPER} />
        <circle r="17.6" fill={BRICK} />
        <circle r="14.4" fill="none" stroke={PAPER} strokeDasharray="3.2 2" />
        <path d={STAR} fill={PAPER} />
      </svg>
      {token !== null && <SeatMark seat={token} size={22} named />}
      <small>{token === null ? say('tokenNobody') : turns === 1 ? say('tokenYours') : say('tokenIn', { turns })}</small>
      <small>{say('readyOfFive', { ready: glance.ready[seat] })}</small>
      <span className={css['pips']}>
        <Stars ready={glance.ready[seat]} />
      </span>
    </>
  )
}
