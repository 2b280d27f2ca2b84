// Quiet hours: when they end, in the player's own time zone.

import type { QuietHours } from '@tableworks/protocol'

const MINUTE_MS = 60_000
const DAY = 24 * 60

/** The minute of the day in that zone. */
function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)] as const)
  const { hour = 0, minute = 0 } = Object.fromEntries(parts)
  return hour * 60 + minute
}

/** When the current quiet hours end; null outside of them. May be an hour off when daylight saving time starts or ends. */
export function quietUntil(hours: QuietHours | null, now: number): number | null {
  if (hours === null || hours.from === hours.to) return null
  const { from, to, zone } = hours
  const minute = minuteIn(zone, now)
  const since = (minute - from + DAY) % DAY
  const length = (to - from + DAY) % DAY
  if (since >= length) return null
  return now - (now % MINUTE_MS) + (length - since) * MINUTE_MS
}
