// The Objectives (TTN-7): 30 in three categories, and two that are always in play. The rulebook gives the names of those two and
// one tile, for 10 Titanium. Everything else, including the Credits, is reconstructed and was tuned in games between bots.

import { Problem, shape } from '@tableworks/kernel'
import { from, listOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { LINKS, type Link, type Ring, RINGS } from './crater.ts'
import { COMMON, type Common } from './cubes.ts'
import { OBJECTIVE_SPACES } from './pieces.ts'
import { COLOURS, type Colour } from './rigs.ts'

export const CATEGORIES = ['production', 'network', 'control'] as const
export type Category = (typeof CATEGORIES)[number]

const PRODUCTION_IDS = [
  ...(['titanium', 'hydrocarbons', 'water', 'silicium'] as const),
  ...(['silicium-water', 'silicium-hydrocarbons', 'silicium-titanium'] as const),
  ...(['water-hydrocarbons', 'water-titanium', 'hydrocarbons-titanium'] as const),
] as const
const NETWORK_IDS = [
  ...(['upper-middle', 'middle-lower', 'lower-core', 'vertical'] as const),
  ...(['join-cream', 'join-black', 'join-blue', 'join-orange', 'join-red', 'join-all-colours'] as const),
] as const
const CONTROL_IDS = [
  ...(['control-cream', 'control-black', 'control-blue', 'control-orange', 'control-red'] as const),
  ...(['control-upper', 'control-middle', 'control-lower', 'control-each-ring', 'control-four-colours'] as const),
] as const
export const PERMANENT_IDS = ['rig-control', 'network-size'] as const
export const OBJECTIVE_IDS = [...PRODUCTION_IDS, ...NETWORK_IDS, ...CONTROL_IDS, ...PERMANENT_IDS] as const
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number]

/** Each category's tiles, one of which is drawn. */
export const IDS_OF: Readonly<Record<Category, readonly ObjectiveId[]>> = {
  production: PRODUCTION_IDS,
  network: NETWORK_IDS,
  control: CONTROL_IDS,
}

/** A criterion, and how much of it is needed. */
export type Criterion =
  /** TTN-82: cubes in the hold. */
  | { readonly counts: 'cubes'; readonly of: Common; readonly need: number }
  /** TTN-84, A-53: the Network's Pipes on one level, or on all three. */
  | { readonly counts: 'pipes'; readonly of: Link | 'vertical'; readonly need: number }
  /** TTN-84: Rigs of one colour in the Network, no matter who controls them. */
  | { readonly counts: 'joined'; readonly of: Colour; readonly need: number }
  | { readonly counts: 'joinedColours'; readonly of: 'all'; readonly need: number }
  /** TTN-83: upgraded Rigs, connected or not. */
  | { readonly counts: 'controlled'; readonly of: Colour | Ring | 'all'; readonly need: number }
  | { readonly counts: 'controlledColours'; readonly of: 'all'; readonly need: number }
  | { readonly counts: 'controlledRings'; readonly of: 'all'; readonly need: number }
  /** zones in the Network, not counting the Base. */
  | { readonly counts: 'zones'; readonly of: 'all'; readonly need: number }

export type Objective = Sourced & {
  readonly text: string
  readonly criteria: readonly Criterion[]
  /** The Credits for each space, leftmost first. */
  readonly credits: readonly number[]
}
export type ObjectiveTable = Readonly<Record<ObjectiveId, Objective>>

const tile = (credits: readonly number[], text: string, ...criteria: Criterion[]): Objective => ({
  text,
  criteria,
  credits,
  ...from('reconstructed'),
})
const PRODUCTION = [6, 4, 2]
const NETWORK = [5, 3, 2]
const CONTROL = [6, 4, 2]
const PERMANENT = [8, 5, 3]
/** The rulebook names the two tiles. Their criteria and Credits are ours. */
const PERMANENT_NAME = from('reconstructed', { name: 'seed' })

const cubes = (of: Common, need: number): Criterion => ({ counts: 'cubes', of, need })
const joined = (of: Colour, name: string): Objective =>
  tile(NETWORK, `3 ${name} Rigs in your Network`, { counts: 'joined', of, need: 3 })
const controlled = (of: Colour | Ring, text: string): Objective =>
  tile(CONTROL, text, { counts: 'controlled', of, need: 2 })

