// The theme colours of resources, Rigs and seats.

import { recordOf } from '@tableworks/table-kit'
import { type Cube, CUBES } from '../../../data/cubes.ts'
import type { Colour } from '../../../data/rigs.ts'

const LETTERS: Readonly<Record<Cube, string>> = {
  silicium: 'S',
  water: 'W',
  hydrocarbons: 'H',
  titanium: 'T',
  deuterium: 'D',
  tholins: 'Th',
}

export const CUBE_PAINT = recordOf(CUBES, cube => ({
  letter: LETTERS[cube],
  fill: `var(--titan-${cube})`,
  ink: `var(--titan-${cube}-ink)`,
  edge: `var(--titan-${cube}-edge)`,
}))

export const RIG_PAINT: Readonly<Record<Colour, string>> = {
  cream: 'var(--titan-titanium)',
  black: 'var(--titan-black-rig)',
  blue: 'var(--titan-water)',
  orange: 'var(--titan-silicium)',
  red: 'var(--titan-tholins)',
}

const bySeat = (part = ''): readonly string[] => [1, 2, 3, 4].map(number => `var(--titan-seat-${number}${part})`)

/** The bright colour of a seat's conduits, and the dark one of the arrows on them. */
export const SEAT_GLOW = bySeat()
export const SEAT_BODY = bySeat('-body')
export const SEAT_ARROW = bySeat('-arrow')

/** White-hot, for things that can be pressed. */
export const LIT = 'var(--titan-lit)'
