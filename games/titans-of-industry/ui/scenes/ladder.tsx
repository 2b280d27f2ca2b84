// One grid as consumers saw it: its offers from the cheapest up, how many cubes they bought from each, and where demand ran out.

import { SeatMark, seatColour } from '@tableworks/board-kit'
import type { CSSProperties } from 'react'
import type { Offer } from '../../readings/demand.ts'
import type { GridSale } from './account.ts'
import css from './scenes.module.css'
import { tell } from './words.ts'

export function Ladder({ sale: { offers, demand, sold } }: { sale: GridSale }) {
  const cut = offers.findLastIndex(offer => offer.sells > 0) + 1
  const isCut = offers.some(offer => offer.sells < offer.cubes)
  return (
    <div className={css['ladder']}>
      <p className={css['wants']}>
        {tell('wants', { demand, cubes: offers.reduce((sum, one) => sum + one.cubes, 0) })}
      </p>
      <ol>
        {offers.map((offer, i) => (
          <li key={offer.seat} data-below={i >= cut || undefined}>
            <Rung offer={offer} />
            {i + 1 === cut && isCut && <p className={css['cut']}>{tell('cut', { demand, sold })}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How many cubes fit in a row. More than that are shown as a number. */
const MOST_CUBES = 10

const Rung = ({ offer: { seat, price, cubes, sells } }: { offer: Offer }) => (
  <div className={css['rung']}>
    <b className={css['price']}>${price}</b>
    <SeatMark seat={seat} size={20} />
    <span className={css['cubes']} style={{ '--seat': seatColour(seat) } as CSSProperties} aria-hidden="true">
      {Array.from({ length: Math.min(cubes, MOST_CUBES) }, (_, i) => (
        <i key={i} data-sold={i < sells || undefined} />
      ))}
      {cubes > MOST_CUBES && '…'}
    </span>
    <span>{sells === 0 ? tell('sellsNone', { cubes }) : tell('sells', { sells, cubes, price })}</span>
  </div>
)
