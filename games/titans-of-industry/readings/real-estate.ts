// Real estate: open spaces, which side of a card is up, and what building costs. RULES.md TOI-50 to TOI-65.

import type { Seat } from '@tableworks/kernel'
import type { Age } from '../data/advancements.ts'
import { type Area, SPACE_IDS, type SpaceId, SPACES_BELOW } from '../data/areas.ts'
import { type Bill, type Material, MATERIALS } from '../data/goods.ts'
import type { EstateId } from '../data/real-estate.ts'
import type { State } from '../state.ts'
import { costOf, type Purse, without } from './costs.ts'

/** TOI-65: which white card ends each age. */
export const WHITE_CARDS: Readonly<Record<Age, number>> = { 1: 2, 2: 5, 3: 8 }

/** TOI-63: grey cards don't count. */
export function whiteCards(g: Pick<State, 'white'>): number {
  let cards = 0
  for (const space of SPACE_IDS) if (g.white[space]) cards += 1
  return cards
}

/** TOI-60: a card whose level is below the age is grey side up. */
export const wouldBeWhite = (g: Pick<State, 'box' | 'age'>, space: SpaceId): boolean =>
  g.box.spaces[space].level >= g.age

/** A quarter's spaces, from the lowest level up. */
export const spacesIn = ({ box }: Pick<State, 'box'>, area: Area): SpaceId[] =>
  SPACE_IDS.filter(space => box.spaces[space].area === area)

export type CardSide = 'white' | 'grey'

/** TOI-60: which side of a card would be up if it were built now. */
export const sideNow = (g: Pick<State, 'box' | 'age'>, space: SpaceId): CardSide =>
  wouldBeWhite(g, space) ? 'white' : 'grey'

/** A space on the board: its card, and the side that is or would be up (TOI-59, TOI-60). */
export interface SpaceFacts {
  readonly space: SpaceId
  readonly built: { readonly card: EstateId; readonly owner: Seat } | null
  readonly side: CardSide
  readonly isOpen: boolean
}

export function spaceFacts(g: Pick<State, 'box' | 'age' | 'estate' | 'owner' | 'white'>, space: SpaceId): SpaceFacts {
  const card = g.estate[space]
  const owner = g.owner[space]
  const built = card === null || owner === null ? null : { card, owner }
  const side = built === null ? sideNow(g, space) : g.white[space] ? 'white' : 'grey'
  return { space, built, side, isOpen: isOpen(g, space) }
}

/** TOI-50 to TOI-52: no level above the age, unless all lower levels of its type are built. */
export const isOpen = (g: Pick<State, 'box' | 'age' | 'estate'>, space: SpaceId): boolean =>
  g.estate[space] === null && (g.box.spaces[space].level <= g.age || isFilledBelow(g, space))

function isFilledBelow(g: Pick<State, 'estate'>, space: SpaceId): boolean {
  for (const below of SPACES_BELOW[space]) if (g.estate[below] === null) return false
  return true
}

/** TOI-53: the goods a space costs. With Land Survey, minus the unit that saves most. */
export function billFor(g: Pick<State, 'box'>, space: SpaceId, purse: Purse): Bill {
  const { cost } = g.box.spaces[space]
  return purse.waives ? without(cost, bestWaiver(purse, cost)) : cost
}

/** Land Survey: which good to leave out to save the most; the first of equals. Null if none saves anything. */
export function bestWaiver(purse: Purse, cost: Bill): Material | null {
  let best: Material | null = null
  let least = costOf(purse, cost)
  for (const material of MATERIALS) {
    if (cost[material] === 0) continue
    const total = costOf(purse, without(cost, material))
    if (total >= least) continue
    best = material
    least = total
  }
  return best
}
