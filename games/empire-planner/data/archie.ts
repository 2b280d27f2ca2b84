// Archie Indus. His chart (EMP-93) is ours, because its picture is lost. His levels and building rounds are in the rulebook.

import { Problem, shape } from '@tableworks/kernel'
import type { Action } from './action-cards.ts'
import { from, listOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { ROUNDS } from '../meta.ts'

/** EMP-84: what Archie starts with. */
type ArchieStart = Sourced & { readonly capital: number; readonly profit: number }

export type ArchieTable = {
  readonly easy: ArchieStart
  readonly normal: ArchieStart
  readonly advanced: ArchieStart
  /** EMP-85: the rounds in which he builds. */
  readonly builds: Sourced & { readonly rounds: readonly number[] }
}

const start = (capital: number): ArchieStart => ({ capital, profit: 0, ...from('seed') })

export const ARCHIE_TABLE: ArchieTable = {
  easy: start(20),
  normal: start(25),
  advanced: start(30),
  builds: { rounds: [1, 2, 3, 6, 7, 8, 11, 12, 13], ...from('seed') },
}

const sum = wholeFrom(0, 99)
const aStart = shape.record<ArchieStart>({ capital: sum, profit: sum, ...sourceShape })

const someRounds = listOf(0, ROUNDS, wholeFrom(1, ROUNDS))
const risingRounds = (value: unknown, path: string): number[] => {
  const rounds = someRounds(value, path)
  if (rounds.every((round, i) => i === 0 || round > (rounds[i - 1] ?? 0))) return rounds
  throw new Problem(`${path} should name each round once, the earliest first`)
}

export const anArchieTable = shape.record<ArchieTable>({
  easy: aStart,
  normal: aStart,
  advanced: aStart,
  builds: shape.record<ArchieTable['builds']>({ rounds: risingRounds, ...sourceShape }),
})

/** The only actions that Archie ever takes. */
const ARCHIE_ACTIONS = [
  'exchange',
  'add-train',
  'passenger-owned',
  'passenger-unowned',
  'move-one',
  'move-two',
  'reduce-pollution',
] as const
export type ArchieAction = (typeof ARCHIE_ACTIONS)[number]

/** The chart's rows, by your claim. */
export const CHART_ROWS = [
  'exchange',
  'add-train',
  'passenger-owned',
  'passenger-unowned',
  'move-one',
  'move-two',
  'produce',
  'upgrade-specific',
  'upgrade-any',
  'reduce-pollution',
] as const
export type ChartRow = (typeof CHART_ROWS)[number]

export const ROW_OF: Readonly<Record<Action, ChartRow>> = {
  'exchange-2': 'exchange',
  'exchange-3': 'exchange',
  'add-train': 'add-train',
  'passenger-owned': 'passenger-owned',
  'passenger-unowned': 'passenger-unowned',
  'move-one': 'move-one',
  'move-two': 'move-two',
  produce: 'produce',
  'upgrade-residential': 'upgrade-specific',
  'upgrade-commercial': 'upgrade-specific',
  'upgrade-leisure': 'upgrade-specific',
  'upgrade-industrial': 'upgrade-specific',
  'upgrade-any': 'upgrade-any',
  'reduce-pollution': 'reduce-pollution',
}

/** AMB-41: to Archie, both exchange icons are the same. */
export const isIconFor = (choice: ArchieAction, action: Action): boolean =>
  choice === 'exchange' ? action === 'exchange-2' || action === 'exchange-3' : action === choice

export type ChartLine = Sourced & {
  /** His choices, from first to fourth. */
  readonly choices: readonly ArchieAction[]
}
export type ChartTable = Readonly<Record<ChartRow, ChartLine>>

const line = (...choices: ArchieAction[]): ChartLine => ({ choices, ...from('reconstructed') })

export const CHART: ChartTable = {
  exchange: line('add-train', 'passenger-owned', 'move-two', 'reduce-pollution'),
  'add-train': line('exchange', 'add-train', 'passenger-unowned', 'move-one'),
  'passenger-owned': line('exchange', 'passenger-owned', 'add-train', 'move-one'),
  'passenger-unowned': line('move-two', 'move-one', 'passenger-owned', 'reduce-pollution'),
  'move-one': line('move-one', 'passenger-unowned', 'exchange', 'add-train'),
  'move-two': line('exchange', 'move-two', 'passenger-owned', 'add-train'),
  produce: line('add-train', 'reduce-pollution', 'passenger-owned', 'move-one'),
  'upgrade-specific': line('reduce-pollution', 'passenger-owned', 'move-one', 'passenger-unowned'),
  'upgrade-any': line('passenger-unowned', 'exchange', 'add-train', 'move-two'),
  'reduce-pollution': line('passenger-owned', 'add-train', 'move-one', 'move-two'),
}

const aLine = shape.record<ChartLine>({
  choices: listOf(4, 4, shape.oneOf(...ARCHIE_ACTIONS)),
  ...sourceShape,
})

export const aChart = tableOf(CHART_ROWS, aLine)
