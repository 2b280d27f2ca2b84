// The colours in theme.css, by role. Seats have the same colours in every game.

import { recordOf } from '@tableworks/table-kit'
import { COLOURS } from '../../../data/cards.ts'

/** Lines and letters on the map. */
export const INK = 'var(--aoi-ink)'
export const INK_SOFT = 'var(--aoi-ink-soft)'
export const HILL = 'var(--aoi-hill)'
export const LAND = 'var(--aoi-land)'
export const GROUND = 'var(--aoi-ground)'
export const SEA = 'var(--aoi-sea)'
export const SEA_INK = 'var(--aoi-sea-ink)'
/** Free tracks; the bed and ties of rails; empty spaces; town plates. */
export const TRACK = 'var(--aoi-track)'
export const BED = 'var(--aoi-bed)'
export const TIES = 'var(--aoi-ties)'
export const SPACE = 'var(--aoi-space)'
export const TOWN = 'var(--aoi-town)'
export const LIT = 'var(--kit-lit)'
export const PICKED = 'var(--kit-picked)'

/** Pieces on the map. */
export const PAPER = 'var(--aoi-paper)'
export const ON_PAPER = 'var(--aoi-on-paper)'
export const ON_PAPER_SOFT = 'var(--aoi-on-paper-soft)'
export const CUBE_EDGE = 'var(--aoi-cube-edge)'
export const GOLD = 'var(--aoi-gold)'
export const GLOW = 'var(--aoi-glow)'
export const BRASS = 'var(--aoi-brass)'
export const OUTLINE = 'var(--aoi-outline)'
export const DARK = 'var(--aoi-dark)'
export const WHITE = 'var(--aoi-white)'
export const TAG = 'var(--aoi-tag)'
export const TAG_GAIN = 'var(--aoi-tag-gain)'

/** Each region's wash. */
export const TINT = recordOf(COLOURS, colour => `var(--aoi-tint-${colour})`)
/** The colour of its spaces' borders and its name on the map. */
export const DEEP = recordOf(COLOURS, colour => `var(--aoi-${colour})`)
/** The same colour on a card. */
export const BAND = recordOf(COLOURS, colour => `var(--aoi-band-${colour})`)

/** Mixes two colours: 0 is the first, 1 the second. */
export const mix = (a: string, b: string, t: number): string =>
  `color-mix(in srgb, ${a} ${Math.round(100 - 100 * t)}%, ${b})`
