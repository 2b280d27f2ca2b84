// tw balance: statistics from many bot games.

import { pageOf } from '../balance/page.ts'
import type { GameRecord } from '../balance/record.ts'
import { findingsIn, studySummary } from '../balance/sentences.ts'
import { type Study, studyOf } from '../balance/study.ts'
import { keptIn } from '../many/kept.ts'
import { PLAN_FLAGS, planFrom, playAll } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { percent } from '../text/figures.ts'
import { verb, whole } from '../verb.ts'
import { gameNamed, PLAYER_NAMES, writeText } from '../wanted.ts'

export const balance = verb({
  name: 'balance',
  summary: 'study many bot games: wins by seat, lengths, scores, and what is used',
  takes: 'GAME',
  about:
    'Bots play many games, each with its own deal. The command writes a page with plots: length, scores, wins by seat,\n' +
    'money and score over time, and how often every card, building and kind of choice is used and correlates with winning.\n' +
    'It flags dead parts (hardly ever used) and dominant ones (their users win far more than their even share) when the\n' +
    'effect exceeds chance among that many parts. Correlation is not causation, and the results hold for these bots only.',
  flags: {
    players: { type: 'string', value: 'A,B,..', help: `the players; the last fills the table: ${PLAYER_NAMES}` },
    games: { type: 'string', value: 'N', help: 'number of games (default: 500)' },
    seats: { type: 'string', value: 'K', help: 'number of seats (default: the fewest, two or more)' },
    out: { type: 'string', value: 'FILE', help: 'the page (default: balance-GAME.html)' },
    ...PLAN_FLAGS,
  },
  examples: [
    'tw balance salt-and-timber --seats 3',
    'tw balance titans-of-industry --seats 5 --games 2000 --keep titans.jsonl --out titans.html',
  ],
  async run(word = '', flags) {
    const game = gameNamed(word)
    const plan = planFrom(game, {
      players: flags.players ?? 'normal',
      seats: flags.seats ?? String(Math.min(...game.seats.filter(count => count > 1))),
      seed: flags.seed ?? 'balance',
      variants: flags.variant ?? [],
      set: flags.set,
    })
    const records: GameRecord[] = []
    await playAll(
      plan,
      keptIn<GameRecord>(flags.keep, 'study', plan),
      {
        worker: new URL('../balance/worker.ts', import.meta.url),
        games: whole('games', flags.games ?? '500', 1, 1_000_000),
        workers: flags.workers,
        progress: flags.progress,
      },
      record => void records.push(record),
    )
    const study = studyOf(game, plan, records)
    const out = flags.out ?? `balance-${game.id}.html`
    writeText(out, pageOf(study))
    console.log(flags.json ? JSON.stringify(study) : [...summaryOf(study), '', `Saved ${out}.`].join('\n'))
    return 0
  },
})

function summaryOf(study: Study): string[] {
  const { bySeat, byOrder, length, scores, title } = study
  const findings = findingsIn(study)
  const { choices } = length
  return [
    `${title}: ${studySummary(study)}`,
    `Choices per game: ${choices.least} to ${choices.most}, median ${choices.median}. Scores: ${scores.all.least} to ${scores.all.most}, median ${scores.all.median}.`,
    '',
    ...columns([
      ['', 'wins', 'interval', 'mean score'],
      ...[...bySeat, ...(byOrder ?? [])].map(({ name, wins, score }) => [
        name,
        percent(wins.value),
        `${percent(wins.low)} to ${percent(wins.high)}`,
        score.mean.toFixed(1),
      ]),
    ]),
    '',
    ...(findings.length === 0
      ? ['No effect exceeds chance.']
      : findings.map(({ flag, says }) => `${flag.padEnd(8)}  ${says}`)),
  ]
}
