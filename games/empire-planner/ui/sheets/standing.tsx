// The numbers always shown for a side.

import { Cube, type StandingItem } from '@tableworks/board-kit'
import type { Box } from '../../data/box.ts'
import { COLOURS } from '../../data/factories.ts'
import type { Side } from '../../data/pieces.ts'
import { incomeOf } from '../../readings/buildings.ts'
import { supplyOf } from '../../readings/cubes.ts'
import { goodsOf } from '../../readings/factories.ts'
import { scoreSheet } from '../../readings/score.ts'
import { isArchie, piecesOf } from '../../readings/sides.ts'
import { GOODS_LOOK } from '../parts/factories/look.ts'
import { positionOf, type Seen } from '../table.ts'
import { say } from '../words.ts'

export function standing(seen: Seen, side: number, box: Box): readonly StandingItem[] {
  const g = positionOf(seen, box)
  const own = side as Side
  return [
    {
      label: say('standing.score'),
      value: scoreSheet(g).scores[own] ?? 0,
      main: true,
      help: say('standing.scoreHelp'),
    },
    {
      label: say('standing.capital'),
      value: say('amount', { dollars: g.capital[own] }),
      bare: true,
      help: say('standing.capitalHelp'),
    },
    { label: say('standing.profit'), value: g.profit[own], help: say('standing.profitHelp') },
    {
      label: say('standing.income'),
      value: say('perRound', { income: incomeOf(g, own) }),
      help: say('standing.incomeHelp'),
    },
    {
      label: say('standing.buildings'),
      value: `${g.built[own].length}/${piecesOf(g, own).dice}`,
      help: say('standing.buildingsHelp'),
    },
    // Archie has no Goods, but his panel gets the same columns.
    ...COLOURS.map(colour => ({
      label: say(`colours.${colour}`),
      sign: <Cube {...GOODS_LOOK[colour]} size={14} label={say(`colours.${colour}`)} />,
      value: isArchie(g, own) ? '–' : goodsOf(g, own, colour),
      startsLine: colour === COLOURS[0],
    })),
    { label: say('standing.cubes'), value: Math.max(0, supplyOf(g, own)), help: say('standing.cubesHelp') },
  ]
}

/** Points, money and Goods in short, for a phone. */
export const strip = (seen: Seen, side: number, box: Box): readonly StandingItem[] =>
  standing(seen, side, box)
    .filter(({ label }) => label !== say('standing.buildings') && label !== say('standing.cubes'))
    .map(item => {
      if (item.label === say('standing.score')) return { ...item, label: say('standing.points') }
      return item.label === say('standing.income') ? { ...item, bare: true } : item
    })
