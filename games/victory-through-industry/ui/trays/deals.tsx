// A deal between two players: an offer in preparation, or an offer to answer.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import { FIVE, stockOf } from '../../readings/contracts.ts'
import { cardAt, type Cell, productIdOn } from '../../readings/floor.ts'
import { afterTrade } from '../../readings/trade.ts'
import type { Deal, Frames } from '../../state.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import type { Position } from '../table.ts'
import { say } from '../words.ts'
import css from './deals.module.css'
import { Goods, Row } from './rows.tsx'

interface DealProps<F> {
  readonly frame: F
  readonly position: Position
  readonly sideNames: readonly string[]
}

const kindsAt = ({ floor }: Position, seat: Seat, cells: readonly Cell[]): ProductId[] =>
  cells.map(({ x, y }) => productIdOn(cardAt(floor[seat], x, y)))

/** The partner's products. Pressing one asks for it. */
export function Offer({ frame, position, sideNames }: DealProps<Frames['offer']>) {
  const { seat, partner, give, want } = frame
  const name = sideNames[partner] ?? ''
  const given = kindsAt(position, seat, give)
  const count = (product: ProductId) => stockOf(position, partner, product)
  return (
    <>
      <Goods
        title={say('wants', { name })}
        goods={PRODUCT_IDS.filter(product => count(product) > 0)}
        seat={seat}
        position={position}
        count={count}
        size={30}
      />
      <Scales gives={given} gets={want} position={position} />
      <Afterwards seat={seat} partner={partner} gives={given} gets={want} position={position} />
    </>
  )
}

/** The offer to answer, and the viewer's counter-offer. */
export function Counter({ frame, position, sideNames }: DealProps<Frames['counter']>) {
  const { partner, to } = frame
  return (
    <>
      <Row title={say('deal', { name: sideNames[partner] ?? '' })}>
        <li>
          <Scales gives={to.want} gets={kindsAt(position, partner, to.give)} position={position} />
        </li>
      </Row>
      <Offer frame={frame} position={position} sideNames={sideNames} />
    </>
  )
}

export const Reply = ({ frame: { seat, partner, deal }, position, sideNames }: DealProps<Frames['reply']>) => (
  <Answer
    frame={{ seat, partner, deal: { trade: deal } }}
    title="counterDeal"
    position={position}
    sideNames={sideNames}
  />
)

interface ScalesProps {
  readonly gives: readonly ProductId[]
  readonly gets: readonly ProductId[]
  readonly position: Position
}

export const Scales = ({ gives, gets, position: { box } }: ScalesProps) => (
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
      <CrateIcon key={`${product}${i}`} product={product} box={box} size={26} />
    ))}
    <b>{goods.reduce((sum, product) => sum + box.products[product].value, 0)}</b>
  </p>
)

/** What the exchange means for both sides: room, and contracts ready towards five. */
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

interface AnswerProps extends DealProps<Frames['answer']> {
  readonly title?: 'deal' | 'counterDeal'
}

export function Answer({ frame: { seat, partner, deal }, title = 'deal', position, sideNames }: AnswerProps) {
  const name = sideNames[partner] ?? ''
  return (
    <Row title={say(title, { name })}>
      <li className={css['deal']}>
        <DealSign deal={deal} seat={seat} partner={partner} name={name} position={position} />
      </li>
    </Row>
  )
}

function DealSign(props: { deal: Deal; seat: Seat; partner: Seat; name: string; position: Position }) {
  const { deal, seat, partner, name, position } = props
  if ('trade' in deal) {
    const { give, want } = deal.trade
    const gets = kindsAt(position, partner, give)
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
    <>
      <CardIcon factory={factory} turn={turn} box={position.box} />
      {say(text, { name, factory: position.box.factories[factory].name.toLowerCase() })}
    </>
  )
}
