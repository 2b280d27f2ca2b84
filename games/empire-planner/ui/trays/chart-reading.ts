// What Archie has just done, read from the facts of each step.

import type { Action, IconId } from '../../data/action-cards.ts'
import type { ArchieAction, ChartRow } from '../../data/archie.ts'
import type { Fact, Hindrance } from '../../facts.ts'
import type { State } from '../../state.ts'
import { markerOf } from '../../readings/markers.ts'
import { ARCHIE } from '../../readings/sides.ts'

/** How he read his chart: the row, why choices were ruled out, and which one he took. */
export interface ChartReading {
  readonly row: ChartRow
  readonly choices: readonly ArchieAction[]
  readonly rejected: ReadonlyMap<number, Hindrance | 'noIcon'>
  /** The rank, from 1 to 4, of the choice that Archie took; null if none was useful. */
  readonly taken: number | null
  readonly icon: IconId
  /** If nothing was useful, the icon that his marker only blocks. */
  readonly blocks: Action | null
}

/** The last reading among these facts. */
export function chartReading(facts: readonly Fact[]): ChartReading | null {
  const from = facts.findLastIndex(({ kind }) => kind === 'archieReadsRow')
  const read = facts[from]
  if (read?.kind !== 'archieReadsRow') return null
  const after = facts.slice(from + 1)
  const end = after.find(fact => fact.kind === 'archieChose' || fact.kind === 'archieIdled')
  if (end === undefined) return null
  const rejected = after.flatMap(fact => (fact.kind === 'archieRejected' ? [[fact.rank, fact.hindrance] as const] : []))
  return {
    row: read.row,
    choices: read.choices,
    rejected: new Map(rejected),
    taken: end.kind === 'archieChose' ? end.rank : null,
    icon: end.icon,
    blocks: end.kind === 'archieIdled' ? end.action : null,
  }
}

/** His last reading is shown until his marker leaves its icon. */
export const stillHolds = (g: State, { icon }: ChartReading): boolean =>
  g.claims.length === 0 || markerOf(g, ARCHIE) === icon

const STEPS = [
  'archieRolledBlock',
  'archieRolledNumber',
  'archiePassed',
  'archieRolledValue',
  'archieBuilt',
  'archieTookFactory',
] as const
export type BuildStep = Extract<Fact, { kind: (typeof STEPS)[number] }>

/** The steps of his last building among these facts, in order. */
export function buildSteps(facts: readonly Fact[]): BuildStep[] {
  const from = facts.findLastIndex(({ kind }) => kind === 'archieRolledBlock')
  const isStep = (fact: Fact): fact is BuildStep => STEPS.some(kind => kind === fact.kind)
  return from < 0 ? [] : facts.slice(from).filter(isStep)
}

/** Whether he builds this round, and the next round in which he does (EMP-85). */
export function buildRounds(g: State): { now: boolean; next: number | null } {
  const { rounds } = g.box.archie.builds
  return {
    now: rounds.includes(g.round),
    next: rounds.find(round => round > g.round) ?? null,
  }
}
