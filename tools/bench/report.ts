// The figures as data, and as a table.

import type { Late } from './late.ts'
import type { Size } from './own.ts'
import { PLAYOUT_DEPTH } from './search.ts'

/** A game's figures on boardgame.io, and how many times faster ours is. */
export interface Against {
  readonly choices: number
  readonly replays: number
  readonly choicesRatio: number
  readonly replaysRatio: number
}

/** All rates are per second of CPU time. */
export interface GameReport extends Size {
  readonly game: string
  readonly choices: number
  readonly games: number
  /** Iterations of a plain tree search; boardgame.io's is null if the game isn't written for it. */
  readonly search: { readonly iterations: number; readonly boardgameIo: number | null }
  readonly operations: {
    readonly options: number
    readonly choose: number
    readonly clone: number
    readonly hash: number
  }
  /** Whole games from a log, with every choice checked; then from a game file, with dice and hashes checked too. */
  readonly replays: number
  readonly fileReplays: number
  /** Null if the game isn't written for boardgame.io. */
  readonly boardgameIo: { readonly reducer: Against; readonly client: Against } | null
}

export interface BenchReport {
  readonly node: string
  readonly seconds: number
  /** Iterations per search. */
  readonly iterations: number
  readonly games: readonly GameReport[]
  /** Null unless Millrace is measured, which has the long tables. */
  readonly late: { readonly table: Late; readonly host: Late } | null
}

const GOALS = { choices: 500_000, ratio: 100, search: 140, late: { table: 1.5, host: 1.2 } } as const

/** The report as text. */
export function written({ node, seconds, iterations, games, late }: BenchReport): string {
  const paired = games.filter(game => game.boardgameIo !== null)
  return [
    `Rates per second of CPU time; Node ${node}, ${seconds} s per measurement, interleaved, medians; each game in its own process.`,
    '',
    'Random games from set-up to end',
    grid(
      [
        'game',
        'seats',
        'options per decision',
        'choices per game',
        'choices/s',
        'games/s',
        `goal ${whole(GOALS.choices)}`,
      ],
      games.map(playoutRow),
    ),
    ...(paired.length === 0 ? [] : peerSection(paired)),
    `Tree search from the set-up: ${iterations} iterations, each with a playout of ${PLAYOUT_DEPTH} choices at most; boardgame.io's own on the same game; whole random games`,
    grid(
      ['game', 'iterations/s', 'boardgame.io', 'x', `goal ${GOALS.search}`, 'playouts/s', 'boardgame.io', 'x'],
      games.map(searchRow),
    ),
    'Single operations of a search',
    grid(['game', 'options/s', 'choose/s', 'clone/s', 'hash/s'], games.map(operationsRow)),
    'Replays of whole games: every choice is checked, in game files also the dice and hashes',
    grid(
      ['game', 'replays/s', 'us per replay', 'game files/s', 'us per file'],
      games.map(({ game, replays, fileReplays }) => [
        game,
        whole(replays),
        whole(1e6 / replays),
        whole(fileReplays),
        whole(1e6 / fileReplays),
      ]),
    ),
    ...(late === null
      ? []
      : [
          lateLine('at a long table', late.table, GOALS.late.table),
          lateLine('through a host', late.host, GOALS.late.host),
        ]),
  ].join('\n')
}

const peerSection = (paired: readonly GameReport[]): string[] => [
  'The same game on boardgame.io 0.50.2, in production mode; x: ours over theirs',
  grid(
    ['game', 'on', 'choices/s', 'x', `goal ${GOALS.ratio}`, 'replays/s', 'x'],
    paired.flatMap(game => [peerRow(game, 'reducer'), peerRow(game, 'client')]),
  ),
]

const playoutRow = ({ game, seats, optionsPerDecision, choicesPerGame, choices, games }: GameReport): string[] => [
  game,
  String(seats),
  optionsPerDecision.toFixed(1),
  choicesPerGame.toFixed(1),
  whole(choices),
  whole(games),
  choices >= GOALS.choices ? 'met' : 'missed',
]

function peerRow({ game, boardgameIo }: GameReport, engine: 'reducer' | 'client'): string[] {
  const against = boardgameIo?.[engine]
  if (against === undefined) return [game, engine]
  const { choices, choicesRatio, replays, replaysRatio } = against
  const goal = choicesRatio >= GOALS.ratio ? 'met' : 'missed'
  return [game, engine, whole(choices), choicesRatio.toFixed(0), goal, whole(replays), replaysRatio.toFixed(0)]
}

function searchRow({ game, search, games, choicesPerGame, boardgameIo }: GameReport): string[] {
  const { iterations, boardgameIo: theirs } = search
  const own = [game, whole(iterations)]
  if (theirs === null || boardgameIo === null) return [...own, '', '', '', whole(games), '', '']
  const ratio = iterations / theirs
  const playouts = boardgameIo.reducer.choices / choicesPerGame
  return [
    ...own,
    whole(theirs),
    ratio.toFixed(0),
    ratio >= GOALS.search ? 'met' : 'missed',
    whole(games),
    whole(playouts),
    (games / playouts).toFixed(0),
  ]
}

const operationsRow = ({ game, operations }: GameReport): string[] => [
  game,
  ...[operations.options, operations.choose, operations.clone, operations.hash].map(whole),
]

const lateLine = (where: string, { lateStep, early, late, ratio }: Late, goal: number): string =>
  `One choice ${where}: ${early.toFixed(1)} us at step 10, ${late.toFixed(1)} us at step ${whole(lateStep)}: ` +
  `${ratio.toFixed(2)} times (goal ${goal}: ${ratio <= goal ? 'met' : 'missed'})`

const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** Columns as wide as their widest cell, with numbers aligned right and names left. */
function grid(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map(row => row[i]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (isName(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [line(head), widths.map(width => '-'.repeat(width)).join('  '), ...rows.map(line), ''].join('\n')
}

const isName = (column: number): boolean => column === 0
