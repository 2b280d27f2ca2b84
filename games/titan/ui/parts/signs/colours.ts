// The colours of the world under Saturn. What belongs to the house (seats, words) keeps its own.

import type { Cube } from '../../../data/cubes.ts'
import type { Colour } from '../../../data/rigs.ts'

interface Paint {
  readonly letter: string
  readonly fill: string
  readonly ink: string
  readonly edge: string
}

export const CUBE_PAINT: Readonly<Record<Cube, Paint>> = {
  silicium: {
    letter: 'S',
    fill: 'var(--titan-silicium)',
    ink: 'var(--titan-silicium-ink)',
    edge: 'var(--titan-silicium-edge)',
  },
  water: { letter: 'W', fill: 'var(--titan-water)', ink: 'var(--titan-water-ink)', edge: 'var(--titan-water-edge)' },
  hydrocarbons: {
    letter: 'H',
    fill: 'var(--titan-hydrocarbons)',
    ink: 'var(--titan-hydrocarbons-ink)',
    edge: 'var(--titan-hydrocarbons-edge)',
  },
  titanium: {
    letter: 'T',
    fill: 'var(--titan-titanium)',
    ink: 'var(--titan-titanium-ink)',
    edge: 'var(--titan-titanium-edge)',
  },
  deuterium: {
    letter: 'D',
    fill: 'var(--titan-deuterium)',
    ink: 'var(--titan-deuterium-ink)',
    edge: 'var(--titan-deuterium-edge)',
  },
  tholins: {
    letter: 'Th',
    fill: 'var(--titan-tholins)',
    ink: 'var(--titan-tholins-ink)',
    edge: 'var(--titan-tholins-edge)',
  },
}

export const RIG_PAINT: Readonly<Record<Colour, string>> = {
  cream: 'var(--titan-titanium)',
  black: 'var(--titan-black-rig)',
  blue: 'var(--titan-water)',
  orange: 'var(--titan-silicium)',
  red: 'var(--titan-tholins)',
}

/** The light of a seat's conduits, and the dark of the arrows on them. */
export const SEAT_GLOW: readonly string[] = [
  'var(--titan-seat-1)',
  'var(--titan-seat-2)',
  'var(--titan-seat-3)',
  'var(--titan-seat-4)',
]
export const SEAT_BODY: readonly string[] = [
  'var(--titan-seat-1-body)',
  'var(--titan-seat-2-body)',
  'var(--titan-seat-3-body)',
  'var(--titan-seat-4-body)',
]
export const SEAT_ARROW: readonly string[] = [
  'var(--titan-seat-1-arrow)',
  'var(--titan-seat-2-arrow)',
  'var(--titan-seat-3-arrow)',
  'var(--titan-seat-4-arrow)',
]

/** White-hot: what may be pressed. No seat and no resource has it. */
export const LIT = 'var(--titan-lit)'
