// The end of an age, grid by grid: what sold and why, what was returned, who leads, and what was paid.

import type { Scene, SceneRow, SceneStep, SceneTotals, SceneTelling } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { game } from '../../index.ts'
import { realEstateOf, seatsAt, shareOf } from '../../readings/holdings.ts'
import { cubesSold, DOMINATION_FIELDS } from '../../readings/sold.ts'
import { Hall } from '../parts/hall.tsx'
import { SectorMark } from '../parts/signs.tsx'
import type { Thing } from '../things.ts'
import { positionOf } from '../table.ts'
import { fieldName, listed } from '../words.ts'
import { type AgeMoment, factsOf, type GridSale, salesTold, sumOf } from './account.ts'
import { gained, money, signed } from './figures.ts'
import { Ladder } from './ladder.tsx'
import css from './scenes.module.css'
import { tell } from './words.ts'

export const ageEnd: SceneTelling<typeof game> = {
  name: tell('ages'),
  again: tell('ageAgain'),
  from: ['demanded'],
  tell: tellAge,
}

const ROMAN = ['', 'I', 'II', 'III']

function tellAge(moment: AgeMoment): Scene {
  const { age } = positionOf(moment.before, moment.box)
  const [next] = factsOf(moment.told, 'ageBegan')
  return {
    title: tell('title', { age: ROMAN[age] }),
    steps: [...goodsSold(moment), unsold(moment), share(moment), domination(moment), payment(moment)],
    table: ageTable(moment),
    onward: next === undefined ? tell('toScores') : tell('onward', { age: ROMAN[next.age] }),
    Ground: Hall,
  }
}

const names = ({ sideNames }: AgeMoment, seats: readonly Seat[]): string =>
  listed(seats.map(seat => sideNames[seat] ?? ''))

// Goods that were sold, grid by grid

function goodsSold(moment: AgeMoment): SceneStep[] {
  const sales = salesTold(moment)
  return sales.map((sale, i) => ({
    chapter: tell('sold'),
    title: moment.box.grids[sale.grid].name,
    ...(sale.offers.length > 0 ? { drawing: <Ladder sale={sale} /> } : {}),
    text: whyOf(moment, sale),
    book: bookOf(moment, sales, i),
    places: [{ kind: 'grid', grid: sale.grid } satisfies Thing],
  }))
}

function whyOf(moment: AgeMoment, { demand, sold, offers, dearest, tied, loyal, couldHave }: GridSale): string {
  const all = offers.reduce((sum, offer) => sum + offer.cubes, 0)
  const reason =
    all === 0
      ? tell('why.nobodyOffers', { demand })
      : demand === 0
        ? tell('why.nothingWanted')
        : sold === all
          ? tell('why.allSell')
          : tied.length > 0
            ? tell('why.shared', { names: names(moment, tied) })
            : tell('why.cheapest', { price: dearest })
  const loyalty = loyal.map(({ seat, less }) => tell('why.loyal', { name: moment.sideNames[seat], less }))
  const better = couldHave === null ? [] : [tell('couldHave', couldHave)]
  return [reason, ...loyalty, ...better].join(' ')
}

/** What has been sold so far, and the money for it. */
function bookOf(moment: AgeMoment, sales: readonly GridSale[], at: number): SceneTotals {
  const seats = seatsAt(positionOf(moment.before, moment.box))
  const soldBy = (sale: GridSale, seat: Seat) => sale.offers.find(offer => offer.seat === seat)
  const upTo = sales.slice(0, at + 1)
  return {
    title: tell('book'),
    rows: [
      ...sales.map((sale, i): SceneRow => {
        const { name, sector } = moment.box.grids[sale.grid]
        return {
          label: (
            <span className={css['label']}>
              <SectorMark sector={sector} />
              {tell('wanted', { grid: name, demand: sale.demand })}
            </span>
          ),
          values: seats.map(seat => {
            const offer = soldBy(sale, seat)
            if (i > at || offer === undefined || offer.sells === 0) return null
            return (
              <>
                {offer.sells} <span className={css['paid']}>{money(offer.sells * offer.price)}</span>
              </>
            )
          }),
          ...(i === at ? { kind: 'current' as const } : i > at ? { kind: 'later' as const } : {}),
        }
      }),
      {
        label: tell('soldSoFar'),
        kind: 'total',
        values: seats.map(seat => {
          const offers = upTo.flatMap(sale => soldBy(sale, seat) ?? [])
          const cubes = offers.reduce((sum, one) => sum + one.sells, 0)
          const paid = offers.reduce((sum, one) => sum + one.sells * one.price, 0)
          return cubes === 0 ? null : `${cubes} · ${money(paid)}`
        }),
      },
    ],
  }
}

// After the sales

function unsold(moment: AgeMoment): SceneStep {
  const { told, sideNames } = moment
  const kept = factsOf(told, 'stored').map(({ seat, cubes }) => tell('kept', { name: sideNames[seat], cubes }))
  const paid = sumOf(moment, 'recycled', fact => fact.income)
  const recycled = paid.flatMap((income, seat) =>
    income === 0 ? [] : [tell('recycled', { name: sideNames[seat], income })],
  )
  const back = sumOf(moment, 'discarded', fact => fact.cubes)
  const isNone = back.every(cubes => cubes === 0)
  return {
    chapter: tell('unsold'),
    title: tell('unsoldTitle'),
    text: [...(isNone ? [tell('unsoldNone')] : []), ...kept, ...recycled].join(' ') || undefined,
    book: { title: tell('unsold'), rows: unsoldRows(moment) },
    places: [...new Set(factsOf(told, 'discarded').map(({ grid }) => grid))].map((grid): Thing => ({
      kind: 'grid',
      grid,
    })),
  }
}

