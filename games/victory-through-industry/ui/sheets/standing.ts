// What is always shown of every side.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import { contractPoints, productPoints } from '../../readings/contracts.ts'
import { positionOf } from '../table.ts'
import { say } from '../words.ts'

export const standing: GameUi<typeof game>['standing'] = (seen, side, box) => {
  const position = positionOf(seen, box)
  const { ifEndedNow, ready, tokenIn } = seen.view.glance
  const turns = tokenIn[side] ?? null
  return [
    { label: say('score'), value: ifEndedNow.scores[side] ?? 0, main: true },
    { label: say('contracts'), value: contractPoints(position, side) },
    { label: say('goods'), value: productPoints(position, side) },
    { label: say('ready'), value: say('ofFive', { ready: ready[side] }) },
    ...(turns === null ? [] : [{ label: say(turns === 1 ? 'turnToToken' : 'turnsToToken'), value: turns }]),
  ]
}
