// Factories (VTI-7): what each of the four sides takes or outputs when the card is upright. The rulebook describes the steel mill
// in full and parts of eleven others; see the last section of RULES.md. What follows from its text or from a name (a coal mine
// makes coal) is inferred. The products on a side (`oneOf`) and the position of that side have separate sources.

import { shape } from '@tableworks/kernel'
import {
  type FieldSources,
  from,
  listOf,
  type NumbersBelow,
  type PerNumber,
  recordOf,
  type Source,
  type Sourced,
  sourceShape,
  tableOf,
  wholeFrom,
} from '@tableworks/table-kit'
import { inEitherShape } from './former-sources.ts'
import { PRODUCT_IDS, type ProductId } from './products.ts'

export const FACTORY_IDS = [
  'forest',
  'iron_mine',
  'coal_mine',
  'oil_well',
  'cattle_farm',
  'cotton_plantation',
  'copper_mine',
  'zinc_mine',
  'bauxite_mine',
  'oil_refinery',
  'slaughterhouse',
  'steel_mill',
  'brass_foundry',
  'aluminum_smelter',
  'textile_mill',
  'nylon_factory',
  'rubber_works',
  'tannery',
  'nitroglycerin_factory',
  'ammunition_factory',
  'knapsack_factory',
  'boot_factory',
  'rifle_factory',
  'cannery',
  'engine_works',
  'bomb_factory',
  'jeep_factory',
  'aircraft_factory',
] as const
export type FactoryId = (typeof FACTORY_IDS)[number]

/** A type's index in FACTORY_IDS. */
export type TypeNumber = NumbersBelow<(typeof FACTORY_IDS)['length']>
export const TYPE_NUMBERS = FACTORY_IDS.map((_id, i) => i as TypeNumber)
export const typeNumber = Object.fromEntries(FACTORY_IDS.map((id, i) => [id, i])) as Record<FactoryId, TypeNumber>
/** One value for each type, by type number. */
export type PerType<T> = PerNumber<TypeNumber, T>
/** Filled in a loop because JavaScript engines handle such arrays fastest, and bots make many. */
export function nonePerType(): PerType<number> {
  const counts: number[] = []
  for (let type = 0; type < FACTORY_IDS.length; type++) counts.push(0)
  return counts as PerType<number>
}
export const perType = <T>(value: (id: FactoryId, type: TypeNumber) => T): PerType<T> =>
  TYPE_NUMBERS.map(type => value(FACTORY_IDS[type], type)) as PerType<T>

/** VTI-33: how many cards of each type the rulebook has. */
export const COPIES = 4
/** A safe upper limit for the number of cards. */
const MOST_COPIES = 12

/** The sides of an upright card, clockwise from the top. */
export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

/** VTI-26: several products on a side mean any one of them. */
export type Face = { readonly role: 'input' | 'output'; readonly oneOf: readonly ProductId[] } | null

export type Factory = Sourced & {
  readonly name: string
  readonly sides: Readonly<Record<Side, Face>>
  /** VTI-33: how many cards its stack has; 0 if the type isn't in the box. */
  readonly copies: number
  /** VTI-15: how many of those are in the starting set. */
  readonly starting: number
}
export type FactoryTable = Readonly<Record<FactoryId, Factory>>

/** VTI-15: the rulebook's starting set. All other types have no cards in it. */
const STARTING: Partial<Record<FactoryId, number>> = {
  forest: 4,
  iron_mine: 1,
  coal_mine: 1,
  oil_well: 1,
  cattle_farm: 1,
  cotton_plantation: 1,
}

/** The rulebook gives the number of cards for each type, and the starting cards. */
const sourced = (fields: FieldSources = {}): Sourced =>
  from('reconstructed', { copies: 'seed', starting: 'seed', ...fields })
const OURS = sourced()
/** A type that the rulebook names. `source` says how its sides are known. */
const named = (source: Source = 'reconstructed', ...sides: Side[]): Sourced =>
  sourced({ name: 'seed', ...Object.fromEntries(sides.map(side => [`sides.${side}.oneOf`, source])) })
