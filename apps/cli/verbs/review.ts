// tw review: analyses a finished game.

import { type Choice, type Mistake, recordedOf, type Review, reviewing } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { openGameFile, sayOption, seatsOf, type Table } from '@tableworks/kernel'
import { styleText } from 'node:util'
import { about, gameFileFrom } from '../gamefile.ts'
import { verb, whole, Wrong } from '../verb.ts'

export const review = verb({
  name: 'review',
  summary: 'analyse a finished game: winning chances and the costliest moves',
  takes: 'FILE',
  about:
    'Winning chances are shares of wins in rollouts by a quick bot from many moments of the game. Every move is compared\n' +
    'with the best move of a bot that knows what the seat knew, over the same dice. The results are estimates.',
  flags: {
    seconds: { type: 'string', value: 'N', help: 'time limit (default: 60)' },
    seed: { type: 'string', value: 'TEXT', help: 'seed of the rollouts; the same seed gives the same review' },
    json: { type: 'boolean', help: 'print JSON' },
  },
  examples: ['tw review evening.json', 'tw review evening.json --seconds 300 --json'],
  run(word = '', flags) {
    const { game, file } = gameFileFrom(word)
    const table = about(word, () => openGameFile(game, file))
    if (table.actor !== null) throw new Wrong(`${word} is an unfinished game. Only finished games can be reviewed.`)
    const end = performance.now() + 1000 * (flags.seconds === undefined ? 60 : whole('seconds', flags.seconds, 1))
    let found: Review | null = null
    for (found of reviewing(botEntryFor(game.id), recordedOf(table), seatsOf(table.seats), flags.seed ?? 'review'))
      if (performance.now() > end) break
    if (found === null) throw new Wrong('There is nothing to review.')
    console.log(flags.json === true ? JSON.stringify(found, null, 2) : told(table, found).join('\n'))
    return 0
  },
})

function told(table: Table, { chances, mistakes, done }: Review): string[] {
  const { sideNames } = table
  const percent = (share: number) => `${Math.round(100 * share)}%`.padStart(5)
  return [
    styleText('bold', `Winning chances: ${sideNames.join(', ')}`),
    ...chances.map(
      ({ step, shares, playouts }) =>
        `  step ${String(step).padStart(4)} ${shares.map(percent).join('')}${playouts > 0 ? `  (${playouts} rollouts)` : ''}`,
    ),
    ...seatsOf(table.seats).flatMap(seat => {
      const own = mistakes.filter(mistake => mistake.seat === seat)
      const title = styleText('bold', `Costliest moves of ${sideNames[seat]}`)
      return ['', title, ...(own.length === 0 ? ['  none found'] : own.flatMap(one => mistakeLines(table, one)))]
    }),
    ...(done < 1 ? ['', `Stopped after ${percent(done).trim()} of the work. Use --seconds for more time.`] : []),
  ]
}

function mistakeLines(table: Table, { step, played, better, cost, error, playouts }: Mistake): string[] {
  const say = (choices: readonly Choice[]) => choices.map(choice => spoken(table, choice)).join('; ')
  return [
    `  step ${step}: about ${cost.toFixed(1)} points (± ${error.toFixed(1)}, ${playouts} rollouts)`,
    `    played: ${say(played)}`,
    `    better: ${say(better)}`,
  ]
}

function spoken({ game, sideNames }: Table, { decision, name }: Choice): string {
  const read = game.notation.read(decision, name)
  return 'option' in read ? sayOption(game, decision, read.option, sideNames) : name
}
