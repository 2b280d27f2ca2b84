import { readFileSync } from 'node:fs'
import type { BoardMoment } from '@tableworks/contract'
import { testBoard, testMarks } from '@tableworks/contract/vitest'
import { expect, it } from 'vitest'
import { AREAS, SPACE_IDS } from '../../data/areas.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { game as titansOfIndustry } from '../../index.ts'
import { guardRoundsOf } from '../../readings/forecast.ts'
import { knownOf } from '../../readings/formulas.ts'
import { DOMINATION_FIELDS } from '../../readings/sold.ts'
import { about } from '../about.ts'
import { gridFacts } from '../parts/grid-facts.ts'
import { offered, type Table, tableOf } from '../table.ts'
import { marks, places, type Thing } from '../things.ts'
import { MOMENTS } from './sittings.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']

/** Everything the board draws in this position. */
function drawn({ seen, box }: BoardMoment<typeof titansOfIndustry>): Thing[] {
  const table = tableOf(seen, box, NAMES)
  return [...onFloor(table), ...inTrays(table), ...atDesk(table), { kind: 'hall' }, { kind: 'ages' }]
}

const onFloor = (table: Table): Thing[] => [
  ...GRID_IDS.flatMap((grid): Thing[] => {
    const { buying, lots } = gridFacts(table, grid)
    const sellers = buying?.choosing === 'seller' ? lots : []
    return [
      buying?.choosing === 'material' ? { kind: 'market', material: buying.material } : { kind: 'grid', grid },
      { kind: 'demand', grid },
      ...table.box.grids[grid].prices.map((price): Thing => ({ kind: 'price', grid, price })),
      ...sellers.map(({ seat }): Thing => ({ kind: 'seller', material: buying?.material ?? 'wood', seller: seat })),
    ]
  }),
  ...AREAS.map((area): Thing => ({ kind: 'quarter', area })),
  ...SPACE_IDS.map((space): Thing => ({ kind: 'space', space })),
]

const inTrays = ({ view, seats }: Table): Thing[] => [
  { kind: 'facilities' },
  ...FACILITY_IDS.flatMap((facility): Thing[] => [
    { kind: 'facility', facility },
    { kind: 'grow', facility },
    ...([1, 2] as const).map((uses): Thing => ({ kind: 'run', facility, seat: view.seat ?? 0, uses })),
  ]),
  { kind: 'row' },
  ...[...view.row, ...view.advancements.flat()].map((advancement): Thing => ({ kind: 'advancement', advancement })),
  ...(view.seat === null ? [] : [{ kind: 'titans', seat: view.seat } as const]),
  ...seats.flatMap(seat => knownOf(view.titans[seat]).map((titan): Thing => ({ kind: 'titan', seat, titan }))),
  ...(view.order.length === 0 ? [] : [{ kind: 'order' } as const]),
  ...view.order.map((seat): Thing => ({ kind: 'player', seat })),
  ...seats.map((seat): Thing => ({ kind: 'holdings', seat })),
  ...DOMINATION_FIELDS.map((field): Thing => ({ kind: 'domination', field })),
  ...(guardRoundsOf(view) === null ? [] : [{ kind: 'guard' } as const]),
]

function atDesk({ view, seen, bills }: Table): Thing[] {
  const seat = view.seat ?? 0
  return [
    ...knownOf(view.shown[seat]).map((titan): Thing => ({ kind: 'titan', seat, titan })),
    ...offered(seen, 'chooseCard').map(({ card }): Thing => ({ kind: 'card', card })),
    ...offered(seen, 'placeGoods').map(({ count }): Thing => ({ kind: 'split', count, seat })),
    ...offered(seen, 'keepUnsold').map(({ count }): Thing => ({ kind: 'keep', count, seat })),
    ...Object.values(seen.decision === 'chooseWaiver' ? (bills?.waivers ?? {}) : {}).flatMap(ways =>
      ways.map(({ waived }): Thing => ({ kind: 'waive', seat, waived: waived ?? 'none' })),
    ),
  ]
}

testBoard(
  titansOfIndustry,
  // These need a certain advancement that random players don't always buy.
  { places, about, drawn, rare: ['telegraph', 'chooseWaiver', 'chooseSubstitute', 'keepUnsold'] },
  () => MOMENTS,
)

testMarks(titansOfIndustry, {
  places,
  marks,
  games: ['typical', 'every-rule-three'].map(name =>
    readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8'),
  ),
})

it('marks your production at the cell you press for it, and another player’s at the pile', () => {
  const fact = { kind: 'produced', seat: 1, facility: 'stone-quarry', uses: 2, cost: 3, cubes: 4 } as const
  const seen = MOMENTS[0]?.seen
  if (seen === undefined) throw new Error('no moment')
  const marked = ([1, 0] as const).map(seat => marks.produced?.(fact, { ...seen, seat }))
  expect(marked).toEqual([
    { kind: 'run', facility: 'stone-quarry', seat: 1, uses: 2 },
    { kind: 'grow', facility: 'stone-quarry' },
  ])
})

it('no card counts to zero where a word says it', () => {
  const lines = MOMENTS.slice(0, 40).flatMap(moment => {
    const at = { seen: moment.seen, box: moment.box, sideNames: NAMES }
    return drawn(moment).flatMap(thing => {
      const card = about[thing.kind]?.(thing as never, at)
      return card === undefined ? [] : [...card.does, ...card.now]
    })
  })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(line => /\b0 (cubes|cards|advancements|would)\b|, 0 of/.test(line))).toEqual([])
})

it('while a good is placed, a price in a grid that doesn’t take it says so', () => {
  const said = MOMENTS.flatMap(({ seen, box }) => {
    const table = tableOf(seen, box, NAMES)
    if (table.asked?.decision !== 'placeGoods' || table.asked.frame.seat !== seen.seat) return []
    const { good } = table.asked.frame
    return GRID_IDS.map(grid => {
      const price = box.grids[grid].prices[0] ?? 1
      const card = about.price?.({ kind: 'price', grid, price }, { seen, box, sideNames: NAMES })
      return [box.grids[grid].goods.includes(good), card?.now[0]?.includes('isn’t sold here')]
    })
  })
  expect(said.length).toBeGreaterThan(0)
  for (const [isTaken, isRefused] of said) expect(isRefused).toBe(!isTaken)
})
