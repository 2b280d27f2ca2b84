// What is told step by step: a fulfilment and a round, from the journal, and the end of the game.

import type { Scene, SceneMoment, SceneStep, SceneTelling } from '@tableworks/board-kit'
import { type FactOf, type Seat, seatsOf } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import type { game } from '../../index.ts'
import { contractPoints, productPoints, scoreOf, stockOf } from '../../readings/contracts.ts'
import { contractPlace, FLOOR_PLACE, WALL_PLACE } from '../places.ts'
import { CrateIcon } from '../signs/crate.tsx'
import { positionOf, type Position } from '../table.ts'
import css from './scenes.module.css'
import { tell } from './words.ts'

type Moment = SceneMoment<typeof game>
type Fact = FactOf<typeof game>
type Kind = Fact['kind']

/** Told when somebody asks for it: with two players there is one in every turn. */
export const fulfilment: SceneTelling<typeof game> = {
  name: tell('fulfilments'),
  from: ['fulfilledContract', 'lostContract'],
  quiet: true,
  tell: tellFulfilment,
}
/** Nothing is settled between rounds, so this too is only told when asked for. */
export const roundEnd: SceneTelling<typeof game> = {
  name: tell('rounds'),
  again: tell('roundAgain'),
  from: ['roundBegan'],
  quiet: true,
  tell: tellRound,
}
export const gameEnd: SceneTelling<typeof game> = { name: tell('ends'), from: ['ended'], tell: tellEnd }

const factsOf = <K extends Kind>({ told }: Moment, kind: K): Extract<Fact, { kind: K }>[] =>
  told.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)

const row = (moment: Moment, label: string, value: (seat: Seat) => number, kind?: 'total') => ({
  label,
  values: seatsOf(moment.sideNames.length).map(value),
  ...(kind === undefined ? {} : { kind }),
})

const Ground = ({ children }: { readonly children: ReactNode }) => <div className={css['ground']}>{children}</div>

function tellFulfilment(moment: Moment): Scene | null {
  const [finished] = factsOf(moment, 'finishedFulfilment')
  if (finished === undefined) return null
  const { seat, done } = finished
  const { box, before, after } = moment
  const name = moment.sideNames[seat] ?? ''
  const steps = moment.told.flatMap((fact): SceneStep[] => {
    if (fact.kind !== 'fulfilledContract' && fact.kind !== 'lostContract') return []
    const { contract } = fact
    const isDone = fact.kind === 'fulfilledContract'
    return [
      {
        chapter: tell('contracts'),
        title: tell(isDone ? 'delivers' : 'loses', { name, product: box.products[contract].name.toLowerCase() }),
        drawing: <Goods goods={[contract]} position={positionOf(after, box)} />,
        text: tell(isDone ? 'deliversWhy' : 'losesWhy', { value: box.contracts[contract].value }),
        places: [contractPlace(contract)],
      },
    ]
  })
  const [was, is] = [positionOf(before, box), positionOf(after, box)]
  return {
    title: tell('fulfilmentTitle', { name }),
    steps,
    table: {
      title: tell('afterFulfilment'),
      rows: [
        row(moment, tell('held'), one => is.contracts[one].length),
        row(moment, tell('change'), one => scoreOf(is, one) - scoreOf(was, one)),
        row(moment, tell('points'), one => scoreOf(is, one), 'total'),
      ],
      foot: tell('fulfilled', { done }),
    },
    Ground,
  }
}

function tellRound(moment: Moment): Scene {
  const { before, after, box } = moment
  const [was, is] = [positionOf(before, box), positionOf(after, box)]
  const { round } = before.view.glance
  const made = (seat: Seat) => sum(factsOf(moment, 'ran').map(fact => (fact.seat === seat ? fact.made.length : 0)))
  const built = (seat: Seat) => factsOf(moment, 'built').filter(fact => fact.seat === seat).length
  return {
    title: tell('roundTitle', { round }),
    steps: [],
    table: {
      title: tell('roundBrought', { round }),
      rows: [
        row(moment, tell('made'), made),
        row(moment, tell('built'), built),
        row(moment, tell('factories'), seat => is.floor[seat].sites.length),
        row(moment, tell('held'), seat => is.contracts[seat].length),
        row(moment, tell('change'), seat => scoreOf(is, seat) - scoreOf(was, seat)),
        row(moment, tell('points'), seat => scoreOf(is, seat), 'total'),
      ],
    },
    Ground,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function tellEnd(moment: Moment): Scene | null {
  const [ended] = factsOf(moment, 'ended')
  if (ended === undefined) return null
  const { after, box } = moment
  const position = positionOf(after, box)
  const contracts = row(moment, tell('contracts'), seat => contractPoints(position, seat))
  const products = row(moment, tell('products'), seat => productPoints(position, seat))
  const total = row(moment, tell('points'), seat => scoreOf(position, seat), 'total')
  return {
    title: tell('endTitle'),
    steps: [
      {
        chapter: tell('contracts'),
        title: tell(`endings.${ended.ending}`),
        text: tell('endWhy'),
        drawing: <Sides moment={moment} goodsOf={seat => position.contracts[seat]} />,
        book: { title: tell('contracts'), rows: [contracts] },
        places: [WALL_PLACE],
      },
      {
        chapter: tell('products'),
        title: tell('productsTitle'),
        drawing: <Sides moment={moment} goodsOf={seat => dearestOf(position, seat)} />,
        text: tell('productsWhy'),
        book: { title: tell('products'), rows: [products, total] },
        places: [FLOOR_PLACE],
      },
    ],
    table: { title: tell('score'), rows: [contracts, products, total], foot: tell(`endings.${ended.ending}`) },
    onward: tell('toScores'),
    Ground,
  }
}

/** The products a seat has, each kind once, dearest first. */
const SHOWN = 8
const dearestOf = (position: Position, seat: Seat): ProductId[] =>
  PRODUCT_IDS.filter(product => stockOf(position, seat, product) > 0)
    .toSorted((a, b) => position.box.products[b].value - position.box.products[a].value)
    .slice(0, SHOWN)

const Goods = ({ goods, position: { box } }: { goods: readonly ProductId[]; position: Position }) => (
  <span className={css['goods']}>
    {goods.map(product => (
      <CrateIcon key={product} product={product} box={box} size={38} />
    ))}
  </span>
)

const Sides = ({ moment, goodsOf }: { moment: Moment; goodsOf: (seat: Seat) => readonly ProductId[] }) => (
  <ul className={css['sides']}>
    {seatsOf(moment.sideNames.length).map(seat => (
      <li key={seat}>
        <b translate="no">{moment.sideNames[seat]}</b>
        <Goods goods={goodsOf(seat)} position={positionOf(moment.after, moment.box)} />
      </li>
    ))}
  </ul>
)
