// tw games: what can be played.

import { GAMES } from '@tableworks/games'
import type { AnyGame, TableOption } from '@tableworks/kernel'
import { styleText } from 'node:util'
import { describeGame } from '../describe.ts'
import { columns } from '../text/columns.ts'
import { verb } from '../verb.ts'

export const games = verb({
  name: 'games',
  summary: 'the games, with their seats, options and decisions',
  about: 'Lists every game: how many seats it has, what can be set before play, and what a seat is asked in it.',
  flags: { json: { type: 'boolean', help: 'the same as JSON' } },
  examples: ['tw games', 'tw games --json'],
  run(_word, { json }) {
    const all = Object.values(GAMES)
    console.log(json ? JSON.stringify(all.map(describeGame), null, 2) : all.map(asText).join('\n\n'))
    return 0
  },
})

function asText(game: AnyGame): string {
  const { id, name, rules, seats, options, decisions, components } = describeGame(game)
  const optionRows = Object.entries(options).map(([key, option]) => [
    `  ${key}`,
    option.values.map(value => (value === option.default ? `${value} (usual)` : String(value))).join(', '),
    [option.explain, ...limitsOf(option)].join(' '),
  ])
  return [
    `${styleText('bold', name)}  ${id}`,
    `  ${seats.join(', ')} seats; rules ${rules}; component set ${components.name}`,
    ...(optionRows.length > 0 ? ['', '  Options', ...columns([[], ...optionRows]).slice(1)] : []),
    '',
    '  Decisions',
    ...columns([[], ...decisions.map(one => [`  ${one.name}`, one.options.join(' | ')])]).slice(1),
  ].join('\n')
}

/** Where an option does not apply to every table. */
function limitsOf({ seats, only }: TableOption): string[] {
  const others = Object.entries(only ?? {}).map(([name, value]) => `${name}=${value}`)
  return [
    ...(seats === undefined ? [] : [`(${seats.join(', ')} seats)`]),
    ...(others.length === 0 ? [] : [`(with ${others.join(', ')})`]),
  ]
}
