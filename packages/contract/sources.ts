// The sources of the clauses in a game's RULES.md: `[Setup, 63; found F5]` after a clause, or a *Lines* column in a table of
// rulings. A reader with the rulebook can look each of them up.

/** The headings in a rulebook's text, each with its first and last line. */
export type Headings = Readonly<Record<string, readonly [from: number, to: number]>>

export interface ClauseSource {
  readonly number: string
  readonly source: string
  /** The problem with it; null if it can be looked up. */
  readonly fault: string | null
}

/** The source for every numbered clause and every ruling in a table. */
export const sourcesIn = (rules: string, headings: Headings): ClauseSource[] => [
  ...[...rules.matchAll(/^- \*\*([A-Z]+-?\d+)\*\* (.*(?:\n {2}\S.*)*)/gm)].map(([, number = '', text = '']) => {
    const [, source = ''] = /\[([^\]]+)\]$/.exec(text.replaceAll(/\n\s*/g, ' ')) ?? []
    return { number, source, fault: faultIn(source, headings) }
  }),
  ...[...rules.matchAll(/^\| ([A-Z]+-\d+) \|.*\| ([^|]*) \|$/gm)].map(([, number = '', source = '']) => ({
    number,
    source,
    fault: isBelow(source, Object.values(headings)) ? null : `there are no such lines: '${source}'`,
  })),
]

function faultIn(source: string, headings: Headings): string | null {
  if (source === '') return 'it has no source'
  for (const part of source.split('; ')) {
    if (/^found( F\d+)?(, F\d+)*$|\b(found|recalled(?: from Brass)?|worked out|ours)( \([A-Z]+-\d+\))?$/.test(part))
      continue
    const [, heading = '', lines = ''] = /^(?:reads )?(.*?), ([\d–, ]+)$/.exec(part) ?? []
    const range = headings[heading]
    if (range === undefined) return `there is no heading '${heading}' in '${part}'`
    if (!isBelow(lines, [range])) return `'${part}' is not below that heading`
  }
  return null
}

/** Whether all these lines are in one of the ranges. */
function isBelow(lines: string, ranges: readonly (readonly [number, number])[]): boolean {
  const numbers = (lines.match(/\d+/g) ?? []).map(Number)
  return /^\d[\d–, ]*$/.test(lines) && numbers.every(line => ranges.some(([from, to]) => line >= from && line <= to))
}
