// The 30 Rigs and the 30 Modules: five colours, six of each. Seed: colours and what they give. Found: values. Reconstructed: the
// contents of the wells, see RULES.md.

import { shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import type { Common } from './cubes.ts'
import { WELL_CUBES } from './pieces.ts'

export const COLOURS = ['cream', 'black', 'blue', 'orange', 'red'] as const
export type Colour = (typeof COLOURS)[number]

/** TTN-40, TTN-41: what a Rig or Module of a colour gives. Red ones remove Tholins instead. */
export const PRODUCT: Readonly<Record<Colour, Common | null>> = {
  cream: 'titanium',
  black: 'hydrocarbons',
  blue: 'water',
  orange: 'silicium',
  red: null,
}

export const RIG_NAMES: Readonly<Record<Colour, string>> = {
  cream: 'Titanium Mill',
  black: 'Hydrocarbon Refinery',
  blue: 'Water Distillation Plant',
  orange: 'Silicium Reduction Complex',
  red: 'Tholins Purification Centre',
}

const NUMBERS = [0, 1, 2, 3, 4, 5] as const
/** `blue-3` */
export type RigId = `${Colour}-${(typeof NUMBERS)[number]}`
export const RIG_IDS: readonly RigId[] = COLOURS.flatMap(colour =>
  NUMBERS.map((number): RigId => `${colour}-${number}`),
)
/** A Rig's number: 0 is cream-0, 29 is red-5. */
export type Rig = number
export const RIG = Object.fromEntries(RIG_IDS.map((id, i) => [id, i])) as Readonly<Record<RigId, Rig>>
export const rigId = (rig: Rig): RigId => RIG_IDS[rig] as RigId

const COLOUR_OF: readonly Colour[] = COLOURS.flatMap(colour => NUMBERS.map(() => colour))
export const colourOf = (rig: Rig): Colour => COLOUR_OF[rig] as Colour
export const rigsOf = (colour: Colour): Rig[] => RIG_IDS.flatMap((_id, rig) => (colourOf(rig) === colour ? [rig] : []))

/** What is printed on a Rig. */
export type RigFace = Sourced & {
  /** Credits for placing it and for upgrading it. */
  readonly value: number
  readonly tholins: number
  readonly deuterium: number
}
export type RigTable = Readonly<Record<RigId, RigFace>>

/** Higher values come with more Tholins, lower ones with more Deuterium. Every well holds five cubes. */
const face = (value: number): RigFace => ({
  value,
  tholins: value,
  deuterium: WELL_CUBES - value,
  ...from('reconstructed', { value: 'found' }),
})

export const RIGS = Object.fromEntries(
  COLOURS.flatMap(colour => NUMBERS.map(number => [`${colour}-${number}`, face(number)])),
) as RigTable

const aFace = shape.record<RigFace>({
  value: wholeFrom(0, 9),
  tholins: wholeFrom(0, WELL_CUBES),
  deuterium: wholeFrom(0, WELL_CUBES),
  ...sourceShape,
})
const aRigFace = (value: unknown, path: string): RigFace => {
  const found = aFace(value, path)
  wholeFrom(0, WELL_CUBES)(found.tholins + found.deuterium, `${path}.tholins and deuterium together`)
  return found
}
export const aRigTable = tableOf(RIG_IDS, aRigFace)
