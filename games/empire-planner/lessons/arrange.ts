// Arranges a position for a lesson: buildings, Factory cards, Action cards and money, on top of the set-up.

import { CARD_IDS, type CardId } from '../data/action-cards.ts'
import { perSpace, type SpaceName, spaceName, SPACES } from '../data/city.ts'
import type { Face, PerSide, Side } from '../data/pieces.ts'
import { SIDES } from '../data/pieces.ts'
import type { Factory, State } from '../state.ts'

interface Arranged {
  readonly round: number
  readonly capital: PerSide<number>
  readonly profit: PerSide<number>
  readonly pollution?: number
  readonly market?: Face
  /** The face-up Action cards, left to right. */
  readonly cards: readonly [CardId, CardId]
  /** Each side's buildings, oldest first, with their dice: `{ '3-5': 2 }`. */
  readonly built: PerSide<Readonly<Partial<Record<SpaceName, number>>>>
  /** Each side's Factory cards, oldest first. The other cards are for sale, first faces up. */
  readonly factories: PerSide<readonly (Pick<Factory, 'card'> & Partial<Factory>)[]>
}

export const arranged =
  (at: Arranged) =>
  (g: State): void => {
    g.round = at.round
    g.pollution = at.pollution ?? 0
    g.market = at.market ?? g.market
    g.die = perSpace(space => at.built[0][spaceName(space)] ?? at.built[1][spaceName(space)] ?? 0)
    for (const side of SIDES) arrangeSide(g, side, at)
    const taken = g.factories.flat().map(({ card }) => card)
    g.row = g.box.factoryCards.filter(faces => !faces.some(face => taken.includes(face))).map(([front]) => front)
    dealCards(g, at)
  }

function arrangeSide(g: State, side: Side, { capital, profit, built, factories }: Arranged): void {
  const names = Object.keys(built[side])
  g.capital[side] = capital[side]
  g.profit[side] = profit[side]
  g.built[side] = SPACES.filter(space => names.includes(spaceName(space)))
  g.factories[side] = factories[side].map(patch => ({ goods: 0, train: 0, moved: 0, riders: 0, ...patch }))
}

/** The deck loses two cards a round, and starts again with the fifth. */
function dealCards(g: State, { cards, round }: Arranged): void {
  const others = CARD_IDS.filter(card => !cards.includes(card))
  const discarded = 2 * ((round - 1) % 4)
  g.cards = [...cards]
  g.discard = others.slice(0, discarded)
  g.deck = others.slice(discarded)
}
