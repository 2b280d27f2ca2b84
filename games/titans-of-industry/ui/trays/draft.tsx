// Where new cubes go and at what price, decided together: the desk divides them, pressing squares sets prices, and one button makes
// all the choices.

import { useLayer } from '@tableworks/board-kit'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { GridId } from '../../data/grids.ts'
import { NOTATION } from '../../notation.ts'
import { marketIn, prospectOf, salesOf } from '../../readings/demand.ts'
import { isMine, type Table } from '../table.ts'

/** The cubes for one of the two grids, and the price the player asks for each of their cubes there. */
export interface DraftPart {
  readonly grid: GridId
  readonly count: number
  readonly price: number
  /** How many would sell at that price now. */
  readonly sells: number
}

type Division = readonly [DraftPart, DraftPart]

interface Draft {
  readonly parts: Division
  /** Every way to divide the cubes, each at its best prices, sorted by how many cubes go to the second grid. */
  readonly ways: readonly Division[]
  sellsAt(grid: GridId, price: number): number
  /** Sends this many cubes to the first grid, and the rest to the second. */
  divide(count: number): void
  ask(grid: GridId, price: number): void
  confirm(): void
}

const DraftContext = createContext<Draft | null>(null)

/** The cubes being placed; null if there are none. */
export const useDraft = (): Draft | null => useContext(DraftContext)

export const Drafting = ({ table, children }: { table: Table; children: ReactNode }) => (
  <DraftContext value={useNewDraft(table)}>{children}</DraftContext>
)

function useNewDraft(table: Table): Draft | null {
  const { chooseLine } = useLayer().hand
  const [changed, setChanged] = useState<{ table: Table; parts: Division } | null>(null)
  const ways = useMemo(() => waysOf(table), [table])
  const best = ways.toSorted((a, b) => incomeOf(b) - incomeOf(a))[0]
  if (best === undefined) return null
  const parts = changed?.table === table ? changed.parts : best
  const change = (next: Division) => setChanged({ table, parts: next })
  return {
    parts,
    ways,
    // An empty grid gets one cube when it's pressed.
    sellsAt: (grid, price) =>
      sellsAt(table, grid, price, Math.max(1, parts.find(part => part.grid === grid)?.count ?? 0)),
    divide: count => change(ways.find(([first]) => first.count === count) ?? best),
    ask(grid, price) {
      // A price needs a cube, so setting one in an empty grid moves a first cube there.
      const moved = parts.some(part => part.grid === grid && part.count === 0) ? 1 : 0
      const priced = (part: DraftPart): DraftPart =>
        part.grid === grid
          ? partAt(table, grid, part.count + moved, price)
          : partAt(table, part.grid, part.count - moved, part.price)
      change([priced(parts[0]), priced(parts[1])])
    },
    confirm: () =>
      chooseLine([
        NOTATION.write('placeGoods', {
          count: parts[0].count,
          grid: parts[0].grid,
          rest: parts[1].count,
          second: parts[1].grid,
        }),
        ...parts
          .filter(({ count }) => count > 0)
          .map(({ grid, price }) => NOTATION.write('choosePrice', { grid, price })),
      ]),
  }
}

const incomeOf = (division: Division): number => division.reduce((sum, { sells, price }) => sum + sells * price, 0)

function sellsAt({ view, seen }: Table, grid: GridId, price: number, added: number): number {
  const market = marketIn(view, grid)
  const seat = seen.seat ?? 0
  return salesOf(market, seat, price, market.cubes[seat] + added)
}

const partAt = (table: Table, grid: GridId, count: number, price: number): DraftPart => ({
  grid,
  count,
  price,
  sells: sellsAt(table, grid, price, count),
})

/** Empty if the viewer isn't placing cubes, or if there's only one grid for them. */
function waysOf(table: Table): Division[] {
  const { asked, box } = table
  if (asked?.decision !== 'placeGoods' || !isMine(table)) return []
  const { good, cubes } = asked.frame
  const [one, two] = box.gridsFor[good]
  if (one === undefined || two === undefined) return []
  return Array.from({ length: cubes + 1 }, (_, rest) => [
    bestPart(table, one, cubes - rest),
    bestPart(table, two, rest),
  ])
}

/** The part at the price that pays most now. If nothing would sell, the previous price, or else the highest. */
function bestPart(table: Table, grid: GridId, count: number): DraftPart {
  const { view, box, seen } = table
  const { prices } = box.grids[grid]
  const seat = seen.seat ?? 0
  const best = prospectOf(marketIn(view, grid), prices, seat, count)
  const price = best.price || view.price[grid][seat] || (prices.at(-1) ?? 0)
  return partAt(table, grid, count, price)
}