/** the top side is also in the rulebook */
const AMMUNITION = sourced({ ...named('seed', 'E', 'S', 'W').fieldSources, 'sides.N': 'seed' })
const STATED = from('seed')

const takes = (...oneOf: ProductId[]): Face => ({ role: 'input', oneOf })
const gives = (...oneOf: ProductId[]): Face => ({ role: 'output', oneOf })

type Printed = Omit<Factory, 'copies' | 'starting'>

const factory = (name: string, sides: Partial<Record<Side, Face>>, sources: Sourced): Printed => ({
  name,
  sides: { N: null, E: null, S: null, W: null, ...sides },
  ...sources,
})

/** Older sets used the rulebook's stacks. */
const withStacks = <T extends object>(id: FactoryId, card: T) => ({
  copies: COPIES,
  starting: STARTING[id] ?? 0,
  ...card,
})

const CARDS: Readonly<Record<FactoryId, Printed>> = {
  forest: factory('Forest', { W: gives('wood'), E: gives('wood') }, named('inferred', 'W')), // The second output is our guess.
  iron_mine: factory('Iron mine', { S: gives('iron_ore') }, named('seed', 'S')),
  coal_mine: factory('Coal mine', { S: gives('coal') }, named('inferred', 'S')),
  oil_well: factory('Oil well', { S: gives('oil') }, named('inferred', 'S')),
  cattle_farm: factory('Cattle farm', { S: gives('cattle') }, named()),
  cotton_plantation: factory('Cotton plantation', { S: gives('cotton') }, named('inferred', 'S')),
  copper_mine: factory('Copper mine', { S: gives('copper') }, OURS),
  zinc_mine: factory('Zinc mine', { S: gives('zinc') }, OURS),
  bauxite_mine: factory('Bauxite mine', { S: gives('bauxite') }, OURS),
  oil_refinery: factory(
    'Oil refinery',
    { N: takes('oil'), W: gives('naphtha'), E: gives('lubricant'), S: gives('gasoline') },
    named('inferred', 'N'),
  ), // Oil follows from the name, and the rulebook says there are three outputs. The other two are our guess.
  slaughterhouse: factory(
    'Slaughterhouse',
    { N: takes('cattle'), W: gives('beef'), E: gives('tallow'), S: gives('hides') },
    OURS,
  ),
  steel_mill: factory('Steel mill', { W: takes('coal'), E: takes('iron_ore'), S: gives('steel') }, STATED),
  brass_foundry: factory('Brass foundry', { W: takes('copper'), E: takes('zinc'), S: gives('brass') }, OURS),
  aluminum_smelter: factory('Aluminum smelter', { W: takes('bauxite'), E: takes('coal'), S: gives('aluminum') }, OURS),
  textile_mill: factory('Textile mill', { N: takes('cotton'), S: gives('cloth') }, named('inferred', 'N', 'S')),
  nylon_factory: factory(
    'Nylon factory',
    { N: takes('naphtha'), S: gives('cloth', 'parachutes') },
    named('seed', 'N', 'S'),
  ),
  rubber_works: factory('Rubber works', { N: takes('naphtha'), S: gives('rubber') }, OURS),
  tannery: factory('Tannery', { N: takes('hides'), S: gives('leather') }, OURS),
  nitroglycerin_factory: factory(
    'Nitroglycerin factory',
    { W: takes('tallow'), E: takes('coal'), S: gives('nitroglycerin') },
    named(),
  ),
  ammunition_factory: factory(
    'Ammunition factory',
    { N: takes('wood', 'cotton'), W: takes('nitroglycerin'), E: takes('brass'), S: gives('ammunition') },
    AMMUNITION,
  ),
  knapsack_factory: factory(
    'Knapsack factory',
    { W: takes('cloth'), E: takes('leather'), S: gives('knapsacks') },
    OURS,
  ),
  boot_factory: factory(
    'Boot factory',
    { W: takes('leather'), E: takes('rubber', 'leather'), S: gives('boots') },
    OURS,
  ),
  rifle_factory: factory('Rifle factory', { W: takes('steel'), E: takes('wood'), S: gives('rifles') }, OURS),
  cannery: factory('Cannery', { W: takes('beef'), E: takes('steel'), S: gives('rations') }, OURS),
  engine_works: factory(
    'Engine works',
    { N: takes('lubricant'), W: takes('steel'), E: takes('copper'), S: gives('engines') },
    OURS,
  ),
  bomb_factory: factory(
    'Bomb factory',
    { N: takes('gasoline'), W: takes('steel'), E: takes('tallow'), S: gives('bombs') },
    OURS,
  ),
  jeep_factory: factory(
    'Jeep factory',
    { N: takes('engines'), W: takes('steel'), E: takes('rubber'), S: gives('jeeps') },
    OURS,
  ),
  aircraft_factory: factory(
    'Aircraft factory',
    { N: takes('engines'), W: takes('aluminum'), E: takes('parachutes'), S: gives('aircraft') },
    OURS,
  ),
}

