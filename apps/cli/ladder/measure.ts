// Measures a rung: a match that continues until the test is decided or all deals are played.

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Player, playerAt } from '@tableworks/bots'
import { playersFor } from '@tableworks/games/bots'
import { digestOf, Referee, same } from '@tableworks/kernel'
import { DealTest } from '../arena/deal-test.ts'
import { gamesInDeal, type MatchGame, playMatchGame } from '../arena/match.ts'
import { type Bounds, intervalOf, type MatchVerdict } from '../arena/sprt.ts'
import { Tally } from '../arena/tally.ts'
import type { Spread } from '../many/intervals.ts'
import { keptIn } from '../many/kept.ts'
import { playAll } from '../many/plan.ts'
import { Wrong } from '../verb.ts'
import type { Rung } from './rungs.ts'

export interface Measured {
  readonly rung: Rung
  readonly bounds: Bounds
  readonly verdict: MatchVerdict | 'undecided'
  readonly games: number
  /** The upper level's share of wins, with a 95% interval whose sample is the deals. */
  readonly winRate: number
  readonly interval: Bounds
  readonly margin: Spread
  /** CPU milliseconds per decision, of the upper and the lower level. */
  readonly cpuMs: readonly [number, number]
}

interface Measuring {
  /** The maximum number of deals. */
  readonly deals: number
  /** A folder that saves every game, to resume from it. */
  readonly folder: string
  /** Plays no further games. */
  readonly isSavedOnly: boolean
  readonly workers: string | undefined
  readonly progress: boolean | undefined
}

/** Null if only saved games may count and they don't decide the rung. */
export async function measure(rung: Rung, how: Measuring): Promise<Measured | null> {
  const { deals, folder, isSavedOnly, workers, progress } = how
  const { game, plan } = rung
  const file = fileFor(rung, folder)
  const kept = keptIn<MatchGame>(file, 'rung', savedAs(rung))
  if (!isFromTheseBots(rung, kept.games[0]))
    throw new Wrong(`${file} was played by other bots or rules. Delete it to measure again.`)
  const test = new DealTest(plan)
  const [upper, lower] = [new Tally(), new Tally()]
  const perDeal = gamesInDeal(plan)
  await playAll(
    plan,
    kept,
    {
      worker: new URL('../arena/worker.ts', import.meta.url),
      games: isSavedOnly ? Math.min(kept.games.length, deals * perDeal) : deals * perDeal,
      workers,
      progress,
      what: `${game.name}, ${plan.seats} seats, ${[...Object.values(rung.shown), ...plan.players].join(', ')}: games`,
    },
    one => {
      const deal = Math.floor(one.number / perDeal)
      upper.add(one, 0, deal)
      lower.add(one, 1, deal)
      return test.add(one) === undefined ? undefined : 'enough'
    },
  )
  if (isSavedOnly && test.verdict === undefined && upper.games < deals * perDeal) return null
  return {
    rung,
    bounds: test.bounds,
    verdict: test.verdict ?? 'undecided',
    games: upper.games,
    winRate: upper.wins / upper.games,
    interval: intervalOf(test.scores),
    margin: upper.margin(),
    cpuMs: [upper.cpuMs(), lower.cpuMs()],
  }
}

const savedAs = ({ game, plan }: Rung) => ({ ...plan, rules: game.rules })

function fileFor(rung: Rung, folder: string): string {
  const { game, seats, players } = rung.plan
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${[game, seats, ...players, digestOf(savedAs(rung)).slice(0, 8)].join('-')}.jsonl`)
}

/** Plays the first saved game again, to find out whether the bots have changed since. */
function isFromTheseBots({ game, plan }: Rung, first: MatchGame | undefined): boolean {
  if (first === undefined) return true
  const players: Player[] = plan.players.map(name => playerAt(playersFor(game.id), name))
  return same(playMatchGame(plan, new Referee(game), players, 0).result, first.result)
}
