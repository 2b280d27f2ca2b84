// tw balance: what many games tell about a game.

import { pageOf } from '../balance/page.ts'
import { percent } from '../balance/plots.ts'
import type { GameRecord } from '../balance/record.ts'
import { findingsIn, whatItIs } from '../balance/sentences.ts'
import { type Study, studyOf } from '../balance/study.ts'
import { keptIn } from '../many/kept.ts'
import { PLAN_FLAGS, planFrom, playAll } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { verb, whole } from '../verb.ts'
import { gameNamed, PLAYER_NAMES, writeText } from '../wanted.ts'

export const balance = verb({
  name: 'balance',
  summary: 'plays many games and reports seats, lengths, scores and the use of every part',
  takes: 'GAME',
  about:
    'Bots play many games, each with a deal of its own, and a page with plots is written: length, scores, wins by seat,\n' +
    'money and score over time, and how every card, building and kind of choice is used and goes with winning. Parts that\n' +
    'are dead (hardly ever used) or dominant (their users win far more than even) are flagged where that is more than luck\n' +
    'among so many parts can explain. What goes with winning need not cause it, and holds for these players only.',
  flags: {
    players: { type: 'string', value: 'A,B,..', help: `who plays, the last fills the table: ${PLAYER_NAMES}` },
    games: { type: 'string', value: 'N', help: 'how many games; 500 if left out' },
    seats: { type: 'string', value: 'K', help: 'how many seats; the smallest table of two or more if left out' },
    out: { type: 'string', value: 'FILE', help: 'where to write the page; balance-GAME.html if left out' },
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
    console.log(flags.json ? JSON.stringify(study) : [...summaryOf(study), '', `Written to ${out}.`].join('\n'))
    return 0
  },
})

function summaryOf(study: Study): string[] {
  const { bySeat, byOrder, length, scores, title } = study
  const findings = findingsIn(study)
  const { choices } = length
  return [
    `${title}: ${whatItIs(study)}`,
    `Choices a game: ${choices.least} to ${choices.most}, median ${choices.median}. Scores: ${scores.all.least} to ${scores.all.most}, median ${scores.all.median}.`,
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
      ? ['Nothing stands out beyond what luck explains.']
      : findings.map(({ flag, says }) => `${flag.padEnd(8)}  ${says}`)),
  ]
}
