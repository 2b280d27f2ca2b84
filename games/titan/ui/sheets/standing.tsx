// The numbers shown for every player.

import { counted, type GameUi } from '@tableworks/board-kit'
import { CUBE_NAMES, CUBES } from '../../data/cubes.ts'
import type { game } from '../../index.ts'
import { type Draw, forecastExtraction } from '../../readings/extraction.ts'
import css from '../board.module.css'
import { CubeIcon } from '../parts/signs/cube.tsx'
import { positionOf } from '../table.ts'
import { say } from '../words.ts'

type Figures = GameUi<typeof game>['standing']

const cubesOf: Figures = ({ view }, side) =>
  CUBES.map(cube => ({
    label: CUBE_NAMES[cube],
    sign: <CubeIcon cube={cube} size={20} />,
    value: view.hold[cube][side],
    lessIsBetter: cube === 'tholins',
  }))

/** The strip on a phone: Credits and cubes. */
export const strip: Figures = (seen, side, box) => [
  { label: say('creditsShort'), value: seen.view.credits[side] },
  ...cubesOf(seen, side, box),
]

const nameOf = (what: keyof ReturnType<typeof say.group<'standing'>>) => (count: number) =>
  say(`standing.${what}`, { count })

export const standing: Figures = (seen, side, box) => {
  const position = positionOf(seen, box)
  const draws = forecastExtraction(position)[side]
  const { credits, holdPipes, controlTokens, fulfilled } = seen.view
  return [
    { ...counted(nameOf('credits'), credits[side]), main: true, help: say('standing.creditsHelp') },
    ...cubesOf(seen, side, box),
    { ...counted(nameOf('pipes'), holdPipes[side]), help: say('standing.pipesHelp') },
    { ...counted(nameOf('tokens'), controlTokens[side]), help: say('standing.tokensHelp') },
    { ...counted(nameOf('orders'), fulfilled[side].length), help: say('standing.ordersHelp') },
    ...(seen.result === null ? drawnOf(draws) : []),
  ]
}

/** The next extraction, as in "+2 D +1 Th next extraction". */
const drawnOf = (draws: readonly Draw[]) =>
  (['deuterium', 'tholins'] as const)
    .map(cube => ({ cube, count: draws.filter(draw => draw.cube === cube).length }))
    .filter(({ count }) => count > 0)
    .map(({ cube, count }, i, { length }) => ({
      label: say('nextDraw', { cube: CUBE_NAMES[cube] }),
      sign: (
        <span className={css['draw']}>
          <CubeIcon cube={cube} size={20} /> {i === length - 1 && say('extractionShort')}
        </span>
      ),
      value: say('draws', { count }),
    }))
