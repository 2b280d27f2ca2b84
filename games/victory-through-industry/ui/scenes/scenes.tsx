// Scenes: a fulfilment, a round and the end of the game, step by step.

import {
  type Scene,
  type SceneMoment,
  type SceneStep,
  type SceneTelling,
  SeatMark,
  viewerOf,
} from '@tableworks/board-kit'
import { type FactOf, type Seat, seatsOf } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { FactoryId } from '../../data/factories.ts'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import type { game } from '../../index.ts'
import { contractPoints, productPoints, scoreOf, stockOf } from '../../readings/contracts.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import { positionOf, type Position, type Seen } from '../table.ts'
import { ending } from '../sheets/text-sections.ts'
import { contractThing, type Thing } from '../things.ts'
import { PosterSign } from '../trays/wall.tsx'
import css from './scenes.module.css'
import { tell } from './words.ts'

type Moment = SceneMoment<typeof game>
type Fact = FactOf<typeof game>
type Kind = Fact['kind']

/** Only shown on request, because with two players there's one every turn. */
export const fulfilment: SceneTelling<typeof game> = {
  name: tell('fulfilments'),
  again: tell('fulfilmentAgain'),
  from: ['fulfilledContract', 'lostContract'],
  quiet: true,
  tell: tellFulfilment,
}
/** Only shown on request, because nothing is settled between rounds. */
export const roundEnd: SceneTelling<typeof game> = {
  name: tell('rounds'),
  again: tell('roundAgain'),
  from: ['roundBegan'],
  quiet: true,
  tell: tellRound,
}
export const gameEnd: SceneTelling<typeof game> = {
  name: tell('ends'),
  again: tell('endAgain'),
  from: ['ended'],
  tell: tellEnd,
}

const factsOf = <K extends Kind>({ told }: Moment, kind: K): Extract<Fact, { kind: K }>[] =>
  told.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)

const row = (moment: Moment, label: string, value: (seat: Seat) => number, kind?: 'total') => ({
  label,
  values: seatsOf(moment.sideNames.length).map(value),
  ...(kind === undefined ? {} : { kind }),
})

const floorOf = (seen: Seen): Thing => ({ kind: 'floor', seat: viewerOf(seen) })

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
        places: [contractThing(contract)],
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
  const runs = factsOf(moment, 'ran')
  const builds = factsOf(moment, 'built')
  const deals = moment.told.filter(isAboutContract)
  const made = (seat: Seat) => runs.flatMap(fact => (fact.seat === seat ? fact.made : []))
  const built = (seat: Seat) => builds.flatMap(fact => (fact.seat === seat ? [fact.factory] : []))
  const steps: (SceneStep | null)[] = [
    runs.length === 0
      ? null
      : {
          chapter: tell('products'),
          title: tell('roundMade'),
          drawing: <Sides moment={moment} drawn={seat => <Goods goods={made(seat)} position={is} />} />,
          places: [floorOf(after)],
        },
    builds.length === 0
      ? null
      : {
          chapter: tell('factories'),
          title: tell('roundBuilt'),
          drawing: <Sides moment={moment} drawn={seat => <Cards factories={built(seat)} position={is} />} />,
          places: [floorOf(after)],
        },
    deals.length === 0
      ? null
      : {
          chapter: tell('contracts'),
          title: tell('roundContracts'),
          drawing: (
            <Sides
              moment={moment}
              drawn={seat => <Deals facts={deals.filter(fact => fact.seat === seat)} box={box} />}
            />
          ),
          places: [{ kind: 'wall' }],
        },
  ]
  return {
    title: tell('roundTitle', { round }),
    steps: steps.flatMap(step => step ?? []),
    table: {
      title: tell('roundBrought', { round }),
      rows: [
        row(moment, tell('made'), seat => made(seat).length),
        row(moment, tell('built'), seat => built(seat).length),
        row(moment, tell('factories'), seat => is.floor[seat].sites.length),
        row(moment, tell('held'), seat => is.contracts[seat].length),
        row(moment, tell('change'), seat => scoreOf(is, seat) - scoreOf(was, seat)),
        row(moment, tell('points'), seat => scoreOf(is, seat), 'total'),
      ],
    },
    Ground,
  }
}

