// What lies on the bench lies in rows, each under its title.

import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { ProductId } from '../../data/products.ts'
import { CrateIcon } from '../parts/signs/crate.tsx'
import type { Position } from '../table.ts'
import { Place } from '../things.ts'
import css from './bench.module.css'

export const Row = ({ title, many = false, children }: { title: string; many?: boolean; children: ReactNode }) => (
  <div className={css['row']}>
    <h3>{title}</h3>
    <ul data-many={many || undefined}>{children}</ul>
  </div>
)

interface GoodsProps {
  readonly title: string
  readonly goods: readonly ProductId[]
  /** Whose bench it is. */
  readonly seat: Seat
  readonly position: Position
  readonly count?: (product: ProductId) => number
  readonly size?: number
}

export const Goods = ({ title, goods, seat, position, count, size = goods.length > 16 ? 28 : 36 }: GoodsProps) => (
  <Row title={title}>
    {goods.map((product, i) => (
      <li key={`${product}${i}`}>
        <Place of={{ kind: 'good', product, seat }} label={position.box.products[product].name} className={css['good']}>
          <CrateIcon product={product} box={position.box} size={size} />
          {count !== undefined && <b>{count(product)}</b>}
        </Place>
      </li>
    ))}
  </Row>
)
