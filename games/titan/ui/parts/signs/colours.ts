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
  silicium: { letter: 'S', fill: '#ff9a36', ink: '#2a1300', edge: '#ffcf96' },
  water: { letter: 'W', fill: '#35d3f5', ink: '#00222c', edge: '#b5f2ff' },
  hydrocarbons: { letter: 'H', fill: '#3a3450', ink: '#f4f0ff', edge: '#d3caf2' },
  titanium: { letter: 'T', fill: '#ead9b4', ink: '#2b2110', edge: '#fff6de' },
  deuterium: { letter: 'D', fill: '#c9fff0', ink: '#06302a', edge: '#ffffff' },
  tholins: { letter: 'Th', fill: '#ff4767', ink: '#2b0008', edge: '#ffb0bd' },
}

export const RIG_PAINT: Readonly<Record<Colour, string>> = {
  cream: '#ead9b4',
  black: '#8f86b0',
  blue: '#35d3f5',
  orange: '#ff9a36',
  red: '#ff4767',
}

/** The light of a seat's conduits, and the dark of the arrows on them. */
export const SEAT_GLOW: readonly string[] = ['#57a8ff', '#ff6a45', '#ffd84a', '#56e0a0']
export const SEAT_BODY: readonly string[] = ['#055eac', '#c13810', '#c79a1a', '#1f7f55']
export const SEAT_ARROW: readonly string[] = ['#06122c', '#2a0800', '#2a1c00', '#03210f']

/** White-hot: what may be pressed. No seat and no resource has it. */
export const LIT = '#fff3cf'
