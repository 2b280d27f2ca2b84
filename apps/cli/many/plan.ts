// What many games are played of: the same for a match and for a study of balance.

import os from 'node:os'
import type { AnyGame, Components, VariantValue } from '@tableworks/kernel'
import { progress } from '../text/progress.ts'
import { whole } from '../verb.ts'
import { setFrom } from '../gamefile.ts'
import { playersFrom, seatsFrom, variantsFrom } from '../wanted.ts'
import type { Kept } from './kept.ts'
import { type Numbered, playing } from './playing.ts'

/** Plain data: a worker is told no more. */
export interface Plan {
  readonly game: string
  /** By name, as in `playersFor`; the last of them fills the table. */
  readonly players: readonly string[]
  readonly seats: number
  readonly seed: string
  readonly variants: Readonly<Record<string, VariantValue>>
  /** Left out, the standard set. */
  readonly components?: Components
}

/** What every verb that plays many games can be told. */
export const PLAN_FLAGS = {
  seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same games' },
  variant: { type: 'string', value: 'K=V', multiple: true, help: 'a variant of the game, as in tw games' },
  set: { type: 'string', value: 'FILE', help: 'a component set of your own, as the components page saves it' },
  workers: { type: 'string', value: 'N', help: 'how many games at a time; one for each core if left out' },
  keep: {
    type: 'string',
    value: 'FILE',
    help: 'write every game there, and go on from there when it is started again',
  },
  json: { type: 'boolean', help: 'the figures as JSON' },
  progress: { type: 'boolean', help: 'show progress where there is no terminal' },
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
  playersFrom(game, players) // all are known, or it says who is not
  const forAll = game.seats.find(count => count === named.length)
  const count = seatsFrom(game, seats, forAll)
  const plan = { game: game.id, players: named, seats: count, seed, variants: variantsFrom(game, count, variants) }
  return set === undefined ? plan : { ...plan, components: setFrom(game, set) }
}

interface Playing {
  /** The file of the worker that plays one game of the plan. */
  readonly worker: URL
  readonly games: number
  readonly workers: string | undefined
  readonly progress: boolean | undefined
}

/** Plays all games of a plan but those that are kept; `count` hears of all in order, and may have heard enough. */
export async function playAll<G extends Numbered>(
  plan: Plan,
  kept: Kept<G>,
  { worker, games, workers, progress: asked }: Playing,
  count: (game: G) => 'enough' | undefined,
): Promise<void> {
  const crew = whole('workers', workers ?? String(os.availableParallelism()), 1, 256)
  const before = kept.games.slice(0, games)
  if (before.some(game => count(game) === 'enough')) return
  const shown = progress('games', games, asked, before.length)
  await playing({ worker, data: plan }, { from: before.length, to: games, workers: crew }, played => {
    const game = played as G
    kept.add(game)
    shown.at(game.number + 1)
    return count(game)
  })
  shown.end()
}
