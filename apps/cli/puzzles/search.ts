// Searches one game of bots for puzzles.

import {
  beginsOf,
  type BotEntry,
  type Clearest,
  diceOf,
  measureOf,
  type Player,
  playerAt,
  searchPosition,
  type SearchStage,
  STAGES,
} from '@tableworks/bots'
import { botEntryFor, playersFor } from '@tableworks/games/bots'
import {
  type AnyGame,
  Chance,
  type Played,
  seedFrom,
  SEPARATOR,
  swiftChance,
  Table,
  type VariantValue,
  viewOf,
} from '@tableworks/kernel'
import type { PlayedGame } from '@tableworks/lessons'
import type { Numbered } from '../many/playing.ts'
import { seatNamesFor } from '../wanted.ts'
import { CpuWatch } from './cpu-watch.ts'

/** Plain data for a worker, and the first line of a saved search. */
export interface PuzzlePlan {
  readonly game: string
  /** `SEARCH` at the time, so that a changed search doesn't continue an older one. */
  readonly search: number
  /** If omitted, every number in turn. */
  readonly seats?: number
  /** The requested variants. Those shown up front at set-up take every value in turn. */
  readonly variants: Readonly<Record<string, VariantValue>>
  readonly seed: string
  readonly least: number
  /** The percentage of each game to skip; half if omitted. */
  readonly from?: number
  /** Whether to keep puzzles that bots of every level solve. */
  readonly easy?: boolean
  /** How far from a tie the result may be for a seat, in percent of the winner's score; 40 if omitted. */
  readonly close?: number
  /** The level of the bots; normal or hard, by chance, if omitted. */
  readonly level?: string
}

/** A searched game with its puzzles. */
export interface SearchedGame extends Numbered {
  readonly game: PlayedGame
  /** How many of its positions got to each stage, in the order of `STAGES`. */
  readonly reached: readonly number[]
  readonly found: readonly FoundPuzzle[]
  /** The CPU seconds that each part of the search took. */
  readonly cpu: Readonly<Record<string, number>>
}

export interface FoundPuzzle extends Clearest {
  readonly step: number
  readonly seat: number
  /** How far into the game the position is, from 0 to 1. */
  readonly phase: number
}

/** The number of this search. It changes whenever the same command would find other puzzles. */
export const SEARCH = 4

/** How many positions of a game to search. Many games give more varied puzzles than many positions of one game. */
const POSITIONS_IN_GAME = 24
const PUZZLES_IN_GAME = 2
/** The search skips the opening of a game: this percentage of its choices, unless the plan names another. */
const OPENING = 50
/** A result is close if the lead, or the gap to the winner, is at most this percentage of the winner's score. */
const CLOSE = 40
/** All seats play at the same level, because a game between unequal bots is soon decided. */
const LEVELS = ['hard', 'normal']

export function searchGame(plan: PuzzlePlan, game: AnyGame, number: number): SearchedGame {
  const watch = new CpuWatch('play')
  const seed = `${plan.seed} ${number}`
  const chance = new Chance(swiftChance(`${seed} puzzles`))
  const entry = botEntryFor(game.id)
  const setUp = setUpOf(plan, game, number)
  const table = new Table(game, { ...setUp, seatNames: setUp.seats, seed: seedFrom(seed) })
  playOut(table, playersAt(game, setUp.seats.length, plan.level ?? chance.pick(LEVELS)), seed)
  const reached = STAGES.map(() => 0)
  const found: FoundPuzzle[] = []
  for (const step of chance.shuffle(beginnings(table, entry, plan)).slice(0, POSITIONS_IN_GAME)) {
    const { seat } = table.line[step] as Played
    const seen = viewOf(table.referee, table.at(step), seat)
    const at = searchPosition({
      entry,
      referee: table.referee,
      seen,
      seed: `${seed} ${step}`,
      least: plan.least,
      easy: plan.easy ?? false,
      onPart: part => watch.begin(part),
    })
    watch.begin('play')
    countStage(reached, at.stage)
    if (at.clearest !== null) found.push({ ...at.clearest, step, seat, phase: step / table.step })
    if (found.length === PUZZLES_IN_GAME) break
  }
  const last = Math.max(0, ...found.map(({ step }) => step))
  const choices = linesOf(table.line.slice(0, last))
  return { number, game: { ...setUp, seed, choices }, reached, found, cpu: watch.read() }
}

