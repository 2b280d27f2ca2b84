// The end of the game: RULES.md AOI-1, AOI-52 to AOI-54.

import { perSeat, type Result, type Seat, seatsOf } from '@tableworks/kernel'
import { resultOf } from '@tableworks/table-kit'
import { finalCount } from '../readings/worth.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** During the game, this is the result if the game ended now. */
export function result(g: State): Result {
  const counts = seatsOf(g.seats).map(seat => finalCount(g, seat))
  return resultOf(
    [
      { line: 'levels', values: counts.map(({ levels }) => levels) },
      { line: 'money', values: counts.map(({ money }) => money) },
      { line: 'unpaidLoans', values: counts.map(({ penalty }) => 0 - penalty) },
    ],
    [{ line: 'turnOrder', values: seatsOf(g.seats).map(seat => g.order.indexOf(seat) + 1), less: true }], // AOI-54
  )
}

/** AOI-54: by points, ties by turn order. */
const ranking = (g: State): Seat[] => {
  const points = perSeat(g.seats, seat => finalCount(g, seat).points)
  return [...g.order].sort((a, b) => points[b] - points[a])
}

/** The score sheet, line by line. */
export function tellScores(g: State, flow: Flow): void {
  if (flow.tell === undefined) return
  for (const seat of g.order) {
    const { links, linkMoney, loansRepaid, repaidMoney, unpaid, levels, money, penalty, points } = finalCount(g, seat)
    if (links > 0) flow.tell({ kind: 'linksPaid', seat, links, value: linkMoney })
    if (loansRepaid + unpaid > 0)
      flow.tell({ kind: 'loansSettled', seat, loans: loansRepaid, value: repaidMoney, unpaid })
    flow.tell({ kind: 'scored', seat, levels, money, penalty, points })
  }
  flow.tell({ kind: 'ranked', order: ranking(g) })
}
