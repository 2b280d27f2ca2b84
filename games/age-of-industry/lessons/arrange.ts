// Arranges a position of Japan for a lesson: counters, rails, hands and money, on top of the set-up.

import type { Seat } from '@tableworks/kernel'
import type { Face } from '../data/cards.ts'
import type { Industry } from '../data/industries.ts'
import { mapOf, partsFrom } from '../readings/board.ts'
import { topLevel } from '../readings/standing.ts'
import type { State } from '../state.ts'

interface Arranged {
  readonly turn?: number
  readonly cash?: readonly number[]
  readonly loans?: readonly number[]
  readonly hands?: readonly (readonly Face[])[]
  /** The face-up cards, cheapest first. */
  readonly faceUp?: readonly Face[]
  /** `'iwaki/1': { owner: 0, industry: 'coal', cubes: 1 }`. A mine or ironworks is full unless `cubes` is given. */
  readonly counters?: Readonly<Record<string, { owner: Seat; industry: Industry; cubes?: number; flipped?: true }>>
  readonly rails?: Readonly<Record<string, Seat>>
  /** Cubes on the displays. */
  readonly demand?: State['demand']
  /** Counters that the learner has developed away, by industry. */
  readonly developed?: Readonly<Partial<Record<Industry, number>>>
}

export const arranged =
  (at: Arranged) =>
  (g: State): void => {
    const { turn = g.turn, cash = [], loans = [], counters = {}, rails = {}, developed = {}, demand = g.demand } = at
    const map = mapOf(g)
    g.turn = turn
    g.demand = { ...demand }
    for (const [seat, money] of cash.entries()) g.cash[seat as Seat] = money
    for (const [seat, count] of loans.entries()) g.loans[seat as Seat] = count
    deal(g, at)
    for (const [industry, count] of Object.entries(developed)) g.taken[industry as Industry][0] += count
    for (const [site, { owner, industry, cubes, flipped = false }] of Object.entries(counters)) {
      const { level, cubes: full } = topLevel(g, owner, industry)
      const left = flipped ? 0 : (cubes ?? full)
      g.taken[industry][owner] += 1
      g.counters[map.siteOf[site] ?? -1] = {
        owner,
        industry,
        level,
        flipped,
        coal: industry === 'coal' ? left : 0,
        iron: industry === 'iron' ? left : 0,
      }
    }
    for (const [link, owner] of Object.entries(rails)) {
      g.rails[map.linkOf[link] ?? -1] = owner
      g.railsLeft[owner] -= 1
    }
    g.parts = partsFrom(g)
  }

/** Swaps cards with the deck, so that every card stays in the game. */
function deal(g: State, { hands = [], faceUp = [] }: Arranged): void {
  const named = hands.map((_hand, seat) => seat as Seat)
  for (const seat of named) g.deck.push(...g.hand[seat].splice(0))
  if (faceUp.length > 0) g.deck.push(...g.faceUp.splice(0).filter(card => card !== null))
  for (const seat of named) g.hand[seat].push(...(hands[seat] ?? []).map(card => fromDeck(g, card)))
  if (faceUp.length > 0) g.faceUp = faceUp.map(card => fromDeck(g, card))
}

function fromDeck(g: State, wanted: Face): Face {
  const at = g.deck.indexOf(wanted)
  if (at < 0) throw new Error(`the deck has no card ${wanted}`)
  g.deck.splice(at, 1)
  return wanted
}
