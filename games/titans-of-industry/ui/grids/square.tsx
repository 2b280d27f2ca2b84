// One price square: who stands on it, with how many cubes, and how many of those would sell; while its price is being
// set, what standing here would mean.

import { Place, SeatMark } from '@tableworks/board-kit'
import type { Material } from '../../data/goods.ts'
import type { GridId } from '../../data/grids.ts'
import type { PriceGlance } from '../../glance.ts'
import { Spot } from '../board/spot.tsx'
import { pricePlace, sellerPlace } from '../places.ts'
import { type Lot, lotsOn } from '../reading/grids.ts'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './grids.module.css'

interface SquareProps {
  readonly table: Table
  readonly grid: GridId
  readonly price: number
  /** What this price would mean to the one who sets it. */
  readonly would: PriceGlance | null
  /** The good, where players buy here. */
  readonly material: Material | null
}

export function Square({ table, grid, price, would, material }: SquareProps) {
  const lots = lotsOn(table, grid, price)
  const said = lots.map(lot => SAY.lot(table.names[lot.seat] ?? '', lot.cubes, lot.sells))
  return (
    <Spot
      id={pricePlace(grid, price)}
      label={SAY.square(table.box.grids[grid].name, price, said)}
      className={css['square']}
    >
      <span className={css['price']}>{SAY.price(price)}</span>
      {lots.map(lot =>
        material === null ? (
          <Chip key={lot.seat} lot={lot} />
        ) : (
          <Place
            key={lot.seat}
            id={sellerPlace(material, lot.seat)}
            label={SAY.lot(table.names[lot.seat] ?? '', lot.cubes, lot.sells)}
            className={css['seller']}
          >
            <Chip lot={lot} />
          </Place>
        ),
      )}
      {would !== null && <Would would={would} hasConsumers={table.box.grids[grid].sector !== 'research'} />}
    </Spot>
  )
}

const Chip = ({ lot: { seat, cubes, sells } }: { lot: Lot }) => (
  <span
    className={css['chip']}
    data-sold={sells === null ? undefined : sells === cubes ? 'all' : sells > 0 ? 'some' : 'none'}
  >
    <SeatMark seat={seat} size={13} />
    <span>{sells === null ? cubes : SAY.sellsOf(sells, cubes)}</span>
  </span>
)

const Would = ({ would, hasConsumers }: { would: PriceGlance; hasConsumers: boolean }) => (
  <span className={css['would']} data-none={(hasConsumers && would.sells === 0) || undefined}>
    {hasConsumers && <b>{SAY.makesSold(would.sells)}</b>}
    {would.equal.length > 0 && (
      <span className={css['tied']}>
        {SAY.tie}
        {would.equal.map(seat => (
          <SeatMark key={seat} seat={seat} size={11} plain />
        ))}
      </span>
    )}
  </span>
)
