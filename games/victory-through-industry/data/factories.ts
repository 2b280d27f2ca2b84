// Factories (VTI-7): what each of the four sides takes or gives when the card is the right way up. The rulebook tells
// the steel mill whole, and parts of eleven others; see RULES.md, last section. What follows from its words or from a
// name (a coal mine gives coal) is inferred. `flow` is what a card takes and gives in all; which side shows it is a question of
// its own.

import { Problem, shape } from '@tableworks/kernel'
import { from, listOf, recordOf, type Sourced, sourceShape, tableOf } from '@tableworks/table-kit'
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

/** A type by its place in FACTORY_IDS. */
export const typeNumber = Object.fromEntries(FACTORY_IDS.map((id, i) => [id, i])) as Record<FactoryId, number>

/** VTI-33: cards of each type. */
export const COPIES = 4

/** The sides of a card the right way up, clockwise from the top. */
export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

/** VTI-26: more than one product on a side means either. */
export type Face = { readonly role: 'input' | 'output'; readonly oneOf: readonly ProductId[] } | null

export type Factory = Sourced & {
  readonly name: string
  readonly sides: Readonly<Record<Side, Face>>
}
export type FactoryTable = Readonly<Record<FactoryId, Factory>>

const OURS = from('reconstructed')
const NAMED = from('reconstructed', { name: 'seed' })
/** What it takes and gives follows from its name or from the text around it. */
const FLOW_INFERRED = from('reconstructed', { name: 'seed', flow: 'inferred' })
const FLOW_STATED = from('reconstructed', { name: 'seed', flow: 'seed' })
const FLOW_AND_TOP_STATED = from('reconstructed', { name: 'seed', flow: 'seed', 'sides.N': 'seed' })
const STATED = from('seed')

const takes = (...oneOf: ProductId[]): Face => ({ role: 'input', oneOf })
const gives = (...oneOf: ProductId[]): Face => ({ role: 'output', oneOf })

const factory = (name: string, sides: Partial<Record<Side, Face>>, sources: Sourced): Factory => ({
  name,
  sides: { N: null, E: null, S: null, W: null, ...sides },
  ...sources,
})

export const FACTORIES: FactoryTable = {
  forest: factory('Forest', { W: gives('wood'), E: gives('wood') }, FLOW_INFERRED), // wood is inferred, the second one is ours
  iron_mine: factory('Iron mine', { S: gives('iron_ore') }, FLOW_STATED),
  coal_mine: factory('Coal mine', { S: gives('coal') }, FLOW_INFERRED),
  oil_well: factory('Oil well', { S: gives('oil') }, FLOW_INFERRED),
  cattle_farm: factory('Cattle farm', { S: gives('cattle') }, NAMED),
  cotton_plantation: factory('Cotton plantation', { S: gives('cotton') }, FLOW_INFERRED),
  copper_mine: factory('Copper mine', { S: gives('copper') }, OURS),
  zinc_mine: factory('Zinc mine', { S: gives('zinc') }, OURS),
  bauxite_mine: factory('Bauxite mine', { S: gives('bauxite') }, OURS),
  oil_refinery: factory(
    'Oil refinery',
    { N: takes('oil'), W: gives('naphtha'), E: gives('lubricant'), S: gives('gasoline') },
    FLOW_INFERRED,
  ), // oil follows from the name, and the rulebook has three outputs; which three is ours
  slaughterhouse: factory(
    'Slaughterhouse',
    { N: takes('cattle'), W: gives('beef'), E: gives('tallow'), S: gives('hides') },
    OURS,
  ),
  steel_mill: factory('Steel mill', { W: takes('coal'), E: takes('iron_ore'), S: gives('steel') }, STATED),
  brass_foundry: factory('Brass foundry', { W: takes('copper'), E: takes('zinc'), S: gives('brass') }, OURS),
  aluminum_smelter: factory('Aluminum smelter', { W: takes('bauxite'), E: takes('coal'), S: gives('aluminum') }, OURS),
  textile_mill: factory('Textile mill', { N: takes('cotton'), S: gives('cloth') }, FLOW_INFERRED),
  nylon_factory: factory('Nylon factory', { N: takes('naphtha'), S: gives('cloth', 'parachutes') }, FLOW_STATED),
  rubber_works: factory('Rubber works', { N: takes('naphtha'), S: gives('rubber') }, OURS),
  tannery: factory('Tannery', { N: takes('hides'), S: gives('leather') }, OURS),
  nitroglycerin_factory: factory(
    'Nitroglycerin factory',
    { W: takes('tallow'), E: takes('coal'), S: gives('nitroglycerin') },
    NAMED,
  ),
  ammunition_factory: factory(
    'Ammunition factory',
    { N: takes('wood', 'cotton'), W: takes('nitroglycerin'), E: takes('brass'), S: gives('ammunition') },
    FLOW_AND_TOP_STATED,
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

/** VTI-15: the nine cards of the draft. */
export const STARTING_SET: readonly FactoryId[] = [
  'forest',
  'forest',
  'forest',
  'forest',
  'iron_mine',
  'coal_mine',
  'oil_well',
  'cattle_farm',
  'cotton_plantation',
]

const someProductIds = listOf(1, PRODUCT_IDS.length, shape.oneOf(...PRODUCT_IDS))
const aFace = shape.maybe(
  shape.record<NonNullable<Face>>({ role: shape.oneOf('input', 'output'), oneOf: someProductIds }),
)
const factoryShape = shape.record<Factory>({
  name: shape.text,
  sides: shape.record<Record<Side, Face>>(recordOf(SIDES, () => aFace)),
  ...sourceShape,
})

const aFactory = (value: unknown, path: string): Factory => {
  const found = factoryShape(value, path)
  const faces = SIDES.map(side => found.sides[side])
  const outputs = faces.filter(face => face?.role === 'output')
  if (outputs.length === 0) throw new Problem(`${path}.sides should have an output`)
  // A run is one choice: `run 0,0 for cloth` names one output.
  if (outputs.filter(face => (face?.oneOf.length ?? 0) > 1).length > 1)
    throw new Problem(`${path}.sides should have a choice on one output side at most`)
  // Turning it in its cell is always a move (VTI-58), so the four turns cannot all be the same.
  if (faces.every(face => JSON.stringify(face) === JSON.stringify(faces[0])))
    throw new Problem(`${path}.sides should not all be the same`)
  return found
}
export const someFactories: (value: unknown, path: string) => FactoryTable = tableOf(
  FACTORY_IDS,
  inEitherShape(aFactory),
)
