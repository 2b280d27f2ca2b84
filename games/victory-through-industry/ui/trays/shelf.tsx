// The stacks of factory cards, each with its name, recipe and number of cards left. The first tab holds those that the goal needs.

import { useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { useState } from 'react'
import { type FactoryId, typeNumber } from '../../data/factories.ts'
import { CLASSES, type Class, type ProductId } from '../../data/products.ts'
import { NOTATION } from '../../notation.ts'
import { treeOf } from '../../readings/need.ts'
import { canBuild, countFitting } from '../../readings/paying.ts'
import { spotsOfType } from '../../readings/running.ts'
import type { HandsFor } from '../parts/hands/carrying.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import { classOf } from '../parts/signs/colours.ts'
import { Recipe } from '../parts/signs/recipe.tsx'
import type { Position, Seen } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './shelf.module.css'

interface ShelfProps {
  readonly seen: Seen
  readonly position: Position
  readonly seat: Seat
  readonly goal: ProductId | null
  /** Pointer handlers for picking up a card from its stack. */
  readonly handsFor: HandsFor
}

type Tab = 'goal' | Class

export function Shelf(props: ShelfProps) {
  const { seen, position, seat, goal } = props
  const { box } = position
  const [wanted, setTab] = useState<Tab>('goal')
  const way = goal === null ? [] : wayTo(position, seat, goal)
  const stacks = (tab: Tab) => (tab === 'goal' ? way : box.types.filter(factory => classOf(box, factory) === tab))
  const tab = wanted === 'goal' && way.length === 0 ? 'raw' : wanted
  const isLit = (factory: FactoryId) => seen.choices.includes(NOTATION.write('buildWhat', { factory }))
  return (
    <Place of={{ kind: 'shelf' }} inside={css['place']}>
      <section className={css['shelf']} aria-label={say('shelf')} data-part="shelf">
        <div className={css['tabs']} role="group" aria-label={say('kinds')}>
          {(['goal', ...CLASSES] as const).map(one =>
            one === 'goal' && way.length === 0 ? null : (
              <button
                key={one}
                type="button"
                aria-pressed={one === tab}
                data-lit={stacks(one).some(isLit) || undefined}
                onClick={() => setTab(one)}
              >
                {one === 'goal'
                  ? say('wayTab', { count: way.length })
                  : say(`classes.${one}`, { count: stacks(one).length })}
              </button>
            ),
          )}
        </div>
        <ul>
          {stacks(tab).map(factory => (
            <Stack key={factory} {...props} factory={factory} isWanted={way.includes(factory)} />
          ))}
          {tab === 'goal' && way.length < ROW && <Others {...props} way={way} />}
        </ul>
      </section>
    </Place>
  )
}

/** How many stacks fit in one row of the shelf. */
const ROW = 5

/** Other factories the viewer could pay for, as far as there's room after the goal's factories. */
function Others(props: ShelfProps & { way: readonly FactoryId[] }) {
  const { position, seat, way } = props
  const payable = position.box.types.filter(id => canBuild(position, seat, typeNumber[id]) && !way.includes(id))
  const others = payable.slice(0, ROW - way.length)
  return (
    <>
      <li className={css['divide']}>{say(payable.length === 0 ? 'nothingPayable' : 'alsoBuild')}</li>
      {others.map(factory => (
        <Stack key={factory} {...props} factory={factory} isWanted={false} />
      ))}
    </>
  )
}

/** Types that make something for a contract, first those still to be built. */
function wayTo(position: Position, seat: Seat, goal: ProductId): FactoryId[] {
  const makers = treeOf(position, seat, [goal]).flatMap(({ maker, owned }) =>
    maker === null ? [] : [{ maker, owned }],
  )
  return [...new Set(makers.toSorted((a, b) => Math.min(1, a.owned) - Math.min(1, b.owned)).map(({ maker }) => maker))]
}

interface StackProps extends ShelfProps {
  readonly factory: FactoryId
  readonly isWanted: boolean
}

/** While the viewer works on the floor, pressing a stack builds from it, just like dragging a card from it. */
function Stack({ seen, position, seat, handsFor, factory, isWanted }: StackProps) {
  const { chooseLine } = useLayer().hand
  const { box, stacks, floor, hand } = position
  const left = stacks[typeNumber[factory]] ?? 0
  const { name } = box.factories[factory]
  const owned = spotsOfType(floor[seat], factory).length + hand[seat].filter(id => id === factory).length
  const isPayable = canBuild(position, seat, typeNumber[factory])
  const build = NOTATION.write('operate', 'build')
  const drawn = (
    <>
      <CardIcon factory={factory} turn={0} box={box} />
      <b translate="no">
        {name} {owned > 0 && <i title={say('owned')}>✓</i>}
      </b>
      <Recipe factory={factory} box={box} />
      <small data-left={left}>{say('left', { left })}</small>
      <em>{payNote(position, seat, factory)}</em>
    </>
  )
  return (
    <li
      data-wanted={isWanted || undefined}
      data-dear={!isPayable || undefined}
      {...(left > 0 ? handsFor({ factory, from: null }) : {})}
    >
      <Place of={{ kind: 'stack', factory }} label={say('stack', { name, left })} className={css['stack']}>
        {isPayable && seen.choices.includes(build) ? (
          <button
            type="button"
            className={css['card']}
            title={say('buildOne')}
            onClick={() => chooseLine([build, NOTATION.write('buildWhat', { factory })])}
          >
            {drawn}
          </button>
        ) : (
          <div className={css['card']}>{drawn}</div>
        )}
      </Place>
    </li>
  )
}

/** Whether the viewer could pay for it, in a few words. */
function payNote(position: Position, seat: Seat, factory: FactoryId): string {
  if ((position.stacks[typeNumber[factory]] ?? 0) === 0) return say('noneLeft')
  const have = countFitting(position, seat, typeNumber[factory])
  return canBuild(position, seat, typeNumber[factory]) ? say('youCanPay') : say('youCannotPay', { have })
}
