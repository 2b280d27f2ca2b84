// The harbour: two heaps on the quay, a store for each seat, the price board, and the orders as notes.

import { type BoardProps, Coin, SeatMark, Traveller, type Trip } from '@tableworks/board-kit'
import { type FactOf, type Seat, type SeenOf, seatsOf } from '@tableworks/kernel'
import { type Good, GOODS, HIGHEST_PRICE, LOWEST_PRICE, STORE_ROOM } from '../data.ts'
import type { game } from '../index.ts'
import css from './board.module.css'
import { oneByOne, Piece } from './parts/goods.tsx'
import { Harbour } from './parts/harbour.tsx'
import { Orders } from './parts/orders.tsx'
import { Place, type Thing } from './things.ts'
import { say } from './words.ts'

type View = SeenOf<typeof game>['view']

export const Board = ({ seen, box, sideNames, told }: BoardProps<typeof game>) => (
  <div className={css['harbour']}>
    <div className={css['board']}>
      <Harbour className={css['scene']} />
      <ol className={css['quay']}>
        {seatsOf(seen.seats).map(seat => (
          <li key={seat} data-own={seat === seen.seat || undefined}>
            <Store view={seen.view} seat={seat} name={sideNames[seat] ?? ''} />
          </li>
        ))}
      </ol>
      <section className={css['prices']} aria-label={say('prices')}>
        <p className={css['round']}>{say('round', { round: seen.view.round, rounds: seen.variants.rounds })}</p>
        {GOODS.map(good => (
          <PriceColumn key={good} good={good} price={seen.view.price[good]} />
        ))}
      </section>
      <Orders className={css['orders']} view={seen.view} box={box} sideNames={sideNames} />
    </div>
    <Traveller told={told} trips={trips} />
  </div>
)

function Store({ view, seat, name }: { view: View; seat: Seat; name: string }) {
  const goods = oneByOne({ salt: view.store.salt[seat], timber: view.store.timber[seat] })
  return (
    <Place of={{ kind: 'store', seat }} label={say('store', { name })} inside={css['store']}>
      <div className={css['owner']}>
        <SeatMark seat={seat} size={26} />
        <b translate="no">{name}</b>
        <span className={css['purse']}>{say('dollars', { dollars: view.money[seat] })}</span>
      </div>
      <ul className={css['goods']}>
        {Array.from({ length: STORE_ROOM }, (_, i) => {
          const stored = goods[i]
          return <li key={i}>{stored !== undefined && <Stored {...stored} seat={seat} />}</li>
        })}
      </ul>
    </Place>
  )
}

/** A piece in a store. In your own store, pressing the second one sells two. */
const Stored = ({ good, number, seat }: { good: Good; number: number; seat: Seat }) => (
  <Place of={{ kind: 'piece', good, number, seat }}>
    <Piece good={good} size={36} />
  </Place>
)

const PRICES = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => HIGHEST_PRICE - i)

const PriceColumn = ({ good, price }: { good: Good; price: number }) => (
  <Place of={{ kind: 'price', good }} label={say('market', { good: say(`goods.${good}`) })} inside={css['column']}>
    <h3>
      <Piece good={good} size={26} />
      {say(`goods.${good}`)}
    </h3>
    <ol>
      {PRICES.map(one => (
        <li key={one} aria-current={one === price || undefined}>
          {say('dollars', { dollars: one })}
        </li>
      ))}
    </ol>
  </Place>
)

/** Pieces that fly across the board after an event. */
function trips(fact: FactOf<typeof game>): Trip<Thing>[] {
  const store: Thing = { kind: 'store', seat: fact.seat }
  const coin = <Coin size={30} />
  switch (fact.kind) {
    case 'harvested':
      return Array.from({ length: fact.count }, () => ({
        from: { kind: 'heap', good: fact.good },
        to: store,
        piece: <Piece good={fact.good} size={34} />,
      }))
    case 'sold':
      return [
        { from: store, to: { kind: 'price', good: fact.good }, piece: <Piece good={fact.good} size={34} /> },
        { from: { kind: 'price', good: fact.good }, to: store, piece: coin },
      ]
    case 'delivered':
      return [{ from: { kind: 'order', seat: fact.seat }, to: store, piece: coin }]
    case 'drew':
      return []
  }
}
