// The goal's production tree: each part below the product it's used for, with the factory that makes it and whether the viewer has
// one.

import type { Seat } from '@tableworks/kernel'
import type { ProductId } from '../../data/products.ts'
import { type Branch, treeOf } from '../../readings/need.ts'
import { CrateIcon } from '../parts/signs/crate.tsx'
import type { Position, VictoryBox } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './rail.module.css'

interface WayProps {
  readonly position: Position
  readonly seat: Seat
  readonly goal: ProductId | null
}

export function Way({ position, seat, goal }: WayProps) {
  const { box } = position
  return (
    <Place of={{ kind: 'way' }} className={css['wayPlace']} inside={css['wayInside']}>
      <section className={css['way']} data-part="way" aria-label={say('way')}>
        <h3>
          {goal === null ? (
            say('goalEmpty')
          ) : (
            <>
              <span>{say('goal', { name: box.products[goal].name.toLowerCase() })}</span>
              <span>{say('points', { points: box.contracts[goal].value })}</span>
            </>
          )}
        </h3>
        {goal !== null && (
          <ul>
            {inOrder(treeOf(position, seat, [goal]), goal).map(({ branch, depth }) => (
              <li key={branch.product} style={{ paddingLeft: `${Math.min(depth, DEEPEST) * 0.7}rem` }}>
                <Place of={{ kind: 'branch', product: branch.product }} inside={css['branch']}>
                  <CrateIcon product={branch.product} box={box} size={20} />
                  <span>{nameOf(branch, box)}</span>
                  <small>{say('have', { have: branch.have, need: branch.need })}</small>
                  <b data-there={stateOf(branch) === 'build' ? undefined : true}>
                    {say(`wayState.${stateOf(branch)}`)}
                  </b>
                </Place>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Place>
  )
}

const DEEPEST = 3

/** Each product once, below the first thing that needs it. */
export function inOrder(branches: readonly Branch[], goal: ProductId): { branch: Branch; depth: number }[] {
  const left = new Map(branches.map(branch => [branch.product, branch]))
  const below = (product: ProductId, depth: number): { branch: Branch; depth: number }[] => {
    const branch = left.get(product)
    if (branch === undefined) return []
    left.delete(product)
    return [{ branch, depth }, ...branch.inputs.flatMap(input => below(input, depth + 1))]
  }
  const first = below(goal, 0)
  return [...first, ...branches.flatMap(({ product }) => below(product, 1))]
}

type WayState = 'stock' | 'maker' | 'build' | 'none'

function stateOf({ have, need, maker, owned }: Branch): WayState {
  if (have >= need) return 'stock'
  return maker === null ? 'none' : owned > 0 ? 'maker' : 'build'
}

/** A product in stock is shown by its own name, a missing one by its factory's name. */
const nameOf = (branch: Branch, { products, factories }: VictoryBox): string =>
  stateOf(branch) === 'stock' || branch.maker === null ? products[branch.product].name : factories[branch.maker].name
