// Where new cubes go and what they will ask, thought out on one screen: prices are set by pressing squares of the two
// grids, and everything is said in one line of choices.

import { useLayer } from '@tableworks/board-kit'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { GridId } from '../../data/grids.ts'
import { NOTATION } from '../../notation.ts'
import { marketIn, prospectOf, salesOf } from '../../readings/demand.ts'
import { isMine, type Seen, type Table } from '../table.ts'

/** The cubes for one of the two grids, and the price of all one's cubes there. */
export interface Part {
  readonly grid: GridId
  readonly count: number
  readonly price: number
}

export interface Draft {
  readonly parts: readonly [Part, Part]
  /** How many of one's cubes in a grid would sell at a price, with the new ones. */
  sellsAt(grid: GridId, price: number): number
  /** One more cube for a grid, or one less; the other has the rest. */
  move(grid: GridId, by: 1 | -1): void
  ask(grid: GridId, price: number): void
  /** Places and prices at once. */
  confirm(): void
}

const DraftContext = createContext<Draft | null>(null)

/** What is being thought out; null at any other moment. */
export const useDraft = (): Draft | null => useContext(DraftContext)

/** The part of the draft that is about a grid. */
export const usePartOf = (grid: GridId): { readonly draft: Draft; readonly part: Part } | null => {
  const draft = useDraft()
  const part = draft?.parts.find(one => one.grid === grid)
  return draft === null || part === undefined ? null : { draft, part }
}

export const Drafting = ({ table, children }: { table: Table; children: ReactNode }) => (
  <DraftContext value={useNewDraft(table)}>{children}</DraftContext>
)

function useNewDraft(table: Table): Draft | null {
  const { chooseLine } = useLayer()
  const { seen, asked } = table
  const [changed, setChanged] = useState<{ seen: Seen; parts: Draft['parts'] } | null>(null)
  const first = useMemo(() => bestParts(table), [table])
  if (first === null || asked?.decision !== 'placeGoods') return null
  const { seat, cubes } = asked.frame
  const parts = changed?.seen === seen ? changed.parts : first
  const change = (grid: GridId, with_: (part: Part) => Part, other: (part: Part) => Part = part => part) => {
    const [one, two] = parts
    setChanged({ seen, parts: one.grid === grid ? [with_(one), other(two)] : [other(one), with_(two)] })
  }
  const [one, two] = parts
  return {
    parts,
    sellsAt(grid, price) {
      const market = marketIn(table.view, grid)
      const added = parts.find(part => part.grid === grid)?.count ?? 0
      return salesOf(market, seat, price, market.cubes[seat] + added)
    },
    move(grid, by) {
      const count = (parts.find(part => part.grid === grid)?.count ?? 0) + by
      if (count < 0 || count > cubes) return
      change(
        grid,
        part => ({ ...part, count }),
        part => ({ ...part, count: cubes - count }),
      )
    },
    // A price is asked for cubes: where none go yet, the first one does.
    ask(grid, price) {
      const isEmpty = parts.some(part => part.grid === grid && part.count === 0)
      const count = isEmpty ? 1 : null
      change(
        grid,
        part => ({ ...part, price, count: count ?? part.count }),
        part => (count === null ? part : { ...part, count: cubes - count }),
      )
    },
    confirm: () =>
      chooseLine([
        NOTATION.write('placeGoods', { count: one.count, grid: one.grid, rest: two.count, second: two.grid }),
        ...parts
          .filter(({ count }) => count > 0)
          .map(({ grid, price }) => NOTATION.write('choosePrice', { grid, price })),
      ]),
  }
}

/** What brings most today, for a beginning. */
function bestParts(table: Table): Draft['parts'] | null {
  const { asked, box, view } = table
  if (asked?.decision !== 'placeGoods' || !isMine(table)) return null
  const { seat, good, cubes } = asked.frame
  const [one, two] = box.gridsFor[good]
  if (one === undefined || two === undefined) return null
  const partOf = (grid: GridId, count: number) => {
    const { prices } = box.grids[grid]
    const { price, sells } = prospectOf(marketIn(view, grid), prices, seat, count)
    const asking = price > 0 ? price : view.price[grid][seat] > 0 ? view.price[grid][seat] : (prices.at(-1) ?? 0)
    return { part: { grid, count, price: asking }, income: sells * price }
  }
  const ways = Array.from(
    { length: cubes + 1 },
    (_, count) => [partOf(one, count), partOf(two, cubes - count)] as const,
  )
  const [best] = ways.toSorted((a, b) => b[0].income + b[1].income - a[0].income - a[1].income)
  return best === undefined ? null : [best[0].part, best[1].part]
}
