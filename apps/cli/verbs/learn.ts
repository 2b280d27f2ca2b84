// tw learn: trains a game's networks by self-play.

import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { digestOfInputs, Network, type NetworkLearning, openingOutputs, type StoredNetwork } from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import { botEntryFor } from '@tableworks/games/bots'
import { type AnyGame, Referee } from '@tableworks/kernel'
import { type CoursePlan, type GenerationLine, runCourse, type Strength } from '../learning/course.ts'
import { savedIn } from '../learning/saved.ts'
import { PLAN_FLAGS } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { percent } from '../text/figures.ts'
import { Usage, verb, whole, Wrong } from '../verb.ts'
import { gameNamed, playersFrom, readText, ROOT, variantsFrom, writeText } from '../wanted.ts'

const COURSE_FLAGS = {
  seats: { type: 'string', value: 'K,..', help: 'table sizes that share the network (default: all of two or more)' },
  variant: PLAN_FLAGS.variant,
  generations: { type: 'string', value: 'N', help: 'number of generations (default: 21)' },
  games: { type: 'string', value: 'N', help: 'games per generation (default: 200)' },
  first: { type: 'string', value: 'N', help: 'games of the first generation (default: three times as many)' },
  from: { type: 'string', value: 'NAME', help: 'start from this network of the game, for other seats on the same map' },
  hidden: { type: 'string', value: 'N', help: 'size of the hidden layer (default: 64)' },
  against: { type: 'string', value: 'PLAYER', help: 'opponents in the matches (default: greedy)' },
  match: { type: 'string', value: 'N', help: 'games per match and table size (default: 40)' },
  every: { type: 'string', value: 'N', help: 'generations between matches (default: 5)' },
  last: { type: 'string', value: 'N', help: 'games of the last match, for each table size (default: 200)' },
  seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same network' },
} as const

const HELP =
  'A small network learns to judge positions: the chance to win, the lead and the score. In the first generation the\n' +
  "game's hand-made evaluations play; then the network plays against itself, with some exploration, and sometimes\n" +
  'against them, and is fitted to the results. With --from, the first generation already plays by that network. A match\n' +
  'every few generations shows its strength. It is saved in games/GAME/bot/networks, unless the last match fails to show\n' +
  "that it is stronger at any table size. List the file in the folder's index.ts to use it. --all repeats the commands\n" +
  'of all listed networks, in their order.'

export const learn = verb({
  name: 'learn',
  summary: 'train a network to judge positions, by self-play',
  takes: '[GAME]',
  about: HELP,
  flags: {
    ...COURSE_FLAGS,
    all: { type: 'boolean', help: 'rebuild all listed networks' },
    keep: { type: 'string', value: 'FOLDER', help: 'save every generation there, and resume from it' },
    out: { type: 'string', value: 'FILE', help: 'the file for the network' },
    workers: PLAN_FLAGS.workers,
    progress: PLAN_FLAGS.progress,
  },
  examples: [
    'tw learn age-of-industry --seats 3 --variant map=minnesota',
    'tw learn titan --generations 40 --keep course --workers 2',
    'tw learn --all',
  ],
  async run(word, flags) {
    const how = {
      keep: flags.keep,
      workers: whole('workers', flags.workers ?? String(os.availableParallelism()), 1, 256),
      progress: flags.progress,
    }
    if (flags.all === true) return await learnAll(how)
    if (word === undefined) throw new Usage('tw learn needs a GAME, or --all.', 'tw learn --help')
    return await learnOne(gameNamed(word), flags, { ...how, out: flags.out })
  },
})

interface How {
  readonly keep: string | undefined
  readonly workers: number
  readonly progress: boolean | undefined
  readonly out?: string | undefined
}

type Given = { readonly [K in keyof typeof COURSE_FLAGS]?: K extends 'variant' ? string[] : string }

/** Runs the command stored in each network file again. */
async function learnAll(how: How): Promise<number> {
  let code = 0
  for (const game of Object.values(GAMES))
    for (const file of botEntryFor(game.id).networks?.loader.files ?? []) {
      const { command } = (await file.open()).default
      console.log(`\n${command}`)
      const { values } = parseArgs({ args: command.split(' ').slice(3), options: COURSE_FLAGS })
      const keep = how.keep === undefined ? undefined : path.join(how.keep, game.id, file.name)
      code = Math.max(code, await learnOne(game, values, { ...how, keep }))
    }
  return code
}

async function learnOne(game: AnyGame, given: Given, how: How): Promise<number> {
  const learning = botEntryFor(game.id).networks
  if (learning === undefined)
    throw new Wrong(`${game.name} has nothing to learn: its bot describes no inputs (\`networks\`).`)
  const plan = planFrom(game, given)
  const last = whole('last', given.last ?? '200', 2, 1_000_000)
  const command = commandFor(game, given)
  const course = await runCourse(plan, {
    ...how,
    generations: whole('generations', given.generations ?? '21', 1, 1000),
    game,
    learning,
    saved: savedIn(how.keep, plan),
    start: startFrom(game, learning, plan),
    tell: line => {
      if (how.progress === true) process.stderr.write(`${curve([line]).at(-1)}\n`)
    },
    last,
  })
  console.log([...curve(course.lines), '', ...verdict(plan, course.last)].join('\n'))
  const isGain = course.last.some(({ low, seats }) => low > 1 / seats)
  if (!isGain) {
    console.log('\nNo significant gain at any table size; nothing saved.')
    return 1
  }
  const out = how.out ?? fileOf(game, nameFor(game, plan, given))
  mkdirSync(path.dirname(out), { recursive: true })
  const stored = storedFrom(game, learning, plan, command, course.network)
  writeText(out, `${JSON.stringify(stored, null, 2)}\n`)
  console.log(`\nSaved ${path.relative(ROOT, out)}.`)
  return 0
}

