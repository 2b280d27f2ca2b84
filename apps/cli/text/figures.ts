// Figures as text.

import type { Spread } from '../many/intervals.ts'

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

export const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`

/** `+5.2 ±0.7` */
export const leadAs = ({ mean, within }: Spread): string =>
  `${signed(mean, 1)}${within === null ? '' : ` ±${within.toFixed(1)}`}`

/** Two digits are enough for a CPU time: `0.012 ms`, `170 ms`. */
export const milliseconds = (ms: number): string => `${Number(ms.toPrecision(2))} ms`
