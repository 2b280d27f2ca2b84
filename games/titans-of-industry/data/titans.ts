// Titan cards (TOI-8, TOI-48, TOI-90): 24, all different, each a way to score at the end. All are reconstructed.

import { shape } from '@tableworks/kernel'
import { type Sourced, sourceShape, tableOf } from '@tableworks/table-kit'
import { aFormula, type Formula } from './formulas.ts'

export const TITAN_IDS = [
  'titan-wood',
  'titan-stone',
  'titan-steel',
  'titan-corn',
  'titan-oil',
  'titan-power',
  'titan-research',
  'titan-residential',
  'titan-commercial',
  'titan-industrial',
  'titan-transportation',
  'titan-consumables',
  'titan-durables',
  'titan-energy',
  'titan-financier',
  'titan-landlord',
  'titan-inventor',
  'titan-generalist',
  'titan-empire',
  'titan-kingpin',
  'titan-front-runner',
  'titan-peddler',
  'titan-profiteer',
  'titan-wholesaler',
] as const
export type TitanId = (typeof TITAN_IDS)[number]

export type Titan = Sourced & {
  readonly name: string
  readonly text: string
  readonly formula: Formula
}
export type TitanTable = Readonly<Record<TitanId, Titan>>

const titan = (name: string, formula: Formula, text: string): Titan => ({
  name,
  text,
  formula,
  source: 'reconstructed',
  fieldSources: {},
})

export const TITANS: TitanTable = {
  'titan-wood': titan(
    'The Timber Baron',
    { per: 'facilitySize', facility: 'lumber-camp', share: 2, max: null },
    '2 market share for each size of your Lumber Camp.',
  ),
  'titan-stone': titan(
    'The Quarry King',
    { per: 'facilitySize', facility: 'stone-quarry', share: 2, max: null },
    '2 market share for each size of your Stone Quarry.',
  ),
  'titan-steel': titan(
    'The Steel Magnate',
    { per: 'facilitySize', facility: 'steel-forge', share: 2, max: null },
    '2 market share for each size of your Steel Forge.',
  ),
  'titan-corn': titan(
    'The Grain Merchant',
    { per: 'facilitySize', facility: 'corn-farm', share: 2, max: null },
    '2 market share for each size of your Corn Farm.',
  ),
  'titan-oil': titan(
    'The Oil Tycoon',
    { per: 'facilitySize', facility: 'oil-well', share: 3, max: null },
    '3 market share for each size of your Oil Well.',
  ),
  'titan-power': titan(
    'The Power Broker',
    { per: 'facilitySize', facility: 'power-station', share: 3, max: null },
    '3 market share for each size of your Power Station.',
  ),
  'titan-research': titan(
    'The University Patron',
    { per: 'facilitySize', facility: 'university', share: 3, max: null },
    '3 market share for each size of your University.',
  ),
  'titan-residential': titan(
    'The Homebuilder',
    { per: 'realEstateArea', area: 'residential', share: 3, max: null },
    '3 market share for each residential real estate card you own.',
  ),
  'titan-commercial': titan(
    'The Merchant Prince',
    { per: 'realEstateArea', area: 'commercial', share: 3, max: null },
    '3 market share for each commercial real estate card you own.',
  ),
  'titan-industrial': titan(
    'The Mill Owner',
    { per: 'realEstateArea', area: 'industrial', share: 3, max: null },
    '3 market share for each industrial real estate card you own.',
  ),
  'titan-transportation': titan(
    'The Railroad Boss',
    { per: 'realEstateArea', area: 'transportation', share: 3, max: null },
    '3 market share for each transportation real estate card you own.',
  ),
  'titan-consumables': titan(
    'The Grocer',
    { per: 'sectorSales', sector: 'consumables', unit: 1, share: 1, max: 8 },
    '1 market share for each of your cubes consumers bought in the Consumables grids at the end of Age III, at most 8.',
  ),
  'titan-durables': titan(
    'The Outfitter',
    { per: 'sectorSales', sector: 'durables', unit: 2, share: 1, max: 8 },
    '1 market share for every two of your cubes consumers bought in the Durables grids at the end of Age III, rounded up, at most 8.',
  ),
  'titan-energy': titan(
    'The Fuel Dealer',
    { per: 'sectorSales', sector: 'energy', unit: 2, share: 1, max: 8 },
    '1 market share for every two of your cubes consumers bought in the Energy grids at the end of Age III, rounded up, at most 8.',
  ),
  'titan-financier': titan(
    'The Financier',
    { per: 'money', unit: 25, share: 1, max: 8 },
    '1 market share for each full $25 you have, at most 8.',
  ),
  'titan-landlord': titan(
    'The Landlord',
    { per: 'areaOwned', share: 2, max: 8 },
    '2 market share for each different type of real estate you own.',
  ),
  'titan-inventor': titan(
    'The Inventor',
    { per: 'advancement', share: 2, max: null },
    '2 market share for each advancement you own.',
  ),
  'titan-generalist': titan(
    'The Generalist',
    { per: 'facilityKind', share: 1, max: 7 },
    '1 market share for each kind of facility you own.',
  ),
  'titan-empire': titan(
    'The Empire Builder',
    { per: 'facilityAtLeast', size: 3, share: 3, max: null },
    '3 market share for each of your facilities of size three or more.',
  ),
  'titan-kingpin': titan(
    'The Kingpin',
    { per: 'titan', share: 1, max: null },
    '1 market share for each Titan card you hold, this one included.',
  ),
  'titan-front-runner': titan(
    'The Front-Runner',
    { per: 'turnOrderPlace', shares: [6, 4, 2] },
    '6, 4 or 2 market share if you are first, second or third on the turn order track.',
  ),
  'titan-peddler': titan(
    'The Peddler',
    { per: 'gridsSoldIn', share: 1, max: 8 },
    '1 market share for each of the eight consumer grids in which consumers bought at least one of your cubes at the end of Age III.',
  ),
  'titan-profiteer': titan(
    'The Profiteer',
    { per: 'gridsAtTopPrice', share: 2, max: 10 },
    '2 market share for each consumer grid in which, at the end of Age III, consumers bought a cube of yours and nobody sold there at a higher price than yours, at most 10.',
  ),
  'titan-wholesaler': titan(
    'The Wholesaler',
    { per: 'salesToPlayers', unit: 2, share: 1, max: 8 },
    '1 market share for every two cubes other players bought from you during Age III, rounded up, at most 8.',
  ),
}

const aTitan = shape.record<Titan>({
  name: shape.text,
  text: shape.text,
  formula: aFormula,
  ...sourceShape,
})

export const aTitanTable = tableOf(TITAN_IDS, aTitan)