function unsoldRows(moment: AgeMoment): SceneRow[] {
  const { told, box, before } = moment
  const discarded = factsOf(told, 'discarded')
  const seats = seatsAt(positionOf(before, box))
  const grids = box.consumerGrids.filter(grid => discarded.some(fact => fact.grid === grid))
  return [
    ...grids.map(grid => ({
      label: box.grids[grid].name,
      values: seats.map(seat => discarded.find(fact => fact.grid === grid && fact.seat === seat)?.cubes ?? null),
    })),
    { label: tell('returned'), kind: 'total', values: nonZero(sumOf(moment, 'discarded', fact => fact.cubes)) },
  ]
}

const nonZero = (figures: readonly number[]) => figures.map(figure => (figure === 0 ? null : figure))

const share = (moment: AgeMoment): SceneStep => ({
  chapter: tell('share'),
  title: tell('shareTitle'),
  book: { title: tell('shareHead'), rows: soldRows(moment) },
})

function soldRows(moment: AgeMoment): SceneRow[] {
  const advertised = sumOf(moment, 'advertised', fact => fact.share)
  return [
    { label: tell('soldRow'), values: sumOf(moment, 'scoredGoods', fact => fact.share).map(gained) },
    ...(advertised.some(figure => figure > 0) ? [{ label: tell('advertising'), values: advertised.map(gained) }] : []),
    { label: tell('estate'), values: sumOf(moment, 'scoredRealEstate', fact => fact.share).map(gained) },
  ]
}

const domination = (moment: AgeMoment): SceneStep => ({
  chapter: tell('domination'),
  title: tell('dominationTitle'),
  text: factsOf(moment.told, 'dominated')
    .map(({ seat, field }) => tell('dominates', { name: moment.sideNames[seat], field: fieldName(field) }))
    .join(' '),
  book: { title: tell('domination'), rows: dominationRows(moment) },
})

/** Each player's amount in a field, and who scores for it. */
function dominationRows(moment: AgeMoment): SceneRow[] {
  const g = positionOf(moment.before, moment.box)
  const seats = seatsAt(g)
  const sold = soldIn(moment)
  const leads = factsOf(moment.told, 'dominated')
  return DOMINATION_FIELDS.map(field => {
    const counts = seats.map(seat => (field === 'realEstate' ? realEstateOf(g, seat) : cubesSold(sold, seat, field)))
    const lead = leads.find(fact => fact.field === field)
    return {
      label: (
        <span className={css['label']}>
          {field !== 'realEstate' && <SectorMark sector={field} />}
          {tell(lead === undefined ? 'mostTied' : 'most', { field: fieldName(field) })}
        </span>
      ),
      values: seats.map((seat, i) =>
        seat === lead?.seat ? tell('leading', { count: counts[i], share: lead.share }) : String(counts[i]),
      ),
    }
  })
}

/** What consumers bought, according to the facts. */
function soldIn({ told, before, box }: AgeMoment) {
  const g = positionOf(before, box)
  const facts = factsOf(told, 'soldToConsumers')
  const bought = Object.fromEntries(
    box.consumerGrids.map(grid => [
      grid,
      seatsAt(g).map(seat => facts.find(fact => fact.grid === grid && fact.seat === seat)?.cubes ?? 0),
    ]),
  )
  return { box, sold: { ...g.sold, ...bought } as typeof g.sold }
}

const payment = (moment: AgeMoment): SceneStep => ({
  chapter: tell('payment'),
  title: tell('paymentTitle'),
  book: { title: tell('moneyHead'), rows: moneyRows(moment) },
})

function moneyRows(moment: AgeMoment): SceneRow[] {
  const before = positionOf(moment.before, moment.box).money
  const after = positionOf(moment.after, moment.box).money
  const recycled = sumOf(moment, 'recycled', fact => fact.income)
  return [
    { label: tell('before'), values: before.map(money) },
    { label: tell('consumersPay'), values: sumOf(moment, 'paidByConsumers', fact => fact.income).map(signed) },
    ...(recycled.some(income => income > 0) ? [{ label: tell('recycling'), values: recycled.map(signed) }] : []),
    { label: tell('moneyNow'), kind: 'total', values: after.map(money) },
  ]
}

function ageTable(moment: AgeMoment): SceneTotals {
  const before = positionOf(moment.before, moment.box)
  const after = positionOf(moment.after, moment.box)
  const shares = (g: Parameters<typeof shareOf>[0]): number[] => seatsAt(before).map(seat => shareOf(g, seat))
  return {
    title: tell('brought', { age: ROMAN[before.age] }),
    rows: [
      { label: tell('shareHead'), kind: 'heading' },
      { label: tell('before'), values: shares(before) },
      ...soldRows(moment),
      ...dominationRows(moment),
      { label: tell('shareNow'), kind: 'total', values: shares(after) },
      { label: tell('moneyHead'), kind: 'heading' },
      ...moneyRows(moment),
    ],
    foot: nextOf(moment),
  }
}

function nextOf({ told, box, sideNames }: AgeMoment): string {
  const [next] = factsOf(told, 'ageBegan')
  const row = factsOf(told, 'revealed').at(-1)
  if (next === undefined || row === undefined) return tell('gameOver')
  const advancements = row.advancements.map(id => box.advancements[id].name)
  return tell('next', { age: ROMAN[next.age], advancements: listed(advancements), name: sideNames[next.seat] })
}
