// The rules' constants with their sources. They are data because we don't have the base game's rulebook.

import { Problem, shape } from '@tableworks/kernel'
import { from, recordOf, type Source, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'

export type FigureRow = Sourced & { readonly value: number }
const is = (value: number, source: Source): FigureRow => ({ value, ...from(source) })

export const FIGURE_TABLE = {
  /** AOI-8 */
  actionsPerTurn: is(2, 'found'),
  /** AOI-3 */
  startingCash: is(0, 'found'),
  startingHand: is(6, 'seed'),
  /** AOI-43 */
  handLimit: is(9, 'found'),
  cardsTaken: is(2, 'found'),
  /** AOI-46 to AOI-48, AOI-53. The cost of repaying a loan is a variant. */
  loan: is(10, 'found'),
  interest: is(1, 'found'),
  unpaidLoanPoints: is(5, 'found'),
  /** AOI-1 */
  dollarsPerPoint: is(5, 'found'),
  /** AOI-52 */
  valuePerCounter: is(1, 'found'),
  /** AOI-34, AOI-35. The price of a link is a variant. */
  linksPerAction: is(2, 'recalled'),
  linkCoal: is(1, 'found'),
  linkIron: is(1, 'found'),
  railsPerPlayer: is(12, 'found'),
  /** AOI-19 */
  doubleActionCards: is(2, 'recalled'),
  /** AOI-12 */
  largeTownSpaces: is(4, 'found'),
  countersInTown: is(1, 'found'),
  countersInLargeTown: is(2, 'found'),
  /** AOI-39 */
  portLevelForGoods: is(2, 'found'),
  /** AOIM-16, AOIM-21, AOIM-22 */
  ironMarketCubes: is(2, 'seed'),
  ironRangeCubes: is(1, 'seed'),
  ironRangeProfit: is(2, 'seed'),
  /** Our own number: how many cards are removed in the shorter two-player game. */
  trimmedCards: is(18, 'reconstructed'),
} as const satisfies Record<string, FigureRow>

export type FigureId = keyof typeof FIGURE_TABLE
export type FigureTable = Readonly<Record<FigureId, FigureRow>>
export type Figures = Readonly<Record<FigureId, number>>

const FIGURE_IDS = Object.keys(FIGURE_TABLE) as FigureId[]
/** Figures that must not be 0, because the game couldn't be played. */
const AT_LEAST_ONE: readonly FigureId[] = [
  'actionsPerTurn',
  'handLimit',
  'cardsTaken',
  'loan',
  'dollarsPerPoint',
  'linksPerAction',
  'doubleActionCards',
  'ironMarketCubes',
]

/** Q67: with interest above a quarter of the loan, debt would double every few turns and overflow in a long game. */
const mostInterest = (loan: number): number => Math.floor(loan / 4)

const aFigure = (least: number) => shape.record<FigureRow>({ value: wholeFrom(least, 99), ...sourceShape })

export function aFigureTable(value: unknown, path: string): FigureTable {
  const table = tableOf(FIGURE_IDS, aFigure(0))(value, path)
  for (const id of AT_LEAST_ONE) aFigure(1)(table[id], `${path}.${id}`)
  const { startingHand, handLimit, interest, loan } = table
  if (startingHand.value > handLimit.value)
    throw new Problem(`${path}.startingHand should not be above handLimit, which is ${handLimit.value}`)
  const most = mostInterest(loan.value)
  if (interest.value > most)
    throw new Problem(
      `${path}.interest should be at most ${most}, a quarter of a loan of $${loan.value}, not ${interest.value}`,
    )
  return table
}

export const figuresIn = (table: FigureTable): Figures => recordOf(FIGURE_IDS, id => table[id].value)
