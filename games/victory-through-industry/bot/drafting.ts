// The draft (VTI-16): which of the nine starting factories to take.

import type { Seat } from '@tableworks/kernel'
import type { Box } from '../data/box.ts'
import { type FactoryId, typeNumber } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'

type Seen = Pick<State, 'seats' | 'variants' | 'box' | 'hand' | 'open'>

export const draftWorth = (g: Seen, seat: Seat, { factory }: Options['draft']): number =>
  g.seats > MOST_WITH_TWO ? worthAlone(g, factory) : worthInHand(g, seat, factory)

/** With up to this many seats, every seat drafts at least two factories, and there are enough forests for everyone. */
const MOST_WITH_TWO = 4

/** With only one factory, it should lead to contracts on its own, or be a forest, which can pay for anything. */
const worthAlone = ({ box, open, variants }: Seen, factory: FactoryId): number => {
  const made = madeFrom(box, factory)
  return factory === 'forest' ? FOREST_ALONE[variants.contracts] : open.filter(product => made.has(product)).length
}
/** By deck. With 32 contracts, oil and cattle lead to enough of them, and cotton doesn't. With 24, a forest is always best. */
const FOREST_ALONE = { 32: 2.5, 24: 100 } as const

/**
 * What a factory is worth in the draft: a forest first, then what the open contracts need. With three seats all nine cards are
 * drafted, and one seat gets a second forest.
 */
function worthInHand({ seats, box, hand, open }: Seen, seat: Seat, factory: FactoryId): number {
  const own = hand[seat].filter(one => one === factory).length
  if (factory === 'forest') return own === 0 ? 10 : seats === 3 ? 9 - own : 4 - own
  const [product] = box.recipes[typeNumber[factory]]?.outputs[0] ?? []
  const asked = product !== undefined && open.includes(product) ? 2 : 0
  return 2 + asked - 3 * own
}

/** A factory's products, and everything that other factories make from them alone. */
function madeFrom({ recipes }: Box, factory: FactoryId): ReadonlySet<ProductId> {
  const made = new Set(recipes[typeNumber[factory]]?.outputs.flat())
  for (let before = 0; before < made.size;) {
    before = made.size
    for (const { inputs, outputs } of recipes)
      if (inputs.length > 0 && inputs.every(oneOf => oneOf.some(product => made.has(product))))
        for (const product of outputs.flat()) made.add(product)
  }
  return made
}
