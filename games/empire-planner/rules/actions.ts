// Phase 2, Actions: RULES.md EMP-42 to EMP-44.

import { drawMany } from '@tableworks/table-kit'
import type { CardId, Icon, IconId } from '../data/action-cards.ts'
import { otherSide, type Side, SIDES } from '../data/pieces.ts'
import { ROUNDS } from '../meta.ts'
import type { Options } from '../notation.ts'
import { hindranceOf } from '../readings/hindrance.ts'
import { actionOn, claimBar, claimedFor } from '../readings/markers.ts'
import { isArchie } from '../readings/sides.ts'
import { FACE_UP_CARDS } from '../setup.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { BEGIN } from './acts.ts'
import { archieTakesCubeBack } from './archie-trains.ts'
import { isShortOfCubes } from './cubes.ts'

/** EMP-42: two actions each. */
const CLAIMS = 4

/** EMP-42: first, second, first, second. A missing cube is fetched before anything else (EMP-70, Q1). */
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

/** EMP-42, and EMP-43 for a round of it. */
export const actionClaim = decide('action.claim', {
  candidates: g => g.cards.flatMap(card => g.box.icons[card].map(({ claim }) => claim)),

  bar(g, { seat }, { icon: id }) {
    const icon = faceUpIcon(g, id)
    if (icon === undefined) return { because: 'iconNotFaceUp', rule: 'EMP-42', icon: id, cards: g.cards.join(', ') }
    const because = claimBar(claimedFor(g, seat), icon)
    if (because === 'iconClaimed') return { because, rule: 'EMP-42', icon: id, other: otherSide(seat) }
    if (because === 'movedTwo') return { because, rule: 'EMP-57' }
    if (because !== null) return { because, rule: because === 'iconUsed' ? 'AMB-14' : 'EMP-42', icon: id }
    const hindrance = hindranceOf(g, seat, icon.action)
    if (hindrance === null || g.variants.claimWithoutEffectAllowed || !hasUsefulClaim(g, seat)) return null
    return { because: 'wouldHaveNoEffect', rule: 'AMB-16', hindrance }
  },

  options(g, { seat }) {
    const onlyUseful = !g.variants.claimWithoutEffectAllowed && hasUsefulClaim(g, seat)
    const claimed = claimedFor(g, seat)
    const options: Options['action.claim'][] = []
    for (const card of g.cards)
      for (const icon of g.box.icons[card])
        if (claimBar(claimed, icon) === null && !(onlyUseful && hindranceOf(g, seat, icon.action) !== null))
          options.push(icon.claim)
    return options
  },

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

const faceUpIcon = (g: State, id: IconId): Icon | undefined =>
  g.cards.flatMap(card => g.box.icons[card]).find(icon => icon.id === id)

/** AMB-16, switched off: only icons one can use, as long as there is one (Q4). */
function hasUsefulClaim(g: State, seat: Side): boolean {
  const claimed = claimedFor(g, seat)
  return g.cards.some(card =>
    g.box.icons[card].some(icon => claimBar(claimed, icon) === null && hindranceOf(g, seat, icon.action) === null),
  )
}

/** EMP-44, AMB-28, AMB-29: markers come home, the two cards go, two others come; not after the last round. */
export const actionsCleanup = passage('actions.cleanup', (g, _frame, flow) => {
  g.claims = []
  g.market = null // the die goes back to the three that are rolled
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
