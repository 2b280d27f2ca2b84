// Scenes: the end of a turn (order, interest, display) and the end of the game (links, loans, points).

import {
  type Scene,
  type SceneMoment,
  type SceneRow,
  type SceneStep,
  type SceneTelling,
  SeatMark,
} from '@tableworks/board-kit'
import { type FactOf, type Seat, seatsOf } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { Face } from '../../data/cards.ts'
import type { game } from '../../index.ts'
import { endInSight } from '../../readings/cards.ts'
import type { FinalCount } from '../../readings/worth.ts'
import type { Thing } from '../things.ts'
import { mapOf } from '../../readings/board.ts'
import { positionOf } from '../table.ts'
import { CardName } from '../trays/card.tsx'
import css from './scenes.module.css'
import { tell } from './words.ts'

const ORDER: Thing = { kind: 'order' }
const DISPLAY: Thing = { kind: 'display' }

type Moment = SceneMoment<typeof game>
type Fact = FactOf<typeof game>
type Kind = Fact['kind']

export const turnEnd: SceneTelling<typeof game> = { name: tell('turns'), from: ['ordered'], tell: tellTurn }
export const gameEnd: SceneTelling<typeof game> = { name: tell('ends'), from: ['gameEnded'], tell: tellEnd }

const factsOf = <K extends Kind>({ told }: Moment, kind: K): Extract<Fact, { kind: K }>[] =>
  told.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)

/** A row with a value for each side. */
function row(moment: Moment, label: string, value: (seat: Seat) => number, dollars = false, kind?: SceneRow['kind']) {
  const values = seatsOf(moment.sideNames.length).map(seat => {
    const number = value(seat)
    return dollars ? `$${number}` : number
  })
  return { label, values, ...(kind === undefined ? {} : { kind }) }
}

const interestPaid = (moment: Moment, seat: Seat): number =>
  factsOf(moment, 'paidInterest').reduce((sum, fact) => sum + (fact.seat === seat ? fact.cost : 0), 0)

const Ground = ({ children }: { readonly children: ReactNode }) => <div className={css['ground']}>{children}</div>

// The end of a turn

function tellTurn(moment: Moment): Scene | null {
  const [ordered] = factsOf(moment, 'ordered')
  const [began] = factsOf(moment, 'turnBegan')
  if (ordered === undefined || began === undefined) return null
  const turn = began.turn - 1
  return {
    title: tell('turnTitle', { turn }),
    steps: [orderStep(moment, ordered), interestStep(moment), ...displayStep(moment)],
    table: turnTable(moment, turn, began.deck),
    onward: tell('onward', { turn: began.turn }),
    isSmall: true,
    Ground,
  }
}

function orderStep(moment: Moment, { order, spent }: Extract<Fact, { kind: 'ordered' }>): SceneStep {
  return {
    chapter: tell('order'),
    title: tell('orderTitle', { name: moment.sideNames[order[0] ?? 0] ?? '' }),
    drawing: (
      <ol className={css['order']}>
        {order.map(seat => (
          <li key={seat}>
            <SeatMark seat={seat} size={34} />
            <b>{moment.sideNames[seat]}</b> ${spent[seat] ?? 0}
          </li>
        ))}
      </ol>
    ),
    text: tell('orderWhy'),
    book: {
      title: tell('order'),
      rows: [
        row(moment, tell('spent'), seat => spent[seat] ?? 0, true),
        row(moment, tell('place'), seat => order.indexOf(seat) + 1),
      ],
    },
    places: [ORDER],
  }
}

function interestStep(moment: Moment): SceneStep {
  const { before, box, sideNames } = moment
  const borrowed = factsOf(moment, 'borrowed').map(({ seat, loans }) =>
    tell('borrowed', { name: sideNames[seat] ?? '', loans }),
  )
  const isNone = factsOf(moment, 'paidInterest').length === 0
  return {
    chapter: tell('interest'),
    title: tell('interestTitle', { interest: box.figures.interest }),
    text: isNone ? tell('interestNone') : borrowed.join(' '),
    book: {
      title: tell('interest'),
      rows: [
        row(moment, tell('loans'), seat => before.view.loans[seat]),
        row(moment, tell('paid'), seat => interestPaid(moment, seat), true),
      ],
    },
  }
}

