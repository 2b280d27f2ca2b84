// Finds rule numbers in a text: `SAT-3`, and every number in the ranges `SAT-1 to SAT-8`, `EMP-48..50`, `EMP-48-50`.

/** As written: `SAT-3`. */
export type RuleNumber = string

const NUMBER = /\b([A-Z]{2,6})-(\d+)[a-z]?(?:\s*(?:to|through|\.{2,3}|…|–|-)\s*\1-(\d+)|(?:\.{2,3}|…|–|-)(\d+))?\b/g

/** A longer range must be a typo, so it counts only as its two ends. */
const LONGEST_RANGE = 300

export function numbersIn(text: string): RuleNumber[] {
  return [...text.matchAll(NUMBER)].flatMap(([, prefix = '', first, full, bare]) => {
    const from = Number(first)
    const to = Number(full ?? bare ?? first)
    return span(from, to).map(number => `${prefix}-${number}`)
  })
}

function span(from: number, to: number): number[] {
  if (to < from || to - from > LONGEST_RANGE) return [...new Set([from, to])]
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

export const prefixOf = (number: RuleNumber): string => number.slice(0, number.indexOf('-'))

const valueOf = (number: RuleNumber): number => Number(number.slice(number.indexOf('-') + 1))

const inOrder = (numbers: Iterable<RuleNumber>): RuleNumber[] =>
  [...numbers].toSorted((a, b) => prefixOf(a).localeCompare(prefixOf(b)) || valueOf(a) - valueOf(b))

/** `SAT-1 to SAT-4, SAT-7`. */
export function asRanges(numbers: Iterable<RuleNumber>): string {
  const runs: RuleNumber[][] = []
  for (const number of inOrder(numbers)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const follows = last !== undefined && prefixOf(last) === prefixOf(number) && valueOf(last) + 1 === valueOf(number)
    if (follows) run?.push(number)
    else runs.push([number])
  }
  return runs.map(run => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', '))).join(', ')
}
