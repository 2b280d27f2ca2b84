// Playing cards, developing and taking cards: RULES.md AOI-42 to AOI-45, AOIJ-3, AOIJ-4, Q32, Q54 to Q56.

import type { Moved, Refusal, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { type Face, FACES, isIndustry } from '../data/cards.ts'
import { INDUSTRIES } from '../data/industries.ts'
import { type Options, SLOTS } from '../notation.ts'
import { mapOf } from '../readings/board.ts'
import { isKeptFromMines, uselessBecause, usableFaces } from '../readings/building.ts'
import { canTakeCard, hasFace, heldFaces, playableFaces } from '../readings/cards.ts'
import { hasStack, nextLevel, type Standing, standingOf, topLevel } from '../readings/standing.ts'
import type { Frames, State, Use } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { buyCard, drawToHand, playFromHand, refill, takeFaceUp } from './deck.ts'

// Created once because the options are listed often.
const PLAYS = FACES.map(card => ({ card }))
const ON_SLOT = recordOf(FACES, face => SLOTS.map(slot => ({ face, slot })))

/** A face-up card as an option, by its index. */
const onSlot = (face: Face, i: number) => ON_SLOT[face][i] as { face: Face; slot: number }

/** Every card in hand, and every card for sale with its price (AOIJ-4), each face once. */
function cardChoices(g: State, seat: Seat): Options['playCard'][] {
  const choices: Options['playCard'][] = []
  const held = heldFaces(g, seat)
  for (const play of PLAYS) if (hasFace(held, play.card)) choices.push(play)
  if (!mapOf(g).rules.pricedCards) return choices
  for (let i = 0; i < g.faceUp.length; i++) {
    const face = g.faceUp[i] ?? null
    if (face !== null) choices.push(onSlot(face, i))
  }
  return choices
}

const cardIn = (option: Options['playCard']): Face => ('card' in option ? option.card : option.face)

function unofferedCard(g: State, option: Options['playCard']): Refusal {
  if ('card' in option) return { because: 'notInHand', rule: 'AOI-20', card: option.card }
  if (!mapOf(g).rules.pricedCards) return { because: 'notForSale', rule: 'AOIJ-4' }
  return { because: 'notFaceUp', rule: 'AOIJ-4', card: option.face, slot: option.slot }
}

/** Discards a card from the hand, or buys one and uses it at once. */
function use(g: State, seat: Seat, option: Options['playCard'], purpose: Use, flow: Flow): Face {
  const card = cardIn(option)
  if ('card' in option) playFromHand(g, seat, card, purpose, flow)
  else buyCard(g, seat, option.slot, card, purpose, flow)
  return card
}

/** AOI-20: a card must be able to build something now. */
export const playCard = decide('playCard', {
  offers(g, { seat }, offer, why) {
    const standing = standingOf(g, seat)
    const usable = usableFaces(standing, playableFaces(g, seat))
    for (const choice of cardChoices(g, seat)) {
      const card = cardIn(choice)
      offer(choice, hasFace(usable, card) ? null : why && uselessCard(standing, card))
    }
  },

  unoffered: (g, _frame, option) => unofferedCard(g, option),

  choose: (g, { seat }, option, flow) => flow.goto('build', { seat, cards: [use(g, seat, option, 'build', flow)] }),
})

const uselessCard = (standing: Standing, card: Face): Refusal => ({
  because: 'cardUseless',
  rule: ruleOfCard(standing, card),
  card,
  reason: uselessBecause(standing, card),
})

/** The rule that limits where a card can build. */
function ruleOfCard(standing: Standing, card: Face): string {
  if (!isIndustry(card)) return 'AOI-17'
  return card === 'coal' && isKeptFromMines(standing) ? 'AOIM-9' : 'AOI-18'
}

/** AOI-19, AOI-42, AOI-44: discards any card. */
export const discardCard = decide('discardCard', {
  candidates: (g, { seat }) => cardChoices(g, seat),
  unoffered: (g, _frame, option) => unofferedCard(g, option),

  choose(g, { seat, use: purpose, cards: before }, option, flow): Moved {
    const cards = [...before, use(g, seat, option, purpose, flow)]
    switch (purpose) {
      case 'double': // AOI-19
        return cards.length < g.box.figures.doubleActionCards
          ? flow.goto('discardCard', { seat, use: purpose, cards })
          : flow.goto('build', { seat, cards, ...(cards.length === 1 ? { use: purpose } : {}) })
      case 'develop':
        return flow.goto('develop', { seat, removed: 0 })
      case 'pass':
        flow.tell?.({ kind: 'passed', seat })
        return flow.end()
    }
  },
})

const REMOVE = recordOf(INDUSTRIES, industry => ({ industry }))

/** AOI-42, Q56 */
export const develop = decide('develop', {
  offers(g, { seat, removed }, offer, why) {
    for (const industry of INDUSTRIES)
      offer(
        REMOVE[industry],
        nextLevel(g, seat, industry) === null ? why && { because: 'stackEmpty', rule: 'AOI-2', industry } : null,
      )
    offer('stop', removed > 0 ? null : why && { because: 'developFirst', rule: 'AOI-42' })
  },

  choose(g, { seat, removed }, option, flow) {
    if (option === 'stop') return flow.end()
    const { industry } = option
    const { level } = topLevel(g, seat, industry)
    g.taken[industry][seat] += 1
    flow.tell?.({ kind: 'developed', seat, industry, level })
    const isMore = removed + 1 < g.variants.developMaxCounters && hasStack(g, seat)
    return isMore ? flow.goto('develop', { seat, removed: removed + 1 }) : flow.end()
  },
})

/** AOI-43, AOIJ-3, Q55: the seat sees the first card before it chooses the second. */
export const takeCard = decide('takeCard', {
  takesOnlyOption: true, // may be taken automatically, because the display and the deck's size are public

  offers(g, _frame, offer, why) {
    for (const [i, face] of g.faceUp.entries()) if (face !== null) offer(onSlot(face, i), null)
    offer('draw', g.deck.length > 0 ? null : why && { because: 'deckEmpty', rule: 'AOI-45' })
  },

  unoffered: (_g, _frame, option) =>
    option !== 'draw' && { because: 'notFaceUp', rule: 'AOI-43', card: option.face, slot: option.slot },

  choose(g, frame, option, flow) {
    const { seat } = frame
    if (option === 'draw') drawToHand(g, seat, flow)
    else takeFaceUp(g, seat, option.slot, option.face, flow)
    return goOnTaking(g, frame, flow)
  },
})

function goOnTaking(g: State, { seat, taken }: Frames['takeCard'], flow: Flow): Moved {
  if (taken + 1 < g.box.figures.cardsTaken && canTakeCard(g, seat))
    return flow.goto('takeCard', { seat, taken: taken + 1 })
  if (!mapOf(g).rules.pricedCards) refill(g, flow) // AOIJ-5: a priced display refills only at the end of the turn
  return flow.end()
}
