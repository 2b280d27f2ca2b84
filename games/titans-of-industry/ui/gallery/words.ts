// The headings of the gallery.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  facilities: 'Facilities, eight copies each',
  advancements: 'Advancements of Age {age}',
  titans: 'Titans',
  estates: 'Real estate: {area}',
  spaces: 'Spaces of the board',
  grids: 'Pricing grids',
  makes: 'makes',
  copies: 'copies',
  buildCost: 'to build',
  expandCost: 'to expand, as many as its size',
  once: 'one use',
  twice: 'two uses',
  takes: 'takes',
  demandFrom: 'demand from',
  prices: 'prices',
  red: 'players buy here',
  none: 'nothing',
  nobody: 'no consumers',
  range: '${from} to ${to}',
} as const

const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  age: 'age',
  goods: 'goods',
  areas: 'demand',
  area: 'quarter',
  level: 'level',
  red: 'red outline',
  prices: 'prices',
  cost: 'cost',
  makes: 'good',
  buildCost: 'build cost',
  expandCost: 'expansion cost',
  once: 'one use',
  twice: 'two uses',
  copies: 'copies',
  'demand.consumables': 'C',
  'demand.durables': 'D',
  'demand.energy': 'E',
}

export const gallery = speaker(WORDS)

export const differs = (field: string): string => FIELDS[field] ?? field
