// What lies on the bench lies in rows, each under its title.

import { Place } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import type { ProductId } from '../../data/products.ts'
import { goodPlace } from '../places.ts'
import { CrateIcon } from '../signs/crate.tsx'
import type { Position } from '../table.ts'
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
  readonly position: Position
  readonly count?: (product: ProductId) => number
  readonly size?: number
}

export const Goods = ({ title, goods, position: { box }, count, size = goods.length > 16 ? 28 : 36 }: GoodsProps) => (
  <Row title={title}>
    {goods.map((product, i) => (
      <li key={`${product}${i}`} title={box.products[product].name}>
        <Place id={goodPlace(product)} label={box.products[product].name} className={css['good']}>
          <CrateIcon product={product} box={box} size={size} />
          {count !== undefined && <b>{count(product)}</b>}
        </Place>
      </li>
    ))}
  </Row>
)
