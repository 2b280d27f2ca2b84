// A price square: the cubes on it and how many would sell, or, while the player sets a price, what this one would do.

import { memoByValue, SeatMark } from '@tableworks/board-kit'
import type { Material } from '../../data/goods.ts'
import type { GridId } from '../../data/grids.ts'
import type { Offer } from '../../readings/demand.ts'
import type { PriceForecast } from '../../readings/forecast.ts'
import { Place } from '../things.ts'
import { useDraft } from '../trays/draft.tsx'
import { say } from '../words.ts'
import css from './grids.module.css'

interface SquareProps {
  readonly grid: GridId
  /** The grid's prices. */
  readonly name: string
  readonly price: number
  readonly lots: readonly Offer[]
  /** What this price would do for the player who sets it. */
  readonly would: PriceForecast | null
  readonly hasConsumers: boolean
  /** The good for which a seller is chosen here. */
  readonly selling: Material | null
  readonly names: readonly string[]
}

export const Square = memoByValue(function Square(props: SquareProps) {
  const { grid, name, price, lots, would, hasConsumers, selling, names } = props
  const draft = useDraft()
  const part = draft?.parts.find(one => one.grid === grid)
  const sells = part === undefined ? would?.sells : draft?.sellsAt(grid, price)
  const said = lots.map(({ seat, cubes, sells: sold }) =>
    say(hasConsumers ? 'lotSells' : 'lot', { name: names[seat] ?? '', cubes, sells: sold }),
  )
  const label = () => {
    if (part !== undefined) return say('draftSquare', { grid: name, price, sells: sells ?? 0 })
    return say(said.length === 0 ? 'emptySquare' : 'square', { grid: name, price, lots: said.join('; ') })
  }
  const isEmpty = lots.length === 0 && sells === undefined
  return (
    <Place
      of={{ kind: 'price', grid, price }}
      label={isEmpty ? undefined : label()}
      className={css['square']}
      inside={css['paper']}
      draft={part && { isPicked: part.count > 0 && part.price === price, set: () => draft?.ask(grid, price) }}
    >
      <span className={css['price']} aria-hidden={isEmpty || undefined}>
        {say('money', { dollars: price })}
      </span>
      <span className={css['lots']}>
        {lots.map((lot, i) =>
          selling === null ? (
            <Chip key={lot.seat} lot={lot} hasConsumers={hasConsumers} />
          ) : (
            <Place
              key={lot.seat}
              of={{ kind: 'seller', material: selling, seller: lot.seat }}
              label={said[i]}
              className={css['seller']}
            >
              <Chip lot={lot} hasConsumers={false} />
            </Place>
          ),
        )}
      </span>
      {sells !== undefined && hasConsumers && (
        <span className={css['would']} data-none={sells === 0 || undefined}>
          {say('makesSold', { sells })}
        </span>
      )}
    </Place>
  )
})

const Chip = ({ lot: { seat, cubes, sells }, hasConsumers }: { lot: Offer; hasConsumers: boolean }) => (
  <span
    className={css['chip']}
    data-sold={!hasConsumers ? undefined : sells === cubes ? 'all' : sells > 0 ? 'some' : 'none'}
  >
    <SeatMark seat={seat} size={14} />
    <span>{hasConsumers ? say('sellsOf', { sells, cubes }) : cubes}</span>
  </span>
)
