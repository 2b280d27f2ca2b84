// tw puzzles: searches bots' games for positions with one clearly best action.

import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { proveAgain } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { type AnyGame, digestOf, fill, gameFileOf, parseJson, viewOf, writeGameFile } from '@tableworks/kernel'
import { PUZZLE_BOOKS } from '@tableworks/games/puzzles'
import { type Puzzle, type PuzzleBook, startOf, tableOf } from '@tableworks/lessons'
import { nearest } from '../nearest.ts'
import { keptIn } from '../many/kept.ts'
import { PLAN_FLAGS } from '../many/plan.ts'
import { playing } from '../many/playing.ts'
import { asText, bookOf } from '../puzzles/book.ts'
import { choose } from '../puzzles/choosing.ts'
import { type PuzzlePlan, SEARCH, type SearchedGame } from '../puzzles/search.ts'
import { columns } from '../text/columns.ts'
import { progress } from '../text/progress.ts'
import { Usage, verb, whole } from '../verb.ts'
import { gameNamed, readText, ROOT, seatsFrom, variantsFrom, writeText } from '../wanted.ts'

/** The search continues until it has this many times the wanted puzzles, so that there's a choice. */
const SURPLUS = 1.2

export const puzzles = verb({
  name: 'puzzles',
  summary: 'search games of bots for positions with one clearly best action',
  takes: 'GAME',
  about:
    'Plays games of normal and hard bots and looks at positions where a seat begins an action. Plays on from\n' +
    'each idea that differs in more than details, with the same dice. If one looks clearly best, games to the end with new\n' +
    'dice and hidden cards confirm it; a stronger bot makes their first moves. The best idea must lead every other by\n' +
    '--least points and by three standard errors. Leaves out decided games, and positions that every bot solves. The most\n' +
    'varied positions are written to --out.\n' +
    'The search saves every game and resumes when you run the same command again. With --check the puzzles of a file are\n' +
    'confirmed again with dice from --seed.',
  flags: {
    want: { type: 'string', value: 'N', help: 'number of puzzles (default: 50)' },
    games: { type: 'string', value: 'N', help: 'the most games to search (default: 1000)' },
    least: { type: 'string', value: 'N', help: 'the smallest lead in points (default: 2)' },
    from: { type: 'string', value: 'N', help: 'skip the first N percent of each game (default: 50)' },
    seats: { type: 'string', value: 'K', help: 'only tables with this many seats (default: each in turn)' },
    variant: PLAN_FLAGS.variant,
    seed: PLAN_FLAGS.seed,
    out: { type: 'string', value: 'FILE', help: 'the file for the puzzles (default: games/GAME/puzzles/puzzles.json)' },
    keep: { type: 'string', value: 'FILE', help: 'save every game there (default: a file in .cache/puzzles)' },
    check: { type: 'string', value: 'FILE', help: 'confirm the puzzles of this file again instead' },
    puzzle: {
      type: 'string',
      value: 'ID',
      help: 'print a puzzle of the game, and write its position to --out for tw show',
    },
    times: { type: 'string', value: 'N', help: 'with --check: games for each idea (default: as in the file)' },
    workers: PLAN_FLAGS.workers,
    progress: PLAN_FLAGS.progress,
  },
  examples: [
    'tw puzzles salt-and-timber --want 6 --out puzzles.json',
    'tw puzzles age-of-industry --variant map=minnesota --seats 3',
    'tw puzzles salt-and-timber --puzzle cbd60ad50b55 --out position.json && tw show position.json',
    'tw puzzles titan --check games/titan/puzzles/puzzles.json --seed again',
  ],
  async run(word = '', flags) {
    const game = gameNamed(word)
    const seed = flags.seed ?? 'puzzles'
    if (flags.check !== undefined) return check(game, flags.check, seed, flags.times, flags.progress)
    if (flags.puzzle !== undefined) return print(game, flags.puzzle, flags.out)
    const plan = planOf(game, seed, flags)
    const want = whole('want', flags.want ?? '50', 1, 10_000)
    const most = whole('games', flags.games ?? '1000', 1, 1_000_000)
    const workers = whole('workers', flags.workers ?? String(os.availableParallelism()), 1, 256)
    const out = flags.out ?? path.join(ROOT, 'games', game.id, 'puzzles/puzzles.json')
    const kept = keptIn<SearchedGame>(flags.keep ?? keptFor(plan), 'puzzle search', plan)
    const searched: SearchedGame[] = []
    const foundAll = () => searched.reduce((sum, { found }) => sum + found.length, 0) >= SURPLUS * want
    const write = () => {
      const candidates = searched.flatMap(one => one.found.map(puzzle => ({ game: one, puzzle })))
      const book = bookOf({
        game,
        plan,
        command: commandOf(plan, want, searched.length),
        searched,
        chosen: choose(candidates, want),
      })
      writeText(out, asText(book))
      return book
    }
    for (const one of kept.games.slice(0, most)) if (!foundAll()) searched.push(one)
    const shown = progress('puzzles', Math.ceil(SURPLUS * want), flags.progress)
    if (!foundAll())
      await playing(
        { worker: new URL('../puzzles/worker.ts', import.meta.url), data: plan },
        { from: searched.length, to: most, workers },
        played => {
          const one = played as SearchedGame
          kept.add(one)
          searched.push(one)
          if (one.found.length > 0) write()
          shown.at(searched.reduce((sum, { found }) => sum + found.length, 0))
          return foundAll() ? 'enough' : undefined
        },
      )
    shown.end()
    console.log([...report(write(), searched), '', `Saved ${path.relative(ROOT, out)}.`].join('\n'))
    return 0
  },
})

interface PlanFlags {
  readonly from?: string
  readonly seats?: string
  readonly variant?: string[]
  readonly least?: string
}

