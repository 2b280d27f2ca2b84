// A tuning round: trials around a centre, the next centre, and a match between the two.

import { moved, type Slope, slopesOf, type Tuning, type Turns } from '@tableworks/bots'
import type { VariantValue } from '@tableworks/kernel'
import { wilson } from '../many/intervals.ts'
import type { Kept } from '../many/kept.ts'
import { type Numbered, playing } from '../many/playing.ts'
import { progress } from '../text/progress.ts'

type Variants = Readonly<Record<string, VariantValue>>

/** Plain data for a worker. */
export interface TuningJob {
  readonly game: string
  readonly seats: number
  readonly variants: Variants
  readonly seed: string
  readonly perturbation: number
  readonly centre: Turns
  /** For a match: the opponents' weights. */
  readonly before: Turns | null
}

export interface TuningGame extends Numbered {
  readonly scores: readonly number[]
}

export interface TuningPlan {
  readonly game: string
  readonly games: number
  readonly match: number
  readonly seats: number
  /** Only variants given on the command line. */
  readonly variants?: Variants
  readonly seed: string
  /** The size of the perturbations, as a standard deviation of the log factors. */
  readonly perturbation: number
  /** Leads saturate at about this many points; if omitted, every point counts. */
  readonly lead?: number | undefined
  /** Step lengths to try in this order; the first with a gain is taken. */
  readonly steps: readonly number[]
}

export interface TuningDeps {
  readonly kept: Kept<TuningGame>
  /** How many of the saved games have been used. */
  asked: number
  readonly workers: number
  readonly progress: boolean | undefined
}

/** A match's result, with its 95% interval. */
export interface Tried {
  readonly part: number
  readonly wins: number
  readonly games: number
  readonly low: number
  readonly high: number
}

export interface Round {
  readonly slopes: readonly Slope[]
  /** The new centre; null if no match showed a gain. */
  readonly centre: Turns | null
  readonly tried: readonly Tried[]
}

export async function tuningRound(
  plan: TuningPlan,
  tuning: Tuning,
  centre: Turns,
  nth: number,
  deps: TuningDeps,
): Promise<Round> {
  const { game, games, match, seats, variants = {}, perturbation, lead, steps } = plan
  const seed = `${plan.seed} ${nth}`
  const trials = await gamesOf(
    { game, seats, variants, seed, perturbation, centre, before: null },
    `round ${nth}, games`,
    games,
    deps,
  )
  const slopes = slopesOf(
    tuning,
    seats,
    trials.map(({ number, scores }) => ({ seed: `${seed} ${number}`, scores })),
    lead,
  )
  const tried: Tried[] = []
  for (const part of steps) {
    const next = moved(centre, slopes, perturbation, part)
    const job = { game, seats, variants, seed: `${seed} match`, perturbation, centre: next, before: centre }
    const wins = winsIn(await gamesOf(job, `round ${nth}, match`, match, deps), seats)
    const { low, high } = wilson(wins, match)
    tried.push({ part, wins, games: match, low, high })
    if (low > 1 / seats) return { slopes, centre: next, tried }
  }
  return { slopes, centre: null, tried }
}

/** The new weights take each seat in turn. Tied winners share the win. */
function winsIn(played: readonly TuningGame[], seats: number): number {
  let wins = 0
  for (const { number, scores } of played) {
    const best = Math.max(...scores)
    if (scores[number % seats] === best) wins += 1 / scores.filter(score => score === best).length
  }
  return wins
}

async function gamesOf(job: TuningJob, what: string, count: number, deps: TuningDeps): Promise<TuningGame[]> {
  const played = deps.kept.games.slice(deps.asked, deps.asked + count)
  deps.asked += played.length
  const shown = progress(what, count, deps.progress, played.length)
  const worker = new URL('worker.ts', import.meta.url)
  await playing({ worker, data: job }, { from: played.length, to: count, workers: deps.workers }, one => {
    const game = one as TuningGame
    deps.kept.add(game)
    played.push(game)
    shown.at(played.length)
    return undefined
  })
  shown.end()
  return played
}
