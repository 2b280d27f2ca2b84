// The numbers always shown for every side, on a phone for the viewer, and for the turn.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import { MOVES_A_TURN } from '../../readings/clock.ts'
import { contractPoints, productPoints } from '../../readings/contracts.ts'
import { positionOf } from '../table.ts'
import { say } from '../words.ts'

type Ui = GameUi<typeof game>

export const standing: Ui['standing'] = (seen, side, box) => {
  const position = positionOf(seen, box)
  const { ifEndedNow, ready, tokenIn } = seen.view.glance
  const turns = tokenIn[side] ?? null
  return [
    { label: say('score'), value: ifEndedNow.scores[side] ?? 0, main: true, help: say('strip.scoreHelp') },
    { label: say('contracts'), value: contractPoints(position, side), help: say('strip.contractsHelp') },
    { label: say('goods'), value: productPoints(position, side), help: say('strip.goodsHelp') },
    { label: say('ready'), value: say('ofFive', { ready: ready[side] }), help: say('strip.readyHelp') },
    ...(turns === null ? [] : [{ label: say(turns === 1 ? 'turnToToken' : 'turnsToToken'), value: turns }]),
  ]
}

export const strip: NonNullable<Ui['strip']> = ({ view: { glance } }, side) => {
  const turns = glance.tokenIn[side]
  return [
    { label: say('strip.points'), value: glance.ifEndedNow.scores[side] ?? 0 },
    { label: say('strip.ready'), value: say('ofFive', { ready: glance.ready[side] }), help: say('strip.readyHelp') },
    ...(turns === null
      ? []
      : [{ label: say('strip.deliver'), value: say('strip.turns', { turns }), help: say('strip.deliverHelp') }]),
  ]
}

/** Which of a turn's two moves it is. Null during deliveries, which come first, and on another player's turn. */
export const progress: NonNullable<Ui['progress']> = ({ view: { movesLeft, glance }, decision, actor }) => {
  if (movesLeft === 0 || decision === 'fulfil' || actor !== glance.current) return null
  const now = MOVES_A_TURN - movesLeft + 1
  return { now, of: MOVES_A_TURN, label: say('progress', { now, of: MOVES_A_TURN }) }
}
