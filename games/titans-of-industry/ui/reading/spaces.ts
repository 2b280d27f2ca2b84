// The spaces of a quarter: what stands there, or what would.

import { type Area, SPACE_IDS, type SpaceId } from '../../data/areas.ts'
import { ESTATE_IDS, type EstateId } from '../../data/real-estate.ts'
import type { Table } from './table.ts'

export const spacesOf = ({ box }: Pick<Table, 'box'>, area: Area): SpaceId[] =>
  SPACE_IDS.filter(space => box.spaces[space].area === area)

export const cardsOf = ({ box }: Pick<Table, 'box'>, area: Area): EstateId[] =>
  ESTATE_IDS.filter(card => box.estates[card].area === area)

/** TOI-59: a card of a level below the age lies grey side up. */
export const sideNow = ({ view, box }: Table, space: SpaceId): 'white' | 'grey' =>
  box.spaces[space].level >= view.age ? 'white' : 'grey'

export const sideBuilt = ({ view }: Table, space: SpaceId): 'white' | 'grey' => (view.white[space] ? 'white' : 'grey')

/** Where a card is built; null while it is not. */
export const builtAt = ({ view }: Pick<Table, 'view'>, card: EstateId): SpaceId | null =>
  SPACE_IDS.find(space => view.estate[space] === card) ?? null
