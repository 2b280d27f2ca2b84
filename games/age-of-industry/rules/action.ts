// A turn's two actions: RULES.md AOI-8, AOI-9, AOI-19, AOI-44, AOI-48, Q54.

import type { Bar, Moved, Seat } from '@tableworks/kernel'
import { canBuildAnything, usableFaces } from '../readings/building.ts'
import { canTakeCard, handSize, playableCards, playableFaces } from '../readings/cards.ts'
import { canLayAny } from '../readings/rail.ts'
import { canSellAny } from '../readings/selling.ts'
import { hasStack, type Standing, standingOf } from '../readings/standing.ts'
import type { Frames, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { repay } from './money.ts'

/** AOI-9: an action is offered only if it can be completed. */
export const action = decide('action', {
  offers(g, { seat, left }, offer, why) {
    const standing = standingOf(g, seat)
    const noCard = playableCards(g, seat) > 0 ? null : why && { because: 'noCard', rule: 'AOI-9' }
    const noTaking = barTaking(g, seat, why)
    offer('build', noCard ?? barUsingCard(g, standing, why))
    offer('build double', barDouble(g, standing, left, why))
    offer('rail', barRail(standing, why))
    offer('sell', canSellAny(g, seat) ? null : why && { because: 'nothingToSell', rule: 'AOI-38' })
    offer('develop', hasStack(g, seat) ? noCard : why && { because: 'noCounterLeft', rule: 'AOI-42' })
    offer('take cards', noTaking)
    const mustTake = noCard !== null && noTaking === null
    offer('pass', mustTake ? why && { because: 'takeCardsInstead', rule: 'AOI-44' } : null)
    offer('repay', barRepaying(g, seat, why))
  },

  choose(g, frame, option, flow): Moved {
    const { seat } = frame
    switch (option) {
      case 'repay':
        repay(g, seat, flow)
        return flow.again()
      case 'build':
        return act(frame, 1, 'playCard', { seat }, flow)
      case 'build double':
        return act(frame, frame.left, 'discardCard', { seat, use: 'double', cards: [] }, flow)
      case 'rail':
        return act(frame, 1, 'rail', { seat, laid: 0 }, flow)
      case 'sell':
        return act(frame, 1, 'sell', { seat, sold: 0 }, flow)
      case 'develop':
        return act(frame, 1, 'discardCard', { seat, use: 'develop', cards: [] }, flow)
      case 'take cards':
        return act(frame, 1, 'takeCard', { seat, taken: 0 }, flow)
      case 'pass':
        if (playableCards(g, seat) > 0) return act(frame, 1, 'discardCard', { seat, use: 'pass', cards: [] }, flow)
        return passFreely(frame, flow)
    }
  },
})

/** The turn's last action replaces the frame, so no seat is asked to choose with no action left. */
function act<K extends keyof Frames>(
  turn: Frames['action'],
  uses: number,
  step: K,
  frame: Frames[K],
  flow: Flow,
): Moved {
  turn.left -= uses
  return turn.left === 0 ? flow.goto(step, frame) : flow.call(step, frame)
}

/** Q54: passing without cards costs nothing. */
function passFreely(frame: Frames['action'], flow: Flow): Moved {
  frame.left -= 1
  flow.tell?.({ kind: 'passed', seat: frame.seat })
  return frame.left === 0 ? flow.end() : flow.again()
}

const barUsingCard = (g: State, standing: Standing, why: boolean): Bar =>
  usableFaces(standing, playableFaces(g, standing.seat), true) !== 0
    ? null
    : why && { because: 'nothingToBuild', rule: 'AOI-17' }

/** AOI-19: a double action takes both of the turn's actions. */
function barDouble(g: State, standing: Standing, left: number, why: boolean): Bar {
  const { actionsPerTurn, doubleActionCards } = g.box.figures
  if (left < actionsPerTurn) return why && { because: 'needsBothActions', rule: 'AOI-19', need: actionsPerTurn }
  const have = playableCards(g, standing.seat)
  if (have < doubleActionCards) return why && { because: 'tooFewCards', rule: 'AOI-19', need: doubleActionCards, have }
  return canBuildAnything(standing) ? null : why && { because: 'nothingToBuild', rule: 'AOI-19' }
}

function barRail(standing: Standing, why: boolean): Bar {
  if (standing.g.railsLeft[standing.seat] === 0) return why && { because: 'noRailsLeft', rule: 'AOI-35' }
  return canLayAny(standing) ? null : why && { because: 'noLinkPossible', rule: 'AOI-35' }
}

function barTaking(g: State, seat: Seat, why: boolean): Bar {
  if (canTakeCard(g, seat)) return null
  const limit = g.box.figures.handLimit
  return (
    why &&
    (handSize(g, seat) >= limit
      ? { because: 'handFull', rule: 'AOI-43', limit }
      : { because: 'noCardToTake', rule: 'AOI-45' })
  )
}

function barRepaying(g: State, seat: Seat, why: boolean): Bar {
  if (g.loans[seat] === 0) return why && { because: 'noLoan', rule: 'AOI-48' }
  const need = g.variants.loanRepayCost
  const have = g.cash[seat]
  return have >= need ? null : why && { because: 'cannotRepay', rule: 'AOI-48', need, have }
}
