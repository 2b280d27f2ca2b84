// A study as a self-contained HTML page, for wide screens and phones, light and dark.

import { percent } from '../text/figures.ts'
import { courses, escaped, histogram, ratioMark, seatWins } from './plots.ts'
import { STYLE } from './style.ts'
import type { Distribution } from './distribution.ts'
import type { StudyPart } from './parts.ts'
import type { SeatStudy, Study } from './study.ts'
import { findingsIn, studySummary } from './sentences.ts'
import type { Use } from './use.ts'

type StudiedPart = StudyPart & Use

export function pageOf(study: Study): string {
  const heading = `${study.title}: balance`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(heading)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escaped(heading)}</h1>`,
    `<p>${escaped(studySummary(study))}</p>`,
    ...flagged(study),
    ...bySeat(study),
    ...lengths(study),
    ...scores(study),
    ...overTime(study),
    ...parts(study),
    ...neverOffered(study),
    ...howToRead(),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const section = (title: string, ...inside: readonly string[]): string[] => [
  `<section><h2>${escaped(title)}</h2>`,
  ...inside,
  '</section>',
]

function flagged(study: Study): string[] {
  const list = findingsIn(study).map(({ flag, says }) => `<li><strong>${flag}</strong> ${escaped(says)}</li>`)
  return section(
    'Findings',
    list.length === 0 ? '<p>No effect exceeds chance.</p>' : `<ul class="flags">${list.join('\n')}</ul>`,
  )
}

const bySeat = ({ bySeat: seats, byOrder }: Study): string[] =>
  section(
    'Wins by seat',
    ...winsOf('Wins by seat', seats),
    ...(byOrder === null ? [] : ['<h3>By turn order</h3>', ...winsOf('Wins by turn order', byOrder)]),
  )

const winsOf = (title: string, seats: readonly SeatStudy[]): string[] => [
  seatWins(title, seats),
  table(
    ['', 'Wins', 'Interval', 'Mean score'],
    seats.map(({ name, wins, score }) => [
      name,
      percent(wins.value),
      `${percent(wins.low)} to ${percent(wins.high)}`,
      `${score.mean.toFixed(1)}${score.within === null ? '' : ` ±${score.within.toFixed(1)}`}`,
    ]),
  ),
]

const lengths = ({ length: { choices, chapters } }: Study): string[] =>
  section(
    'Length',
    ...Object.entries({ choices, ...chapters }).flatMap(([name, spread]) => [
      `<h3>${escaped(`${name.charAt(0).toUpperCase()}${name.slice(1)}${name.endsWith('s') ? '' : 's'}`)}</h3>`,
      summary(spread),
      ...(spread.least === spread.most ? [] : [histogram(`Games by their number of ${name}`, spread.bins)]),
    ]),
  )

const scores = ({ scores: { all, winners } }: Study): string[] =>
  section(
    'Scores',
    '<h3>All seats</h3>',
    summary(all),
    histogram('Scores of all seats', all.bins),
    '<h3>Winners</h3>',
    summary(winners),
    histogram('Scores of winners', winners.bins),
  )

function summary({ mean, least, quarter, median, threeQuarters, most }: Distribution): string {
  if (least === most) return `<p>Always ${least}.</p>`
  const half = `half of them from ${quarter} to ${threeQuarters}`
  return `<p>From ${least} to ${most}, ${half}; median ${median}, mean ${mean.mean.toFixed(1)}.</p>`
}

const overTime = ({ series }: Study): string[] =>
  section(
    'Over time',
    '<p class="legend"><span class="winners">winners</span> and <span class="others">other players</span>, means at every twentieth of the game</p>',
    ...series.flatMap(one => [`<h3>${escaped(one.title)}</h3>`, courses(one)]),
  )

function parts({ parts: all }: Study): string[] {
  const groups = Map.groupBy(all, ({ group }) => group)
  return section(
    'Use of every part',
    ...[...groups].flatMap(([group, members]) => [
      `<details${members.some(({ flag }) => flag !== null) ? ' open' : ''}><summary>${escaped(group)} <span class="count">${members.length}</span></summary>`,
      table(['Part', 'Used', 'Wins / even share', ''], members.map(partRow)),
      '</details>',
    ]),
  )
}

function partRow({ name, share, offered, uses, wins, flag }: StudiedPart): string[] {
  const often = `${percent(share.value)} of ${offered}${uses > 1.05 ? `, ${uses.toFixed(1)} times` : ''}`
  if (wins === null) return [name, often, 'too few games', '']
  const { ratio } = wins
  const figures = `${ratio.value.toFixed(2)} (${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)})`
  return [flag === null ? name : `${name} (${flag})`, often, figures, ratioMark(ratio, flag !== null)]
}

function neverOffered({ neverOffered: never, games }: Study): string[] {
  if (never.length === 0) return []
  const groups = Map.groupBy(never, ({ group }) => group)
  return section(
    'Never offered',
    `<p>These were never offered in ${games} games: they are dead or not in play at this table.</p>`,
    ...[...groups].map(
      ([group, members]) =>
        `<details><summary>${escaped(group)} <span class="count">${members.length}</span></summary><p>${escaped(members.map(({ name }) => name).join(', '))}</p></details>`,
    ),
  )
}

const howToRead = (): string[] =>
  section(
    'How to read this',
    '<p>A part is used when a player chooses an option that names it, or when it follows from a choice. <em>Used</em> is the share of games with it among the games that offered it.</p>',
    '<p><em>Wins / even share</em> takes the seats that used a part more than their table’s mean, and divides their win rate by the overall win rate of their seats: 1 is even. Correlation is not causation: a player who is ahead can afford more.</p>',
    '<p>Intervals are simultaneous (95%, Bonferroni) over all parts, or over all seats. A part is <em>dominant</em> if its whole interval is above 1.25, <em>losing</em> if it is below 0.75, and <em>dead</em> if it is used in significantly fewer than one in twenty of the games that offered it. Parts with fewer than 40 games are not judged.</p>',
    '<p>The results hold for these bots. People and better bots may play differently.</p>',
  )

/** Cells that start with `<svg` are our own drawings. All others are escaped. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (words: string) => `<td>${words.startsWith('<svg') ? words : escaped(words)}</td>`
  return [
    '<table>',
    `<thead><tr>${head.map(words => `<th scope="col">${escaped(words)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</tbody>`,
    '</table>',
  ].join('\n')
}
