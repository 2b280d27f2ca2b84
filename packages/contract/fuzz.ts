// Fuzzing: plays many random games, checks every promise in each, and finds the shortest game that breaks one.

import { type AnyGame, type GameFile, gameFileOf } from '@tableworks/kernel'
import { probe } from './probe.ts'
import { type Broken, check, PROMISES, type PromiseName, sentenceOf, SET_PROMISES } from './promises.ts'
import { shrink } from './shrink.ts'
import { startsFor, randomSitting, type Sitting, withEdits } from './sitting.ts'
import { type CheckOptions, QUICK, Walk } from './walk.ts'

export interface FuzzOptions {
  readonly games: number
  /** The same seed gives the same games. */
  readonly seed: string
  readonly seats?: readonly number[]
  /** Plays every game with a randomly edited component set of its own. */
  readonly editsSets?: boolean
  /** By default all promises, or with edited sets only those that a set could break. */
  readonly promises?: readonly PromiseName[]
  readonly look?: CheckOptions
}

/** A broken promise with the shortest game found. */
export interface FuzzFinding extends Broken {
  /** A readable report of a few lines. */
  readonly sentence: string
  /** The game up to the broken promise; null if the table can't even be set up. */
  readonly file: GameFile | null
}

export interface FuzzProgress {
  readonly played: number
  readonly games: number
  /** How many choices were made in all games so far. */
  readonly choices: number
  /** At most one per promise. */
  readonly findings: readonly FuzzFinding[]
}

/**
 * Plays games one by one and reports progress after each.
 *
 *   for (const { played, games, findings } of fuzz(titan, { games: 500, seed: 'monday' })) ...
 */
export function* fuzz(game: AnyGame, options: FuzzOptions): Generator<FuzzProgress, FuzzFinding[]> {
  const { games, seed, seats = game.seats, editsSets = false, look = QUICK } = options
  const { promises = editsSets ? SET_PROMISES : PROMISES.map(({ name }) => name) } = options
  const findings: FuzzFinding[] = []
  let choices = 0
  for (const [i, standard] of startsFor(game, games, seed, seats).entries()) {
    const start = editsSets ? withEdits(game, standard) : standard
    const probed = editsSets ? probe(game, start) : null
    const unbroken = promises.filter(name => findings.every(({ promise }) => promise !== name))
    if (probed === null || probed.fault !== null) {
      const sitting = randomSitting(game, start)
      findings.push(...findingsIn(game, sitting, unbroken, look))
      choices += sitting.line.length
    } else choices += probed.choices
    yield { played: i + 1, games, choices, findings }
  }
  return findings
}

/** Plays all games and returns the final report. */
export function fuzzGame(
  game: AnyGame,
  { onProgress, ...options }: FuzzOptions & { readonly onProgress?: (progress: FuzzProgress) => void },
): readonly FuzzFinding[] {
  let findings: readonly FuzzFinding[] = []
  for (const progress of fuzz(game, options)) {
    findings = progress.findings
    onProgress?.(progress)
  }
  return findings
}

const findingsIn = (
  game: AnyGame,
  sitting: Sitting,
  promises: readonly PromiseName[],
  look: CheckOptions,
): FuzzFinding[] =>
  promises.flatMap(name => {
    const broken = check(name, game, sitting, look)
    return broken === null ? [] : [findingOf(game, shrink(game, broken, look))]
  })

const findingOf = (game: AnyGame, broken: Broken): FuzzFinding => ({
  ...broken,
  sentence: sentenceOf(game, broken),
  file: fileOf(game, broken),
})

function fileOf(game: AnyGame, sitting: Sitting): GameFile | null {
  try {
    return gameFileOf(new Walk(game, sitting, QUICK).toTheEnd())
  } catch {
    return null // The finding's message says why the table can't be set up.
  }
}