/** Counts every stage that a position passed on the way to this one. */
function countStage(reached: number[], stage: SearchStage): void {
  for (let i = 0; i <= STAGES.indexOf(stage); i++) reached[i] = (reached[i] ?? 0) + 1
}

/** The seats and variants of the nth game. */
function setUpOf(
  { seats, variants }: PuzzlePlan,
  game: AnyGame,
  number: number,
): Pick<PlayedGame, 'seats' | 'variants'> {
  const counts = seats === undefined ? game.seats.filter(count => count > 1) : [seats]
  const here = counts[number % counts.length] ?? 2
  const varied = Object.entries(game.variants).filter(
    ([name, { upFront, seats: only = [here] }]) =>
      upFront === true && only.includes(here) && !Object.hasOwn(variants, name),
  )
  let turn = Math.floor(number / counts.length)
  const chosen: Record<string, VariantValue> = { ...variants }
  for (const [name, { values }] of varied) {
    chosen[name] = values[turn % values.length] as VariantValue
    turn = Math.floor(turn / values.length)
  }
  return { seats: seatNamesFor(here), variants: chosen }
}

function playersAt(game: AnyGame, seats: number, level: string): Player[] {
  const player = playerAt(playersFor(game.id), level)
  return Array.from({ length: seats }, () => player)
}

function playOut(table: Table, players: readonly Player[], seed: string): void {
  const dice = players.map((player, seat) => diceOf(player, seat, seed))
  for (let seat = table.actor; seat !== null; seat = table.actor) {
    const [player, chance] = [players[seat], dice[seat]]
    if (player === undefined || chance === undefined) throw new Error(`seat ${seat} has no player`)
    const answer = table.say(seat, player.choose(table.view(seat), { referee: table.referee, chance }))
    if ('refusal' in answer) throw new Error(`${player.name} was refused at step ${table.step} (seed ${seed})`)
  }
}

/**
 * The steps after the opening where a seat with a close result begins an action. Games continued from an early position
 * are long and mostly luck, and a seat far ahead or behind has little to decide. In a race the result doesn't say how close it
 * was, and a loser's last turns are lost with every action. So only a winner's count.
 */
export function beginnings(
  table: Pick<Table, 'line' | 'step' | 'result'>,
  entry: BotEntry,
  { from = OPENING, close = CLOSE }: PuzzlePlan,
): number[] {
  const begins = beginsOf(entry)
  const isRace = measureOf(entry) === 'wins'
  const isOpen = (seat: number) => (isRace ? table.result?.places[seat] === 1 : isClose(table, seat, close))
  return table.line.flatMap(({ decision, seat }, step) =>
    begins.includes(decision) && 100 * step >= from * table.step && isOpen(seat) ? [step] : [],
  )
}

function isClose({ result }: Pick<Table, 'result'>, seat: number, close: number): boolean {
  const [own = 0, ...others] = [result?.scores[seat], ...(result?.scores ?? []).filter((_score, side) => side !== seat)]
  const best = Math.max(...others)
  return 100 * Math.abs(own - best) <= close * Math.max(own, best)
}

/** One line for the choices that were made at once. */
function linesOf(played: readonly Played[]): string {
  const lines: string[][] = []
  for (const [i, { said, text }] of played.entries())
    if (played[i - 1]?.said === said) lines.at(-1)?.push(text)
    else lines.push([text])
  return lines.map(line => line.join(SEPARATOR)).join('\n')
}
