// Real estate: what spaces cost, and the cards that can be built on them (TOI-50 to TOI-58).

import { Problem, shape } from '@tableworks/kernel'
import { type FieldSources, type Source, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { type Area, AREAS, type Level, LEVELS, type PerSpace, SPACE_IDS } from './areas.ts'
import { type Bill, CONSUMER_SECTORS, type Demand, MATERIALS } from './goods.ts'

/** A space on the board. Its goods are bought from the red grids (TOI-53). */
export type Space = Sourced & {
  readonly area: Area
  readonly level: Level
  readonly cost: Bill
  /** TOI-57: icons that count until a card covers them. Only level one has them. */
  readonly automatic: Demand | null
}
export type SpaceTable = Readonly<PerSpace<Space>>

const NOTHING: Bill = { research: 0, wood: 0, stone: 0, steel: 0 }
const ONE_OF_EACH: Demand = { consumables: 1, durables: 1, energy: 1 }

const space = (area: Area, level: Level, cost: Partial<Bill>): Space => ({
  area,
  level,
  cost: { ...NOTHING, ...cost },
  automatic: level === 1 ? ONE_OF_EACH : null,
  source: 'seed',
  fieldSources: { cost: 'reconstructed' },
})

export const SPACES: SpaceTable = {
  'residential-1': space('residential', 1, { wood: 3, stone: 1 }),
  'residential-2': space('residential', 2, { wood: 3, stone: 1 }),
  'residential-3': space('residential', 3, { wood: 2, stone: 1, steel: 1, research: 1 }),
  'commercial-1': space('commercial', 1, { wood: 2, stone: 2 }),
  'commercial-2': space('commercial', 2, { wood: 1, stone: 2, steel: 1 }),
  'commercial-3': space('commercial', 3, { wood: 1, stone: 2, steel: 1, research: 1 }),
  'industrial-1': space('industrial', 1, { stone: 1, steel: 3 }),
  'industrial-2': space('industrial', 2, { wood: 1, stone: 1, steel: 2 }),
  'industrial-3': space('industrial', 3, { wood: 1, stone: 1, steel: 2, research: 1 }),
  'transportation-1': space('transportation', 1, { wood: 2, steel: 2 }),
  'transportation-2': space('transportation', 2, { stone: 2, steel: 2 }),
  'transportation-3': space('transportation', 3, { stone: 2, steel: 2, research: 1 }),
}

export const ESTATE_IDS = [
  'house',
  'boarding-house',
  'row-houses',
  'apartment-block',
  'garden-suburb',
  'tenement',
  'luxury-high-rise',
  'planned-community',
  'general-store',
  'roadside-stand',
  'market-hall',
  'motel',
  'department-store',
  'picture-palace',
  'shopping-center',
  'office-tower',
  'workshop',
  'grist-mill',
  'smithy',
  'machine-works',
  'cannery',
  'chemical-plant',
  'assembly-complex',
  'industrial-park',
  'wagon-road',
  'canal-landing',
  'coach-depot',
  'railway-station',
  'streetcar-line',
  'freight-harbor',
  'expressway',
  'airport',
] as const
export type EstateId = (typeof ESTATE_IDS)[number]

/** A card. Cards with the same area and level differ only in their icons (TOI-56), and both sides have the same icons. */
export type Estate = Sourced & {
  readonly name: string
  readonly area: Area
  readonly level: Level
  readonly demand: Demand
}
export type EstateTable = Readonly<Record<EstateId, Estate>>

const estate = (
  name: string,
  area: Area,
  level: Level,
  [consumables, durables, energy]: [number, number, number],
  source: Source = 'reconstructed',
  fieldSources: FieldSources = {},
): Estate => ({ name, area, level, demand: { consumables, durables, energy }, source, fieldSources })

/** Only its Durables icons are in the rulebook. */
const DURABLES_KNOWN: FieldSources = { 'demand.consumables': 'reconstructed', 'demand.energy': 'reconstructed' }

export const ESTATES: EstateTable = {
  house: estate('House', 'residential', 1, [2, 2, 1], 'seed', DURABLES_KNOWN),
  'boarding-house': estate('Boarding House', 'residential', 1, [2, 1, 2]),
  'row-houses': estate('Row Houses', 'residential', 1, [1, 2, 2]),
  'apartment-block': estate('Apartment Block', 'residential', 2, [2, 3, 1]),
  'garden-suburb': estate('Garden Suburb', 'residential', 2, [1, 3, 2]),
  tenement: estate('Tenement', 'residential', 2, [1, 2, 3]),
  'luxury-high-rise': estate('Luxury High-Rise', 'residential', 3, [2, 3, 3]),
  'planned-community': estate('Planned Community', 'residential', 3, [1, 4, 3]),
  'general-store': estate('General Store', 'commercial', 1, [2, 1, 2], 'seed'), // TOI-58
  'roadside-stand': estate('Roadside Stand', 'commercial', 1, [1, 2, 2], 'seed'), // TOI-58
  'market-hall': estate('Market Hall', 'commercial', 1, [2, 2, 1]),
  motel: estate('Motel', 'commercial', 2, [1, 3, 2], 'seed', {
    ...DURABLES_KNOWN,
    area: 'inferred',
    level: 'inferred',
  }),
  'department-store': estate('Department Store', 'commercial', 2, [3, 1, 2]),
  'picture-palace': estate('Picture Palace', 'commercial', 2, [3, 2, 1]),
  'shopping-center': estate('Shopping Center', 'commercial', 3, [4, 2, 2]),
  'office-tower': estate('Office Tower', 'commercial', 3, [3, 2, 3]),
  workshop: estate('Workshop', 'industrial', 1, [2, 2, 1]),
  'grist-mill': estate('Grist Mill', 'industrial', 1, [1, 2, 2]),
  smithy: estate('Smithy', 'industrial', 1, [2, 1, 2]),
  'machine-works': estate('Machine Works', 'industrial', 2, [1, 3, 2]),
  cannery: estate('Cannery', 'industrial', 2, [3, 2, 1]),
  'chemical-plant': estate('Chemical Plant', 'industrial', 2, [2, 1, 3]),
  'assembly-complex': estate('Assembly Complex', 'industrial', 3, [2, 3, 3]),
  'industrial-park': estate('Industrial Park', 'industrial', 3, [3, 3, 2]),
  'wagon-road': estate('Wagon Road', 'transportation', 1, [2, 2, 1]),
  'canal-landing': estate('Canal Landing', 'transportation', 1, [1, 2, 2]),
  'coach-depot': estate('Coach Depot', 'transportation', 1, [2, 1, 2]),
  'railway-station': estate('Railway Station', 'transportation', 2, [1, 2, 3]),
  'streetcar-line': estate('Streetcar Line', 'transportation', 2, [3, 1, 2]),
  'freight-harbor': estate('Freight Harbor', 'transportation', 2, [2, 3, 1]),
  expressway: estate('Expressway', 'transportation', 3, [2, 3, 3]),
  airport: estate('Airport', 'transportation', 3, [3, 2, 3]),
}

const units = wholeFrom(0, 9)
const aBill = tableOf(MATERIALS, units)
const aDemand = tableOf(CONSUMER_SECTORS, units)

const spaceShape = shape.record<Space>({
  area: shape.oneOf(...AREAS),
  level: shape.oneOf(...LEVELS),
  cost: aBill,
  automatic: shape.maybe(aDemand),
  ...sourceShape,
})
function aSpace(value: unknown, path: string): Space {
  const found = spaceShape(value, path)
  if (!path.endsWith(`.${found.area}-${found.level}`))
    throw new Problem(`${path} should have the area and level in its id`)
  return found
}

const anEstate = shape.record<Estate>({
  name: shape.text,
  area: shape.oneOf(...AREAS),
  level: shape.oneOf(...LEVELS),
  demand: aDemand,
  ...sourceShape,
})
const someEstates = tableOf(ESTATE_IDS, anEstate)

export const aSpaceTable = tableOf(SPACE_IDS, aSpace)

/** There must be a card for every space a player may build on (TOI-55). */
export function anEstateTable(value: unknown, path: string): EstateTable {
  const estates = someEstates(value, path)
  for (const area of AREAS)
    for (const level of LEVELS)
      if (!ESTATE_IDS.some(id => estates[id].area === area && estates[id].level === level))
        throw new Problem(`${path} should have a card for ${area}, level ${level}`)
  return estates
}
