// The harbour: two heaps on the quay, everybody's store, the price board, and the orders as notes.

import { type BoardProps, Coin, Place, SeatMark, Traveller, type Trip } from '@tableworks/board-kit'
import { type FactOf, type Seat, type SeenOf, seatsOf } from '@tableworks/kernel'
import { type Good, GOODS, HIGHEST_PRICE, LOWEST_PRICE, STORE_ROOM } from '../data.ts'
import type { game } from '../index.ts'
import css from './board.module.css'
import { oneByOne, Piece } from './goods.tsx'
import { Orders } from './orders.tsx'
import { heapPlace, ORDER_PLACE, piecePlace, pricePlace, storePlace } from './places.ts'
import { Scene } from './scene.tsx'
import { say } from './words.ts'

type View = SeenOf<typeof game>['view']

export const Board = ({ seen, box, sideNames, told }: BoardProps<typeof game>) => (
  <div className={css['harbour']}>
    <div className={css['board']}>
      <Scene />
      <ol className={css['quay']}>
        {seatsOf(seen.seats).map(seat => (
          <li key={seat}>
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
      <Orders view={seen.view} box={box} sideNames={sideNames} />
    </div>
    <Traveller told={told} trips={trips} />
  </div>
)

function Store({ view, seat, name }: { view: View; seat: Seat; name: string }) {
  const goods = oneByOne({ salt: view.store.salt[seat], timber: view.store.timber[seat] })
  return (
    <Place id={storePlace(seat)} label={say('store', { name })} className={css['store']}>
      <div className={css['owner']}>
        <SeatMark seat={seat} size={26} />
        <b translate="no">{name}</b>
        <span className={css['purse']}>{say('dollars', { dollars: view.money[seat] })}</span>
      </div>
      <ul className={css['goods']}>
        {Array.from({ length: STORE_ROOM }, (_, i) => {
          const stored = goods[i]
          return <li key={i}>{stored !== undefined && <Stored {...stored} isOwn={seat === view.seat} />}</li>
        })}
      </ul>
    </Place>
  )
}

/** A piece in a store; in your own it is a place: pressing the second sells two. */
function Stored({ good, number, isOwn }: { good: Good; number: number; isOwn: boolean }) {
  const piece = <Piece good={good} size={36} />
  return isOwn ? <Place id={piecePlace(good, number)}>{piece}</Place> : piece
}

const PRICES = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => HIGHEST_PRICE - i)

const PriceColumn = ({ good, price }: { good: Good; price: number }) => (
  <Place id={pricePlace(good)} label={say('market', { good: say(`goods.${good}`) })} className={css['column']}>
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

/** What is seen to move when something has happened. */
function trips(fact: FactOf<typeof game>): Trip[] {
  const coin = <Coin size={30} />
  switch (fact.kind) {
    case 'harvested':
      return Array.from({ length: fact.count }, () => ({
        from: heapPlace(fact.good),
        to: storePlace(fact.seat),
        piece: <Piece good={fact.good} size={34} />,
      }))
    case 'sold':
      return [
        { from: storePlace(fact.seat), to: pricePlace(fact.good), piece: <Piece good={fact.good} size={34} /> },
        { from: pricePlace(fact.good), to: storePlace(fact.seat), piece: coin },
      ]
    case 'delivered':
      return [{ from: ORDER_PLACE, to: storePlace(fact.seat), piece: coin }]
    case 'drew':
      return []
  }
}
