// What is always shown of every side.

import type { GameUi } from '@tableworks/board-kit'
import { CUBE_NAMES, CUBES } from '../data/cubes.ts'
import type { game } from '../index.ts'
import { leftInDropship } from '../readings/dropship.ts'
import { forecastExtraction } from '../readings/extraction.ts'
import { CubeIcon } from './signs/cube.tsx'
import { positionOf } from './table.ts'
import { say } from './words.ts'

export const standing: GameUi<typeof game>['standing'] = (seen, side, box) => {
  const position = positionOf(seen, box)
  const draws = forecastExtraction(position)[side]
  const count = (cube: 'deuterium' | 'tholins') => draws.filter(draw => draw.cube === cube).length
  const { credits, hold, holdPipes, controlTokens, fulfilled } = seen.view
  return [
    { label: say('credits'), value: credits[side], main: true },
    ...CUBES.map(cube => ({
      label: CUBE_NAMES[cube],
      sign: <CubeIcon cube={cube} size={18} />,
      value: hold[cube][side],
    })),
    { label: say('pipes'), value: holdPipes[side] },
    { label: say('inDropship'), value: leftInDropship(position, side) },
    { label: say('tokens'), value: controlTokens[side] },
    { label: say('ordersDone'), value: fulfilled[side].length },
    { label: say('extraction'), value: say('forecast', { deuterium: count('deuterium'), tholins: count('tholins') }) },
  ]
}
