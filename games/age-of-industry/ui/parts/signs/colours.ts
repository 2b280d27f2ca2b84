// The colours of the engraved sheet by their role, as inks.module.css sets them: sepia by day, chalk on slate by night. What
// lies on the sheet (counters, cards, slips) is paper in both, with an ink of its own. Seats keep the colours of the house.

import type { Colour } from '../../../data/cards.ts'

/** Lines and letters on the map. */
export const INK = 'var(--aoi-ink)'
export const INK_SOFT = 'var(--aoi-ink-soft)'
export const HILL = 'var(--aoi-hill)'
export const LAND = 'var(--aoi-land)'
export const GROUND = 'var(--aoi-ground)'
export const SEA = 'var(--aoi-sea)'
export const SEA_INK = 'var(--aoi-sea-ink)'
/** Tracks nobody has laid, the bed and the ties of rails, empty spaces, the plates of towns. */
export const TRACK = 'var(--aoi-track)'
export const BED = 'var(--aoi-bed)'
export const TIES = 'var(--aoi-ties)'
export const SPACE = 'var(--aoi-space)'
export const TOWN = 'var(--aoi-town)'
export const LIT = 'var(--kit-lit)'
export const PICKED = 'var(--kit-picked)'

/** What lies on the map. */
export const PAPER = 'var(--aoi-paper)'
export const ON_PAPER = '#2a1e12'
export const ON_PAPER_SOFT = '#6b5540'
export const CUBE_EDGE = 'var(--aoi-cube-edge)'
export const GOLD = '#efcf7a'
export const GLOW = '#ffd25e'

/** The wash of each region. */
export const TINT: Readonly<Record<Colour, string>> = {
  blue: '#6f9db8',
  green: '#8fa85e',
  red: '#cf7c66',
  yellow: '#e2b94f',
  purple: '#a283b3',
  brown: '#ae8253',
}
/** The edges of its spaces and the letters of its name on the map. */
export const DEEP: Readonly<Record<Colour, string>> = {
  blue: 'var(--aoi-blue)',
  green: 'var(--aoi-green)',
  red: 'var(--aoi-red)',
  yellow: 'var(--aoi-yellow)',
  purple: 'var(--aoi-purple)',
  brown: 'var(--aoi-brown)',
}
/** The same on a card. */
export const BAND: Readonly<Record<Colour, string>> = {
  blue: '#2f5f7d',
  green: '#566d28',
  red: '#96402b',
  yellow: '#8a6510',
  purple: '#674a7c',
  brown: '#6d4a20',
}

/** A colour between two: none of the second at 0, nothing else at 1. */
export const mix = (a: string, b: string, t: number): string =>
  `color-mix(in srgb, ${a} ${Math.round(100 - 100 * t)}%, ${b})`
