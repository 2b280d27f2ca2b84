// What is always shown of every side.

import type { GameUi } from '@tableworks/board-kit'
import { CUBE_NAMES, CUBES } from '../data/cubes.ts'
import type { game } from '../index.ts'
import { leftInDropship } from '../readings/dropship.ts'
import { forecastExtraction } from '../readings/extraction.ts'
import { CubeIcon } from './signs/cube.tsx'
import { positionOf } from './table.ts'
import { say } from './words.ts'

type Figures = GameUi<typeof game>['standing']

const cubesOf: Figures = ({ view }, side) =>
  CUBES.map(cube => ({
    label: CUBE_NAMES[cube],
    sign: <CubeIcon cube={cube} size={18} />,
    value: view.hold[cube][side],
  }))

/** The line of a phone: what one pays with. */
export const strip: Figures = (seen, side, box) => [
  { label: say('creditsShort'), value: seen.view.credits[side] },
  ...cubesOf(seen, side, box),
]

export const standing: Figures = (seen, side, box) => {
  const position = positionOf(seen, box)
  const draws = forecastExtraction(position)[side]
  const count = (cube: 'deuterium' | 'tholins') => draws.filter(draw => draw.cube === cube).length
  const { credits, holdPipes, controlTokens, fulfilled } = seen.view
  return [
    { label: say('credits'), value: credits[side], main: true },
    ...cubesOf(seen, side, box),
    { label: say('pipes'), value: holdPipes[side] },
    { label: say('inDropship'), value: leftInDropship(position, side) },
    { label: say('tokens'), value: controlTokens[side] },
    { label: say('ordersDone'), value: fulfilled[side].length },
    { label: say('extraction'), value: say('forecast', { deuterium: count('deuterium'), tholins: count('tholins') }) },
  ]
}