function planFrom(game: AnyGame, given: Given): CoursePlan {
  const number = (flag: keyof Given, otherwise: number, from: number) =>
    whole(flag, String(given[flag] ?? otherwise), from, 1_000_000)
  const seats = tableSizes(game, given.seats)
  const games = number('games', 200, 1)
  const against = given.against ?? 'greedy'
  playersFrom(game, against) // Throws on an unknown name.
  return {
    game: game.id,
    seats,
    variants: variantsFrom(game, seats[0] ?? 2, given.variant),
    seed: given.seed ?? 'learn',
    ...(given.from === undefined ? {} : { from: given.from }),
    first: number('first', 3 * games, 1),
    games,
    hidden: number('hidden', 64, 1),
    against,
    match: number('match', 40, 2),
    every: number('every', 5, 1),
  }
}

const fileOf = (game: AnyGame, name: string): string =>
  path.join(ROOT, 'games', game.id, 'bot/networks', `${name}.json`)

/** The network that the course starts from. It's read from its file, because `--all` may just have built it. */
function startFrom(game: AnyGame, { inputs }: NetworkLearning, plan: CoursePlan): Network | null {
  const { from, seats, variants, hidden } = plan
  if (from === undefined) return null
  const network = Network.load(JSON.parse(readText(fileOf(game, from))) as StoredNetwork)
  const count = inputs.count(new Referee(game).setting(seats[0] ?? 2, variants))
  if (network.inputs !== count || network.hidden !== hidden)
    throw new Wrong(
      `${from} has ${network.inputs} inputs, hidden ${network.hidden}; this needs ${count} and ${hidden}.`,
    )
  return network
}

function tableSizes(game: AnyGame, text: string | undefined): number[] {
  if (text === undefined) return game.seats.filter(seats => seats > 1)
  const seats = text.split(',').map(one => whole('seats', one.trim(), 2))
  for (const one of seats)
    if (!game.seats.includes(one))
      throw new Usage(`${game.name} has ${game.seats.join(', ')} seats, not ${one}.`, 'tw games')
  return seats
}

/** The command that makes this network again, with its flags in a fixed order. */
function commandFor(game: AnyGame, given: Given): string {
  const parts = (Object.keys(COURSE_FLAGS) as (keyof Given)[]).flatMap(flag => {
    const value = given[flag]
    if (value === undefined) return []
    return (Array.isArray(value) ? value : [value]).map(one => `--${flag} ${one}`)
  })
  return ['tw learn', game.id, ...parts].join(' ')
}

/** The name of a network's file: the values of its variants, and its table sizes unless it serves all of them. */
function nameFor(game: AnyGame, { seats }: CoursePlan, { variant = [] }: Given): string {
  const isForAll = game.seats.every(count => count === 1 || seats.includes(count))
  const values = variant.map(pair => pair.slice(pair.indexOf('=') + 1))
  return [...values, ...(isForAll ? [] : [`${seats.join('-')}-seats`])].join('-') || 'network'
}

const storedFrom = (
  game: AnyGame,
  { inputs }: NetworkLearning,
  { seats, variants }: CoursePlan,
  command: string,
  network: Network,
): StoredNetwork => ({
  command,
  seats,
  rules: game.rules,
  digest: digestOfInputs(inputs, new Referee(game), seats, variants),
  opening: openingOutputs(network, inputs, new Referee(game), seats[0] ?? 2, variants),
  ...network.store(),
})

/** One line for each generation: games so far, errors, and the strength if there was a match. */
function curve(lines: readonly GenerationLine[]): string[] {
  const sizes = [...new Set(lines.flatMap(({ strength }) => strength.map(({ seats }) => seats)))]
  return columns([
    ['generation', 'games', 'win error', 'lead error', 'mean score', ...sizes.map(seats => `${seats} seats`)],
    ...lines.map(({ generation, games, errors, score, strength }) => [
      generation,
      games,
      ...errors.slice(0, 2).map(error => error.toFixed(4)),
      score.toFixed(1),
      ...sizes.map(size => {
        const found = strength.find(({ seats }) => seats === size)
        return found === undefined ? '' : `${percent(found.share)} (${percent(found.low)} to ${percent(found.high)})`
      }),
    ]),
  ])
}

const verdict = ({ against }: CoursePlan, strength: readonly Strength[]): string[] =>
  columns([
    [`against ${against}`, 'games', 'wins', 'interval', 'even', 'ahead by'],
    ...strength.map(({ seats, games, share, low, high, lead, leadWithin }) => [
      `${seats} seats`,
      games,
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      percent(1 / seats),
      `${lead.toFixed(1)}${leadWithin === null ? '' : ` ±${leadWithin.toFixed(1)}`}`,
    ]),
  ])
