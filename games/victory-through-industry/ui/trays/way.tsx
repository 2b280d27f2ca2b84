// The goal's production tree: each part below the product it's used for, with the factory that makes it and whether the viewer has
// one.

import type { Seat } from '@tableworks/kernel'
import { typeNumber } from '../../data/factories.ts'
import type { ProductId } from '../../data/products.ts'
import { type Branch, treeOf } from '../../readings/need.ts'
import { CrateIcon } from '../parts/signs/crate.tsx'
import type { Position } from '../table.ts'
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
                  <span>{nameOf(branch, position)}</span>
                  <small>{say('have', { have: branch.have, need: branch.need })}</small>
                  <WayNote state={stateOf(branch, position)} />
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

type WayState = 'stock' | 'maker' | 'take' | 'build' | 'gone' | 'none'

/** How the seat gets a product. */
export function stateOf({ have, need, maker, owned }: Branch, { set, stacks }: Position): WayState {
  if (have >= need) return 'stock'
  if (maker === null) return 'none'
  if (owned > 0) return 'maker'
  if (set.includes(maker)) return 'take'
  return stacks[typeNumber[maker]] === 0 ? 'gone' : 'build'
}

const MISSING: ReadonlySet<WayState> = new Set(['take', 'build', 'gone'])

const WayNote = ({ state }: { state: WayState }) => (
  <b data-there={MISSING.has(state) ? undefined : true}>{say(`wayState.${state}`)}</b>
)

/** A product in stock is shown by its own name, a missing one by its factory's name. */
const nameOf = (branch: Branch, position: Position): string => {
  const { products, factories } = position.box
  const isNamed = stateOf(branch, position) === 'stock' || branch.maker === null
  return isNamed ? products[branch.product].name : factories[branch.maker].name
}
