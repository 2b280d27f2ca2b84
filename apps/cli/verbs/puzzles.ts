// tw puzzles: searches bots' games for positions with one clearly best action.

import { existsSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { measureOf, proveAgain } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { type AnyGame, digestOf, fill, gameFileOf, parseJson, viewOf, writeGameFile } from '@tableworks/kernel'
import { PUZZLE_BOOKS } from '@tableworks/games/puzzles'
import { type Puzzle, type PuzzleBook, startOf, tableOf, withOnly } from '@tableworks/lessons'
import { nearest } from '../nearest.ts'
import { keptIn } from '../many/kept.ts'
import { PLAN_FLAGS } from '../many/plan.ts'
import { playing } from '../many/playing.ts'
import { asText, emptyBook, idOf, withMore, withProof } from '../puzzles/book.ts'
import { choose, type PuzzleCandidate } from '../puzzles/choosing.ts'
import { type PuzzlePlan, SEARCH, type SearchedGame } from '../puzzles/search.ts'
import { columns } from '../text/columns.ts'
import { progress } from '../text/progress.ts'
import { Usage, verb, whole, Wrong } from '../verb.ts'
import { gameNamed, playersFrom, readText, ROOT, seatsFrom, variantsFrom, writeText } from '../wanted.ts'

/** The search continues until it has this many times the wanted puzzles, so that there's a choice. */
const SURPLUS = 1.2

/** The smallest lead, in points or in percent of the games won. */
const LEAST = { lead: 2, wins: 25 } as const

const GAPS = {
  lead: (gap: string) => `leads by ${gap} points`,
  wins: (gap: string) => `wins ${gap} % more games`,
} as const

export const puzzles = verb({
  name: 'puzzles',
  summary: 'search games of bots for positions with one clearly best action',
  takes: 'GAME',
  about:
    'Plays games of normal and hard bots and looks at positions where a seat begins an action. Plays on from\n' +
    'each idea that differs in more than details, with the same dice. If one looks clearly best, games to the end with new\n' +
    'dice and hidden cards confirm it; a stronger bot makes their first moves. The best idea must lead every other by\n' +
    '--least points and by three standard errors; in a race, it must win --least percent more games. Leaves out decided games,\n' +
    'and positions that every bot solves. The most varied positions are added to --out.\n' +
    'The search saves every game and resumes when you run the same command again. With --check the puzzles of a file are\n' +
    'confirmed again with dice from --seed, and --out gets those that are.',
  flags: {
    want: { type: 'string', value: 'N', help: 'number of puzzles in the book (default: 50)' },
    games: { type: 'string', value: 'N', help: 'the most games to search (default: 1000)' },
    least: { type: 'string', value: 'N', help: 'the smallest lead in points (default: 2), or in percent of wins (25)' },
    from: { type: 'string', value: 'N', help: 'skip the first N percent of each game (default: 50)' },
    easy: { type: 'boolean', help: 'keep puzzles that bots of every level solve' },
    close: { type: 'string', value: 'N', help: 'only seats within N percent of a tie at the end (default: 40)' },
    level: { type: 'string', value: 'LEVEL', help: 'the level of the bots that play (default: normal or hard)' },
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
    if (flags.check !== undefined) return check(game, flags.check, { ...flags, seed })
    if (flags.puzzle !== undefined) return print(game, flags.puzzle, flags.out)
    const plan = planOf(game, seed, flags)
    const want = whole('want', flags.want ?? '50', 1, 10_000)
    const most = whole('games', flags.games ?? '1000', 1, 1_000_000)
    const workers = whole('workers', flags.workers ?? String(os.availableParallelism()), 1, 256)
    const out = flags.out ?? path.join(ROOT, 'games', game.id, 'puzzles/puzzles.json')
    const before = bookIn(out, game, plan.least)
    const known = new Set(before.puzzles.map(({ id }) => id))
    const lacking = want - known.size
    if (lacking <= 0)
      throw new Usage(`${out} has ${known.size} puzzles already. Ask for more with --want.`, 'tw puzzles --help')
    const kept = keptIn<SearchedGame>(flags.keep ?? keptFor(plan), 'puzzle search', plan)
    const searched: SearchedGame[] = []
    let candidates: PuzzleCandidate[] = []
    const foundAll = () => candidates.length >= SURPLUS * lacking
    const take = (one: SearchedGame) => {
      searched.push(one)
      const found = one.found.map(puzzle => ({ game: one, puzzle }))
      candidates = [...candidates, ...found.filter(candidate => !known.has(idOf(game.id, candidate)))]
    }
    for (const one of kept.games.slice(0, most)) if (!foundAll()) take(one)
    const shown = progress('puzzles', Math.ceil(SURPLUS * lacking), flags.progress)
    if (!foundAll())
      await playing(
        { worker: new URL('../puzzles/worker.ts', import.meta.url), data: plan },
        { from: searched.length, to: most, workers },
        played => {
          kept.add(played as SearchedGame)
          take(played as SearchedGame)
          shown.at(candidates.length)
          return foundAll() ? 'enough' : undefined
        },
      )
    shown.end()
    const chosen = choose(candidates, lacking, before)
    const day = new Date().toISOString().slice(0, 10)
    const book = withMore(before, { plan, command: commandOf(plan), searched, chosen, day })
    writeText(out, asText(book))
    console.log([...report(book, searched, chosen.length), '', `Saved ${path.relative(ROOT, out)}.`].join('\n'))
    return 0
  },
})

/** The book in a file, to add to; an empty one if there's no file. */
function bookIn(file: string, game: AnyGame, least: number): PuzzleBook {
  const empty = emptyBook(game, least)
  if (!existsSync(file)) return empty
  const book = parseJson(readText(file), 'the book') as PuzzleBook
  if (book.puzzles.length === 0) return empty
  for (const key of ['game', 'rules', 'set', 'measure', 'least'] as const)
    if (book[key] !== empty[key])
      throw new Wrong(
        `${file} holds puzzles with another ${BOOK_KEYS[key]} (${book[key]}, not ${empty[key]}). Choose another --out.`,
      )
  return book
}

const BOOK_KEYS = {
  game: 'game',
  rules: 'rules number',
  set: 'component set',
  measure: 'measure',
  least: 'least lead',
} as const

interface PlanFlags {
  readonly from?: string
  readonly easy?: boolean
  readonly close?: string
  readonly level?: string
  readonly seats?: string
  readonly variant?: string[]
  readonly least?: string
}

function planOf(
  game: AnyGame,
  seed: string,
  { from, easy, close, level, seats, variant = [], least }: PlanFlags,
): PuzzlePlan {
  if (botEntryFor(game.id).explaining === undefined)
    throw new Usage(`${game.name} has no puzzles: its bot explains nothing (\`explaining\`).`, 'tw puzzles --help')
  const count = seats === undefined ? undefined : seatsFrom(game, seats)
  const all = variantsFrom(game, count ?? Math.max(...game.seats), variant)
  const asked = Object.fromEntries(variant.map(pair => pair.split('=')[0] ?? '').map(name => [name, all[name] ?? '']))
  return {
    game: game.id,
    search: SEARCH,
    ...(count === undefined ? {} : { seats: count }),
    variants: asked,
    seed,
    least: whole('least', least ?? String(LEAST[measureOf(botEntryFor(game.id))]), 1, 1000),
    ...(from === undefined ? {} : { from: whole('from', from, 0, 99) }),
    ...(easy === true ? { easy } : {}),
    ...(close === undefined ? {} : { close: whole('close', close, 0, 100) }),
    ...(level === undefined ? {} : { level: levelNamed(game, level) }),
  }
}

function levelNamed(game: AnyGame, level: string): string {
  playersFrom(game, level) // Throws on an unknown name.
  return level
}

const commandOf = ({ game, from, easy, close, level, seats, variants, seed, least }: PuzzlePlan): string =>
  [
    `tw puzzles ${game} --seed ${seed} --least ${least}`,
    ...(from === undefined ? [] : [`--from ${from}`]),
    ...(easy === true ? ['--easy'] : []),
    ...(close === undefined ? [] : [`--close ${close}`]),
    ...(level === undefined ? [] : [`--level ${level}`]),
    ...(seats === undefined ? [] : [`--seats ${seats}`]),
    ...Object.entries(variants).map(([name, value]) => `--variant ${name}=${value}`),
  ].join(' ')

function keptFor(plan: PuzzlePlan): string {
  const folder = path.join(ROOT, '.cache/puzzles')
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${plan.game}-${digestOf(plan).slice(0, 8)}.jsonl`)
}

function report(book: PuzzleBook, searched: readonly SearchedGame[], added: number): string[] {
  const { games = 0, positions = 0, candidates = 0, confirmed = 0 } = book.searches.at(-1)?.searched ?? {}
  const gaps = book.puzzles.map(puzzle => puzzle.confirmed.gap).toSorted((a, b) => a - b)
  const count = (of: (puzzle: Puzzle) => string): string =>
    [...Map.groupBy(book.puzzles, of)].map(([key, list]) => `${list.length} ${key}`).join(', ')
  const seconds = new Map<string, number>()
  for (const [part, time] of searched.flatMap(({ cpu }) => Object.entries(cpu)))
    seconds.set(part, (seconds.get(part) ?? 0) + time)
  const all = [...seconds.values()].reduce((sum, time) => sum + time, 0)
  const costs = [...seconds].toSorted(([, a], [, b]) => b - a)
  return [
    ...columns([
      [
        'games',
        'positions',
        'candidates',
        'confirmed',
        'added',
        'in the book',
        'median gap',
        'least gap',
        'CPU minutes',
      ],
      [
        games,
        positions,
        candidates,
        confirmed,
        added,
        book.puzzles.length,
        gaps[Math.floor(gaps.length / 2)] ?? '',
        gaps[0] ?? '',
        (all / 60).toFixed(1),
      ],
    ]),
    '',
    `CPU time: ${costs.map(([part, time]) => `${part} ${Math.round((100 * time) / all)}%`).join(', ')}`,
    `Themes: ${count(({ theme }) => book.themes[theme] ?? theme)}`,
    `Levels: ${count(({ level }) => `level ${level}`)}`,
  ]
}

interface CheckWanted {
  readonly seed: string
  readonly times?: string | undefined
  readonly out?: string | undefined
  readonly progress?: boolean | undefined
}

/** Confirms every puzzle again. Fails if another idea might be as good. With `out`, writes those that are confirmed. */
function check(game: AnyGame, file: string, { seed, times, out, progress: isShown }: CheckWanted): number {
  const book = parseJson(readText(file), 'the book') as PuzzleBook
  const shown = progress('puzzles', book.puzzles.length, isShown)
  const rows = book.puzzles.map((puzzle, i) => {
    const { referee, state } = tableOf(game, { start: startOf(book, puzzle) })
    const seen = viewOf(referee, state, puzzle.seat)
    const proof = proveAgain(
      { entry: botEntryFor(game.id), referee, seen, seed: `${seed} ${puzzle.id}`, least: book.least },
      puzzle.ideas.map(({ choices }) => choices),
      times === undefined ? puzzle.confirmed.times : whole('times', times, 2),
    )
    shown.at(i + 1)
    return { puzzle, proof, gap: proof?.gap ?? { mean: 0, error: 0 } }
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
  if (out !== undefined) {
    const proved = rows.flatMap(({ puzzle, proof }) =>
      proof?.isClear === true ? [withProof(book, puzzle, proof)] : [],
    )
    writeText(out, asText(withOnly(book, proved)))
    console.log(`\nSaved ${proved.length} of ${rows.length} in ${out}.`)
  }
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
    `${book.themes[puzzle.theme]}, level ${puzzle.level}: ${GAPS[book.measure](`${gap} ± ${error}`)}, ${times} games`,
    '',
    ...columns([
      ['lead', 'wins', 'idea'],
      ...puzzle.ideas.map(({ lead, wins, choices }) => [
        lead.toFixed(1),
        `${Math.round(100 * wins)}%`,
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
