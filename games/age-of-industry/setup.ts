// Set-up: RULES.md AOI-2 to AOI-6, AOIJ-1, AOIJ-2.

import { type Chance, perSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { drawMany, recordOf } from '@tableworks/table-kit'
import type { Face } from './data/cards.ts'
import { INDUSTRIES } from './data/industries.ts'
import { mapOf } from './readings/board.ts'
import type { State } from './state.ts'

export function setup(setting: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const { seats, variants, box } = setting
  const { figures } = box
  const map = mapOf(setting)
  const deck = [...box.cards]
  const removed = variants.twoPlayerTrim ? drawMany(deck, figures.trimmedCards, chance) : []
  const hand = perSeat(seats, () => drawMany(deck, figures.startingHand, chance)) // AOI-3
  const shown = drawMany(deck, map.rules.cardPrices.length, chance) // AOI-6, AOIJ-1
  const counters = [...box.counters]
  const markets = drawMany(counters, map.markets.length, chance) // AOI-4
  return {
    seats,
    variants,
    box,
    turn: 1,
    over: false,
    order: chance.shuffle<Seat>([...seatsOf(seats)]),
    spent: perSeat(seats, () => 0),
    cash: perSeat(seats, () => figures.startingCash),
    loans: perSeat(seats, () => 0),
    hand,
    openHand: perSeat<Face[]>(seats, () => []),
    deck,
    removed,
    discards: [],
    faceUp: map.rules.cardPrices.map((_, i) => shown[i] ?? null), // A short deck leaves spaces empty.
    taken: recordOf(INDUSTRIES, () => perSeat(seats, () => 0)),
    railsLeft: perSeat(seats, () => figures.railsPerPlayer),
    counters: map.sites.map(() => null),
    rails: map.links.map(() => null),
    parts: [...map.parts],
    markets,
    sold: map.markets.map(() => false),
    ironMarkets: map.ironMarkets.map(() => 0),
    unused: counters.length,
    demand: { coal: box.demand.coal.spaces.length, iron: box.demand.iron.spaces.length }, // AOI-5
  }
}
