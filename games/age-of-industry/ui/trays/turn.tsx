// The map's title with the turn, and the turn order.

import { SeatMark } from '@tableworks/board-kit'
import { mapOf } from '../../readings/board.ts'
import { endInSight } from '../../readings/cards.ts'
import { nextOrder } from '../../readings/worth.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import type { TrayProps } from './tray.tsx'
import css from './trays.module.css'

export function Turn({ seen: { view, result }, position }: TrayProps) {
  const end = result === null ? endInSight(position, view.deckSize) : null
  return (
    <Place of={{ kind: 'turn' }} className={css['title']}>
      <h2>{mapOf(position).name}</h2>
      <p>
        <span>{result === null ? say('turn', { turn: view.turn, deck: view.deckSize }) : say('over')}</span>
        {end !== null && <strong>{end === 'last' ? say('lastTurn') : say('mayBeLast')}</strong>}
      </p>
    </Place>
  )
}

/** AOI-49: the turn order, each seat's spending, and who would go first next turn. */
export const Order = ({ position, sideNames }: TrayProps) => (
  <Place of={{ kind: 'order' }}>
    <dl className={css['order']} aria-label={say('order')}>
      <div>
        <dt>{say('thisTurn')}</dt>
        <dd>
          {position.order.map(seat => (
            <span key={seat} title={say('spentBy', { name: sideNames[seat] ?? '', spent: position.spent[seat] })}>
              <SeatMark seat={seat} size={15} />${position.spent[seat]}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{say('nextTurn')}</dt>
        <dd>
          {nextOrder(position).map(seat => (
            <SeatMark key={seat} seat={seat} size={15} />
          ))}
        </dd>
      </div>
    </dl>
  </Place>
)
