// The score sheet if the game ended now: TTN-94 to TTN-97.

import { perSeat, type PerSeat, type ScoreLine } from '@tableworks/kernel'
import { COMMON } from '../data/cubes.ts'
import type { VARIANTS } from '../meta.ts'
import type { State } from '../state.ts'

const DEUTERIUM_CREDITS = 2
const MOST = 3
const SECOND = 1

type Standing = Pick<State, 'seats' | 'variants' | 'credits' | 'hold' | 'fulfilled' | 'holdPipes' | 'controller'>

export function sheetOf(g: Standing): ScoreLine[] {
  const { seats, hold } = g
  const { majorityTies } = g.variants
  return [
    { line: 'credits', values: perSeat(seats, seat => g.credits[seat]) },
    { line: 'deuterium', values: perSeat(seats, seat => DEUTERIUM_CREDITS * hold.deuterium[seat]) },
    { line: 'tholins', values: perSeat(seats, seat => 0 - hold.tholins[seat]) },
    ...COMMON.map(resource => ({ line: resource, values: majority(hold[resource], majorityTies) })),
    {
      line: 'orders',
      values: majority(
        perSeat(seats, seat => g.fulfilled[seat].length),
        majorityTies,
      ),
    },
  ]
}

/** TTN-97, A-51 */
export const tiesOf = (g: Standing): ScoreLine[] => [
  { line: 'pipes', values: perSeat(g.seats, seat => g.holdPipes[seat]), less: true },
  { line: 'rigs', values: perSeat(g.seats, seat => rigsOf(g, seat)) },
]

const rigsOf = (g: Pick<State, 'controller'>, seat: number): number =>
  g.controller.filter(controller => controller === seat).length

type Ties = (typeof VARIANTS)['majorityTies']['values'][number]

/**
 * TTN-95: 3 Credits for the most, or for each seat tied for it, and 1 for the second most. A seat needs at least one. How ties
 * affect second place is in A-49, or as a variant in TTN-98.
 */
export function majority(counts: readonly number[], ties?: Ties): PerSeat<number> {
  let most = 0
  let second = 0
  for (const count of counts) {
    if (count > most) {
      second = most
      most = count
    } else if (count < most || ties !== 'second prize') second = Math.max(second, count) // Seats that tie for the most are not second.
  }
  const isTied = ties === 'three each' && counts.indexOf(second) !== counts.lastIndexOf(second)
  return perSeat(counts.length, seat => prizeFor(counts[seat] ?? 0, most, second, isTied ? MOST : SECOND))
}

function prizeFor(count: number, most: number, second: number, secondPrize: number): number {
  if (count === 0) return 0
  if (count === most) return MOST
  return count === second ? secondPrize : 0
}
