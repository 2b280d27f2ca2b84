import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

/** The rulebook's headings with their first lines. */
const HEADINGS: readonly (readonly [heading: string, line: number])[] = [
  ['Concepts', 11],
  ['Number of players', 23],
  ['Products', 27],
  ['Factories', 35],
  ['Contracts', 54],
  ['Setup', 60],
  ['On your turn', 90],
  ['Production move', 100],
  ['Input/output choices', 116],
  ['Non-production move', 133],
  ['Building a factory', 146],
  ['Tearing down a factory', 169],
  ['Moving a factory', 173],
  ['Moving a product', 177],
  ['Trading with players', 189],
  ['Trading with the bank', 193],
  ['Throwing away a product', 199],
  ['Claiming a contract', 203],
  ['Contract fulfillment', 211],
  ['Example turn', 220],
  ['End of game', 243],
  ['Rules summary', 253],
]
const LAST_LINE = 283

const clauses = [...RULES.matchAll(/^- \*\*(VTI-\d+)\*\* (.*(?:\n {2}.*)*)/gm)].map(
  ([, number = '', text = '']) => [number, text.replaceAll(/\s+/g, ' ')] as const,
)
const rulings = new Set([...RULES.matchAll(/^\| (R\d+) \|/gm)].map(([, ruling]) => ruling))

/** What is wrong with a source reference such as "Setup, lines 72-74" or "ours: R9"; null if nothing is. */
function complaintAbout(source: string): string | null {
  const [, ours] = /^ours(?:: (R\d+(?:, R\d+)*))?$/.exec(source) ?? []
  if (source.startsWith('ours'))
    return (ours?.split(', ') ?? []).every(ruling => rulings.has(ruling)) ? null : `no such ruling: ${source}`
  const [, heading = '', from = '', to = from] = /^(.+), lines? (\d+)(?:-(\d+))?$/.exec(source) ?? []
  const at = HEADINGS.findIndex(([name]) => name === heading)
  const [, first = Infinity] = HEADINGS[at] ?? []
  const [, next = LAST_LINE + 1] = HEADINGS[at + 1] ?? []
  return Number(from) > first && Number(from) <= Number(to) && Number(to) < next
    ? null
    : `not under its heading: ${source}`
}

describe('Sources', () => {
  it('no clause is missing', () => {
    expect(clauses.length).toBeGreaterThan(70)
    expect(clauses.map(([number]) => number)).toEqual(clauses.map((_clause, i) => `VTI-${i + 1}`))
  })

  it.each(clauses)('%s ends with its source', (_number, text) => {
    expect(text).toMatch(/ \*\([^()]+\)\*$/)
    const sources = [...text.matchAll(/\*\(([^()]+)\)\*/g)].flatMap(([, found = '']) => found.split('; '))
    expect(sources.map(complaintAbout).filter(complaint => complaint !== null)).toEqual([])
  })
})
