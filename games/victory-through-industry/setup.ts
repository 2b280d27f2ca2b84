// Set-up before the draft: RULES.md VTI-12 to VTI-15.

import { type Chance, nextSeat, perSeat, type Seat } from '@tableworks/kernel'
import { CONTRACTS_EACH } from './data/contracts.ts'
import { perType } from './data/factories.ts'
import { PRODUCT_IDS, type ProductId } from './data/products.ts'
import { emptyFloor } from './readings/floor.ts'
import type { State } from './state.ts'

export function setup({ seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  // VTI-14: the other contracts return to the box.
  const open = deckOf(chance.shuffle([...PRODUCT_IDS]), { variants, box }).slice(0, CONTRACTS_EACH * seats)
  const firstPicker = chance.below(seats) as Seat // VTI-16
  return {
    seats,
    variants,
    box,
    firstPlayer: nextSeat(firstPicker, seats), // VTI-19: the set is passed to the right, so the first player picks last.
    turn: 0,
    movesLeft: 0,
    set: [...box.startingSet],
    hand: perSeat(seats, () => []),
    // VTI-13, VTI-15: the starting set is taken from the ordinary stacks.
    stacks: perType(id => box.factories[id].copies - box.factories[id].starting),
    floor: perSeat(seats, emptyFloor),
    open,
    contracts: perSeat(seats, () => []),
    token: null, // VTI-12
    operating: false,
    actions: 0,
    offers: perSeat(seats, () => 0),
    declined: [],
    closed: perSeat(seats, () => false),
    mending: false,
    ending: null,
  }
}

/** VTI-73: an edited set may lack cards of the short deck. If so, its other cards fill the gap. */
function deckOf(shuffled: readonly ProductId[], { variants, box }: Pick<State, 'variants' | 'box'>): ProductId[] {
  const deck = shuffled.filter(product => box.contracts[product].exists)
  if (variants.contracts === 32) return deck
  const isInShortDeck = (product: ProductId) => box.contracts[product].inShortDeck
  return [...deck.filter(isInShortDeck), ...deck.filter(product => !isInShortDeck(product))]
}
