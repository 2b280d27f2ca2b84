// tw tune: tunes a game's evaluation weights by self-play.

import os from 'node:os'
import path from 'node:path'
import { tunableWeights, type Slope, type Turns } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { keptIn } from '../many/kept.ts'
import { PLAN_FLAGS } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { percent } from '../text/figures.ts'
import { type Round, type TuningGame, tuningRound } from '../tuning/round.ts'
import { verb, whole, Wrong } from '../verb.ts'
import { gameNamed, ROOT, seatsFrom, variantsFrom, writeText } from '../wanted.ts'

/** Each weight's own optimum may overshoot in combination with others, so half the step is tried as well. */
const STEPS = '1,0.5'
/** How many slopes to print. The most significant come first. */
const MOST_TOLD = 25

export const tune = verb({
  name: 'tune',
  summary: "tune a game's evaluation weights by self-play",
  takes: 'GAME',
  about:
    "In every game each seat plays with its own weights, perturbed around a common centre. A regression of each seat's\n" +
    'lead on its perturbation says where to move the centre; then a match compares the new weights with the previous ones,\n' +
    'and without a gain, those halfway there. The first round without a gain is the last and is discarded. The factor of\n' +
    'each weight is saved in games/GAME/bot/tuned.ts with the command line. Tuning uses quick players; use `tw arena` to\n' +
    'measure a level with the new weights.',
  flags: {
    games: { type: 'string', value: 'N', help: 'games per round (default: 2000)' },
    rounds: { type: 'string', value: 'N', help: 'maximum number of rounds (default: 3)' },
    match: { type: 'string', value: 'N', help: 'games per match (default: 300)' },
    perturbation: {
      type: 'string',
      value: 'N',
      help: 'size of the perturbations in hundredths (default: 30); use less if a small step changes a lot',
    },
    lead: {
      type: 'string',
      value: 'N',
      help: 'leads saturate at about N points over the average (default: every point counts)',
    },
    steps: {
      type: 'string',
      value: 'A,B,..',
      help: 'step lengths to try in this order until one gains (default: 1,0.5)',
    },
    seats: { type: 'string', value: 'K', help: 'number of seats (default: the fewest, two or more)' },
    seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same weights' },
    variant: PLAN_FLAGS.variant,
    workers: PLAN_FLAGS.workers,
    keep: PLAN_FLAGS.keep,
    out: { type: 'string', value: 'FILE', help: 'the file for the weights' },
    progress: PLAN_FLAGS.progress,
  },
  examples: [
    'tw tune empire-planner --games 4000',
    'tw tune titans-of-industry --rounds 4 --keep tuning.jsonl',
    'tw tune victory-through-industry --perturbation 12 --lead 5 --steps 2,1',
  ],
  async run(word = '', flags) {
    const game = gameNamed(word)
    const { tuning } = botEntryFor(game.id)
    if (tuning === undefined)
      throw new Wrong(`${game.name} has nothing to tune: its bot exports no weights (\`tuning\`).`)
    const seats = seatsFrom(game, flags.seats, Math.min(...game.seats.filter(count => count > 1)))
    const games = whole('games', flags.games ?? '2000', 4 * tunableWeights(tuning).length, 1_000_000)
    const match = whole('match', flags.match ?? '300', seats, 1_000_000)
    const rounds = whole('rounds', flags.rounds ?? '3', 1, 100)
    const workers = whole('workers', flags.workers ?? String(os.availableParallelism()), 1, 256)
    const seed = flags.seed ?? 'tune'
    const hundredths = whole('perturbation', flags.perturbation ?? '30', 1, 100)
    const lead = flags.lead === undefined ? undefined : whole('lead', flags.lead, 1, 1_000_000)
    const steps = stepsFrom(flags.steps ?? STEPS)
    const asked = flags.variant ?? []
    const variants = asked.length === 0 ? {} : { variants: variantsFrom(game, seats, asked) }
    const plan = { game: game.id, games, match, seats, ...variants, seed, perturbation: hundredths / 100, lead, steps }
    const kept = keptIn<TuningGame>(flags.keep, 'tuning', plan)
    const deps = { kept, asked: 0, workers, progress: flags.progress }
    let centre: Turns | null = null
    for (let nth = 1; nth <= rounds; nth++) {
      const round: Round = await tuningRound(plan, tuning, centre ?? {}, nth, deps)
      console.log(report(nth, round).join('\n'))
      if (round.centre === null) break
      centre = round.centre
    }
    if (centre === null) return 0
    const said = { games, rounds, match, seats, seed, perturbation: hundredths, lead, steps: flags.steps }
    const options = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`]))
    const command = ['tw tune', game.id, ...options, ...asked.map(pair => `--variant ${pair}`)].join(' ')
    const out = flags.out ?? path.join(ROOT, 'games', game.id, 'bot/tuned.ts')
    writeText(out, asFile(command, centre))
    console.log(`Saved ${path.relative(ROOT, out)}.`)
    return 0
  },
})

function stepsFrom(text: string): number[] {
  const steps = text.split(',').map(Number)
  if (steps.every(step => step > 0 && step <= 10)) return steps
  throw new Wrong(`--steps must be numbers above 0 and up to 10, separated by commas, not '${text}'.`)
}

function report(nth: number, { slopes, tried, centre }: Round): string[] {
  return [
    ...tried.map(
      ({ part, wins, games, low, high }) =>
        `Round ${nth}, ${part === 1 ? 'full step' : `${percent(part)} of the step`}: the new weights won ` +
        `${percent(wins / games)} of ${games} games (${percent(low)} to ${percent(high)}).`,
    ),
    centre === null ? 'No significant gain; discarded.' : 'A gain.',
    '',
    ...columns([
      ['weight', 'slope', 'standard errors', 'curvature'],
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
    "// The factors of this game's tuned weights. Generated by:",
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
