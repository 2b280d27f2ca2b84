// Turns score lines into a result: totals, and ranks by score and then by each tie-break.

import { copy, type Result, type ScoreLine } from '@tableworks/kernel'

/** The result of these lines. A side's score is the sum of its column. */
export function resultOf(sheet: readonly ScoreLine[], ties: readonly ScoreLine[] = []): Result {
  const sides = sheet[0]?.values.length ?? 0
  const scores = Array.from({ length: sides }, (_, side) => sheet.reduce((sum, line) => sum + at(line.values, side), 0))
  return { places: placesOf(scores, ties), scores, sheet: copy(sheet), ties: copy(ties) }
}

/** Ranks by score, then by each tie-break. Sides that are still tied share a rank. */
export function placesOf(scores: readonly number[], ties: readonly ScoreLine[] = []): number[] {
  const columns = [scores, ...ties.map(({ values, less }) => (less ? values.map(value => -value) : values))]
  const isAhead = (a: number, b: number) => {
    const column = columns.find(values => at(values, a) !== at(values, b))
    return column !== undefined && at(column, a) > at(column, b)
  }
  return scores.map((_, side) => 1 + scores.filter((_score, other) => isAhead(other, side)).length)
}

const at = (values: readonly number[], side: number): number => values[side] ?? 0
