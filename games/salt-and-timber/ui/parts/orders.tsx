// Orders are notes on the harbour office's wall: you can read your own, the other players' are folded, and delivered ones are
// struck through.

import { Coin, GalleryPart, SeatMark } from '@tableworks/board-kit'
import { type SeenOf, seatsOf } from '@tableworks/kernel'
import { type Box, type Good, type Order, type OrderId, ORDER_IDS } from '../../data.ts'
import type { game } from '../../index.ts'
import css from './orders.module.css'
import { oneByOne, Piece } from './goods.tsx'
import { Place } from '../things.ts'
import { say } from '../words.ts'

interface OrdersProps {
  readonly className: string | undefined
  readonly view: SeenOf<typeof game>['view']
  readonly box: Box
  readonly sideNames: readonly string[]
}

export function Orders({ className, view, box, sideNames }: OrdersProps) {
  const { seat, ownOrder, hasOrder, delivered, inBag } = view
  const store = (good: Good): number => (seat === null ? 0 : view.store[good][seat])
  const others = seatsOf(hasOrder.length).filter(one => one !== seat && hasOrder[one])
  return (
    <section className={`${css['wall']} ${className}`} aria-label={say('orders')}>
      {seat !== null && ownOrder !== null && (
        <Place of={{ kind: 'order', seat }} label={say('ownOrder')} className={css['own']}>
          <Note id={ownOrder} order={box[ownOrder]} has={store} />
        </Place>
      )}
      <ul className={css['others']}>
        {others.map(one => (
          <li key={one}>
            <Place of={{ kind: 'order', seat: one }} inside={css['folded']}>
              <SeatMark seat={one} size={30} />
              <span translate="no">{sideNames[one]}</span>
              <small>{say('secretOrder')}</small>
            </Place>
          </li>
        ))}
        <li>
          <Place of={{ kind: 'bag' }} inside={css['bag']}>
            <svg viewBox="0 0 60 64" aria-hidden="true">
              <path d="M20 14C6 26 2 60 10 62H50C58 60 54 26 40 14L46 3 30 8 14 3Z" />
              <path d="M18 15C26 19 34 19 42 15" />
            </svg>
            <span>{say('inBag', { count: inBag })}</span>
          </Place>
        </li>
      </ul>
      {delivered.length > 0 && (
        <ul className={css['delivered']} aria-label={say('delivered')}>
          {delivered.map(id => (
            <li key={id}>
              <s>{id}</s> {say('dollars', { dollars: box[id].pays })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface NoteProps {
  readonly id: OrderId
  readonly order: Order
  /** How many of this good are in the store. An order ticks those off. */
  readonly has?: (good: Good) => number
}

const Note = ({ id, order, has = () => 0 }: NoteProps) => (
  <div className={css['note']}>
    <p className={css['number']}>{say('order', { id })}</p>
    <ul>
      {oneByOne(order).map(({ good, number }) => (
        <li key={`${good}${number}`} data-ready={number <= has(good) || undefined}>
          <Piece good={good} size={28} />
        </li>
      ))}
    </ul>
    <p className={css['pays']}>
      {say('pays')} <Coin size={22} /> <b>{say('dollars', { dollars: order.pays })}</b>
    </p>
  </div>
)

/** Every order in a component set. */
export const Gallery = ({ tables }: { tables: unknown }) => (
  <GalleryPart title={say('orders')} rule="SAT-7">
    <div className={css['gallery']}>
      {ORDER_IDS.map(id => (
        <Note key={id} id={id} order={(tables as Box)[id]} />
      ))}
    </div>
  </GalleryPart>
)
