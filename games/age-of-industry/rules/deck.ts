// Drawing, playing and revealing cards: RULES.md AOI-43, AOI-45, AOIJ-4 to AOIJ-8.

import type { Seat } from '@tableworks/kernel'
import { draw } from '@tableworks/table-kit'
import type { Face } from '../data/cards.ts'
import { mapOf } from '../readings/board.ts'
import { leavesDisplay } from '../readings/cards.ts'
import type { State, Use } from '../state.ts'
import type { Flow } from '../steps.ts'
import { spend } from './money.ts'

function drawCard(g: State, flow: Flow): Face | null {
  const card = draw(g.deck, flow.chance)
  if (card !== null && g.deck.length === 0) flow.tell?.({ kind: 'deckRanOut' })
  return card
}

/** Only the seat that draws sees the card. */
export function drawToHand(g: State, seat: Seat, flow: Flow): void {
  const card = drawCard(g, flow) as Face // An empty deck is never offered as an option.
  g.hand[seat].push(card)
  flow.tell?.({ kind: 'drew', seat, deck: g.deck.length })
  flow.tell?.({ kind: 'drewThis', seat, card }, seat)
}

/** A card taken face up stays public in the hand. */
export function takeFaceUp(g: State, seat: Seat, slot: number, card: Face, flow: Flow): void {
  g.faceUp[slot - 1] = null
  g.openHand[seat].push(card)
  flow.tell?.({ kind: 'tookCard', seat, card, slot })
}

/** Plays a publicly known copy first, so the rest of the hand stays as unknown as possible. */
export function playFromHand(g: State, seat: Seat, card: Face, use: Use, flow: Flow): void {
  const from = g.openHand[seat].includes(card) ? g.openHand[seat] : g.hand[seat]
  from.splice(from.indexOf(card), 1)
  g.discards.push(card)
  flow.tell?.({ kind: 'playedCard', seat, card, use })
}

/** AOIJ-4, Q32, Q33: bought, used and discarded. Its space stays empty until the end of the turn. */
export function buyCard(g: State, seat: Seat, slot: number, card: Face, use: Use, flow: Flow): void {
  const cost = mapOf(g).rules.cardPrices[slot - 1] ?? 0
  spend(g, seat, cost, flow)
  g.faceUp[slot - 1] = null
  g.discards.push(card)
  flow.tell?.({ kind: 'boughtCard', seat, card, slot, cost, use })
}

/** AOI-43: fills every empty space while the deck lasts. */
export function refill(g: State, flow: Flow): void {
  for (let i = 0; i < g.faceUp.length; i++) {
    if (g.faceUp[i] !== null) continue
    const card = drawCard(g, flow)
    if (card === null) return
    g.faceUp[i] = card
    flow.tell?.({ kind: 'revealed', card, slot: i + 1, deck: g.deck.length })
  }
}

/** AOIJ-6 to AOIJ-8: some cards leave, the others move down, and new ones are added. */
export function renewDisplay(g: State, flow: Flow): void {
  const cards = g.faceUp.filter(card => card !== null)
  const leaving = cards.filter(leavesDisplay)
  const staying = cards.filter(card => !leavesDisplay(card))
  g.discards.push(...leaving)
  if (leaving.length > 0) flow.tell?.({ kind: 'cardsRemoved', cards: leaving })
  const moved: (Face | null)[] = g.faceUp.map((_, i) => staying[i] ?? null)
  if (staying.some((card, i) => g.faceUp[i] !== card)) flow.tell?.({ kind: 'cardsMoved', cards: staying })
  g.faceUp = moved
  refill(g, flow)
}
