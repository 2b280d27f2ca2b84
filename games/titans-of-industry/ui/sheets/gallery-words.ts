// The gallery's headings.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  facilities: 'Facilities',
  advancements: 'Age {age} advancements',
  titans: 'Titans',
  estates: 'Real estate: {area}, {side:left=left side|top=top|right=right side|bottom=bottom}',
  spaces: 'Board spaces',
  grids: 'Pricing grids',
  makes: 'makes',
  copies: 'copies',
  buildCost: 'to build',
  expandCost: 'to expand, one per size',
  once: 'one use',
  twice: 'two uses',
  takes: 'takes',
  demandFrom: 'demand from',
  prices: 'prices',
  place: 'place',
  places: {
    left: 'left',
    top: 'top',
    right: 'right',
    bottom: 'bottom',
    'upper-left': 'upper left',
    'upper-right': 'upper right',
    'lower-right': 'lower right',
    'lower-left': 'lower left',
    centre: 'centre',
  },
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
  place: 'place',
  effect: 'effect',
  target: 'applies to',
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
