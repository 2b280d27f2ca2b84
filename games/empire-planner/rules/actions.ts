// Phase 2, Actions: RULES.md EMP-42 to EMP-44.

import type { Bar } from '@tableworks/kernel'
import { drawMany } from '@tableworks/table-kit'
import type { CardId, Icon } from '../data/action-cards.ts'
import { otherSide, type Side, SIDES } from '../data/pieces.ts'
import { ROUNDS } from '../meta.ts'
import { hindranceOf } from '../readings/hindrance.ts'
import { actionOn, claimBar, type Claimed, claimedFor } from '../readings/markers.ts'
import { isArchie } from '../readings/sides.ts'
import { FACE_UP_CARDS } from '../setup.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { BEGIN } from './acts.ts'
import { archieTakesCubeBack } from './archie-trains.ts'
import { isShortOfCubes } from './cubes.ts'

/** EMP-42: two actions each. */
const CLAIMS = 4

/** EMP-42: first, second, first, second. A missing cube is taken from a train first (EMP-70, Q1). */
export const actions = passage('actions', (g, _frame, flow) => {
  const taken = g.claims.length
  const next = taken === CLAIMS ? null : taken % 2 === 0 ? g.first : otherSide(g.first)
  for (const side of SIDES)
    if (isShortOfCubes(g, side, side === next)) {
      if (!isArchie(g, side)) return flow.call('cube.shortage', { seat: side })
      archieTakesCubeBack(g, flow)
    }
  if (next === null) return flow.end()
  return isArchie(g, next) ? flow.call('archie.act', {}) : flow.call('action.claim', { seat: next })
})

/** EMP-42; EMP-43 is an example round. */
export const actionClaim = decide('action.claim', {
  offers(g, { seat }, offer, why) {
    const claimed = claimedFor(g, seat)
    const mustHelp = !g.variants.claimWithoutEffectAllowed && hasUsefulClaim(g, seat)
    for (const card of g.cards)
      for (const icon of g.box.icons[card])
        offer(icon.claim, barIcon(claimed, icon, seat, why) ?? (mustHelp ? barEffect(g, seat, icon, why) : null))
  },

  unoffered: (g, _frame, { icon }) => ({ because: 'iconNotFaceUp', rule: 'EMP-42', icon, cards: g.cards.join(', ') }),

  choose(g, { seat }, { icon }, flow) {
    const action = actionOn(g, icon)
    g.claims.push(icon)
    flow.tell?.({ kind: 'claimed', seat, icon, action })
    const hindrance = hindranceOf(g, seat, action)
    if (hindrance === null) return BEGIN[action](g, seat, flow)
    flow.tell?.({ kind: 'hadNoEffect', seat, action, hindrance })
    return flow.end()
  },
})

function barIcon(claimed: Claimed, icon: Icon, seat: Side, why: boolean): Bar {
  const because = claimBar(claimed, icon)
  if (because === null) return null
  if (!why) return false
  if (because === 'iconClaimed') return { because, rule: 'EMP-42', icon: icon.id, other: otherSide(seat) }
  if (because === 'movedTwo') return { because, rule: 'EMP-57' }
  return { because, rule: because === 'iconUsed' ? 'AMB-14' : 'EMP-42', icon: icon.id }
}

function barEffect(g: State, seat: Side, { action }: Icon, why: boolean): Bar {
  const hindrance = hindranceOf(g, seat, action)
  return hindrance === null ? null : why && { because: 'wouldHaveNoEffect', rule: 'AMB-16', hindrance }
}

/** AMB-16 switched off: only icons the side can use, if there are any (Q4). */
function hasUsefulClaim(g: State, seat: Side): boolean {
  const claimed = claimedFor(g, seat)
  return g.cards.some(card =>
    g.box.icons[card].some(icon => claimBar(claimed, icon) === null && hindranceOf(g, seat, icon.action) === null),
  )
}

/** EMP-44, AMB-28, AMB-29: markers return, and two new cards replace the old ones, except after the last round. */
export const actionsCleanup = passage('actions.cleanup', (g, _frame, flow) => {
  g.claims = []
  g.market = null // The die returns to the three that are rolled.
  flow.tell?.({ kind: 'discardedCards', cards: [...g.cards] })
  g.discard.push(...g.cards)
  g.cards = g.round === ROUNDS ? [] : dealCards(g, flow)
  return flow.end()
})

function dealCards(g: State, flow: Flow): CardId[] {
  if (g.deck.length === 0) {
    g.deck = g.discard
    g.discard = []
    flow.tell?.({ kind: 'rebuiltDeck' })
  }
  const cards = drawMany(g.deck, FACE_UP_CARDS, flow.chance)
  flow.tell?.({ kind: 'dealtCards', cards: [...cards], left: g.deck.length })
  return cards
}
