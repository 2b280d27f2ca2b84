// What an option does, in a few words, for its place on the board and its button.

import type { Seat } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { forecastOf } from '../../readings/forecast.ts'
import { realEstateOf, rentFor, shareOf } from '../../readings/holdings.ts'
import { positionOf, type Seen } from '../table.ts'
import { say } from '../words.ts'

export function effects(before: Seen, after: Seen, box: Box, names: readonly string[]): string[] {
  const own = before.seat
  if (own === null) return []
  const [old, now] = [positionOf(before, box), positionOf(after, box)]
  const rentOf = (g: typeof now) => realEstateOf(g, own) * rentFor(g, own)
  const share = shareOf(now, own) - shareOf(old, own)
  const rent = rentOf(now) - rentOf(old)
  return [
    ...(share > 0 ? [say('effect.share', { share })] : []),
    ...(rent > 0 ? [say('effect.rent', { rent })] : []),
    ...salesOf(old, now, own, names),
    ...(now.money[own] === old.money[own] ? [] : [say('effect.keeps', { dollars: now.money[own] })]),
  ]
}

type Position = ReturnType<typeof positionOf>

/** Whose sales a choice would change if the age ended now, with the viewer first. */
function salesOf(old: Position, now: Position, own: Seat, names: readonly string[]): string[] {
  const [before, after] = [forecastOf(old), forecastOf(now)]
  const change = (seat: Seat) => after.sells[seat] - before.sells[seat]
  const others = names.flatMap((name, seat) =>
    seat === own || change(seat as Seat) === 0
      ? []
      : [
          say(change(seat as Seat) > 0 ? 'effect.more' : 'effect.fewer', {
            name,
            cubes: Math.abs(change(seat as Seat)),
          }),
        ],
  )
  const income = after.income[own] - before.income[own]
  return change(own) === 0 && income === 0
    ? others
    : [say('effect.ownSales', { sells: signed(change(own)), income: signedMoney(income) }), ...others]
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)
const signedMoney = (dollars: number): string => (dollars < 0 ? `−$${-dollars}` : `+$${dollars}`)
