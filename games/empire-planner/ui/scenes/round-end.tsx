// The end of a round: the buildings' income, the pollution, the new cards, and who goes first.

import type { Scene, SceneMoment, SceneRow, SceneStep, SceneTelling } from '@tableworks/board-kit'
import { BUILDING_TYPES, BUILDINGS } from '../../data/buildings.ts'
import { SIDES } from '../../data/pieces.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import { countOf, incomeOf } from '../../readings/buildings.ts'
import { pointsFor } from '../../readings/score.ts'
import { ActionCard } from '../parts/actions/action-card.tsx'
import { Paper } from '../parts/paper.tsx'
import type { Thing } from '../things.ts'
import { positionOf } from '../table.ts'
import { say } from '../words.ts'
import css from './scenes.module.css'
import { tell } from './words.ts'

export type RoundMoment = SceneMoment<typeof game>

export const roundEnd: SceneTelling<typeof game> = {
  name: tell('rounds'),
  again: tell('again'),
  from: ['discardedCards'],
  tell: tellRound,
}

function tellRound(moment: RoundMoment): Scene {
  const { round } = moment.before.view
  const [next] = factsOf(moment.told, 'roundBegan')
  return {
    title: tell('title', { round }),
    steps: [gains(moment), ...pollution(moment), ...cards(moment)],
    table: {
      title: tell('brought', { round }),
      rows: [...capitalRows(moment), ...pointRows(moment)],
      foot: nextOf(moment),
    },
    onward: next === undefined ? tell('toScores') : tell('onward', { round: next.round }),
    Ground: Paper,
  }
}

const factsOf = <K extends Fact['kind']>(told: readonly Fact[], kind: K): Extract<Fact, { kind: K }>[] =>
  told.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)

const money = (cost: number): string => say('cost', { cost })

function gains(moment: RoundMoment): SceneStep {
  const g = positionOf(moment.before, moment.box)
  const gained = factsOf(moment.told, 'gained')
  const paying = BUILDING_TYPES.filter(
    type => BUILDINGS[type].income > 0 && SIDES.some(side => countOf(g, side, type) > 0),
  )
  return {
    chapter: tell('gains'),
    title: tell('gainsTitle'),
    text:
      paying.length === 0
        ? tell('noIncome')
        : gained.map(({ seat, income }) => tell('gained', { name: moment.sideNames[seat], income })).join(' '),
    book: {
      title: tell('gains'),
      rows: [
        ...paying.map((type): SceneRow => {
          const { income } = BUILDINGS[type]
          return {
            label: tell('kind', { type: say(`names.${type}`), income }),
            values: SIDES.map(side => {
              const count = countOf(g, side, type)
              return count === 0 ? null : `${count} × ${money(income)}`
            }),
          }
        }),
        { label: tell('together'), kind: 'total', values: SIDES.map(side => money(incomeOf(g, side))) },
      ],
    },
    places: SIDES.map((seat): Thing => ({ kind: 'capital', seat })),
  }
}

const pollution = ({ told, sideNames }: RoundMoment): SceneStep[] =>
  factsOf(told, 'polluted').map(({ seat, pollution: level }) => ({
    chapter: tell('pollution'),
    title: tell('polluted', { pollution: level }),
    text: tell('pollutedWhy', { name: sideNames[seat] }),
    places: [{ kind: 'pollution' }],
  }))

function cards({ told, before, box }: RoundMoment): SceneStep[] {
  const isRebuilt = factsOf(told, 'rebuiltDeck').length > 0
  return factsOf(told, 'dealtCards').map(dealt => ({
    chapter: tell('cards'),
    title: tell('cardsTitle'),
    drawing: (
      <div className={css['cards']}>
        {dealt.cards.map(card => (
          <ActionCard key={card} card={card} icons={box.icons[card]} variants={before.variants} />
        ))}
      </div>
    ),
    text: [...(isRebuilt ? [tell('rebuilt')] : []), tell('cardsWhy', { left: dealt.left })].join(' '),
    places: [{ kind: 'cards' }],
  }))
}

function capitalRows({ told, before, after }: RoundMoment): SceneRow[] {
  const gained = factsOf(told, 'gained')
  return [
    { label: tell('capital'), kind: 'heading' },
    { label: tell('before'), values: before.view.capital.map(money) },
    {
      label: tell('pays'),
      values: SIDES.map(side => {
        const income = gained.find(fact => fact.seat === side)?.income ?? 0
        return income === 0 ? null : `+${money(income)}`
      }),
    },
    { label: tell('now'), kind: 'total', values: after.view.capital.map(money) },
  ]
}

function pointRows({ after, box }: RoundMoment): SceneRow[] {
  const g = positionOf(after, box)
  const { scores } = after.view.glance.ifEndedNow
  const profit = SIDES.map(side => pointsFor(g, side, 'profit'))
  return [
    { label: tell('points'), kind: 'heading' },
    { label: tell('profit'), values: profit },
    { label: tell('buildings'), values: SIDES.map(side => (scores[side] ?? 0) - (profit[side] ?? 0)) },
    { label: tell('score'), kind: 'total', values: [...scores] },
  ]
}

function nextOf({ told, after, sideNames }: RoundMoment): string {
  const [next] = factsOf(told, 'roundBegan')
  if (next === undefined) return tell('over')
  const { profit } = after.view
  const reason = after.seats === 1 ? 'solo' : profit[0] === profit[1] ? 'equal' : 'less'
  return tell('next', { round: next.round, year: next.year, name: sideNames[next.seat], reason })
}
