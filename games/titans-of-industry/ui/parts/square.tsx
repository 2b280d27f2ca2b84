// One price square: who stands on it, with how many cubes, and how many of those would sell; while its price is being
// set, what standing here would mean. An empty square that cannot be pressed is only a figure on the paper.

import { memoByValue, SeatMark } from '@tableworks/board-kit'
import type { Material } from '../../data/goods.ts'
import type { GridId } from '../../data/grids.ts'
import type { PriceForecast } from '../../readings/forecast.ts'
import type { Offer } from '../../readings/demand.ts'
import { usePartOf } from '../trays/draft.tsx'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './grids.module.css'

interface SquareProps {
  readonly grid: GridId
  /** Of the grid. */
  readonly name: string
  readonly price: number
  readonly lots: readonly Offer[]
  /** What this price would mean to the one who sets it. */
  readonly would: PriceForecast | null
  readonly hasConsumers: boolean
  /** The good, while a seller is chosen here. */
  readonly selling: Material | null
  readonly names: readonly string[]
}

export const Square = memoByValue(function Square(props: SquareProps) {
  const { grid, name, price, lots, would, hasConsumers, selling, names } = props
  const thought = usePartOf(grid)
  if (thought !== null)
    return (
      <button
        type="button"
        className={css['thought']}
        aria-pressed={thought.part.count > 0 && thought.part.price === price}
        tabIndex={thought.part.price === price ? 0 : -1} // one stop for the Tab key; arrows lead to the others
        onClick={() => thought.draft.ask(grid, price)}
      >
        <span className={css['heard']}>
          {say('draftSquare', { grid: name, price, sells: thought.draft.sellsAt(grid, price) })}
        </span>
        <span className={css['price']} aria-hidden="true">
          {say('money', { dollars: price })}
        </span>
        <span className={css['lots']} aria-hidden="true">
          {lots.map(lot => (
            <Chip key={lot.seat} lot={lot} hasConsumers={hasConsumers} />
          ))}
        </span>
        <span className={css['would']} aria-hidden="true">
          {say('makesSold', { sells: thought.draft.sellsAt(grid, price) })}
        </span>
      </button>
    )
  if (lots.length === 0 && would === null)
    return (
      <span className={css['empty']} aria-hidden="true">
        {say('money', { dollars: price })}
      </span>
    )
  const said = lots.map(({ seat, cubes, sells }) =>
    say(hasConsumers ? 'lotSells' : 'lot', { name: names[seat] ?? '', cubes, sells }),
  )
  const label = say(said.length === 0 ? 'emptySquare' : 'square', { grid: name, price, lots: said.join('; ') })
  return (
    <Place of={{ kind: 'price', grid, price }} label={label} className={css['square']}>
      <span className={css['price']}>{say('money', { dollars: price })}</span>
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
              <Chip lot={lot} hasConsumers={hasConsumers} />
            </Place>
          ),
        )}
      </span>
      {would !== null && hasConsumers && (
        <span className={css['would']} data-none={would.sells === 0 || undefined}>
          {say('makesSold', { sells: would.sells })}
        </span>
      )}
    </Place>
  )
})

const Chip = ({ lot: { seat, cubes, sells }, hasConsumers }: { lot: Offer; hasConsumers: boolean }) => (
  <span
    className={css['chip']}
    data-seat={seat}
    data-sold={!hasConsumers ? undefined : sells === cubes ? 'all' : sells > 0 ? 'some' : 'none'}
  >
    <SeatMark seat={seat} size={14} />
    {hasConsumers ? say('sellsOf', { sells, cubes }) : cubes}
  </span>
)
