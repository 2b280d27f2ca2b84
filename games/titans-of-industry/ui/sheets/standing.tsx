// The numbers always shown for a seat.

import type { StandingItem } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { GOOD_NAMES } from '../../data/goods.ts'
import { forecastOf } from '../../readings/forecast.ts'
import { hasRedCube, realEstateOf, rentFor, shareOf } from '../../readings/holdings.ts'
import { AreaEmblem } from '../parts/signs.tsx'
import { positionOf, type Seen } from '../table.ts'
import { say } from '../words.ts'

export function standing(seen: Seen, seat: Seat, box: Box): readonly StandingItem[] {
  const g = positionOf(seen, box)
  const cards = realEstateOf(g, seat)
  return [
    { label: say('standing.share'), value: shareOf(g, seat), main: true, help: say('standing.shareHelp') },
    { label: say('standing.money'), value: say('money', { dollars: g.money[seat] }), bare: true },
    {
      label: say('standing.rent'),
      value: say('gain', { dollars: cards * rentFor(g, seat) }),
      help: say('standing.rentHelp'),
    },
    // a picture needs less space than the word, so even a rich seat's figures fit on their line
    { label: say('standing.realEstate'), sign: <EstateSign />, value: cards, help: say('standing.estateHelp') },
    { label: say('standing.titans'), value: g.titans[seat].length },
    // whether the seat may buy from the bank, which takes a cube in a red grid (TOI-22)
    {
      label: say('standing.bank'),
      value: hasRedCube(g, seat) ? say('yes') : say('none'),
      help: say('standing.bankHelp'),
    },
  ]
}

const EstateSign = () => (
  <span role="img" aria-label={say('standing.realEstate')} title={say('standing.realEstate')}>
    <AreaEmblem area="residential" size={14} />
  </span>
)

/** What a seat would sell if the age ended now. */
export function outlook(seen: Seen, seat: Seat, box: Box): readonly StandingItem[] {
  const { sells, income } = forecastOf(positionOf(seen, box))
  return [{ label: say('outlook'), value: say('outlookOf', { cubes: sells[seat], dollars: income[seat] }) }]
}

/** The figures on a phone: share, money, rent, the seat's research on offer, and how many of its cubes would sell now. */
export function strip(seen: Seen, seat: Seat, box: Box): readonly StandingItem[] {
  const g = positionOf(seen, box)
  const cubes = box.consumerGrids.reduce((sum, grid) => sum + g.cubes[grid][seat], 0)
  return [
    ...standing(seen, seat, box).slice(0, STANDING_FIRST),
    { label: GOOD_NAMES.research, value: g.cubes['r-centre'][seat] },
    { label: say('standing.sell'), value: say('sellsOf', { sells: forecastOf(g).sells[seat], cubes }) },
  ]
}
const STANDING_FIRST = 3
