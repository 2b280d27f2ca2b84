// What is always shown of every side.

import type { GameUi } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import { forecastExtraction } from '../readings/extraction.ts'
import { positionOf } from './table.ts'
import { say } from './words.ts'

export const standing: GameUi<typeof game>['standing'] = (seen, side, box) => {
  const draws = forecastExtraction(positionOf(seen, box))[side]
  const count = (cube: 'deuterium' | 'tholins') => draws.filter(draw => draw.cube === cube).length
  const { credits, hold, holdPipes } = seen.view
  return [
    { label: say('credits'), value: credits[side], main: true },
    { label: say('deuterium'), value: hold.deuterium[side] },
    { label: say('tholins'), value: hold.tholins[side] },
    { label: say('pipes'), value: holdPipes[side] },
    { label: say('extraction'), value: say('forecast', { deuterium: count('deuterium'), tholins: count('tholins') }) },
  ]
}
