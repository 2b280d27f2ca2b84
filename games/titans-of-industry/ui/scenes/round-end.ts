// The end of a round: each seat's rent, sales and payments, and the result if the age ended now. Only opened from the journal,
// because an age has many rounds and nothing is settled between them.

import type { Scene, SceneRow, SceneTelling } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { game } from '../../index.ts'
import { forecastOf } from '../../readings/forecast.ts'
import { seatsAt, shareOf } from '../../readings/holdings.ts'
import { Hall } from '../parts/hall.tsx'
import { positionOf } from '../table.ts'
import { type AgeMoment, factsOf, sumOf } from './account.ts'
import { money, signed } from './figures.ts'
import { tell } from './words.ts'

export const roundEnd: SceneTelling<typeof game> = {
  name: tell('rounds'),
  again: tell('roundAgain'),
  from: ['roundBegan'],
  quiet: true,
  tell: tellRound,
}

function tellRound(moment: AgeMoment): Scene {
  const { round } = moment.before.view
  return {
    title: tell('roundTitle', { round }),
    steps: [],
    table: { title: tell('roundBrought', { round }), rows: [...shareRows(moment), ...moneyRows(moment)] },
    Ground: Hall,
  }
}

function shareRows({ before, after, box }: AgeMoment): SceneRow[] {
  const [was, is] = [positionOf(before, box), positionOf(after, box)]
  const { sells, income } = forecastOf(is)
  return [
    { label: tell('shareHead'), kind: 'heading' },
    { label: tell('before'), values: seatsAt(was).map(seat => shareOf(was, seat)) },
    { label: tell('shareNow'), kind: 'total', values: seatsAt(is).map(seat => shareOf(is, seat)) },
    {
      label: tell('forecast'),
      values: seatsAt(is).map(seat => (sells[seat] === 0 ? null : `${sells[seat]} · ${money(income[seat])}`)),
    },
  ]
}

function moneyRows(moment: AgeMoment): SceneRow[] {
  const [was, is] = [positionOf(moment.before, moment.box).money, positionOf(moment.after, moment.box).money]
  const bought = factsOf(moment.told, 'bought')
  const gained = [
    { label: tell('rent'), figures: sumOf(moment, 'collectedRent', fact => fact.income) },
    { label: tell('playersPay'), figures: was.map((_, seat) => paidTo(bought, seat as Seat)) },
    { label: tell('consumersPay'), figures: sumOf(moment, 'paidByConsumers', fact => fact.income) },
  ]
  const rest = was.map(
    (had, seat) =>
      (is[seat as Seat] ?? 0) - had - gained.reduce((sum, { figures }) => sum + (figures[seat as Seat] ?? 0), 0),
  )
  return [
    { label: tell('moneyHead'), kind: 'heading' },
    { label: tell('before'), values: was.map(money) },
    ...[...gained, { label: tell('spent'), figures: rest }].flatMap(({ label, figures }): SceneRow[] =>
      figures.some(figure => figure !== 0) ? [{ label, values: figures.map(signed) }] : [],
    ),
    { label: tell('moneyNow'), kind: 'total', values: is.map(money) },
  ]
}

const paidTo = (bought: readonly { readonly seller: Seat; readonly cost: number }[], seat: Seat): number =>
  bought.reduce((sum, { seller, cost }) => sum + (seller === seat ? cost : 0), 0)
