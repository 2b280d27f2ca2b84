// tw review: a finished game looked at again.

import { type Choice, type Mistake, recordedOf, type Review, reviewing } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { openGameFile, sayOption, seatsOf, type Table } from '@tableworks/kernel'
import { styleText } from 'node:util'
import { about, gameFileFrom } from '../gamefile.ts'
import { verb, whole, Wrong } from '../verb.ts'

export const review = verb({
  name: 'review',
  summary: "a finished game looked at again: everybody's chances, and the choices that cost most",
  takes: 'FILE',
  about:
    'A quick bot plays the game on from many of its moments; the shares of its victories are the chances. Every choice is\n' +
    'compared with what looks best to a bot that knows what the seat knew, over the same dice. All of it is a guess.',
  flags: {
    seconds: { type: 'string', value: 'N', help: 'how long it may take; 60 if left out' },
    seed: { type: 'string', value: 'TEXT', help: 'the dice it is played on with; the same text gives the same review' },
    json: { type: 'boolean', help: 'as JSON' },
  },
  examples: ['tw review evening.json', 'tw review evening.json --seconds 300 --json'],
  run(word = '', flags) {
    const { game, file } = gameFileFrom(word)
    const table = about(word, () => openGameFile(game, file))
    if (table.actor !== null) throw new Wrong(`${word} is not over yet.`)
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
    styleText('bold', `Chances of ${sideNames.join(', ')}`),
    ...chances.map(
      ({ step, shares, playouts }) =>
        `  step ${String(step).padStart(4)} ${shares.map(percent).join('')}${playouts > 0 ? `  (played on ${playouts} times)` : ''}`,
    ),
    ...seatsOf(table.seats).flatMap(seat => {
      const own = mistakes.filter(mistake => mistake.seat === seat)
      const title = styleText('bold', `Choices that cost ${sideNames[seat]} most`)
      return ['', title, ...(own.length === 0 ? ['  none that is sure'] : own.flatMap(one => mistakeLines(table, one)))]
    }),
    ...(done < 1 ? ['', `Time was up after ${percent(done).trim()} of the work: --seconds gives it more.`] : []),
  ]
}

function mistakeLines(table: Table, { step, played, better, cost, error, playouts }: Mistake): string[] {
  const say = (choices: readonly Choice[]) => choices.map(choice => spoken(table, choice)).join('; ')
  return [
    `  step ${step}: about ${cost.toFixed(1)} points (± ${error.toFixed(1)}, played on ${playouts} times)`,
    `    played: ${say(played)}`,
    `    better: ${say(better)}`,
  ]
}

function spoken({ game, sideNames }: Table, { decision, name }: Choice): string {
  const read = game.notation.read(decision, name)
  return 'option' in read ? sayOption(game, decision, read.option, sideNames) : name
}
