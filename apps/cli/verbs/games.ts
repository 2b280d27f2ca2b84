// tw games: lists the games.

import { levelsAmong, playerAt } from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import { playersFor } from '@tableworks/games/bots'
import type { AnyGame, Variant } from '@tableworks/kernel'
import { styleText } from 'node:util'
import { describeGame } from '../describe.ts'
import { columns } from '../text/columns.ts'
import { verb } from '../verb.ts'

export const games = verb({
  name: 'games',
  summary: 'list the games with their seats, variants, bots and decisions',
  about: 'Lists every game with its seat counts, its variants, its bots, and its decisions with their options.',
  flags: { json: { type: 'boolean', help: 'print JSON' } },
  examples: ['tw games', 'tw games --json'],
  run(_word, { json }) {
    const all = Object.values(GAMES)
    console.log(json ? JSON.stringify(all.map(describeGame), null, 2) : all.map(asText).join('\n\n'))
    return 0
  },
})

function asText(game: AnyGame): string {
  const { id, name, rules, seats, variants, decisions, components } = describeGame(game)
  const rows = Object.entries(variants).map(([key, variant]) => [
    `  ${key}`,
    variant.values.map(value => (value === variant.default ? `${value} (default)` : String(value))).join(', '),
    [variant.explain, ...limitsOf(variant)].join(' '),
  ])
  const players = playersFor(id)
  const levels = levelsAmong(players).map(level => [`  ${level}`, playerAt(players, level).explain])
  return [
    `${styleText('bold', name)}  ${id}`,
    `  ${seats.join(', ')} seats; rules ${rules}; component set ${components.name}`,
    ...(rows.length > 0 ? ['', '  Variants', ...columns([[], ...rows]).slice(1)] : []),
    '',
    '  Bots',
    ...columns([[], ...levels]).slice(1),
    '',
    '  Decisions',
    ...columns([[], ...decisions.map(one => [`  ${one.name}`, one.options.join(' | ')])]).slice(1),
  ].join('\n')
}

/** Which tables a variant applies to. */
function limitsOf({ seats, only }: Variant): string[] {
  const others = Object.entries(only ?? {}).map(([name, value]) => `${name}=${value}`)
  return [
    ...(seats === undefined ? [] : [`(${seats.join(', ')} seats)`]),
    ...(others.length === 0 ? [] : [`(with ${others.join(', ')})`]),
  ]
}
