// What is always shown of a seat.

import type { StandingItem } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Box } from '../data/box.ts'
import { forecastOf } from '../readings/forecast.ts'
import { hasRedCube, realEstateOf, rentFor, shareOf } from '../readings/holdings.ts'
import { positionOf, type Seen } from './reading/table.ts'
import { say } from './words.ts'

export function standing(seen: Seen, seat: Seat, box: Box): readonly StandingItem[] {
  const g = positionOf(seen, box)
  const cards = realEstateOf(g, seat)
  return [
    { label: say('standing.share'), value: shareOf(g, seat), main: true },
    { label: say('standing.money'), value: say('money', { dollars: g.money[seat] }), bare: true },
    { label: say('standing.rent'), value: say('gain', { dollars: cards * rentFor(g, seat) }) },
    { label: say('standing.realEstate'), value: cards },
    { label: say('standing.titans'), value: g.titans[seat].length },
    // Whether it may buy from the bank: it has a cube in a red grid (TOI-22).
    { label: say('standing.bank'), value: hasRedCube(g, seat) ? say('yes') : say('none') },
  ]
}

/** What the end of the age would bring a seat if it were now. */
export function outlook(seen: Seen, seat: Seat, box: Box): readonly StandingItem[] {
  const { sells, income } = forecastOf(positionOf(seen, box))
  return [{ label: say('outlook'), value: say('outlookOf', { cubes: sells[seat], dollars: income[seat] }) }]
}
