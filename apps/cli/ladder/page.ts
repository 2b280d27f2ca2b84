// The tables of ladders in docs/bots.md, one for each game and number of seats. They are generated, never edited by hand.

import { GAMES } from '@tableworks/games'
import { percent } from '../text/figures.ts'
import { Wrong } from '../verb.ts'
import type { Measured } from './measure.ts'
import { asMarkdown } from './table.ts'

const BEGIN = '<!-- begin of tw ladder -->'
const END = '<!-- end of tw ladder -->'
/** The line above each table: `<!-- titan 2 -->`. */
const TITLE = /^<!-- (\S+ \d+) -->$/m

/** The page with these rungs, all of one game and number of seats, and the command that measured them. */
export function withLadder(page: string, ladder: readonly Measured[], command: string, day: Date): string {
  const tables = tablesIn(page)
  const [first] = ladder
  if (first === undefined) return page
  const { game, plan } = first.rung
  const { low, high } = first.bounds
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const about = `**${game.name}, ${plan.seats} seats**: \`${command}\`, seed \`${plan.seed}\`, ${date}. A level passes at ${percent(high)}
of wins and fails at ${percent(low)}.`
  tables.set(`${game.id} ${plan.seats}`, [about, '', ...asMarkdown(ladder)].join('\n'))
  const texts = [...tables]
    .toSorted(([one], [two]) => rank(one) - rank(two))
    .map(([title, text]) => `<!-- ${title} -->\n${text}\n`)
  const { begin, end } = placeIn(page)
  return `${page.slice(0, begin)}\n\n${texts.join('\n')}\n${page.slice(end)}`
}

/** The tables by game and number of seats. */
export function tablesIn(page: string): Map<string, string> {
  const { begin, end } = placeIn(page)
  const [, ...parts] = page.slice(begin, end).split(TITLE)
  const titles = parts.filter((_part, i) => i % 2 === 0)
  return new Map(titles.map((title, i) => [title, (parts[2 * i + 1] ?? '').trim()]))
}

function placeIn(page: string): { begin: number; end: number } {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin >= 0 && end > begin) return { begin: begin + BEGIN.length, end }
  throw new Wrong(`The page for the tables needs the lines ${BEGIN} and ${END}.`)
}

const MOST_SEATS = 100

/** Sorts by game, then by number of seats. */
function rank(title: string): number {
  const [game = '', seats] = title.split(' ')
  return Object.keys(GAMES).indexOf(game) * MOST_SEATS + Number(seats)
}
