// A plan for many games, for matches and balance studies.

import os from 'node:os'
import type { AnyGame, Components, VariantValue } from '@tableworks/kernel'
import { progress } from '../text/progress.ts'
import { whole } from '../verb.ts'
import { setFrom } from '../gamefile.ts'
import { playersFrom, seatsFrom, variantsFrom } from '../wanted.ts'
import type { Kept } from './kept.ts'
import { type Numbered, playing } from './playing.ts'

/** Plain data for a worker. */
export interface Plan {
  readonly game: string
  /** Names as in `playersFor`; the last fills the table. */
  readonly players: readonly string[]
  readonly seats: number
  readonly seed: string
  readonly variants: Readonly<Record<string, VariantValue>>
  /** If omitted, the standard set. */
  readonly components?: Components
}

/** Flags shared by all commands that play many games. */
export const PLAN_FLAGS = {
  seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same games' },
  variant: { type: 'string', value: 'K=V', multiple: true, help: 'a variant, as in tw games' },
  set: { type: 'string', value: 'FILE', help: 'your own component set, as saved by the components page' },
  workers: { type: 'string', value: 'N', help: 'number of parallel games (default: one per core)' },
  keep: {
    type: 'string',
    value: 'FILE',
    help: 'save every game there, and resume from it',
  },
  json: { type: 'boolean', help: 'print JSON' },
  progress: { type: 'boolean', help: 'show progress without a terminal' },
} as const

interface PlanWords {
  readonly players: string
  readonly seats: string | undefined
  readonly seed: string
  readonly variants: readonly string[]
  readonly set: string | undefined
}

export function planFrom(game: AnyGame, { players, seats, seed, variants, set }: PlanWords): Plan {
  const named = players.split(',').map(name => name.trim())
  playersFrom(game, players) // Throws on an unknown name.
  const forAll = game.seats.find(count => count === named.length)
  const count = seatsFrom(game, seats, forAll)
  const plan = { game: game.id, players: named, seats: count, seed, variants: variantsFrom(game, count, variants) }
  return set === undefined ? plan : { ...plan, components: setFrom(game, set) }
}

interface Playing {
  /** The worker that plays a match's games one by one. */
  readonly worker: URL
  readonly games: number
  readonly workers: string | undefined
  readonly progress: boolean | undefined
  /** What the progress bar counts; games by default. */
  readonly what?: string
}

/** Plays a plan's games that aren't saved yet. `count` gets all games in order and may stop the run. */
export async function playAll<G extends Numbered>(
  plan: Plan,
  kept: Kept<G>,
  { worker, games, workers, progress: asked, what = 'games' }: Playing,
  count: (game: G) => 'enough' | undefined,
): Promise<void> {
  const crew = whole('workers', workers ?? String(os.availableParallelism()), 1, 256)
  const before = kept.games.slice(0, games)
  if (before.some(game => count(game) === 'enough')) return
  const shown = progress(what, games, asked, before.length)
  await playing({ worker, data: plan }, { from: before.length, to: games, workers: crew }, played => {
    const game = played as G
    kept.add(game)
    shown.at(game.number + 1)
    return count(game)
  })
  shown.end()
}
