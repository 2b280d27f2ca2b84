// The time left at a table, in lists. It runs, and it's red when little is left.

import type { TableCard } from '@tableworks/host'
import { useTicks } from '../parts/use-ticks.ts'
import { isShort, sayTimeLeft, shownClock, timeLeft } from './paces.ts'
import css from './time-left.module.css'

/** Renders `instead` at a table without a running clock. */
export function TimeLeft({ card, instead = null }: { card: TableCard; instead?: string | null }) {
  const shown = shownClock(card)
  useTicks(shown !== null)
  const text = sayTimeLeft(card) ?? instead
  if (text === null) return null
  const { pace } = card
  const isLow = shown !== null && pace !== undefined && isShort(pace, timeLeft(shown.clock, shown.seat))
  return (
    <span className={css['time']} data-short={isLow || undefined}>
      {text}
    </span>
  )
}