type AboutContract = Extract<Fact, { kind: 'claimed' | 'fulfilledContract' | 'lostContract' }>
const isAboutContract = (fact: Fact): fact is AboutContract =>
  fact.kind === 'claimed' || fact.kind === 'fulfilledContract' || fact.kind === 'lostContract'

function tellEnd(moment: Moment): Scene | null {
  const { after, box, sideNames } = moment
  const why = ending(after, sideNames)
  if (why === null) return null
  const position = positionOf(after, box)
  const contracts = row(moment, tell('contracts'), seat => contractPoints(position, seat))
  const products = row(moment, tell('products'), seat => productPoints(position, seat))
  const total = row(moment, tell('points'), seat => scoreOf(position, seat), 'total')
  return {
    title: tell('endTitle'),
    steps: [
      {
        chapter: tell('contracts'),
        title: why,
        text: tell('endWhy'),
        drawing: <Sides moment={moment} drawn={seat => <Posters contracts={position.contracts[seat]} box={box} />} />,
        book: { title: tell('score'), rows: [contracts] },
        places: [{ kind: 'wall' }],
      },
      {
        chapter: tell('products'),
        title: tell('productsTitle'),
        drawing: (
          <Sides moment={moment} drawn={seat => <Goods goods={productsOf(position, seat)} position={position} />} />
        ),
        book: { title: tell('score'), rows: [products, total] },
        places: [floorOf(after)],
      },
    ],
    table: { title: tell('score'), rows: [contracts, products, total], foot: why },
    onward: tell('toScores'),
    Ground,
  }
}

/** Every product that a seat has, the most valuable kinds first. */
const productsOf = (position: Position, seat: Seat): ProductId[] =>
  PRODUCT_IDS.toSorted((a, b) => position.box.products[b].value - position.box.products[a].value).flatMap(product =>
    Array<ProductId>(stockOf(position, seat, product)).fill(product),
  )

/** Each kind of product once, with its count. */
const Goods = ({ goods, position: { box } }: { goods: readonly ProductId[]; position: Position }) => (
  <span className={css['goods']}>
    {[...new Set(goods)].map(product => (
      <span key={product} className={css['kind']}>
        <CrateIcon product={product} box={box} size={38} />
        <Times count={goods.filter(one => one === product).length} />
      </span>
    ))}
  </span>
)

const Cards = ({ factories, position: { box } }: { factories: readonly FactoryId[]; position: Position }) => (
  <span className={css['goods']}>
    {[...new Set(factories)].map(factory => (
      <span key={factory} className={css['kind']} title={box.factories[factory].name}>
        <span className={css['card']}>
          <CardIcon factory={factory} turn={0} box={box} />
        </span>
        <Times count={factories.filter(one => one === factory).length} />
      </span>
    ))}
  </span>
)

const Times = ({ count }: { count: number }) => (count > 1 ? <b>{tell('times', { count })}</b> : null)

const Posters = ({ contracts, box }: { contracts: readonly ProductId[]; box: Moment['box'] }) => (
  <span className={css['goods']}>
    {contracts.map(product => (
      <span key={product} className={css['poster']}>
        <PosterSign product={product} box={box} />
        {box.products[product].name}
      </span>
    ))}
  </span>
)

const Deals = ({ facts, box }: { facts: readonly AboutContract[]; box: Moment['box'] }) => (
  <span className={css['goods']}>
    {facts.map(({ kind, contract }) => (
      <span key={`${kind} ${contract}`} className={css['poster']} data-kind={kind}>
        <PosterSign product={contract} box={box} />
        {tell(`deals.${kind}`)}
      </span>
    ))}
  </span>
)

/** One line per side; a dash if it's empty. */
const Sides = ({ moment, drawn }: { moment: Moment; drawn: (seat: Seat) => ReactNode }) => (
  <ul className={css['sides']}>
    {seatsOf(moment.sideNames.length).map(seat => (
      <li key={seat}>
        <SeatMark seat={seat} size={20} />
        <b translate="no">{moment.sideNames[seat]}</b>
        {drawn(seat)}
      </li>
    ))}
  </ul>
)
