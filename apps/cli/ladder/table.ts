// A measured ladder as text, as Markdown and as data.

import { columns } from '../text/columns.ts'
import { leadAs, milliseconds, percent } from '../text/figures.ts'
import type { Measured } from './measure.ts'

const HEADS = ['levels', 'result', 'games', 'wins', 'ahead by', 'CPU a decision']

const cellsOf = ({ rung, verdict, games, winRate, interval: { low, high }, margin, cpuMs }: Measured): string[] => [
  rung.plan.players.join(', '),
  verdict,
  String(games),
  `${percent(winRate)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`,
  leadAs(margin),
  cpuMs.map(milliseconds).join(', '),
]

export const asText = (ladder: readonly Measured[]): string[] =>
  columns([
    ['game', 'seats', 'table', ...HEADS],
    ...ladder.map(one => {
      const { game, plan, shown } = one.rung
      return [game.name, plan.seats, Object.values(shown).join(', '), ...cellsOf(one)]
    }),
  ])

/** For rungs with the same game and number of seats: a column for each variant that set-up shows up front. */
export function asMarkdown(ladder: readonly Measured[]): string[] {
  const [first] = ladder
  if (first === undefined) return []
  const { game, shown } = first.rung
  const heads = [...Object.keys(shown).map(name => game.variants[name]?.name ?? name), ...HEADS]
  const rows = ladder.map(one => [...Object.values(one.rung.shown), ...cellsOf(one)])
  return [heads, heads.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`)
}

export const asData = ({ rung, verdict, games, winRate, interval, margin, cpuMs }: Measured) => ({
  game: rung.plan.game,
  seats: rung.plan.seats,
  variants: rung.shown,
  levels: rung.plan.players,
  verdict,
  games,
  winRate,
  ...interval,
  margin: margin.mean,
  marginWithin: margin.within,
  cpuMs,
})