export const FACTORIES: FactoryTable = recordOf(FACTORY_IDS, id => withStacks(id, CARDS[id]))

/** VTI-15: the cards in the draft. */
export const startingSetOf = (factories: FactoryTable): FactoryId[] =>
  FACTORY_IDS.flatMap(id => Array.from({ length: factories[id].starting }, () => id))

const someProductIds = listOf(1, PRODUCT_IDS.length, shape.oneOf(...PRODUCT_IDS))
const aFace = shape.maybe(
  shape.record<NonNullable<Face>>({ role: shape.oneOf('input', 'output'), oneOf: someProductIds }),
)
const aFactory = shape.record<Factory>({
  name: shape.text,
  sides: shape.record<Record<Side, Face>>(recordOf(SIDES, () => aFace)),
  copies: wholeFrom(0, MOST_COPIES),
  starting: wholeFrom(0, MOST_COPIES),
  ...sourceShape,
})
const aTable = tableOf(FACTORY_IDS, inEitherShape(aFactory))

export const someFactories = (value: unknown, path: string): FactoryTable =>
  aTable(shape.isRecord(value) ? Object.fromEntries(Object.entries(value).map(stackedEntry)) : value, path)

const stackedEntry = ([id, card]: [string, unknown]): [string, unknown] => [
  id,
  shape.isRecord(card) ? withStacks(id as FactoryId, card) : card,
]

/** VTI-16: each of six players must be able to draft a card. A draft with more cards than this would take all evening. */
const LEAST_STARTING = 6
const MOST_STARTING = 36

/** Finds faults across tables. Each is a sentence that names the field. */
export function factoryFaults(factories: FactoryTable, path: string): string[] {
  const starting = startingSetOf(factories).length
  const isDraft = starting >= LEAST_STARTING && starting <= MOST_STARTING
  return [
    ...FACTORY_IDS.flatMap(id => cardFaults(factories[id], `${path}.${id}`)),
    ...(isDraft
      ? []
      : [`${path} should have ${LEAST_STARTING} to ${MOST_STARTING} starting cards in total, not ${starting}`]),
  ]
}

function cardFaults({ sides, copies, starting }: Factory, path: string): string[] {
  const faces = SIDES.map(side => sides[side])
  const outputs = faces.filter(face => face?.role === 'output')
  const faults: string[] = []
  // Turning a factory in place must always be a legal move (VTI-58), so the four turns can't all be the same.
  if (outputs.length === 0) faults.push(`${path}.sides should have an output`)
  else if (faces.every(face => JSON.stringify(face) === JSON.stringify(faces[0])))
    faults.push(`${path}.sides should not all be the same`)
  // A run is one choice and names one output: `run 0,0 for cloth`.
  if (outputs.filter(face => (face?.oneOf.length ?? 0) > 1).length > 1)
    faults.push(`${path}.sides should have a choice on at most one output side`)
  if (starting > copies) faults.push(`${path}.starting is ${starting}, and there are only ${copies} copies`)
  return faults
}
