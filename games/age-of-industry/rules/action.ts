// The two actions of a turn: RULES.md AOI-8, AOI-9, AOI-19, AOI-44, AOI-48, Q54.

import type { Moved, Refusal } from '@tableworks/kernel'
import type { Options } from '../notation.ts'
import { canBuildAnything, usableFaces } from '../readings/building.ts'
import { canTakeCard, handSize, playableCards, playableFaces } from '../readings/cards.ts'
import { canLayAny } from '../readings/rail.ts'
import { canSellAny } from '../readings/selling.ts'
import { hasStack, type Standing, standingOf } from '../readings/standing.ts'
import type { Frames, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { repay } from './money.ts'

const ACTIONS: readonly Options['action'][] = [
  'build',
  'build double',
  'rail',
  'sell',
  'develop',
  'take cards',
  'pass',
  'repay',
]

/** AOI-9. An action is listed when it can be carried out to its end. */
export const action = decide('action', {
  candidates: () => ACTIONS,

  options(g, frame) {
    const standing = standingOf(g, frame.seat)
    const options: Options['action'][] = []
    for (const one of ACTIONS) if (canDo(g, frame, one, standing)) options.push(one)
    return options
  },

  bar: (g, frame, option) =>
    canDo(g, frame, option, standingOf(g, frame.seat)) ? null : actionRefusal(g, frame, option),

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

/** The last action of a turn takes the place of the frame, so that nobody is asked with none left. */
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

/** Q54: without any card a pass costs nothing. */
function passFreely(frame: Frames['action'], flow: Flow): Moved {
  frame.left -= 1
  flow.tell?.({ kind: 'passed', seat: frame.seat })
  return frame.left === 0 ? flow.end() : flow.again()
}

function canDo(g: State, { seat, left }: Frames['action'], option: Options['action'], standing: Standing): boolean {
  switch (option) {
    case 'build':
      return usableFaces(standing, playableFaces(g, seat), true) !== 0
    case 'build double': // AOI-19: both actions of the turn
      return (
        left === g.box.figures.actionsPerTurn &&
        playableCards(g, seat) >= g.box.figures.doubleActionCards &&
        canBuildAnything(standing)
      )
    case 'rail':
      return canLayAny(standing)
    case 'sell':
      return canSellAny(g, seat)
    case 'develop':
      return playableCards(g, seat) > 0 && hasStack(g, seat)
    case 'take cards':
      return canTakeCard(g, seat)
    case 'pass':
      return playableCards(g, seat) > 0 || !canTakeCard(g, seat)
    case 'repay':
      return g.loans[seat] > 0 && g.cash[seat] >= g.variants.loanRepayCost
  }
}

function actionRefusal(g: State, { seat, left }: Frames['action'], option: Options['action']): Refusal {
  const { actionsPerTurn, doubleActionCards, handLimit } = g.box.figures
  switch (option) {
    case 'build':
      return playableCards(g, seat) === 0
        ? { because: 'noCard', rule: 'AOI-9' }
        : { because: 'nothingToBuild', rule: 'AOI-17' }
    case 'build double':
      if (left < actionsPerTurn) return { because: 'needsBothActions', rule: 'AOI-19', need: actionsPerTurn }
      return playableCards(g, seat) < doubleActionCards
        ? { because: 'tooFewCards', rule: 'AOI-19', need: doubleActionCards, have: playableCards(g, seat) }
        : { because: 'nothingToBuild', rule: 'AOI-19' }
    case 'rail':
      return g.railsLeft[seat] === 0
        ? { because: 'noRailsLeft', rule: 'AOI-35' }
        : { because: 'noLinkPossible', rule: 'AOI-35' }
    case 'sell':
      return { because: 'nothingToSell', rule: 'AOI-38' }
    case 'develop':
      return hasStack(g, seat) ? { because: 'noCard', rule: 'AOI-9' } : { because: 'noCounterLeft', rule: 'AOI-42' }
    case 'take cards':
      return handSize(g, seat) >= handLimit
        ? { because: 'handFull', rule: 'AOI-43', limit: handLimit }
        : { because: 'noCardToTake', rule: 'AOI-45' }
    case 'pass':
      return { because: 'takeCardsInstead', rule: 'AOI-44' }
    case 'repay':
      return g.loans[seat] === 0
        ? { because: 'noLoan', rule: 'AOI-48' }
        : { because: 'cannotRepay', rule: 'AOI-48', need: g.variants.loanRepayCost, have: g.cash[seat] }
  }
}
