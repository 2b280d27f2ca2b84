// The bench's rows, each with its title.

import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { FactoryId } from '../../data/factories.ts'
import type { ProductId } from '../../data/products.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import { Recipe } from '../parts/signs/recipe.tsx'
import type { Position } from '../table.ts'
import { type EndChoice, Place } from '../things.ts'
import { say } from '../words.ts'
import css from './bench.module.css'

export const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css['row']}>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </div>
)

interface GoodsProps {
  readonly title: string
  readonly goods: readonly ProductId[]
  /** The seat whose bench it is. */
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

interface CardsProps {
  readonly title: string
  readonly cards: readonly { readonly factory: FactoryId; readonly count: number }[]
  /** The seat that may choose one of them; null if they are only shown. */
  readonly seat: Seat | null
  readonly position: Position
}

export const Cards = ({ title, cards, seat, position: { box } }: CardsProps) => (
  <Row title={title}>
    {cards.map(({ factory, count }) => {
      const { name } = box.factories[factory]
      const drawn = (
        <>
          <CardIcon factory={factory} turn={0} box={box} />
          <b translate="no">{count > 1 ? say('several', { count, name }) : name}</b>
          <Recipe factory={factory} box={box} size={20} />
        </>
      )
      return (
        <li key={factory}>
          {seat === null ? (
            <div className={`${css['ticket']} ${css['card']}`}>{drawn}</div>
          ) : (
            <Place of={{ kind: 'card', factory, seat }} label={name} className={css['ticket']} inside={css['card']}>
              {drawn}
            </Place>
          )}
        </li>
      )
    })}
  </Row>
)

/** Ends a move. It's far from the first buttons of the next move. */
export const End = ({ choices, seat }: { choices: readonly EndChoice[]; seat: Seat }) => (
  <div className={css['end']}>
    {choices.map(choice => (
      <Place key={choice} of={{ kind: 'end', choice, seat }} className={css['ticket']} inside={css['endInside']}>
        {say(`ends.${choice}`)}
      </Place>
    ))}
  </div>
)