function planOf(game: AnyGame, seed: string, { from, seats, variant = [], least }: PlanFlags): PuzzlePlan {
  if (botEntryFor(game.id).explaining === undefined)
    throw new Usage(`${game.name} has no puzzles: its bot explains nothing (\`explaining\`).`, 'tw puzzles --help')
  const count = seats === undefined ? undefined : seatsFrom(game, seats)
  const all = variantsFrom(game, count ?? Math.max(...game.seats), variant)
  const asked = Object.fromEntries(variant.map(pair => pair.split('=')[0] ?? '').map(name => [name, all[name] ?? '']))
  const points = whole('least', least ?? '2', 1, 1000)
  return {
    game: game.id,
    search: SEARCH,
    ...(count === undefined ? {} : { seats: count }),
    variants: asked,
    seed,
    least: points,
    ...(from === undefined ? {} : { from: whole('from', from, 0, 99) }),
  }
}

const commandOf = ({ game, from, seats, variants, seed, least }: PuzzlePlan, want: number, games: number): string =>
  [
    `tw puzzles ${game} --seed ${seed} --want ${want} --games ${games} --least ${least}`,
    ...(from === undefined ? [] : [`--from ${from}`]),
    ...(seats === undefined ? [] : [`--seats ${seats}`]),
    ...Object.entries(variants).map(([name, value]) => `--variant ${name}=${value}`),
  ].join(' ')

function keptFor(plan: PuzzlePlan): string {
  const folder = path.join(ROOT, '.cache/puzzles')
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${plan.game}-${digestOf(plan).slice(0, 8)}.jsonl`)
}

function report(book: PuzzleBook, searched: readonly SearchedGame[]): string[] {
  const { games, positions, candidates, confirmed } = book.searched
  const gaps = book.puzzles.map(puzzle => puzzle.confirmed.gap).toSorted((a, b) => a - b)
  const count = (of: (puzzle: Puzzle) => string): string =>
    [...Map.groupBy(book.puzzles, of)].map(([key, list]) => `${list.length} ${key}`).join(', ')
  const minutes = searched.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / 60
  return [
    ...columns([
      ['games', 'positions', 'candidates', 'confirmed', 'kept', 'median gap', 'least gap', 'CPU minutes'],
      [
        games,
        positions,
        candidates,
        confirmed,
        book.puzzles.length,
        gaps[Math.floor(gaps.length / 2)] ?? '',
        gaps[0] ?? '',
        minutes.toFixed(1),
      ],
    ]),
    '',
    `Themes: ${count(({ theme }) => book.themes[theme] ?? theme)}`,
    `Levels: ${count(({ level }) => `level ${level}`)}`,
  ]
}

/** Confirms every puzzle again. Fails if another idea might be as good. */
function check(
  game: AnyGame,
  file: string,
  seed: string,
  times: string | undefined,
  asked: boolean | undefined,
): number {
  const book = parseJson(readText(file), 'the book') as PuzzleBook
  const shown = progress('puzzles', book.puzzles.length, asked)
  const rows = book.puzzles.map((puzzle, i) => {
    const { referee, state } = tableOf(game, { start: startOf(book, puzzle) })
    const seen = viewOf(referee, state, puzzle.seat)
    const proof = proveAgain(
      { entry: botEntryFor(game.id), referee, seen, seed: `${seed} ${puzzle.id}`, least: book.least },
      puzzle.ideas.map(({ choices }) => choices),
      times === undefined ? puzzle.confirmed.times : whole('times', times, 2),
    )
    shown.at(i + 1)
    return { puzzle, gap: proof?.gap ?? { mean: 0, error: 0 } }
  })
  shown.end()
  const isSure = ({ gap }: (typeof rows)[number]) => gap.mean > 0 && gap.mean >= 2 * gap.error
  console.log(
    columns([
      ['puzzle', 'was', 'is', ''],
      ...rows.map(row => [
        row.puzzle.id,
        `${row.puzzle.confirmed.gap} ± ${row.puzzle.confirmed.error}`,
        `${row.gap.mean.toFixed(2)} ± ${row.gap.error.toFixed(2)}`,
        isSure(row) ? (row.gap.mean >= book.least ? '' : `less than ${book.least}`) : 'not clear',
      ]),
    ]).join('\n'),
  )
  return rows.every(isSure) ? 0 : 1
}

/** The ideas of a puzzle with what they lead to, and its position as a game file. */
function print(game: AnyGame, id: string, out: string | undefined): number {
  const book = PUZZLE_BOOKS.get(game.id)
  const known = book?.puzzles ?? []
  const puzzle = known.find(one => one.id === id)
  if (book === undefined || puzzle === undefined)
    throw new Usage(
      `There is no puzzle '${id}'${nearest(
        id,
        known.map(one => one.id),
      )}`,
      'tw puzzles --help',
    )
  const { gap, error, times } = puzzle.confirmed
  const reasons = puzzle.reasons.map(({ words, amount }) => fill(words, { n: Math.abs(amount) }, game.words, []))
  const lines = [
    `${book.themes[puzzle.theme]}, level ${puzzle.level}: leads by ${gap} ± ${error} points, ${times} games`,
    '',
    ...columns([
      ['lead', 'wins', 'idea'],
      ...puzzle.ideas.map(({ lead, wins, choices }) => [
        lead.toFixed(1),
        `${Math.round(100 * wins)} %`,
        choices.join('; '),
      ]),
    ]),
    '',
    `Why: ${reasons.join(', ')}`,
  ]
  console.log(lines.join('\n'))
  if (out !== undefined) writeText(out, writeGameFile(gameFileOf(tableOf(game, { start: startOf(book, puzzle) }))))
  return 0
}
