// A pricing grid: what it takes, what consumers want of it, and its ladder of prices.

import { AREA_NAMES } from '../../data/areas.ts'
import type { GridId } from '../../data/grids.ts'
import { type Material, MATERIALS } from '../../data/goods.ts'
import { Spot } from '../board/spot.tsx'
import { SectorMark } from '../goods/sector.tsx'
import { Token } from '../goods/token.tsx'
import { GOOD_NAMES } from '../names.ts'
import { gridPlace, marketPlace } from '../places.ts'
import { pricedGrid, pricesFor, totalsOf } from '../reading/grids.ts'
import type { Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './grids.module.css'
import { PriceSlip } from './price-slip.tsx'
import { Square } from './square.tsx'

interface GridProps {
  readonly table: Table
  readonly grid: GridId
  /** The price under the hand, while it is being set. */
  readonly near: number | null
}

export function Grid({ table, grid, near }: GridProps) {
  const { name, prices, red } = table.box.grids[grid]
  const material = MATERIALS.find(one => red && table.box.marketOf[one] === grid) ?? null
  const wouldBe = pricesFor(table, grid)
  const isPriced = pricedGrid(table) === grid
  const ladder = (
    <div className={css['grid']} data-sector={table.box.grids[grid].sector} data-red={red || undefined}>
      <Head table={table} grid={grid} />
      <div className={css['ladder']} style={{ '--squares': prices.length / 2 } as React.CSSProperties}>
        {prices.map((price, i) => (
          <Square key={price} table={table} grid={grid} price={price} material={material} would={wouldBe[i] ?? null} />
        ))}
      </div>
      {isPriced && (
        <div className={css['slipHere']}>
          <PriceSlip table={table} grid={grid} near={near} />
        </div>
      )}
    </div>
  )
  return (
    <section className={css['cell']} data-grid={grid} data-priced={isPriced || undefined} aria-label={name}>
      <Spot id={gridPlace(grid)} label={name}>
        <Market material={material} name={name}>
          {ladder}
        </Market>
      </Spot>
    </section>
  )
}

/** Where players buy a good, the grid is also the place of that good. */
const Market = ({ material, name, children }: { material: Material | null; name: string; children: React.ReactNode }) =>
  material === null ? (
    children
  ) : (
    <Spot id={marketPlace(material)} label={name}>
      {children}
    </Spot>
  )

function Head({ table, grid }: { table: Table; grid: GridId }) {
  const { name, sector, goods, areas } = table.box.grids[grid]
  const { cubes, sells } = totalsOf(table, grid)
  const hasConsumers = sector !== 'research'
  return (
    <header className={css['head']}>
      <SectorMark sector={sector} />
      <h3>{name}</h3>
      <span className={css['goods']}>
        {goods.map(good => (
          <span key={good}>
            <Token good={good} size={15} />
            {GOOD_NAMES[good]}
          </span>
        ))}
      </span>
      {hasConsumers ? (
        <span className={css['demand']} title={SAY.offered(cubes, sells)}>
          {/* On the rings a grid lies between its quarters; in a list it has to say so. */}
          <small className={css['from']}>{SAY.from(areas.map(area => AREA_NAMES[area]))}</small>
          {SAY.wants} <b>{table.view.glance.grids[grid].demand}</b> <b data-sells>{SAY.sellsOf(sells, cubes)}</b>
        </span>
      ) : (
        <span className={css['demand']}>
          <small>{SAY.onOffer(cubes)}</small>
        </span>
      )}
    </header>
  )
}