export const OBJECTIVES: ObjectiveTable = {
  titanium: {
    ...tile(PRODUCTION, '10 Titanium in your hold', cubes('titanium', 10)),
    ...from('seed', { credits: 'reconstructed' }),
  },
  hydrocarbons: tile(PRODUCTION, '10 Hydrocarbons in your hold', cubes('hydrocarbons', 10)),
  water: tile(PRODUCTION, '10 Water in your hold', cubes('water', 10)),
  silicium: tile(PRODUCTION, '10 Silicium in your hold', cubes('silicium', 10)),
  'silicium-water': tile(PRODUCTION, '5 Silicium and 5 Water in your hold', cubes('silicium', 5), cubes('water', 5)),
  'silicium-hydrocarbons': tile(
    PRODUCTION,
    '5 Silicium and 5 Hydrocarbons in your hold',
    cubes('silicium', 5),
    cubes('hydrocarbons', 5),
  ),
  'silicium-titanium': tile(
    PRODUCTION,
    '5 Silicium and 5 Titanium in your hold',
    cubes('silicium', 5),
    cubes('titanium', 5),
  ),
  'water-hydrocarbons': tile(
    PRODUCTION,
    '5 Water and 5 Hydrocarbons in your hold',
    cubes('water', 5),
    cubes('hydrocarbons', 5),
  ),
  'water-titanium': tile(PRODUCTION, '5 Water and 5 Titanium in your hold', cubes('water', 5), cubes('titanium', 5)),
  'hydrocarbons-titanium': tile(
    PRODUCTION,
    '5 Hydrocarbons and 5 Titanium in your hold',
    cubes('hydrocarbons', 5),
    cubes('titanium', 5),
  ),
  'upper-middle': tile(NETWORK, '4 Pipes between upper and middle ring', {
    counts: 'pipes',
    of: 'upper-middle',
    need: 4,
  }),
  'middle-lower': tile(NETWORK, '3 Pipes between middle and lower ring', {
    counts: 'pipes',
    of: 'middle-lower',
    need: 3,
  }),
  'lower-core': tile(NETWORK, '3 Pipes between lower ring and Core', { counts: 'pipes', of: 'lower-core', need: 3 }),
  vertical: tile(NETWORK, '6 vertical Pipes', { counts: 'pipes', of: 'vertical', need: 6 }),
  'join-cream': joined('cream', 'cream'),
  'join-black': joined('black', 'black'),
  'join-blue': joined('blue', 'blue'),
  'join-orange': joined('orange', 'orange'),
  'join-red': joined('red', 'red'),
  'join-all-colours': tile(NETWORK, 'Rigs of all 5 colours in your Network', {
    counts: 'joinedColours',
    of: 'all',
    need: 5,
  }),
  'control-cream': controlled('cream', 'Control 2 cream Rigs'),
  'control-black': controlled('black', 'Control 2 black Rigs'),
  'control-blue': controlled('blue', 'Control 2 blue Rigs'),
  'control-orange': controlled('orange', 'Control 2 orange Rigs'),
  'control-red': controlled('red', 'Control 2 red Rigs'),
  'control-upper': controlled('upper', 'Control 2 Rigs on the upper ring'),
  'control-middle': controlled('middle', 'Control 2 Rigs on the middle ring'),
  'control-lower': controlled('lower', 'Control 2 Rigs on the lower ring'),
  'control-each-ring': tile(CONTROL, 'Control a Rig on each ring', { counts: 'controlledRings', of: 'all', need: 3 }),
  'control-four-colours': tile(CONTROL, 'Control Rigs of 4 colours', {
    counts: 'controlledColours',
    of: 'all',
    need: 4,
  }),
  'rig-control': {
    ...tile(PERMANENT, 'Rig Control: control 5 Rigs', { counts: 'controlled', of: 'all', need: 5 }),
    ...PERMANENT_NAME,
  },
  'network-size': {
    ...tile(PERMANENT, 'Network Size: 12 zones besides your Base', { counts: 'zones', of: 'all', need: 12 }),
    ...PERMANENT_NAME,
  },
}

/** What each kind of criterion can refer to. */
const SUBJECTS: Readonly<Record<Criterion['counts'], readonly string[]>> = {
  cubes: COMMON,
  pipes: [...LINKS, 'vertical'],
  joined: COLOURS,
  joinedColours: ['all'],
  controlled: [...COLOURS, ...RINGS, 'all'],
  controlledColours: ['all'],
  controlledRings: ['all'],
  zones: ['all'],
}
const KINDS = Object.keys(SUBJECTS) as Criterion['counts'][]

const aCriterionShape = shape.record({ counts: shape.oneOf(...KINDS), of: shape.text, need: wholeFrom(1, 99) })
const aCriterion = (value: unknown, path: string): Criterion => {
  const found = aCriterionShape(value, path)
  const subjects = SUBJECTS[found.counts]
  if (subjects.includes(found.of)) return found as Criterion
  throw new Problem(`${path}.of should be ${subjects.map(one => JSON.stringify(one)).join(' or ')}`)
}

const anObjective = shape.record<Objective>({
  text: shape.text,
  criteria: listOf(1, 4, aCriterion),
  credits: listOf(OBJECTIVE_SPACES, OBJECTIVE_SPACES, wholeFrom(0, 99)),
  ...sourceShape,
})
export const anObjectiveTable = tableOf(OBJECTIVE_IDS, anObjective)
