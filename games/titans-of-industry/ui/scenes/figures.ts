// Formats an account's numbers.

import { say } from '../words.ts'

export const money = (dollars: number): string => say('money', { dollars })

/** Dollars with their sign; null for zero. */
export const signed = (dollars: number): string | null =>
  dollars === 0 ? null : dollars > 0 ? say('gain', { dollars }) : `−${money(-dollars)}`

/** Shares with their sign; null for zero. */
export const gained = (share: number): string | null => (share === 0 ? null : `+${share}`)
