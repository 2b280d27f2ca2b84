// The shelf of factory cards: one stack for each type, and how many are left.

import type { Seat } from '@tableworks/kernel'
import { type FactoryId, typeNumber } from '../../data/factories.ts'
import { canBuild } from '../../readings/paying.ts'
import type { HandsFor } from '../parts/hands/carrying.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import type { Position } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './shelf.module.css'

interface ShelfProps {
  readonly position: Position
  readonly seat: Seat
  /** What the way to the chosen contract lacks. */
  readonly needed: readonly FactoryId[]
  /** How a card is taken up from its stack. */
  readonly handsFor: HandsFor
}

export const Shelf = ({ position, seat, needed, handsFor }: ShelfProps) => (
  <Place of={{ kind: 'shelf' }}>
    <section className={css['shelf']} aria-label={say('shelf')} data-part="shelf">
      <ul>
        {position.box.types.map(factory => {
          const left = position.stacks[typeNumber[factory]] ?? 0
          const { name } = position.box.factories[factory]
          return (
            <li key={factory} {...(left > 0 ? handsFor({ factory, from: null }) : {})}>
              <Place of={{ kind: 'stack', factory }} label={say('stack', { name, left })} className={css['stack']}>
                <span
                  className={css['card']}
                  data-empty={left === 0 || undefined}
                  data-dear={!canBuild(position, seat, typeNumber[factory]) || undefined}
                >
                  <CardIcon factory={factory} turn={0} box={position.box} />
                </span>
                <b>{left}</b>
                {needed.includes(factory) && <i aria-hidden="true">★</i>}
              </Place>
            </li>
          )
        })}
      </ul>
    </section>
  </Place>
)