/** Empty on maps that don't renew the display at the end of a turn. */
function displayStep(moment: Moment): SceneStep[] {
  const { after } = moment
  if (!mapIn(moment).rules.pricedCards) return []
  const leaving = factsOf(moment, 'cardsRemoved').flatMap(({ cards }) => cards)
  const revealed = factsOf(moment, 'revealed').length
  const sentences = [
    ...(leaving.length > 0 ? [tell('leave', { cards: leaving.length })] : []),
    revealed > 0 ? tell('stay', { cards: revealed }) : tell('noneNew'),
  ]
  return [
    {
      chapter: tell('display'),
      title: tell('displayTitle'),
      drawing: (
        <ul className={css['cards']}>
          {after.view.faceUp.map((face, i) => face !== null && <Shown key={i} face={face} moment={moment} slot={i} />)}
        </ul>
      ),
      text: sentences.join(' '),
      places: [DISPLAY],
    },
  ]
}

const Shown = ({ face, moment, slot }: { face: Face; moment: Moment; slot: number }) => (
  <li>
    <CardName face={face} map={mapIn(moment)} />
    <small>${mapIn(moment).rules.cardPrices[slot]}</small>
  </li>
)

function turnTable(moment: Moment, turn: number, deck: number): Scene['table'] {
  const { after, box } = moment
  const end = endInSight(positionOf(after, box), deck)
  return {
    title: tell('afterTurn', { turn }),
    rows: [
      row(moment, tell('money'), seat => after.view.cash[seat], true),
      row(moment, tell('loans'), seat => after.view.loans[seat]),
      row(moment, tell('points'), seat => after.view.counts[seat]?.points ?? 0, false, 'total'),
    ],
    foot: [tell('deck', { deck }), ...(end === null ? [] : [tell(end)])].join(' '),
  }
}

// The end of the game

function tellEnd(moment: Moment): Scene | null {
  const [ranked] = factsOf(moment, 'ranked')
  if (ranked === undefined) return null
  const points = {
    title: tell('pointsHead'),
    rows: [
      figure(moment, tell('levels'), one => one.levels),
      figure(moment, tell('moneyPoints'), one => one.money),
      figure(moment, tell('lost'), one => 0 - one.penalty),
      figure(moment, tell('total'), one => one.points, false, 'total'),
    ],
  }
  return {
    title: tell('endTitle'),
    steps: [linksStep(moment), loansStep(moment), pointsStep(moment, points)],
    table: { ...points, foot: tell('winner', { name: moment.sideNames[ranked.order[0] ?? 0] ?? '' }) },
    onward: tell('toScores'),
    Ground,
  }
}

/** A row in the final count. */
const figure = (
  moment: Moment,
  label: string,
  of: (one: FinalCount) => number,
  dollars = false,
  kind?: SceneRow['kind'],
) => row(moment, label, seat => of(moment.after.view.counts[seat] as FinalCount), dollars, kind)

const mapIn = ({ after, box }: Moment) => mapOf(positionOf(after, box))

const linksStep = (moment: Moment): SceneStep => ({
  chapter: tell('links'),
  title: tell('linksTitle'),
  text: tell('linksWhy'),
  book: {
    title: tell('links'),
    rows: [
      figure(moment, tell('laid'), one => one.links),
      figure(moment, tell('linkMoney'), one => one.linkMoney, true),
    ],
  },
  places: mapIn(moment).links.flatMap(({ id }, link): Thing[] =>
    moment.after.view.rails[link] === null ? [] : [{ kind: 'link', link: id }],
  ),
})

const loansStep = (moment: Moment): SceneStep => ({
  chapter: tell('loans'),
  title: tell('repayTitle'),
  text: tell('repayWhy', {
    cost: moment.after.variants.loanRepayCost,
    points: moment.box.figures.unpaidLoanPoints,
  }),
  book: {
    title: tell('loans'),
    rows: [
      figure(moment, tell('repaid'), one => one.loansRepaid),
      figure(moment, tell('unpaid'), one => one.unpaid),
      figure(moment, tell('moneyLeft'), one => one.cash, true),
    ],
  },
})

const pointsStep = (moment: Moment, points: Scene['table']): SceneStep => ({
  chapter: tell('pointsHead'),
  title: tell('pointsTitle'),
  text: tell('pointsWhy', { dollars: moment.box.figures.dollarsPerPoint }),
  book: points,
  places: mapIn(moment).sites.flatMap(({ id }, site): Thing[] =>
    moment.after.view.counters[site] === null ? [] : [{ kind: 'site', site: id }],
  ),
})
