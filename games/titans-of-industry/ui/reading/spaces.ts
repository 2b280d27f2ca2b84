// The spaces of a quarter: what stands there, or what would.

import type { Seat } from '@tableworks/kernel'
import { type Area, SPACE_IDS, type SpaceId } from '../../data/areas.ts'
import { ESTATE_IDS, type EstateId } from '../../data/real-estate.ts'
import type { Receipt } from '../../readings/bills.ts'
import { isOpen, wouldBeWhite } from '../../readings/real-estate.ts'
import type { Table } from './table.ts'

export type CardSide = 'white' | 'grey'

export const spacesOf = ({ box }: Pick<Table, 'box'>, area: Area): SpaceId[] =>
  SPACE_IDS.filter(space => box.spaces[space].area === area)

export const cardsOf = ({ box }: Pick<Table, 'box'>, area: Area): EstateId[] =>
  ESTATE_IDS.filter(card => box.estates[card].area === area)

/** The side on which a card built now would lie. */
export const sideNow = ({ view }: Pick<Table, 'view'>, space: SpaceId): CardSide =>
  wouldBeWhite(view, space) ? 'white' : 'grey'

/** Everything the drawing of a space depends on, besides the box. */
export interface SpaceFacts {
  readonly space: SpaceId
  readonly built: { readonly card: EstateId; readonly owner: Seat } | null
  /** The side that lies up, or would. */
  readonly side: CardSide
  readonly isOpen: boolean
  readonly receipt: Receipt | null
}

export function spaceFacts(table: Table, space: SpaceId): SpaceFacts {
  const { view, bills } = table
  const card = view.estate[space]
  const owner = view.owner[space]
  const built = card === null || owner === null ? null : { card, owner }
  return {
    space,
    built,
    side: built === null ? sideNow(table, space) : view.white[space] ? 'white' : 'grey',
    isOpen: isOpen(view, space),
    receipt: bills?.spaces[space] ?? null,
  }
}
