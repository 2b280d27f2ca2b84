// tw review: analyses a finished game.

import { type NamedChoice, type Mistake, recordedOf, type Review, reviewing } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { fill, openGameFile, sayOption, seatsOf, type Table } from '@tableworks/kernel'
import { styleText } from 'node:util'
import { about, gameFileFrom } from '../gamefile.ts'
import { verb, whole, Wrong } from '../verb.ts'

export const review = verb({
  name: 'review',
  summary: 'analyse a finished game: the costliest moves, and what would have been better',
  takes: 'FILE',
  about:
    'Every move is compared with the best move of a bot that knows what the seat knew. The most suspicious are played to the\n' +
    'end of the game by quick bots, beside the better move and over the same dice. Losses that could be luck are left out.',
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

function told(table: Table, { mistakes, done }: Review): string[] {
  const { sideNames } = table
  return [
    ...seatsOf(table.seats).flatMap((seat, i) => {
      const own = mistakes.filter(mistake => mistake.seat === seat)
      const title = styleText('bold', `Costliest moves of ${sideNames[seat]}`)
      const lines = own.length === 0 ? ['  none found'] : own.flatMap(one => mistakeLines(table, one))
      return [...(i === 0 ? [] : ['']), title, ...lines]
    }),
    ...(done < 1 ? ['', `Stopped after ${percent(done)} of the work. Use --seconds for more time.`] : []),
  ]
}

const percent = (share: number): string => `${Math.round(100 * share)}%`

function mistakeLines(table: Table, { step, seat, played, better, after, reasons, ...found }: Mistake): string[] {
  const say = (choices: readonly NamedChoice[]) => choices.map(choice => spoken(table, choice)).join('; ')
  const ends = ({ scores, wins }: Mistake['after']['played']) =>
    `ends with ${scores.map(score => score.toFixed(1)).join(' : ')}, ${table.sideNames[seat]} wins ${percent(wins)}`
  const why = reasons.map(({ words, amount }) => fill(words, { n: Math.abs(amount) }, table.game.words, []))
  return [
    `  step ${step}: about ${found.cost.toFixed(1)} points (± ${found.error.toFixed(1)}, ${found.playouts} rollouts)`,
    `    played: ${say(played)}`,
    `            ${ends(after.played)}`,
    `    better: ${say(better)}`,
    `            ${ends(after.better)}`,
    ...(why.length === 0 ? [] : [`    why:    ${why.join(', ')}`]),
  ]
}

function spoken({ game, sideNames }: Table, { decision, name }: NamedChoice): string {
  const read = game.notation.read(decision, name)
  return 'option' in read ? sayOption(game, decision, read.option, sideNames) : name
}
