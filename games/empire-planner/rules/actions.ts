// Phase 2, Actions: RULES.md EMP-42 to EMP-44.

import { drawMany } from '@tableworks/table-kit'
import type { CardId, IconId } from '../data/action-cards.ts'
import { otherSide, type Side, SIDES } from '../data/pieces.ts'
import { ROUNDS } from '../meta.ts'
import type { Options } from '../notation.ts'
import { FACE_UP_CARDS } from '../setup.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { ACTS } from './acts.ts'
import { archieTakesCubeBack } from './archie-trains.ts'
import { isShortOfCubes } from './cubes.ts'
import { actionOn, hasMovedTwo, isFree, markerOf } from './markers.ts'
import { isArchie } from './sides.ts'

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
  options(g, { seat }) {
    const options: Options['action.claim'][] = []
    for (const card of g.cards)
      for (const icon of g.box.icons[card]) if (isFree(g, seat, icon)) options.push(icon.claim)
    return g.variants.claimWithoutEffectAllowed ? options : usefulAmong(g, seat, options)
  },

  choose(g, { seat }, { icon }, flow) {
    const action = actionOn(g, icon)
    g.claims.push(icon)
    flow.tell?.({ kind: 'claimed', seat, icon, action })
    const hindrance = ACTS[action].hindrance(g, seat)
    if (hindrance === null) return ACTS[action].begin(g, seat, flow)
    flow.tell?.({ kind: 'hadNoEffect', seat, action, hindrance })
    return flow.end()
  },

  why(g, { seat }, { icon }) {
    const cards = g.cards.join(', ')
    const action = g.box.actionOn[icon]
    if (action === undefined || !isFaceUp(g, icon)) return { because: 'iconNotFaceUp', rule: 'EMP-42', icon, cards }
    const other = otherSide(seat)
    if (icon === markerOf(g, other)) return { because: 'iconClaimed', rule: 'EMP-42', icon, other }
    if (icon === markerOf(g, seat)) return { because: 'ownMarker', rule: 'EMP-42', icon }
    if (action === 'move-two' && hasMovedTwo(g, seat)) return { because: 'movedTwo', rule: 'EMP-57' }
    if (g.claims.includes(icon)) return { because: 'iconUsed', rule: 'AMB-14', icon }
    return { because: 'wouldHaveNoEffect', rule: 'AMB-16', hindrance: ACTS[action].hindrance(g, seat) }
  },
})

/** AMB-16, switched off: only icons one can use, as long as there is one. */
function usefulAmong(g: State, seat: Side, options: Options['action.claim'][]): Options['action.claim'][] {
  const useful = options.filter(({ icon }) => ACTS[actionOn(g, icon)].hindrance(g, seat) === null)
  return useful.length > 0 ? useful : options
}

const isFaceUp = (g: State, icon: IconId): boolean => g.cards.some(card => icon.startsWith(card))

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
