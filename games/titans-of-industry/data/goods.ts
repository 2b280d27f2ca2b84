// Goods and the sectors they are sold in (TOI-2, TOI-16).

import { from, type Sourced, sourceShape } from '@tableworks/table-kit'
import { shape } from '@tableworks/kernel'

export const GOODS = ['wood', 'stone', 'steel', 'corn', 'oil', 'power', 'research'] as const
export type Good = (typeof GOODS)[number]

/** the goods that players buy from each other. A purchase buys them in this order. */
export const MATERIALS = ['research', 'wood', 'stone', 'steel'] as const satisfies readonly Good[]
export type Material = (typeof MATERIALS)[number]

/** The goods that Substitute Materials may exchange. */
export const BUILDING_MATERIALS = ['wood', 'stone', 'steel'] as const satisfies readonly Material[]
export type BuildingMaterial = (typeof BUILDING_MATERIALS)[number]

/** How many units of each. */
export type Bill = Readonly<Record<Material, number>>

/** TOI-57: consumers want goods from three sectors. */
export const CONSUMER_SECTORS = ['consumables', 'durables', 'energy'] as const
export type ConsumerSector = (typeof CONSUMER_SECTORS)[number]
/** TOI-68: Research is only traded between players. */
export const SECTORS = [...CONSUMER_SECTORS, 'research'] as const
export type Sector = (typeof SECTORS)[number]

export const SECTOR_NAMES: Readonly<Record<Sector, string>> = {
  consumables: 'Consumables',
  durables: 'Durables',
  energy: 'Energy',
  research: 'Research',
}

/** Icons per sector, on a card or a space. */
export type Demand = Readonly<Record<ConsumerSector, number>>

export type GoodEntry = Sourced & { readonly name: string }
export type GoodsTable = Readonly<Record<Good, GoodEntry>>

/** The rulebook names all of them except corn, which comes from a public page. What it calls "energy" is power here. */
export const GOODS_TABLE: GoodsTable = {
  wood: { name: 'Wood', ...from('seed') },
  stone: { name: 'Stone', ...from('seed') },
  steel: { name: 'Steel', ...from('seed') },
  corn: { name: 'Corn', ...from('found') },
  oil: { name: 'Oil', ...from('seed') },
  power: { name: 'Electric Power', ...from('inferred') },
  research: { name: 'Research', ...from('seed') },
}

/** In lower case, for sentences. */
export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  wood: 'wood',
  stone: 'stone',
  steel: 'steel',
  corn: 'corn',
  oil: 'oil',
  power: 'power',
  research: 'research',
}

export const aGood = shape.record<GoodEntry>({ name: shape.text, ...sourceShape })
