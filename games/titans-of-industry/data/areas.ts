// The four types of real estate, each a side of the board with spaces of level one to three (TOI-6, TOI-50).

import { Problem, shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, tableOf } from '@tableworks/table-kit'

export const AREAS = ['residential', 'commercial', 'industrial', 'transportation'] as const
export type Area = (typeof AREAS)[number]

export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

export const SPACE_IDS = [
  'residential-1',
  'residential-2',
  'residential-3',
  'commercial-1',
  'commercial-2',
  'commercial-3',
  'industrial-1',
  'industrial-2',
  'industrial-3',
  'transportation-1',
  'transportation-2',
  'transportation-3',
] as const
export type SpaceId = (typeof SPACE_IDS)[number]
export type PerSpace<T> = Record<SpaceId, T>

/** The sides of the board, clockwise from the left. */
export const SIDES = ['left', 'top', 'right', 'bottom'] as const
export type BoardSide = (typeof SIDES)[number]

/** Each type's side of the board. Only the board uses it, not the rules. */
export type AreaTable = Readonly<Record<Area, Sourced & { readonly side: BoardSide }>>

const at = (side: BoardSide) => ({ side, ...from('reconstructed') })

export const AREA_TABLE: AreaTable = {
  residential: at('left'),
  commercial: at('bottom'),
  industrial: at('right'),
  transportation: at('top'),
}

const someAreas = tableOf(AREAS, shape.record<AreaTable[Area]>({ side: shape.oneOf(...SIDES), ...sourceShape }))

export function anAreaTable(value: unknown, path: string): AreaTable {
  const areas = someAreas(value, path)
  const empty = SIDES.find(side => !AREAS.some(area => areas[area].side === side))
  if (empty !== undefined) throw new Problem(`${path} should have each side of the board once: none is at the ${empty}`)
  return areas
}

export const AREA_NAMES: Readonly<Record<Area, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  industrial: 'Industrial',
  transportation: 'Transportation',
}

/** TOI-51: the lower levels of the same type. */
export const SPACES_BELOW: Readonly<PerSpace<readonly SpaceId[]>> = {
  'residential-1': [],
  'residential-2': ['residential-1'],
  'residential-3': ['residential-1', 'residential-2'],
  'commercial-1': [],
  'commercial-2': ['commercial-1'],
  'commercial-3': ['commercial-1', 'commercial-2'],
  'industrial-1': [],
  'industrial-2': ['industrial-1'],
  'industrial-3': ['industrial-1', 'industrial-2'],
  'transportation-1': [],
  'transportation-2': ['transportation-1'],
  'transportation-3': ['transportation-1', 'transportation-2'],
}
