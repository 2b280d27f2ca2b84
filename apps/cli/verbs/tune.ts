// tw tune: finds by play how much each weight of a game's judgement should be.

import os from 'node:os'
import path from 'node:path'
import { knobsOf, type Slope, type Turns } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { keptIn } from '../many/kept.ts'
import { PLAN_FLAGS } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { type Round, type TuningGame, tuningRound } from '../tuning/round.ts'
import { verb, whole, Wrong } from '../verb.ts'
import { gameNamed, ROOT, seatsFrom, variantsFrom, writeText } from '../wanted.ts'

/** What is best for each weight by itself may be too much together, so less is tried as well. */
const STEPS = '1,0.5'
/** Slopes that are told: the surest. */
const MOST_TOLD = 25

export const tune = verb({
  name: 'tune',
  summary: "finds by play how much each weight of a game's judgement should be",
  takes: 'GAME',
  about:
    'In every game each seat plays by weights of its own, strewn around a common centre. What goes with doing better\n' +
    'than the others at the table says where the centre should move; then a match tells whether the new weights beat\n' +
    'those before, or those half the way. The first round that shows no gain is the last, and not kept. What is found\n' +
    'is written to games/GAME/bot/tuned.ts with the command that made it: by what each weight is multiplied. Quick\n' +
    'players play here; what a level makes of it, `tw arena` tells.',
  flags: {
    games: { type: 'string', value: 'N', help: 'how many games a round; 2000 if left out' },
    rounds: { type: 'string', value: 'N', help: 'how many rounds, at most; 3 if left out' },
    match: { type: 'string', value: 'N', help: 'how many games a round is tried in; 300 if left out' },
    strewn: {
      type: 'string',
      value: 'N',
      help: 'how far weights are strewn, up or down, in hundredths; 30 if left out, less where steps are too coarse',
    },
    lead: {
      type: 'string',
      value: 'N',
      help: 'how many points ahead of the average are a clear win, beyond which more counts hardly more; every point counts if left out',
    },
    steps: {
      type: 'string',
      value: 'A,B,..',
      help: 'how much of the way a round goes, tried in this order until one shows a gain; 1,0.5 if left out',
    },
    seats: { type: 'string', value: 'K', help: 'how many seats; the smallest table of two or more if left out' },
    seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same weights' },
    variant: PLAN_FLAGS.variant,
    workers: PLAN_FLAGS.workers,
    keep: PLAN_FLAGS.keep,
    out: { type: 'string', value: 'FILE', help: 'where to write the weights' },
    progress: PLAN_FLAGS.progress,
  },
  examples: [
    'tw tune empire-planner --games 4000',
    'tw tune titans-of-industry --rounds 4 --keep tuning.jsonl',
    'tw tune victory-through-industry --strewn 12 --lead 5 --steps 2,1',
  ],
  async run(word = '', flags) {
    const game = gameNamed(word)
    const { tuning } = botEntryFor(game.id)
    if (tuning === undefined)
      throw new Wrong(`${game.name} has nothing to tune: its bot names no weights (\`tuning\`).`)
    const seats = seatsFrom(game, flags.seats, Math.min(...game.seats.filter(count => count > 1)))
    const games = whole('games', flags.games ?? '2000', 4 * knobsOf(tuning).length, 1_000_000)
    const match = whole('match', flags.match ?? '300', seats, 1_000_000)
    const rounds = whole('rounds', flags.rounds ?? '3', 1, 100)
    const workers = whole('workers', flags.workers ?? String(os.availableParallelism()), 1, 256)
    const seed = flags.seed ?? 'tune'
    const hundredths = whole('strewn', flags.strewn ?? '30', 1, 100)
    const lead = flags.lead === undefined ? undefined : whole('lead', flags.lead, 1, 1_000_000)
    const steps = stepsFrom(flags.steps ?? STEPS)
    const asked = flags.variant ?? []
    const variants = asked.length === 0 ? {} : { variants: variantsFrom(game, seats, asked) }
    const plan = { game: game.id, games, match, seats, ...variants, seed, strewn: hundredths / 100, lead, steps }
    const kept = keptIn<TuningGame>(flags.keep, 'tuning', plan)
    const means = { kept, asked: 0, workers, progress: flags.progress }
    let centre: Turns | null = null
    for (let nth = 1; nth <= rounds; nth++) {
      const round: Round = await tuningRound(plan, tuning, centre ?? {}, nth, means)
      console.log(report(nth, round).join('\n'))
      if (round.centre === null) break
      centre = round.centre
    }
    if (centre === null) return 0
    const said = { games, rounds, match, seats, seed, strewn: hundredths, lead, steps: flags.steps }
    const options = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`]))
    const command = ['tw tune', game.id, ...options, ...asked.map(pair => `--variant ${pair}`)].join(' ')
    const out = flags.out ?? path.join(ROOT, 'games', game.id, 'bot/tuned.ts')
    writeText(out, asFile(command, centre))
    console.log(`Written to ${path.relative(ROOT, out)}.`)
    return 0
  },
})

function stepsFrom(text: string): number[] {
  const steps = text.split(',').map(Number)
  if (steps.every(step => step > 0 && step <= 10)) return steps
  throw new Wrong(`--steps are numbers above 0 and up to 10 with commas between them, not '${text}'.`)
}

function report(nth: number, { slopes, tried, centre }: Round): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return [
    ...tried.map(
      ({ part, wins, games, low, high }) =>
        `Round ${nth}, ${part === 1 ? 'all' : percent(part)} of the way: the new weights won ` +
        `${percent(wins / games)} of ${games} games (${percent(low)} to ${percent(high)}).`,
    ),
    centre === null ? 'No gain shown; they are not kept.' : 'A gain.',
    '',
    ...columns([
      ['weight', 'a step up brings', 'in standard errors', 'and changes by'],
      ...slopes
        .toSorted((a, b) => Math.abs(b.sureness) - Math.abs(a.sureness))
        .slice(0, MOST_TOLD)
        .map(({ name, points, sureness, bend }: Slope) => [
          name,
          points.toFixed(2),
          sureness.toFixed(1),
          bend.toFixed(2),
        ]),
    ]),
    '',
  ]
}

const asFile = (command: string, turns: Turns): string =>
  [
    '// By what each weight of this game is multiplied for those who play by tuned weights. Made by a command, not by hand:',
    '//',
    `//   ${command}`,
    '',
    "import type { Turns } from '@tableworks/bots'",
    '',
    'export const TURNS: Turns = {',
    ...Object.entries(turns)
      .filter(([, turn]) => turn.toFixed(3) !== '1.000')
      .map(([name, turn]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(turn.toFixed(3))},`),
    '}',
    '',
  ].join('\n')
