// One round of a tuning: trials around a centre, the next centre, and a match between the two.

import { moved, type Slope, slopesOf, type Tuning, type Turns } from '@tableworks/bots'
import type { VariantValue } from '@tableworks/kernel'
import { wilson } from '../many/intervals.ts'
import type { Kept } from '../many/kept.ts'
import { type Numbered, playing } from '../many/playing.ts'
import { progress } from '../text/progress.ts'

type Variants = Readonly<Record<string, VariantValue>>

/** Plain data: a worker is told no more. */
export interface TuningJob {
  readonly game: string
  readonly seats: number
  readonly variants: Variants
  readonly seed: string
  readonly perturbation: number
  readonly centre: Turns
  /** For a match: the weights the others play by. */
  readonly before: Turns | null
}

/** A game that was played: what it was of, and how it ended. */
export interface TuningGame extends Numbered {
  readonly scores: readonly number[]
}

export interface TuningPlan {
  readonly game: string
  readonly games: number
  readonly match: number
  readonly seats: number
  /** What was asked for; left out where nothing was. */
  readonly variants?: Variants
  readonly seed: string
  readonly strewn: number
  /** How far ahead of the average is far enough, in points; every point counts where it is left out. */
  readonly lead?: number | undefined
  /** The parts of the way that are tried, in this order; the first that shows a gain is taken. */
  readonly steps: readonly number[]
}

export interface TuningDeps {
  readonly kept: Kept<TuningGame>
  /** How many of the kept games have been asked for. */
  asked: number
  readonly workers: number
  readonly progress: boolean | undefined
}

/** How often the new weights won, of how many games, and between which shares that is likely. */
export interface Tried {
  readonly part: number
  readonly wins: number
  readonly games: number
  readonly low: number
  readonly high: number
}

export interface Round {
  readonly slopes: readonly Slope[]
  /** The new centre; null where no match showed a gain. */
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
  const { game, games, match, seats, variants = {}, strewn, lead, steps } = plan
  const seed = `${plan.seed} ${nth}`
  const trials = await gamesOf(
    { game, seats, variants, seed, perturbation: strewn, centre, before: null },
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
    const next = moved(centre, slopes, strewn, part)
    const job = { game, seats, variants, seed: `${seed} match`, perturbation: strewn, centre: next, before: centre }
    const wins = winsIn(await gamesOf(job, `round ${nth}, match`, match, deps), seats)
    const { low, high } = wilson(wins, match)
    tried.push({ part, wins, games: match, low, high })
    if (low > 1 / seats) return { slopes, centre: next, tried }
  }
  return { slopes, centre: null, tried }
}

/** The new weights sit on every seat in turn; a shared first place is shared. */
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
