// Advancements (TOI-42 to TOI-46): eight per age. Each has one of the effects that the rules implement.

import { Problem, shape } from '@tableworks/kernel'
import { from, rowsWith, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { anEffect, aTarget, checkEffect, type Effect, type Kind, KINDS, type Target } from './effects.ts'
import { aFormula, type Formula } from './formulas.ts'

export const AGES = [1, 2, 3] as const
export type Age = (typeof AGES)[number]

export const ADVANCEMENT_IDS = [
  'dynamite',
  'band-saw',
  'blast-furnace',
  'patent-office',
  'steam-engine',
  'land-survey',
  'telegraph',
  'land-grant',
  'recycling',
  'warehousing',
  'substitute-materials',
  'assembly-line',
  'advertising',
  'property-management',
  'extra-shift',
  'brand-loyalty',
  'mass-production',
  'skyscrapers',
  'computing',
  'conglomerate',
  'stock-exchange',
  'export-trade',
  'holding-company',
  'trust',
] as const
export type AdvancementId = (typeof ADVANCEMENT_IDS)[number]

export type Advancement = Sourced & {
  readonly name: string
  readonly age: Age
  /** Its cost in research goods. */
  readonly cost: number
  readonly kind: Kind
  readonly text: string
  readonly effect: Effect
  /** The good or facility that it's about; null if it applies to all. */
  readonly target: Target | null
  /** The number in its text: dollars, cubes or market share; null if there is none. */
  readonly amount: number | null
  /** What it scores at the end. */
  readonly formula: Formula | null
}
export type AdvancementTable = Readonly<Record<AdvancementId, Advancement>>

type Printed = readonly [name: string, age: Age, cost: number]

const card = (
  [name, age, cost]: Printed,
  effect: Effect,
  amount: number | null,
  text: string,
  target: Target | null = null,
): Advancement => ({
  name,
  age,
  cost,
  kind: 'keep',
  text,
  effect,
  target,
  amount,
  formula: null,
  ...from('reconstructed'),
})

const once = (printed: Printed, effect: Effect, amount: number | null, text: string): Advancement => ({
  ...card(printed, effect, amount, text),
  kind: 'once',
})

const scoring = (name: string, cost: number, formula: Formula, text: string): Advancement => ({
  ...card([name, 3, cost], 'score', null, text),
  kind: 'end',
  formula,
})

export const ADVANCEMENTS: AdvancementTable = {
  dynamite: {
    ...card(
      ['Dynamite', 1, 1],
      'saleBonus',
      1,
      'Each time another player buys a stone cube of yours, take $1 from the bank.',
      'stone',
    ),
    ...from('seed', { age: 'reconstructed' }),
  },
  'band-saw': card(
    ['Band Saw', 1, 1],
    'extraCubes',
    1,
    'Whenever your Produce action uses the Lumber Camp, it yields one extra wood cube in all.',
    'lumber-camp',
  ),
  'blast-furnace': card(
    ['Blast Furnace', 1, 1],
    'extraCubes',
    1,
    'Whenever your Produce action uses the Steel Forge, it yields one extra steel cube in all.',
    'steel-forge',
  ),
  'patent-office': card(
    ['Patent Office', 1, 1],
    'saleBonus',
    3,
    'Each time another player buys a research cube of yours, take $3 from the bank.',
    'research',
  ),
  'steam-engine': card(['Steam Engine', 1, 1], 'cheaperUse', 2, 'Your Produce actions cost $2 less, never below $0.'),
  'land-survey': card(
    ['Land Survey', 1, 2],
    'waiveGood',
    null,
    'Each time you build real estate you may leave out one of the required goods, of your choice.',
  ),
  telegraph: card(
    ['Telegraph', 1, 2],
    'changePrice',
    null,
    'On each of your turns, after collecting rent and before your action, you may change your price in one grid.',
  ),
  'land-grant': once(['Land Grant', 1, 1], 'grant', 25, 'Take $25 from the bank at once, then discard this card.'),
  recycling: {
    ...card(
      ['Recycling', 2, 1],
      'payUnsold',
      3,
      'When demand is determined, take $3 from the bank for each cube of yours that is discarded unsold.',
    ),
    ...from('reconstructed', { name: 'found' }),
  },
  warehousing: card(
    ['Warehousing', 2, 1],
    'keepUnsold',
    8,
    'When demand is determined, you may set aside up to eight of your unsold cubes instead of discarding them; after the pay step they return to the same grids at the same prices. No effect at the end of Age III.',
  ),
  'substitute-materials': card(
    ['Substitute Materials', 2, 1],
    'substitute',
    null,
    'For each wood, stone or steel you have to buy, you may buy one of the other two instead.',
  ),
  'assembly-line': card(
    ['Assembly Line', 2, 3],
    'secondUseFree',
    1,
    'When your Produce action uses a facility twice, pay only its one-use amount and place one extra cube.',
  ),
  advertising: card(
    ['Advertising', 2, 1],
    'shareByGrid',
    1,
    'When goods sold are scored, gain 1 market share for each of the eight consumer grids in which at least one of your cubes was bought.',
  ),
  'property-management': card(
    ['Property Management', 2, 1],
    'rent',
    3,
    'Collect $3 instead of $2 for each real estate card you own.',
  ),
  'extra-shift': once(
    ['Extra Shift', 2, 2],
    'useAll',
    null,
    'At once, use each of your facilities one time without paying, then discard this card.',
  ),
  'brand-loyalty': card(
    ['Brand Loyalty', 2, 3],
    'lookCheaper',
    1,
    'While consumers pick which cubes to buy, your price in every grid counts as $1 lower. You are still paid your real price.',
  ),
  'mass-production': scoring(
    'Mass Production',
    2,
    { per: 'facilityExpansion', share: 2, max: 14 },
    'At the end of the game: 2 market share for each facility card you own beyond the first of its kind, at most 14.',
  ),
  skyscrapers: scoring(
    'Skyscrapers',
    2,
    { per: 'realEstateLevel', level: 3, share: 6, max: null },
    'At the end of the game: 6 market share for each level-three real estate card you own.',
  ),
  computing: scoring(
    'Computing',
    2,
    { per: 'advancement', share: 4, max: 12 },
    'At the end of the game: 4 market share for each advancement you own, this one included, at most 12.',
  ),
  conglomerate: scoring(
    'Conglomerate',
    2,
    { per: 'facilityKind', share: 3, max: 15 },
    'At the end of the game: 3 market share for each kind of facility you own, at most 15.',
  ),
  'stock-exchange': scoring(
    'Stock Exchange',
    2,
    { per: 'money', unit: 15, share: 1, max: 12 },
    'At the end of the game: 1 market share for each full $15 you have, at most 12.',
  ),
  'export-trade': scoring(
    'Export Trade',
    2,
    { per: 'sales', unit: 2, share: 1, max: 12 },
    'At the end of the game: 1 market share for every two cubes consumers bought from you at the end of Age III, rounded up, at most 12.',
  ),
  'holding-company': scoring(
    'Holding Company',
    2,
    { per: 'titan', share: 2, max: 12 },
    'At the end of the game: 2 market share for each Titan card you hold, at most 12.',
  ),
  trust: scoring(
    'Trust',
    2,
    { per: 'dominationBonus', share: 6, max: null },
    'At the end of the game: 6 market share for each domination bonus (including real estate) you won at the end of Age III.',
  ),
}

const shapeOfOne = shape.record<Advancement>({
  name: shape.text,
  age: shape.oneOf(...AGES),
  cost: wholeFrom(1, 9),
  kind: shape.oneOf(...KINDS),
  text: shape.text,
  effect: anEffect,
  target: shape.maybe(aTarget),
  amount: shape.maybe(wholeFrom(0, 99)),
  formula: shape.maybe(aFormula),
  ...sourceShape,
})
const someAdvancements = tableOf(ADVANCEMENT_IDS, shapeOfOne)
const withEffects = rowsWith(ADVANCEMENTS, ['effect', 'target'])

/** More extra cubes than this would make option lists too long. */
const MOST_EXTRA_CUBES = 297

export function anAdvancementTable(value: unknown, path: string): AdvancementTable {
  const found = someAdvancements(withEffects(value), path)
  for (const id of ADVANCEMENT_IDS) checkEffect(found[id], `${path}.${id}`)
  const extra = extraCubes(found)
  if (extra > MOST_EXTRA_CUBES)
    throw new Problem(`${path} should add at most ${MOST_EXTRA_CUBES} cubes to production, not ${extra}`)
  return found
}

/** How many cubes all advancements together can add to one production. */
export const extraCubes = (advancements: AdvancementTable): number =>
  ADVANCEMENT_IDS.map(id => advancements[id])
    .filter(({ effect }) => effect === 'extraCubes' || effect === 'secondUseFree')
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
