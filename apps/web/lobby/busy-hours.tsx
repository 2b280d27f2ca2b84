// When tables were opened in the last week, by hour of the player's own day.

import { useState } from 'react'
import { t } from './words.ts'
import css from './lobby.module.css'

/** The length of the busiest window, in hours. */
const WINDOW = 3

/** The counts by local hour. Zones with half hours are rounded. */
export function localHours(busy: readonly number[], offsetMinutes: number): number[] {
  const shift = Math.round(offsetMinutes / 60)
  return busy.map((_count, hour) => busy[(((hour + shift) % 24) + 24) % 24] ?? 0)
}

/** The first hour of the busiest window. */
export function busiest(hours: readonly number[]): number {
  const sums = hours.map((_count, hour) =>
    Array.from({ length: WINDOW }, (_, i) => hours[(hour + i) % 24] ?? 0).reduce((sum, one) => sum + one, 0),
  )
  return sums.indexOf(Math.max(...sums))
}

const sayHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

export function BusyHours({ busy }: { busy: readonly number[] }) {
  const [shownAt] = useState(() => new Date())
  const hours = localHours(busy, shownAt.getTimezoneOffset())
  const from = busiest(hours)
  const most = Math.max(...hours)
  const now = shownAt.getHours()
  const isBusy = (hour: number) => (hour - from + 24) % 24 < WINDOW
  return (
    <>
      <p>{t('lobby.busy.text', { from: sayHour(from), to: sayHour(from + WINDOW) })}</p>
      <div className={css['hours']} aria-hidden="true">
        {hours.map((count, hour) => (
          <span
            // An hour is a bar. Only its height changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={hour}
            data-busy={isBusy(hour) || undefined}
            data-now={hour === now || undefined}
            style={{ height: `${Math.max(4, (100 * count) / most)}%` }}
          />
        ))}
      </div>
      <div className={css['hoursAxis']} aria-hidden="true">
        {[0, 6, 12, 18, 24].map(hour => (
          <span key={hour}>{hour === 24 ? '24:00' : sayHour(hour)}</span>
        ))}
      </div>
    </>
  )
}
