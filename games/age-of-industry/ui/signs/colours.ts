// The colours of the engraved sheet. What belongs to the house (seats) keeps its own.

import type { Colour } from '../../data/cards.ts'

export const INK = '#3a2a1a'
export const INK_SOFT = '#6b5540'
export const LAND = '#f5ecd4'
export const GROUND = '#f2e6c9'
export const SEA = '#dde2d2'
export const SEA_INK = '#3f6470'
export const PAPER = '#fdf6e4'
export const GOLD = '#efcf7a'
export const LIT = '#b3700a'
export const PICKED = '#14607a'

/** The wash of each region, and the dark of its edges and letters. */
export const TINT: Readonly<Record<Colour, string>> = {
  blue: '#6f9db8',
  green: '#8fa85e',
  red: '#cf7c66',
  yellow: '#e2b94f',
  purple: '#a283b3',
  brown: '#ae8253',
}
export const DEEP: Readonly<Record<Colour, string>> = {
  blue: '#2f5f7d',
  green: '#566d28',
  red: '#96402b',
  yellow: '#8a6510',
  purple: '#674a7c',
  brown: '#6d4a20',
}
