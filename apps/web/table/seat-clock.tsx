// A seat's clock. It ticks on its own between the server's messages.

import type { Pace, ShownClock, TableCard } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { isShort, sayAway, sayTime, timeLeft } from '../online/paces.ts'
import { useTicks } from '../parts/use-ticks.ts'
import { t } from '../you/words.ts'
import css from './seat-clock.module.css'

/** A seat's clock, or a note that its player is away; renders nothing at a table without clocks. */
export function SeatTime({ card, seat }: { card: TableCard; seat: Seat }) {
  const { pace, clock } = card
  const away = sayAway(card, seat)
  if (away !== null)
    return (
      <span className={css['clock']} title={away}>
        {t('away.short')}
      </span>
    )
  return pace !== undefined && clock !== undefined && <SeatClock pace={pace} clock={clock} seat={seat} />
}

function SeatClock({ pace, clock, seat }: { pace: Pace; clock: ShownClock; seat: Seat }) {
  const isRunning = clock.running.includes(seat)
  useTicks(isRunning)
  const left = timeLeft(clock, seat)
  return (
    <span
      className={css['clock']}
      role="timer"
      aria-label={t(isRunning ? 'clock.running' : 'clock.waiting', { time: sayTime(left) })}
      data-running={isRunning || undefined}
      data-short={(isRunning && isShort(pace, left)) || undefined}
    >
      {left === 0 ? t('clock.up') : sayTime(left)}
    </span>
  )
}

/** All clocks by name, for text mode. */
export const SeatClocks = ({ card }: { card: TableCard }) =>
  card.clock !== undefined && (
    <ul className={css['clocks']} aria-label={t('clock.title')}>
      {card.seats.map(({ name }, seat) => (
        <li key={name}>
          <span translate="no">{name}</span>{' '}
          {sayAway(card, seat as Seat) ?? <SeatTime card={card} seat={seat as Seat} />}
        </li>
      ))}
    </ul>
  )
