// Every clause in RULES.md names the rulebook heading and lines it comes from.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

/** The rulebook's headings with their line ranges. */
const HEADINGS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  Contents: [27, 38],
  'Per player': [40, 45],
  Setup: [47, 109],
  'The game': [113, 197],
  'Landing phase': [199, 231],
  'Prepare Rigs': [235, 239],
  'Deploy Rigs': [241, 257],
  'Prepare actions': [259, 275],
  'The turn': [277, 292],
  'Expand your network': [294, 318],
  'Your Network': [322, 324],
  'Gaining resources': [326, 332],
  'Activating Rigs': [334, 383],
  'no heading': [387, 396],
  'Connecting to the Core': [398, 408],
  'Control tokens': [410, 422],
  'Recover resources': [424, 428],
  'Free actions': [430, 436],
  'Activating a Drone': [438, 448],
  Move: [450, 458],
  Hydrocarbons: [460, 462],
  Action: [466, 497],
  Titanium: [499, 521],
  'Upgrade a Rig': [523, 573],
  'Fulfilling Planetary Orders': [577, 593],
  'Hitting Corporate Objectives': [595, 607],
  Resources: [609, 613],
  Control: [617, 619],
  Connections: [623, 649],
  'The extraction phase': [653, 655],
  'Extracting from Rigs': [657, 675],
  'Extracting from the Core': [677, 697],
  'Foreman token': [701, 705],
  'End of the game': [709, 719],
  'Final scoring': [721, 742],
  Glossary: [744, 796],
}
const LAST_LINE = 796

/** The clauses by number, one line each. */
const clauses = [...rules.matchAll(/^- \*\*(TTN-\d+|Q\d+)\*\* (.*(?:\n {2}.*)*)/gm)].map(
  ([, number = '', text = '']) => ({
    number,
    text: text.replaceAll(/\n\s*/g, ' '),
  }),
)

const rulings = [...rules.matchAll(/^\| (A-\d+) \|.*\| ([^|]*) \|$/gm)].map(([, number = '', lines = '']) => ({
  number,
  lines,
}))

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** What is wrong with a source; `Setup, 63` names a heading and a line below it. */
function faultOf(part: string): string | null {
  if (/^(ours$|.* worked out|.* ours$)/.test(part)) return null
  const [, heading = '', lines = ''] = /^(?:reads )?(.*?), ([\d–, ]+)$/.exec(part) ?? []
  const [from, to] = HEADINGS[heading] ?? []
  if (from === undefined || to === undefined) return `there is no heading '${heading}' in '${part}'`
  return numbersIn(lines).every(line => line >= from && line <= to) ? null : `'${part}' is not below that heading`
}

describe('The sources of RULES.md', () => {
  it('every clause ends with the heading and the lines it comes from', () => {
    expect(clauses).toHaveLength(104)
    for (const { number, text } of clauses) {
      const [, source = ''] = /\[([^\]]+)\]$/.exec(text) ?? []
      expect([number, source.split('; ').map(faultOf)]).toEqual([number, source.split('; ').map(() => null)])
    }
  })

  it('every ruling names the lines it reads', () => {
    expect(rulings).toHaveLength(58)
    for (const { number, lines } of rulings) {
      expect([number, lines]).toEqual([number, expect.stringMatching(/^\d[\d–, ]*$/)])
      expect(Math.max(...numbersIn(lines))).toBeLessThanOrEqual(LAST_LINE)
    }
  })

  it('TTN-9, TTN-56: our own figures inside a clause are marked as ours', () => {
    const textOf = (wanted: string) => clauses.find(({ number }) => number === wanted)?.text
    expect(textOf('TTN-9')).toContain('30 cells (ours)')
    expect(textOf('TTN-56')).toContain('six at each zone (ours)')
  })

  it('TTN-95: the rulebook scores 3 each in a tie; the rest of A-49 is ours', () => {
    expect(clauses.find(({ number }) => number === 'TTN-95')?.text).toContain('In a tie the tied players gain 3 each')
    expect(rules).toMatch(/^\| A-49 \| (?!.*3 each)/m)
  })

  it('TTN-47: text and code agree on the order of a Pipe’s gains', () => {
    expect(rules).toMatch(/^\| A-20 \|.*\| The Control token for the Core, then the slot, the Tholins/m)
  })
})
